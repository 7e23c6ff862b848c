// The end: the sheet by category, missions laid open, and the fountains one by one.
import type { JSX } from 'preact';
import { valueOf } from '@ridotto/games/valencia/words/shape.ts';
import { SeatToken } from '../../art/emblems.tsx';
import { seatIndex } from '../../art/seats.ts';
import type { At } from '../../play/face.ts';
import { fountainsBeside } from './plan.ts';
import { MissionLists, SheetTable } from './Score.tsx';
import { editionOf, showing, shownOf } from './table.ts';
import { page, vale } from './words.ts';

/** Who had equal prestige, and what then decided. */
function tieBreak(at: At): string | undefined {
  const w = vale();
  const view = shownOf(at);
  const over = at.snapshot.over;
  if (!over) return undefined;
  const best = Math.max(...over.scores);
  const tied = at.seats.filter((s) => over.scores[Number(s.id.slice(1))] === best);
  if (tied.length < 2) return undefined;
  const names = (list: typeof tied): string[] => list.map((s) => s.name);
  const members = (seat: string): number => view.members[seat]?.length ?? 0;
  const most = Math.max(...tied.map((s) => members(s.id)));
  const still = tied.filter((s) => members(s.id) === most);
  if (still.length === 1)
    return w.end.byMembers(
      names(tied),
      tied.map((s) => members(s.id)),
    );
  if (over.winners.length > 1) return w.end.shared(over.winners.map(at.name));
  return w.end.byCoins(
    names(still),
    still.map((s) => view.coins?.[s.id] ?? 0),
  );
}

export function End({ at }: { at: At }): JSX.Element {
  showing(at);
  const p = page().end;
  const view = shownOf(at);
  const edition = editionOf(at.snapshot);
  const tie = tieBreak(at);
  const built = Object.entries(view.fountains).map(([square, tile]) => ({ square, value: valueOf(tile, edition) }));
  const fountains = [...built, { square: 'central', value: edition.centralValue }];
  const beside = (seat: string, square: string): number =>
    (view.members[seat] ?? []).filter((m) => fountainsBeside(at, m).includes(square)).length;
  return (
    <>
      <div class="va-end" tabindex={0} role="region" aria-label={vale().end.title}>
        <SheetTable at={at} caption={vale().end.title} details />
        <MissionLists at={at} />
      </div>
      {tie && <p>{tie}</p>}
      <details class="va-fountains">
        <summary>{p.fountains}</summary>
        <table>
          <thead>
            <tr>
              <td />
              {at.seats.map((s) => (
                <th scope="col" key={s.id}>
                  <SeatToken seat={seatIndex(s.id)} size={20} label={s.name} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fountains.map(({ square, value }) => (
              <tr key={square}>
                <th scope="row">{p.fountain(square === 'central' ? p.central : square, value)}</th>
                {at.seats.map((s) => {
                  const n = beside(s.id, square);
                  return <td key={s.id}>{n === 0 ? '–' : `${n} × ${value} = ${n * value}`}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
