// The final scores by where the points came from, all from what was told during the game.
import type { JSX } from 'preact';

import { DISTRICT_NAMES, type Facts } from '@ridotto/games/san-marco/words/shape.ts';
import { SeatToken } from '../../art/emblems.tsx';
import { seatIndex } from '../../art/seats.ts';
import { says } from './words.ts';
import type { Happening } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { viewOf } from './places.ts';

type BySeat = Record<string, number>;
interface Sheet {
  doge: BySeat;
  bonus: BySeat;
  tolls: BySeat;
  final: Record<string, BySeat>;
}
const add = (to: BySeat, seat: string, n: number): void => void (to[seat] = (to[seat] ?? 0) + n);

function sheetOf(happenings: readonly Happening[]): Sheet {
  const sheet: Sheet = { doge: {}, bonus: {}, tolls: {}, final: {} };
  const undone = new Set(happenings.filter((h) => h.undone).map((h) => h.entry));
  for (const h of happenings) {
    if (h.undone || (undone.has(h.entry) && h.entry > 0)) continue;
    for (const told of h.facts) {
      if (told.what === 'scored') {
        const f = told.data as Facts['scored'];
        const to = f.why === 'final' ? (sheet.final[f.district] ??= {}) : sheet.doge;
        for (const [seat, n] of Object.entries(f.gains)) add(to, seat, n);
      } else if (told.what === 'passage-ends') {
        for (const [seat, n] of Object.entries((told.data as Facts['passage-ends']).bonus)) add(sheet.bonus, seat, n);
      } else if (told.what === 'doge-crosses') {
        const f = told.data as Facts['doge-crosses'];
        if (f.paid > 0) {
          add(sheet.tolls, f.seat, -f.paid);
          add(sheet.tolls, f.owner, f.paid);
        }
      } else if (told.what === 'doge-steps') {
        const f = told.data as Facts['doge-steps'];
        add(sheet.tolls, f.seat, -f.paid);
      }
    }
  }
  return sheet;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

export function End({ at }: { at: At }): JSX.Element {
  const w = says();
  const sheet = sheetOf(at.store.happenings.value);
  const over = at.snapshot.over;
  const scores = (seat: string): number => over?.scores[Number(seat.slice(1))] ?? 0;
  const best = Math.max(...(over?.scores ?? [0]));
  const tied = at.seats.filter((s) => scores(s.id) === best);
  const sm = viewOf(at).districts['san-marco'] ?? {};
  const row = (title: string, by: BySeat, sub = false): JSX.Element => (
    <tr class={sub ? 'end-sub' : ''}>
      <th scope="row">{title}</th>
      {at.seats.map((s) => (
        <td key={s.id}>{signed(by[s.id] ?? 0)}</td>
      ))}
    </tr>
  );
  const final: BySeat = {};
  for (const by of Object.values(sheet.final)) for (const [seat, n] of Object.entries(by)) add(final, seat, n);
  return (
    <>
      <table class={`end-table${at.seats.length > 3 ? ' end-many' : ''}`}>
        <caption>{w.end.title}</caption>
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
          {row(w.end.doge, sheet.doge)}
          {row(w.end.bonus, sheet.bonus)}
          {row(w.end.tolls, sheet.tolls)}
          {row(w.end.final, final)}
          {DISTRICT_NAMES.map((d) => row(w.districts[d], sheet.final[d] ?? {}, true))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{w.end.total}</th>
            {at.seats.map((s) => (
              <td key={s.id} class={over?.winners.includes(s.id) ? 'winner' : ''}>
                <strong>{signed(scores(s.id))}</strong>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {tied.length > 1 && (
        <p>
          {(over?.winners.length ?? 0) > 1
            ? w.end.shared
            : w.end.tieBreak(
                tied.map((s) => s.name),
                tied.map((s) => sm[s.id] ?? 0),
              )}
        </p>
      )}
    </>
  );
}
