/** Figures and balls: four builds that nobody confuses, the Ambassador, five balls each with its own sign. */
import type { JSX } from 'preact';
import { SeatCopy, SeatMark } from '../../../art/emblems.tsx';
import type { SeatIndex } from '../../../art/seats.ts';

export type BuildName = 'tall' | 'short' | 'fat' | 'thin';
export type BallName = 'white' | 'orange' | 'blue' | 'black' | 'purple';

/** Bodies stand on (0, 0); the face is left out and drawn over. */
const BODIES: Record<BuildName, { cloak: string; hat: string; fold: string; face: [number, number, number]; top: number }> = {
  tall: {
    cloak: 'M-10 0C-9.5-10-9-22-9.5-31-9.5-35-5-37 0-37S9.5-35 9.5-31C9-22 9.5-10 10 0Z',
    hat: 'M-9.5-46.5H9.5V-49.5H6.2L6.8-62Q0-64-6.8-62L-6.2-49.5H-9.5Z',
    fold: 'M0-34V-1M-5-30-6-2M5-30 6-2',
    face: [0, -42, 5.4],
    top: -63,
  },
  short: {
    cloak: 'M-11 0C-11-6-10.5-11-8.5-14-6-16.5 6-16.5 8.5-14 10.5-11 11-6 11 0Z',
    hat: 'M-11-24.5C-6-27-4-29.5 0-29.5S6-27 11-24.5C7-22.5-7-22.5-11-24.5Z',
    fold: 'M0-15V-1M-5-13-6.5-2M5-13 6.5-2',
    face: [0, -20.5, 5.4],
    top: -29,
  },
  fat: {
    cloak: 'M-9 0C-17-4-20-12-18-19-16-27-7-30 0-30S16-27 18-19C20-12 17-4 9 0Z',
    hat: 'M-6-40.5C-6-45-3-47 0-47S6-45 6-40.5Q0-42.5-6-40.5ZM0-47.4a1.6 1.6 0 1 1 .1 0Z',
    fold: 'M-16-13Q0-7 16-13M0-29V-1',
    face: [0, -35.5, 5.4],
    top: -48,
  },
  thin: {
    cloak: 'M-4.4 0C-3.8-12-3.6-24-3.9-33-3.9-35.5 3.9-35.5 3.9-33 3.6-24 3.8-12 4.4 0Z',
    hat: 'M-4.6-38C-4.4-43-1-48 3.4-56 2.6-49 4.8-43 4.6-38Q0-41-4.6-38Z',
    fold: 'M0-33V-1',
    face: [0, -37.5, 4.3],
    top: -55,
  },
};
const AMBASSADOR = {
  cloak: 'M-11 0C-10-9-9.4-18-8-25-6.6-29.5 6.6-29.5 8-25 9.4-18 10 -9 11 0Z',
  hat: 'M-14-37C-8-40-6-45.5 0-45.5S8-40 14-37C10-33.6 4-38 0-38S-10-33.6-14-37Z',
  sash: 'M-6.5-27 8-9',
  staff: 'M13.5 0V-37',
};

/** The half mask that everybody wears. */
function Face({ at: [x, y, r] }: { at: readonly [number, number, number] }): JSX.Element {
  return (
    <>
      <circle class="fg-face" cx={x} cy={y} r={r} />
      <path
        class="fg-mask"
        d={`M${x - r} ${y - r * 0.55}Q${x} ${y - r * 0.1} ${x + r} ${y - r * 0.55}L${x + r} ${y + r * 0.25}Q${x + r * 0.5} ${y + r * 0.6} ${x} ${y + r * 0.1}Q${x - r * 0.5} ${y + r * 0.6} ${x - r} ${y + r * 0.25}Z`}
      />
    </>
  );
}

function Body({ build }: { build: BuildName }): JSX.Element {
  const b = BODIES[build];
  return (
    <g class={`fg-body fg-${build}`}>
      <path class="fg-cloak" d={b.cloak} />
      <path class="fg-fold" d={b.fold} />
      <Face at={b.face} />
      <path class="fg-hat" d={b.hat} />
    </g>
  );
}
function AmbassadorBody(): JSX.Element {
  return (
    <g class="fg-body fg-ambassador">
      <path class="fg-staff" d={AMBASSADOR.staff} />
      <circle class="fg-knob" cx="13.5" cy="-38" r="2.2" />
      <path class="fg-cloak" d={AMBASSADOR.cloak} />
      <path class="fg-sash" d={AMBASSADOR.sash} />
      <Face at={[0, -33.5, 5.4]} />
      <path class="fg-hat" d={AMBASSADOR.hat} />
    </g>
  );
}

/** A piece on the board: the token of its seat as a foot, the build on it. `seat` null: the Ambassador. */
export function Figure({ build, seat, copy = true }: { build: BuildName | null; seat: SeatIndex | null; copy?: boolean }): JSX.Element {
  return (
    <g class="fg" style={seat === null ? undefined : { '--seat': `var(--seat-${seat})` }}>
      <ellipse class="fg-shadow" cx="1.5" cy="4" rx="12" ry="5.5" />
      <g transform="translate(0 -4) scale(.74)">{build === null ? <AmbassadorBody /> : <Body build={build} />}</g>
      {seat === null ? (
        <g>
          <circle class="fg-black" r="8.6" cy="2" />
          <path class="fg-star" d="M0-4.6 1.9-.2 6.4.2 3 3.2 4 7.6 0 5.2-4 7.6-3 3.2-6.4.2-1.9-.2Z" />
        </g>
      ) : copy ? (
        <SeatCopy seat={seat} x={0} y={2} r={8.4} />
      ) : (
        <SeatMark seat={seat} x={0} y={2} r={8.4} />
      )}
    </g>
  );
}

/** The same outside of the board. */
export function FigureIcon({ build, seat, size = 40 }: { build: BuildName | null; seat: SeatIndex | null; size?: number }): JSX.Element {
  return (
    <svg class="fg-icon" viewBox="-20 -54 40 68" style={{ width: `${size * 0.59}px`, height: `${size}px` }} aria-hidden="true">
      <Figure build={build} seat={seat} copy={false} />
    </svg>
  );
}
/** A build alone, as on a card. */
export function BuildIcon({ build, size = 40 }: { build: BuildName; size?: number }): JSX.Element {
  return (
    <svg class="fg-icon" viewBox="-22 -66 44 68" style={{ width: `${size * 0.65}px`, height: `${size}px` }} aria-hidden="true">
      <Body build={build} />
    </svg>
  );
}

/** What a ball does: two lines are a street, a wave is a canal. */
const SIGNS: Record<BallName, string> = {
  white: 'M-6-5.2H6M-6-1.6H6M-6.4 5q3.2-4.4 6.4 0t6.4 0',
  orange: 'M-6.2-2.4H6.2M-6.2 2.4H6.2',
  blue: 'M-6.8 1q3.4-5.4 6.8 0t6.8 0',
  black: 'M0-6.4 1.8-2 6.4-1.7 2.9 1.3 4 5.8 0 3.4-4 5.8-2.9 1.3-6.4-1.7-1.8-2Z',
  purple: 'M-7-3.2Q-3-5 0-2.6 3-5 7-3.2 7.2 3.8 3.4 3.8 1.4 3.8 0 1.4-1.4 3.8-3.4 3.8-7.2 3.8-7-3.2Z',
};
export function BallMark({
  ball,
  x = 0,
  y = 0,
  r = 12,
  used = false,
}: {
  ball: BallName;
  x?: number;
  y?: number;
  r?: number;
  used?: boolean;
}): JSX.Element {
  return (
    <g class={`ball ball-${ball}${used ? ' ball-used' : ''}`} transform={`translate(${x} ${y}) scale(${r / 12})`}>
      <circle class="ball-body" r="11.4" />
      <path class="ball-light" d="M-7.6-4.6A9 9 0 0 1-1-8.9" />
      <path class="ball-sign" d={SIGNS[ball]} />
      {used ? <path class="ball-cross" d="M-9-9 9 9" /> : null}
    </g>
  );
}
export function Ball({ ball, size = 32, used = false }: { ball: BallName; size?: number; used?: boolean }): JSX.Element {
  return (
    <svg class="ball-icon" viewBox="-13 -13 26 26" style={{ width: `${size}px`, height: `${size}px` }} aria-hidden="true">
      <BallMark ball={ball} used={used} />
    </svg>
  );
}

/** The Phantom of Prophecy: a cloaked figure with a lantern for a belly, in which the balls lie. */
export function Phantom({ balls }: { balls: readonly { ball: BallName; used: boolean }[] }): JSX.Element {
  return (
    <g class="phantom">
      <ellipse class="fg-shadow" cx="0" cy="56" rx="44" ry="9" />
      <path
        class="ph-cloak"
        d="M-42 56C-44 30-40-4-26-26-20-40-10-52 0-52S20-40 26-26C40-4 44 30 42 56Q30 50 21 57 10 50 0 57-10 50-21 57-30 50-42 56Z"
      />
      <path class="ph-line" d="M-34 50C-34 30-32 14-27 4M34 50C34 30 32 14 27 4" />
      <path class="ph-hood" d="M-17-22C-18-38-10-46 0-46S18-38 17-22Q8-14 0-14T-17-22Z" />
      <path class="ph-mask" d="M-9.5-34Q0-40 9.5-34C10.5-28 8-22 4-21L1.4-10 0-6-1.4-10-4-21C-8-22-10.5-28-9.5-34Z" />
      <path class="ph-eyes" d="M-7-30q3-2.4 5 .6-2.6 2-5-.6ZM7-30q-3-2.4-5 .6 2.6 2 5-.6Z" />
      <ellipse class="ph-belly" cx="0" cy="24" rx="30" ry="24" />
      {balls.map(({ ball, used }, i) => (
        <BallMark key={i} ball={ball} used={used} x={[-14, 14, 0][i] ?? 0} y={[18, 18, 35][i] ?? 0} r={11.5} />
      ))}
      <path class="ph-glass" d="M-22 12Q-16 3-6 2" />
    </g>
  );
}
