/**
 * Five emblems on five token shapes. A seat is never told by colour alone:
 * shape, emblem and the pattern of the inner edge differ too, and the same
 * token stands for a seat on the board, in panels, log and clocks.
 */
import type { JSX } from 'preact';
import { whenChanged } from './when-changed.tsx';
import { EMBLEMS, lookOf, SEATS, type Emblem, type SeatIndex } from './seats.ts';
import './emblems.css';

/** Drawn in a box from -12 to 12; `fill` is the emblem, `hole` what shows through it. */
const DRAWN: Record<Emblem, { fill: string; hole?: string; over?: string }> = {
  lion: {
    fill: 'M0-11.6 2.9-9.3 6.5-10.4 7.4-6.8 11-5.6 9.7-2 11.8 1 8.8 3.4 8.6 7.2 5 7.4 3 10.6 0 8.9-3 10.6-5 7.4-8.6 7.2-8.8 3.4-11.8 1-9.7-2-11-5.6-7.4-6.8-6.5-10.4-2.9-9.3Z',
    hole: 'M-6-3.6C-5.4-6.2-3-7 0-7S5.4-6.2 6-3.6C6.4-.6 5 1.4 4.2 4.2 3.6 6.6 1.8 7.6 0 7.6S-3.6 6.6-4.2 4.2C-5 1.4-6.4-.6-6-3.6Z',
    over: 'M-4.4-3.1-1.3-2.2-1.7-.4-4-1ZM4.4-3.1 1.3-2.2 1.7-.4 4-1ZM-1.9 2.2H1.9L.7 3.9V4.6L2.6 5.3 0 6.2-2.6 5.3-.7 4.6V3.9ZM-.6-6.2H.6V-1H-.6Z',
  },
  key: {
    fill: 'M-5.6-11.2C-2.4-11.2.2-8.6.2-5.4-.0-4.3-.2-3.4-.6-2.7L8.6 6.5 10.8 4.3 12.3 5.8 10.3 7.8 11.5 9 9.4 11.1 4.7 6.4 3.2 7.9 5.1 9.8 3 11.9-.4 8.5 2.8 5.3 1.2 3.7-2.8-.3C-3.6.2-4.6.4-5.6.4-8.8.4-11.4-2.2-11.4-5.4S-8.8-11.2-5.6-11.2Z',
    hole: 'M-5.6-8.1A2.7 2.7 0 1 0-5.6-2.7 2.7 2.7 0 1 0-5.6-8.1Z',
  },
  mask: {
    fill: 'M-11.6-5.4C-9-6-6.2-7.4-3.6-7-2.2-6.8-1-6.2 0-5.4 1-6.2 2.2-6.8 3.6-7 6.2-7.4 9-6 11.6-5.4 11.9-.6 10.6 5.2 5.8 6.2 3 6.7 1.6 4.4 0 4.2-1.6 4.4-3 6.7-5.8 6.2-10.6 5.2-11.9-.6-11.6-5.4Z',
    hole: 'M-8.3-1.6C-6.8-3.4-3.6-3.3-2 .2-3.8 2.4-7.2 2-8.3-1.6ZM8.3-1.6C6.8-3.4 3.6-3.3 2 .2 3.8 2.4 7.2 2 8.3-1.6Z',
    over: 'M0-11.6C1.7-10.4 2.4-8.8 1.4-7.2L0-6-1.4-7.2C-2.4-8.8-1.7-10.4 0-11.6ZM-4.2-10.6C-2.8-10.2-2.2-9-2.4-7.9L-4.4-7.9C-5-9-4.9-9.9-4.2-10.6ZM4.2-10.6C2.8-10.2 2.2-9 2.4-7.9L4.4-7.9C5-9 4.9-9.9 4.2-10.6Z',
  },
  sun: {
    fill: 'M0-12 1.9-7.2A7.4 7.4 0 0 1 3.7-6.4L8.5-8.5 6.4-3.7A7.4 7.4 0 0 1 7.2-1.9L12 0 7.2 1.9A7.4 7.4 0 0 1 6.4 3.7L8.5 8.5 3.7 6.4A7.4 7.4 0 0 1 1.9 7.2L0 12-1.9 7.2A7.4 7.4 0 0 1-3.7 6.4L-8.5 8.5-6.4 3.7A7.4 7.4 0 0 1-7.2 1.9L-12 0-7.2-1.9A7.4 7.4 0 0 1-6.4-3.7L-8.5-8.5-3.7-6.4A7.4 7.4 0 0 1-1.9-7.2Z',
    hole: 'M0-5.4A5.4 5.4 0 1 0 0 5.4 5.4 5.4 0 1 0 0-5.4ZM0-4A4 4 0 1 1 0 4 4 4 0 1 1 0-4Z',
  },
  anchor: {
    fill: 'M0-11.8A2.9 2.9 0 0 1 1.5-6.4V-4.6H5.6V-2.2H1.5V7.6C4.4 7.2 6.6 5.6 7.4 3.2L5.4 3.8 9.6-1.4 11.8 4.8 9.9 3.8C8.7 8 4.8 10.6 0 11.8-4.8 10.6-8.7 8-9.9 3.8L-11.8 4.8-9.6-1.4-5.4 3.8-7.4 3.2C-6.6 5.6-4.4 7.2-1.5 7.6V-2.2H-5.6V-4.6H-1.5V-6.4A2.9 2.9 0 0 1 0-11.8Z',
    hole: 'M0-10.3A1.3 1.3 0 1 0 0-7.7 1.3 1.3 0 1 0 0-10.3Z',
  },
};

/** Token shapes in a box from -20 to 20, the line inside the edge, and its pattern. */
const SHAPES: readonly { edge: string; inner: string; dash: string; emblem: number; dy: number }[] = [
  {
    edge: 'M-19 0a19 19 0 1 0 38 0a19 19 0 1 0-38 0Z',
    inner: 'M-15.6 0a15.6 15.6 0 1 0 31.2 0a15.6 15.6 0 1 0-31.2 0Z',
    dash: '',
    emblem: 1.13,
    dy: 0,
  },
  { edge: 'M-15.5-17.5h31l2 2v31l-2 2h-31l-2-2v-31Z', inner: 'M-14-14h28v28h-28Z', dash: '5 2.6', emblem: 1.08, dy: 0 },
  {
    edge: 'M-17.5-17.5Q0-20.5 17.5-17.5V-1C17.5 10 9 16.5 0 20-9 16.5-17.5 10-17.5-1Z',
    inner: 'M-14.2-14.4Q0-16.6 14.2-14.4V-1C14.2 8 7.4 13.2 0 16.3-7.4 13.2-14.2 8-14.2-1Z',
    dash: '.1 3',
    emblem: 1.06,
    dy: -2.4,
  },
  { edge: 'M0-21.5 21.5 0 0 21.5-21.5 0Z', inner: 'M0-17 17 0 0 17-17 0Z', dash: '', emblem: 0.86, dy: 0 },
  {
    edge: 'M-10-18.5h20L20.5 0 10 18.5h-20L-20.5 0Z',
    inner: 'M-8.2-15.2h16.4L16.7 0 8.2 15.2h-16.4L-16.7 0Z',
    dash: '6 2.4 1 2.4',
    emblem: 1,
    dy: 0,
  },
];

export function EmblemShape({ emblem, scale = 1 }: { emblem: Emblem; scale?: number }): JSX.Element {
  const { fill, hole, over } = DRAWN[emblem];
  return (
    <g transform={scale === 1 ? undefined : `scale(${scale})`}>
      <path class="em-fill" fill-rule="evenodd" d={hole ? `${fill}${hole}` : fill} />
      {over ? <path class="em-fill" d={over} /> : null}
    </g>
  );
}

/** The token of a seat, in a box from -20 to 20 around the origin. */
const Token = whenChanged(({ seat }: { seat: SeatIndex }): JSX.Element => {
  const look = lookOf(seat);
  const shape = SHAPES[look] ?? SHAPES[0]!;
  return (
    <>
      <path class="tk-edge" d={shape.edge} fill={`var(--seat-${seat})`} />
      <path class="tk-inner" d={shape.inner} stroke-dasharray={shape.dash || undefined} />
      <g transform={shape.dy ? `translate(0 ${shape.dy})` : undefined}>
        <EmblemShape emblem={EMBLEMS[look] ?? 'lion'} scale={shape.emblem} />
      </g>
    </>
  );
});

interface MarkProps {
  seat: SeatIndex;
  x?: number;
  y?: number;
  r?: number;
}

const placed = (x: number, y: number, r: number): string => `translate(${x} ${y}) scale(${Math.round((r / 20) * 1000) / 1000})`;

/** For use inside an SVG: centred on (x, y), about r from centre to edge. */
export function SeatMark({ seat, x = 0, y = 0, r = 20 }: MarkProps): JSX.Element {
  return (
    <g class="seat-mark" transform={placed(x, y, r)}>
      <Token seat={seat} />
    </g>
  );
}

/** The five tokens once, for an SVG that shows many of them; see SeatCopy. */
export function SeatDefs(): JSX.Element {
  return (
    <>
      {SEATS.map((seat) => (
        <g key={seat} id={`seat-token-${seat}`}>
          <Token seat={seat} />
        </g>
      ))}
    </>
  );
}

/** Like SeatMark, in an SVG (or a page) that has SeatDefs. */
export function SeatCopy({ seat, x = 0, y = 0, r = 20 }: MarkProps): JSX.Element {
  return <use class="seat-mark" href={`#seat-token-${seat}`} transform={placed(x, y, r)} />;
}

/** Only the outline of a seat's token: a printed place where such a piece may come. */
export function SeatSocket({ seat, x = 0, y = 0, r = 20 }: MarkProps): JSX.Element {
  const shape = SHAPES[lookOf(seat)] ?? SHAPES[0]!;
  return <path class="seat-socket" d={shape.edge} transform={placed(x, y, r)} />;
}

export interface SeatTokenProps {
  seat: SeatIndex;
  /** CSS length or pixels; 24 px if left out */
  size?: number | string;
  /** spoken name; without it the token is decoration and hidden from readers */
  label?: string;
  class?: string;
}

/** For use in HTML. */
export const SeatToken = whenChanged(({ seat, size = 24, label, class: extra }: SeatTokenProps): JSX.Element => {
  const length = typeof size === 'number' ? `${size}px` : size;
  return (
    <svg
      class={extra ? `seat-token ${extra}` : 'seat-token'}
      viewBox="-22 -22 44 44"
      style={{ width: length, height: length }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' as const })}
    >
      <Token seat={seat} />
    </svg>
  );
});
