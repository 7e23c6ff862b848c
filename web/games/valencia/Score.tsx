// What everybody would get if the game ended now: what all can count, and one's own missions.
import type { JSX } from 'preact';
import { missionCard } from '@ridotto/games/valencia/words/shape.ts';
import type { ValenciaView } from '@ridotto/games/valencia/knowledge/view.ts';
import { SeatToken } from '../../art/emblems.tsx';
import { seatIndex } from '../../art/seats.ts';
import type { At } from '../../play/face.ts';
import { editionOf, viewOf } from './table.ts';
import { page, vale } from './words.ts';

const OPEN = ['council', 'city', 'palms', 'fountains', 'privileges'] as const;
export const openScore = (view: ValenciaView, seat: string): number => {
  const sheet = view.sheets[seat];
  return sheet ? OPEN.reduce((sum, c) => sum + sheet[c], 0) : 0;
};
const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));
const missionPoints = (view: ValenciaView, seat: string): number | undefined => {
  const all = view.standing[seat];
  return all && Object.values(all).reduce((sum, s) => sum + (s.points ?? 0), 0);
};

const missionSaid = (card: ReturnType<typeof missionCard>, points: number | undefined): string =>
  `${vale().missions[card.kind].name(card)} ${page().missions.points(points ?? 0)}`;

/** Each mission of everybody, with its points, under their names: where the sheet has no room for its rows. */
export function MissionLists({ at }: { at: At }): JSX.Element {
  const view = viewOf(at);
  const edition = editionOf(at.snapshot);
  return (
    <dl class="va-mission-lists">
      {at.seats.map((s) => (
        <div key={s.id}>
          <dt>{s.name}</dt>
          {Object.entries(view.standing[s.id] ?? {}).map(([name, judged]) => (
            <dd key={name} class={judged.fulfilled ? 'va-yes' : ''}>
              {missionSaid(missionCard(edition, name), judged.points)}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** The rows that the end and the projection share. */
export function SheetTable({ at, caption, details }: { at: At; caption: string; details: boolean }): JSX.Element {
  const [w, p] = [vale(), page()];
  const view = viewOf(at);
  const winners = at.snapshot.over?.winners ?? [];
  const edition = editionOf(at.snapshot);
  const total = (seat: string): number => openScore(view, seat) + (missionPoints(view, seat) ?? 0);
  const longest = Math.max(0, ...at.seats.map((s) => Object.keys(view.standing[s.id] ?? {}).length));
  return (
    <table class={`end-table va-sheet${at.seats.length > 3 ? ' end-many' : ''}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {at.seats.map((s) => (
            <th scope="col" key={s.id}>
              <SeatToken seat={seatIndex(s.id)} size={26} />
              <br />
              {s.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {OPEN.map((c) => (
          <tr key={c}>
            <th scope="row" title={w.categories[c].about}>
              {w.categories[c].name}
            </th>
            {at.seats.map((s) => (
              <td key={s.id}>{view.sheets[s.id]?.[c] ?? 0}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{w.categories.missions.name}</th>
          {at.seats.map((s) => {
            const n = missionPoints(view, s.id);
            return (
              <td key={s.id} class={n === undefined ? 'soft' : ''}>
                {n === undefined ? p.score.others : signed(n)}
              </td>
            );
          })}
        </tr>
        {details &&
          Array.from({ length: longest }, (_, k) => (
            <tr key={k} class="end-sub va-mission-row">
              <th scope="row">{k + 1}</th>
              {at.seats.map((s) => {
                const [name, judged] = Object.entries(view.standing[s.id] ?? {})[k] ?? [];
                const card = name === undefined ? undefined : missionCard(edition, name);
                return (
                  <td key={s.id} class={judged?.fulfilled ? 'va-yes' : ''}>
                    {card && missionSaid(card, judged?.points)}
                  </td>
                );
              })}
            </tr>
          ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{w.categories.total.name}</th>
          {at.seats.map((s) => (
            <td key={s.id} class={winners.includes(s.id) ? 'winner' : ''}>
              <strong>{signed(total(s.id))}</strong>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

export function Score({ at }: { at: At }): JSX.Element {
  const p = page().score;
  return (
    <div class="va-score">
      <SheetTable at={at} caption={viewOf(at).over ? vale().end.title : p.caption} details={false} />
      {!viewOf(at).over && <p class="soft">{at.seats.every((s) => s.id in viewOf(at).standing) ? p.open : p.about}</p>}
    </div>
  );
}
