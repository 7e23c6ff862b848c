/** What is printed: lagoon, land, canals, town, quays with their poles. Drawn once and kept. */
import type { JSX } from 'preact';
import { SeatDefs } from '../../../art/emblems.tsx';
import { Town } from '../../../art/houses.tsx';
import { Land } from '../../../art/land.tsx';
import { line, n1, stream, type Point } from '../../../art/pen.ts';
import { course, SHEET, type Canal, type Sheet } from './geography.ts';
import { townOf } from './town.ts';

/** Ripples: short strokes that follow the canal. */
function ripples(c: Canal, n: number): string {
  const next = stream(100 + n);
  let d = '';
  for (let i = 4; i < c.stations.length - 4; i += 5) {
    const s = c.stations[i];
    if (!s) continue;
    const off = (next() - 0.5) * 13;
    const [x, y] = [s.x + s.nx * off, s.y + s.ny * off];
    const long = 3 + next() * 5;
    d += `M${n1(x + s.ny * long)} ${n1(y - s.nx * long)}q${n1(-s.ny * long + s.nx * 1.6)} ${n1(s.nx * long + s.ny * 1.6)} ${n1(-2 * s.ny * long)} ${n1(2 * s.nx * long)}`;
  }
  return d;
}

/** The basin below a quay, where gondolas lie. */
const basin = ([x, y]: Point): string => `M${n1(x - 34)} ${n1(y - 12)}h68q8 0 8 8v54q0 12-12 12h-60q-12 0-12-12v-54q0-8 8-8Z`;
const poles = ([x, y]: Point): string => [-45, 45].map((dx) => `M${n1(x + dx)} ${n1(y + 8)}v20M${n1(x + dx)} ${n1(y + 38)}v20`).join('');

/** The sun by day, the moon by night; the style sheet shows one of them. */
function Sky({ x, y }: { x: number; y: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class="vn-sun">
        {Array.from({ length: 12 }, (_, i) => (
          <path key={i} class="vn-ray" d="M-2-13L0-20 2-13Z" transform={`rotate(${i * 30})`} />
        ))}
        <circle class="vn-orb" r="11" />
        <path class="vn-orb-face" d="M-4-2v1M4-2v1M-4 4q4 3 8 0" />
      </g>
      <g class="vn-moon">
        <path class="vn-orb" d="M5-14A14 14 0 1 0 12 9 11 11 0 0 1 5-14Z" />
        <path class="vn-ray" d="M12-12l1.3 3 3 1.3-3 1.3-1.3 3-1.3-3-3-1.3 3-1.3ZM17 2l.8 1.9 1.9.8-1.9.8-.8 1.9-.8-1.9-1.9-.8 1.9-.8Z" />
      </g>
    </g>
  );
}

export function Chart({ sheet }: { sheet: Sheet }): JSX.Element {
  const town = townOf(sheet);
  const canals = sheet.canals.map(course).join('');
  const basins = [...sheet.quay.values()].map(basin).join('');
  return (
    <g class="chart" aria-hidden="true">
      <defs>
        <path id="vn-land" d={town.land} />
        <SeatDefs />
      </defs>
      <Land outline="vn-land" seed={23} shore={[20, 13, 7]} gap={1.6} quay={[4]} />
      <path class="vn-bank" d={canals} />
      <path class="vn-basin-bank" d={basins} />
      <path class="vn-canal" d={canals} />
      <path class="vn-basin" d={basins} />
      <path class="vn-lane" d={canals} />
      <path class="vn-ripple" d={sheet.canals.map(ripples).join('')} />
      <path class="vn-pole" d={[...sheet.quay.values()].map(poles).join('')} />
      <path class="vn-pole-band" d={[...sheet.quay.values()].map(poles).join('')} />
      <Town of={town} />
      <Sky x={30} y={30} />
      <path
        class="vn-edge"
        d={line(
          [
            [3, 3],
            [SHEET.w - 3, 3],
            [SHEET.w - 3, SHEET.h - 3],
            [3, SHEET.h - 3],
          ],
          true,
        )}
      />
    </g>
  );
}
