// What each player gained at a turning point: a small panel below the line that tells it, as long as it is shown.
import type { JSX } from 'preact';
import { SeatToken } from '../art/emblems.tsx';
import { seatIndex } from '../art/seats.ts';
import type { At, LogLine } from './face.ts';

export function Gained({ at, lines }: { at: At; lines: readonly LogLine[] }): JSX.Element | null {
  const rows = lines.flatMap((l) => (l.turning && l.gained ? [l.gained] : []));
  if (rows.length === 0) return null;
  const gain = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '·');
  const cell = (seat: string, n: number | undefined, totals: boolean): JSX.Element => (
    <td key={seat} class={n === undefined || (n === 0 && !totals) ? 'gained-none' : undefined}>
      {totals ? (n ?? '·') : gain(n ?? 0)}
    </td>
  );
  return (
    <table class="gained">
      <thead>
        <tr>
          <td />
          {at.seats.map(({ id, name }) => (
            <th key={id} scope="col">
              <SeatToken seat={seatIndex(id)} size={22} />
              <span>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, by, totals = false }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {at.seats.map(({ id }) => cell(id, by[id], totals))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
