// Everybody at the table, a line each, in the same place whoever is asked: points, what they have, whose turn it is.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { SeatToken } from '../art/emblems.tsx';
import { seatIndex } from '../art/seats.ts';
import { words } from '../words/prefs.ts';
import type { At, GameFace, LogLine, Standing } from './face.ts';
import type { Still } from './film.ts';
import { Clock } from './clocks.ts';
import { PresentMark } from './Present.tsx';
import './company.css';
import './everybody.css';

interface EverybodyProps {
  at: At;
  face: GameFace;
  /** What the film tells, if the table is shown as it was then. */
  told: readonly LogLine[] | null;
  /** Points that the film has still to tell. */
  ahead: Still['ahead'] | undefined;
  /** One of the lines was touched: in words. */
  tell(id: string): void;
}
export function Everybody({ at, face, told, ahead, tell }: EverybodyProps): JSX.Element {
  const t = words.value!.table;
  const { snapshot, store } = at;
  const hot = store.hotSeat.value;
  const gained = (told ?? []).flatMap((l) => (l.turning && l.gained ? [l.gained] : [])).at(-1);
  // A player's line takes as long as a part of the board, and most that is drawn again is no news for it.
  const lines = useMemo(
    () => (
      <ul>
        {at.seats.map(({ id, name, machine, standIn }) => {
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
                <span class="one-who">
                  <strong title={name}>{name}</strong>
                  {!hot && snapshot.you === id && <small>{t.you}</small>}
                  {machine !== null && <BotMark text={machine} />}
                  {standIn && <BotMark text={words.value!.company.standIn[standIn.because]} />}
                  <PresentMark seat={id} you={snapshot.you} />
                  {snapshot.tempo && snapshot.clocks?.[i] && snapshot.players[i]?.kind === 'human' && (
                    <Clock
                      table={store.id}
                      clock={snapshot.clocks[i]}
                      tempo={snapshot.tempo}
                      over={snapshot.over !== null}
                      paused={snapshot.paused !== undefined}
                    />
                  )}
                </span>
                {standing.marks.map((m) => (
                  <small key={m.text} class={m.warn ? 'one-warn' : undefined}>
                    {m.text}
                  </small>
                ))}
              </span>
              <Figures
                standing={standing}
                ahead={ahead?.[id]}
                gained={gained && { name: gained.name, by: gained.by[id], totals: gained.totals }}
              />
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
    ),
    [snapshot, at.view, face.words(), t, hot, gained, ahead],
  );
  return (
    <section
      class={`everybody${told ? ' everybody-then' : ''}`}
      data-area="everybody"
      aria-label={t.players}
      onClick={(e) => {
        const line = e.target instanceof Element ? e.target.closest<HTMLElement>('.one') : null;
        if (line?.dataset.seat !== undefined) tell(line.dataset.seat);
      }}
    >
      <h2 class="hidden">{t.players}</h2>
      {lines}
    </section>
  );
}

/** A small robot: no name is so long that it is not seen. */
const BotMark = ({ text }: { text: string }): JSX.Element => (
  <small class="one-bot" title={text}>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" d="M8 1.500V4.500M2.500 5H13.500V14H2.500Z" />
      <path fill="currentColor" d="M4.800 7.500h2v2.400h-2ZM9.200 7.500h2v2.400h-2ZM5.200 11.300h5.600v1.100H5.200ZM7 .6h2v1.800H7Z" />
    </svg>
    <span class="hidden">{text}</span>
  </small>
);

const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n));

interface Gain {
  readonly name: string;
  readonly by: number | undefined;
  readonly totals: boolean | undefined;
}
function Gained({ name, by = 0, totals = false }: Gain): JSX.Element {
  const value = totals ? `=${figure(by)}` : by > 0 ? `+${by}` : by < 0 ? figure(by) : '·';
  return (
    <span class={`one-gained${by === 0 ? ' one-gained-none' : ''}`} title={words.value!.table.labelled(name, value)}>
      {value}
    </span>
  );
}

/** What somebody has, and their points; at a turning point what they gained by it, in the place of what the next scoring would add. */
interface FiguresProps {
  standing: Standing;
  gained?: Gain | undefined;
  ahead?: number | undefined;
}
function Figures({ standing, gained, ahead = 0 }: FiguresProps): JSX.Element {
  const { score } = standing;
  const about = score && (ahead === 0 ? score.about : String(score.now - ahead));
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
      {score && (
        <span class="one-score" title={about}>
          <span class="hidden">{about}</span>
          <strong aria-hidden="true">{figure(score.now - ahead)}</strong>
          <small aria-hidden="true">{gained ? <Gained {...gained} /> : score.later === undefined ? '' : `→ ${score.later}`}</small>
        </span>
      )}
    </>
  );
}
