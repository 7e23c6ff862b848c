// Everybody at the table, a line each, in the same place whoever is asked: points, what they have, whose turn it is.
import type { JSX } from 'preact';
import { SeatToken } from '../art/emblems.tsx';
import { seatIndex } from '../art/seats.ts';
import { words } from '../words/prefs.ts';
import type { At, GameFace, Standing } from './face.ts';
import './everybody.css';

export function Everybody({ at, face }: { at: At; face: GameFace }): JSX.Element {
  const t = words.value!.table;
  const { snapshot, store } = at;
  const hot = store.hotSeat.value;
  return (
    <section class="everybody" data-area="everybody" aria-label={t.players}>
      <h2 class="hidden">{t.players}</h2>
      <ul>
        {at.seats.map(({ id, name, bot }) => {
          const i = seatIndex(id);
          const standing = face.standing(id, at);
          const awaited = snapshot.awaits.includes(id);
          return (
            <li
              key={id}
              class={`one${awaited ? ' one-awaited' : ''}${standing.out ? ' one-out' : ''}`}
              data-seat={id}
              style={{ '--seat': `var(--seat-${i})`, '--seat-ink': `var(--seat-${i}-ink)` }}
            >
              <span class="one-turn" title={awaited ? t.turn : undefined}>
                {awaited && (
                  <>
                    <span aria-hidden="true">▶</span>
                    <span class="hidden">{t.turn}</span>
                  </>
                )}
              </span>
              <SeatToken seat={i} size={22} />
              <span class="one-name">
                <strong>{name}</strong>
                {!hot && snapshot.you === id && <small>{t.you}</small>}
                {bot !== null && <small>{t.botMark}</small>}
                {standing.marks.map((m) => (
                  <small key={m.text} class={m.warn ? 'one-warn' : undefined}>
                    {m.text}
                  </small>
                ))}
              </span>
              <Figures standing={standing} />
            </li>
          );
        })}
        {face.alsoHere?.(at).map(({ id, name, icon, standing }) => (
          <li key={id} class="one one-no-seat" data-seat={id}>
            <span class="one-turn" />
            {icon}
            <span class="one-name">
              <strong>{name}</strong>
            </span>
            <Figures standing={standing} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What somebody has, and their points. */
function Figures({ standing }: { standing: Standing }): JSX.Element {
  return (
    <>
      <span class="one-counts">
        {standing.counts.map((c) => (
          <span key={c.id} class={`one-count${c.warn ? ' one-warn' : ''}`} data-count={c.id} title={c.about}>
            <span class="hidden">{c.about}</span>
            <span aria-hidden="true">
              {c.icon}
              {c.value}
            </span>
          </span>
        ))}
      </span>
      {standing.score && (
        <span class="one-score" title={standing.score.about}>
          <span class="hidden">{standing.score.about}</span>
          <strong aria-hidden="true">{standing.score.now}</strong>
          <small aria-hidden="true">{standing.score.later === undefined ? '' : `→ ${standing.score.later}`}</small>
        </span>
      )}
    </>
  );
}
