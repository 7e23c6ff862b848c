/**
 * The printed sheet: land, quays, small canals, the engraved town, names of
 * waters, compass and cartouche. Nothing here depends on the game; it is drawn
 * once and kept.
 */
import type { JSX } from 'preact';
import { SeatDefs } from '../../../art/emblems.tsx';
import { Town } from '../../../art/houses.tsx';
import { Land } from '../../../art/land.tsx';
import { Landmark } from '../../../art/landmarks.tsx';
import { line, survey, type Point } from '../../../art/pen.ts';
import { BORDERS, BRIDGE_SITES, COMPASS, DISTRICTS, RII, SHEET, SITES } from './geography.ts';
import { TOWNS } from './engrave.ts';
import { PATHS } from './outline.ts';

const ALL_RII = DISTRICTS.flatMap((d) => RII[d].map((r) => line(survey(r, 9).map((s): Point => [s.x, s.y])))).join('');
const TOWN = {
  walls: DISTRICTS.map((d) => TOWNS[d].walls).join(''),
  roofs: DISTRICTS.map((d) => TOWNS[d].roofs).join(''),
  windows: DISTRICTS.map((d) => TOWNS[d].windows).join(''),
  shade: DISTRICTS.map((d) => TOWNS[d].shade).join(''),
  trees: DISTRICTS.map((d) => TOWNS[d].trees).join(''),
};

/** Steps down to the water at both ends of every place for a bridge. */
function landings(): { landing: string; crossing: string } {
  let d = '';
  let crossings = '';
  for (const b of BORDERS) {
    for (const s of BRIDGE_SITES[b.id] ?? []) {
      const a = (s.angle * Math.PI) / 180;
      const [ux, uy] = [Math.cos(a), Math.sin(a)];
      for (const side of [-1, 1]) {
        const [from, to] = [side * (b.breadth / 2 + 2.5), side * (b.breadth / 2 + 13)];
        d += line([
          [s.x + ux * from, s.y + uy * from],
          [s.x + ux * to, s.y + uy * to],
        ]);
      }
      crossings += line([
        [s.x - ux * (b.breadth / 2 - 3), s.y - uy * (b.breadth / 2 - 3)],
        [s.x + ux * (b.breadth / 2 - 2), s.y + uy * (b.breadth / 2 - 2)],
      ]);
    }
  }
  return { landing: d, crossing: crossings };
}
const LANDINGS = landings();

function Compass(): JSX.Element {
  const ray = (angle: number, long: number, wide: number): JSX.Element => (
    <g transform={`rotate(${angle})`}>
      <path class="rose-light" d={`M0 0L${-wide} ${-wide}L0 ${-long}Z`} />
      <path class="rose-dark" d={`M0 0L${wide} ${-wide}L0 ${-long}Z`} />
    </g>
  );
  return (
    <g class="rose" transform={`translate(${COMPASS[0]} ${COMPASS[1]})`}>
      <circle r="34" class="rose-ring" />
      <circle r="29" class="rose-ring rose-ticks" />
      {[45, 135, 225, 315].map((a) => ray(a, 26, 4.5))}
      {[90, 180, 270].map((a) => ray(a, 36, 6))}
      {ray(0, 46, 7)}
      <circle r="3.2" class="rose-hub" />
    </g>
  );
}

function Boat({ x, y, flip = false }: { x: number; y: number; flip?: boolean }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})${flip ? ' scale(-1 1)' : ''}`}>
      <path class="boat-wake" d="M-34 9q6-3 12 0M20 10q6-3 12 0M-12 12q6-3 12 0" />
      <path
        class="boat"
        d="M-26-4C-18 5-6 6.5 4 6 14 5.5 20 2 24-6l2-6 2.5-1-1 3 1.5 1-2 1.5 1 1.5-2.5 1.5C23 2 18 9 4 9.5-10 10-20 6-26-4Z"
      />
      <path class="boat" d="M-15-1l-2-9.5 2.5-.5 1.5 3 3 1.5L-9 2Z" />
      <circle class="boat" cx="-15.5" cy="-13.5" r="2.2" />
      <path class="boat-oar" d="M-16-6L-4 14" />
    </g>
  );
}

function Cartouche({ title, subtitle }: { title: string; subtitle?: string | undefined }): JSX.Element {
  return (
    <g class="cartouche">
      <path
        class="cartouche-shadow"
        d="M-92-19Q-100-6-92 0-100 6-92 26Q0 32 92 26 100 6 92 0 100-6 92-19Q0-27-92-19Z"
        transform="translate(0 4)"
      />
      <path class="cartouche-paper" d="M-92-21Q-101-8-92 0-101 8-92 24Q0 30 92 24 101 8 92 0 101-8 92-21Q0-29-92-21Z" />
      <path class="cartouche-line" d="M-86-16.5Q-92-6-85 0-92 6-86 19.5Q0 25 86 19.5 92 6 85 0 92-6 86-16.5Q0-23-86-16.5Z" />
      <text class="cartouche-title" y={subtitle ? 1 : 8}>
        {title}
      </text>
      {subtitle ? (
        <text class="cartouche-sub" y="17">
          {subtitle}
        </text>
      ) : null}
    </g>
  );
}

export interface ChartProps {
  title: string;
  subtitle?: string | undefined;
  canal: string;
  basin: string;
}

export function Chart({ title, subtitle, canal, basin }: ChartProps): JSX.Element {
  return (
    <g class="chart" aria-hidden="true">
      <defs>
        <g id="sm-land">
          {DISTRICTS.map((d) => (
            <path key={d} id={`sm-${d}`} d={PATHS[d]} />
          ))}
        </g>
        <SeatDefs />
        <path id="sm-canal" d={'M662 625Q740 630 830 628'} />
        <clipPath id="sm-clip-land">
          {DISTRICTS.map((d) => (
            <use key={d} href={`#sm-${d}`} />
          ))}
        </clipPath>
        {DISTRICTS.map((d) => (
          <clipPath key={d} id={`sm-clip-${d}`}>
            <use href={`#sm-${d}`} />
          </clipPath>
        ))}
      </defs>
      <Land outline="sm-land" seed={7} shore={[34, 24, 15]} gap={1.8} quay={[5, 2.5]}>
        {DISTRICTS.map((d) => (
          <use key={d} href={`#sm-${d}`} class="wash" clip-path={`url(#sm-clip-${d})`} style={{ stroke: `var(--wash-${d})` }} />
        ))}
      </Land>
      <g clip-path="url(#sm-clip-land)">
        <path class="rio-edge" d={ALL_RII} />
        <path class="rio" d={ALL_RII} />
      </g>
      <path class="landing" d={LANDINGS.landing} />
      <path class="crossing" d={LANDINGS.crossing} />
      <Town of={TOWN} />
      {DISTRICTS.filter((d) => SITES[d].landmark.size > 20).map((d) => (
        <Landmark key={d} of={d} x={SITES[d].landmark.at[0]} y={SITES[d].landmark.at[1]} size={SITES[d].landmark.size} />
      ))}
      <text class="water-name">
        <textPath href="#sm-canal" startOffset="50%">
          {canal}
        </textPath>
      </text>
      <text class="water-name water-name-end" x="982" y="668">
        {basin}
      </text>
      <Boat x={58} y={738} />
      <Compass />
      <g transform="translate(886 742)">
        <Cartouche title={title} subtitle={subtitle} />
      </g>
      <rect class="sheet-edge" x="5" y="5" width={SHEET.w - 10} height={SHEET.h - 10} />
      <rect class="sheet-edge thin" x="9.5" y="9.5" width={SHEET.w - 19} height={SHEET.h - 19} />
    </g>
  );
}
