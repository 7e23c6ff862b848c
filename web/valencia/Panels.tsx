// Everything public about each player.
import type { JSX } from 'preact';
import { SeatToken } from '../art/emblems.tsx';
import { seatIndex } from '../art/seats.ts';
import { Icon } from '../boards/valencia/Icons.tsx';
import { GUILDS } from '../boards/valencia/types.ts';
import type { At } from '../play/face.ts';
import { words } from '../shell/prefs.ts';
import { Sizes } from './Auction.tsx';
import { Strip } from './Missions.tsx';
import { openScore } from './Score.tsx';
import { shownOf } from './table.ts';
import { page, vale } from './words.ts';

export function Panels({ at }: { at: At }): JSX.Element {
  const [w, p] = [vale(), page().panel];
  const t = words.value!.table;
  const view = shownOf(at);
  const hot = at.store.hotSeat.value;
  return (
    <>
      <Strip at={at} />
      <ul class="va-panels">
        {at.seats.map(({ id, name, bot }) => {
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
                <span class="va-marks">
                  {!hot && at.snapshot.you === id && <span>{t.you}</span>}
                  {bot !== null && <span>{t.botMark}</span>}
                  {view.pawn === id && <span class="va-pawn">♟ {w.pieces.pawn.name}</span>}
                  {awaited && (
                    <span class="va-now">
                      <span aria-hidden="true">▶ </span>
                      {t.turn}
                    </span>
                  )}
                </span>
              </div>
              <div class="va-prestige">
                <strong>{view.prestige[id] ?? 0}</strong>
                {!view.over && (
                  <small title={p.soFarAbout}>
                    <span class="hidden">{p.soFar(openScore(view, id))}</span>
                    <span aria-hidden="true">→ {openScore(view, id)}</span>
                  </small>
                )}
              </div>
              <p class="va-facts">
                <span>{w.privileges(view.privileges[id] ?? 0)}</span>
                <span>{p.supply(view.supply[id] ?? 0)}</span>
                <span>{p.draw(view['draw-pile'][id] ?? 0)}</span>
                {coins !== undefined && <span>{w.coins(coins)}</span>}
                {has &&
                  GUILDS.filter((g) => (has[g] ?? 0) > 0).map((g) => (
                    <span key={g} class="va-has">
                      <Icon of={g} size={18} />
                      <span class="hidden">{w.guilds[g].name} </span>
                      {has[g]}
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
