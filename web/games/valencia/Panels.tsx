// Everything public about each player.
import type { JSX } from 'preact';
import { SeatToken } from '../../art/emblems.tsx';
import { seatIndex } from '../../art/seats.ts';
import { Icon } from './board/Icons.tsx';
import { GUILDS } from './board/types.ts';
import type { At } from '../../play/face.ts';
import { words } from '../../words/prefs.ts';
import { Sizes } from './Auction.tsx';
import { openScore } from './Score.tsx';
import { shownOf } from './table.ts';
import { page, vale } from './words.ts';

/** What stands apart to the eye is apart to the ear too. */
const Comma = (): JSX.Element => <span class="hidden">, </span>;

export function Panels({ at }: { at: At }): JSX.Element {
  const [w, p] = [vale(), page().panel];
  const t = words.value!.table;
  const view = shownOf(at);
  const hot = at.store.hotSeat.value;
  return (
    <>
      <ul class="va-panels">
        {at.seats.map(({ id, name, machine }) => {
          const i = seatIndex(id);
          const awaited = at.snapshot.awaits.includes(id);
          const [coins, has] = [view.coins?.[id], view.resources?.[id]];
          return (
            <li
              key={id}
              class={`va-panel panel${awaited ? ' va-panel-active' : ''}`}
              style={{ '--seat': `var(--seat-${i})`, '--seat-ink': `var(--seat-${i}-ink)` }}
            >
              <SeatToken seat={i} size={32} />
              <div>
                <strong>{name}</strong>
                <Comma />
                <span class="va-marks">
                  {!hot && at.snapshot.you === id && (
                    <span>
                      {t.you}
                      <Comma />
                    </span>
                  )}
                  {machine !== null && (
                    <span>
                      {machine}
                      <Comma />
                    </span>
                  )}
                  {view.pawn === id && (
                    <span class="va-pawn">
                      <span aria-hidden="true">♟ </span>
                      {w.pieces.pawn.name}
                      <Comma />
                    </span>
                  )}
                  {awaited && (
                    <span class="va-now">
                      <span aria-hidden="true">▶ </span>
                      {t.turn}
                      <Comma />
                    </span>
                  )}
                </span>
              </div>
              <div class="va-prestige">
                <strong>{view.prestige[id] ?? 0}</strong>
                <Comma />
                {!view.over && (
                  <small title={p.soFarAbout}>
                    <span class="hidden">{p.soFar(openScore(view, id))}</span>
                    <span aria-hidden="true">→ {openScore(view, id)}</span>
                  </small>
                )}
              </div>
              <p class="va-facts">
                <span>
                  {w.privileges(view.privileges[id] ?? 0)}
                  <Comma />
                </span>
                <span>
                  {p.supply(view.supply[id] ?? 0)}
                  <Comma />
                </span>
                <span>
                  {p.draw(view['draw-pile'][id] ?? 0)}
                  <Comma />
                </span>
                {coins !== undefined && (
                  <span>
                    {w.coins(coins)}
                    <Comma />
                  </span>
                )}
                {has &&
                  GUILDS.filter((g) => (has[g] ?? 0) > 0).map((g) => (
                    <span key={g} class="va-has">
                      <Icon of={g} size={18} />
                      <span class="hidden">{w.guilds[g].name} </span>
                      {has[g]}
                      <Comma />
                    </span>
                  ))}
                <Sizes sizes={view['pile-sizes']?.[id] ?? []} />
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
