/** The printed sheet: islands, town, canals that wave, streets that are paved, compass, cartouche. Drawn once and kept. */
import type { JSX } from 'preact';
import { SeatDefs } from '../../../art/emblems.tsx';
import { Town } from '../../../art/houses.tsx';
import { Land } from '../../../art/land.tsx';
import { line } from '../../../art/pen.ts';
import { course, wave, type City } from './geography.ts';
import { townOf } from './town.ts';

function Compass({ x, y }: { x: number; y: number }): JSX.Element {
  const ray = (angle: number, long: number, wide: number): JSX.Element => (
    <g transform={`rotate(${angle})`}>
      <path class="ik-rose" d={`M0 0L${-wide} ${-wide}L0 ${-long}Z`} />
      <path class="ik-rose ik-rose-dark" d={`M0 0L${wide} ${-wide}L0 ${-long}Z`} />
    </g>
  );
  return (
    <g transform={`translate(${x} ${y}) scale(.8)`}>
      <circle r="26" class="ik-rose" />
      {[45, 135, 225, 315].map((a) => ray(a, 20, 3.5))}
      {[90, 180, 270].map((a) => ray(a, 29, 5))}
      {ray(0, 38, 5.5)}
    </g>
  );
}

/** A carnival mask with feathers over the name of the game. */
function Cartouche({ x, y, title }: { x: number; y: number; title: string }): JSX.Element {
  return (
    <g class="ik-cartouche" transform={`translate(${x} ${y})`}>
      <path
        class="ik-feather"
        d="M-6-34C-20-44-26-58-20-70-10-62-4-48-3-36ZM6-34C20-44 26-58 20-70 10-62 4-48 3-36ZM0-36C-7-48-7-64 0-76 7-64 7-48 0-36Z"
      />
      <path
        class="ik-half-mask"
        d="M-40-34C-30-38-18-40-8-34-4-32 4-32 8-34 18-40 30-38 40-34 42-22 38-10 24-10 12-10 8-20 0-20S-12-10-24-10C-38-10-42-22-40-34Z"
      />
      <path class="ik-mask-eyes" d="M-29-26C-24-31-16-30-12-24-17-19-26-19-29-26ZM29-26C24-31 16-30 12-24 17-19 26-19 29-26Z" />
      <path class="ik-ribbon" d="M-112 6C-96-4-60-6 0-6S96-4 112 6L104 18 112 30C96 24 60 22 0 22S-96 24-112 30L-104 18Z" />
      <text class="ik-title" y="16">
        {title}
      </text>
    </g>
  );
}

/** A gondola, on the open water. */
function Gondola({ x, y, flip = false }: { x: number; y: number; flip?: boolean }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? '-.72' : '.72'} .72)`}>
      <path class="ik-wake" d="M-34 9q6-3 12 0M20 10q6-3 12 0M-12 12q6-3 12 0" />
      <path
        class="ik-boat"
        d="M-27-3C-18 5-6 6.5 4 6 14 5.5 20 2 25-7l1.5-6 2.5-.5-1 3 1.6 1-2 1.4 1 1.6-2.6 1.4C24 2 18 9.5 4 9.8-10 10-21 6-27-3Z"
      />
      <path class="ik-boat" d="M-4 5V-4Q2-8 8-4V5Z" />
      <path class="ik-boat" d="M-16-1l-1.6-10 3-.4 1.6 10ZM-16.4-12.4a2.2 2.2 0 1 1 .1 0Z" />
    </g>
  );
}

export function Chart({ city, title }: { city: City; title: string }): JSX.Element {
  const streets = city.ways.filter((w) => w.kind === 'street').map((w) => line(course(w)));
  const canals = city.ways.filter((w) => w.kind === 'canal');
  const narrow = canals.filter((w) => !w.grand).map((w) => line(course(w)));
  const grand = canals.filter((w) => w.grand).map((w) => line(course(w)));
  return (
    <g class="chart" aria-hidden="true">
      <defs>
        <path id="ik-land" d={city.land} />
        <clipPath id="ik-clip">
          <use href="#ik-land" />
        </clipPath>
        <SeatDefs />
      </defs>
      <Land outline="ik-land" seed={19} shore={[27, 19, 12]} gap={1.6} quay={[4, 2]} />
      <g clip-path="url(#ik-clip)">
        <path class="ik-bank ik-bank-grand" d={grand.join('')} />
        <path class="ik-bank" d={narrow.join('')} />
        <path class="ik-canal ik-canal-grand" d={grand.join('')} />
        <path class="ik-canal" d={narrow.join('')} />
      </g>
      <Town of={townOf(city)} />
      <path class="ik-lane" d={narrow.join('') + grand.join('')} />
      <path class="ik-wave" d={canals.map((w) => wave(w, 2.6, 15, -1.9)).join('')} />
      <path class="ik-wave" d={canals.map((w) => wave(w, 2.6, 15, 2.6)).join('')} />
      <path class="ik-street-edge" d={streets.join('')} />
      <path class="ik-street" d={streets.join('')} />
      <path class="ik-paving" d={streets.join('')} />
      <Gondola x={700} y={560} />
      <Gondola x={330} y={92} flip />
      <Gondola x={560} y={668} flip />
      <Compass x={44} y={640} />
      <Cartouche x={852} y={118} title={title} />
      <rect class="ik-edge" x="4" y="4" width={city.w - 8} height={city.h - 8} />
      <rect class="ik-edge ik-edge-thin" x="8" y="8" width={city.w - 16} height={city.h - 16} />
    </g>
  );
}
