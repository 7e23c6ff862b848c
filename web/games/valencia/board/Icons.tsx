/** Pictures of guilds, seats, steps and abilities, each in a box from -24 to 24, engraved: a flat tint and ink lines. */
import type { JSX } from 'preact';
import { GUILDS, type AbilityName, type GuildName, type StepPicture } from './types.ts';

export type PictureName = StepPicture | AbilityName | 'nobility' | 'church' | 'merchants' | 'joker' | 'twins';
interface Drawn {
  /** Filled with the tint. */
  fill: string;
  /** Filled with a second tint: leaf, wine, trim. */
  also?: string;
  line?: string;
}

const GUILD: Readonly<Record<GuildName, Drawn>> = {
  oranges: {
    fill: 'M-6-9a14 14 0 1 0 .01 0ZM13 1a8.5 8.5 0 1 1-5 15.500A14 14 0 0 0 8 2.600 8.500 8.500 0 0 1 13 1Z',
    also: 'M-6-9C-5-17 3-21 12-19 11-11 3-7-6-9Z',
    line: 'M-5-9.500C-1-13 4-15.500 8-16.800M-13 3v.1M-8 10v.1M-2 2v.1M1 11v.1M14 9v.1',
  },
  'dried-fruit': {
    fill: 'M-4-18C1-9 13-5 13 6 13 14 5 19-4 19S-21 14-21 6C-21-5-9-9-4-18ZM16 4c4 0 6 3 6 6.500S20 18 16 18c-1.500 0-3-.6-4-1.500C14 13.500 15 9.500 14 4.300 14.600 4.100 15.300 4 16 4Z',
    also: 'M-4-18C-6-21-2-23 0-21-1-20-2-19-4-18Z',
    line: 'M-4-13C-9-4-11 6-9 15M-4-13C1-4 3 6 1 15M-4-11V17M-14-3C-16 2-17 7-15 12M6-3C8 2 9 7 7 12',
  },
  wine: {
    fill: 'M-12-20H12C13-7 8 0 2.500 2V14C6 14.500 9 16.500 9 19H-9C-9 16.500-6 14.500-2.500 14V2C-8 0-13-7-12-20Z',
    also: 'M-11.800-13H11.800C11.500-6 7.500-1 0-1S-11.500-6-11.800-13Z',
    line: 'M-11.800-13H11.800M-2.500 4.500H2.500',
  },
  clothing: {
    fill: 'M-8-18-21-11-16.500 1-11-1.500V19H11V-1.500L16.500 1 21-11 8-18C5.500-12.500-5.500-12.500-8-18Z',
    also: 'M-11 13H11V19H-11ZM-2.500-13.900H2.500V3L0 6-2.500 3Z',
    line: 'M-11-1.500V-7M11-1.500V-7M-11 13H11M-18.800-4.500-13.500-7.500M18.800-4.500 13.500-7.500',
  },
  porcelain: {
    fill: 'M-7-20H7L5-14C15-10 17 0 13.500 7 11.500 11 7 14.500 7 19H-7C-7 14.500-11.500 11-13.500 7-17 0-15-10-5-14Z',
    also: 'M-14.900-3C-10-6-5 0 0-3S10 0 14.900-3C15.400 1 14.700 4.500 13.500 7-4 9 4 4-13.500 7-14.700 4.500-15.400 1-14.900-3Z',
    line: 'M-5-14H5M-10.500-9C-4-11 4-11 10.500-9M-9 12.500H9',
  },
};

const PALM: Drawn = {
  fill: 'M-2-6C-10-16-18-13-21-4-14-8-7-7-2-4-12-5-18 1-17 9-12 2-6-2-1-3 3-2 9 2 14 9 16 0 10-5 2-5 7-8 13-8 20-4 18-13 10-17 2-7 4-13 2-20-6-21-2-16-2-11-1-6Z',
  also: 'M-2-3C1 4 1 12-2 20H6C5 12 4 4 1-4Z',
};
const OTHER: Readonly<Record<string, Drawn>> = {
  nobility: {
    fill: 'M-18 14-20-9-9 0 0-16 9 0 20-9 18 14Z',
    also: 'M-18 14H18V19H-18Z',
    line: 'M-18 14H18M-20-12v.1M0-19v.1M20-12v.1',
  },
  church: {
    fill: 'M-13 20V-1L0-11 13-1V20Z',
    also: 'M-4 20V10a4 4 0 0 1 8 0V20Z',
    line: 'M0-11V-22M-5-18H5M-17 3-13-1M17 3 13-1M0 0a2.500 2.500 0 1 0 .01 0',
  },
  merchants: {
    fill: 'M-22 4H-6A8 8 0 0 1-22 4ZM6 4H22A8 8 0 0 1 6 4Z',
    also: 'M-7 20H7V16.500H-7Z',
    line: 'M0 17V-19M-14-13H14M-14-13-22 4H-6ZM14-13 6 4H22Z',
  },
  seats: { fill: 'M-14-20H14V2H-14Z', also: 'M-17 2H17V9H-17Z', line: 'M-14 9V20M14 9V20M-8-15H8V-3H-8Z' },
  sale: {
    fill: 'M-8-14a12 5.500 0 1 0 .01 0ZM8-1a12 5.500 0 1 0 .01 0Z',
    also: 'M-20-8.500V14A12 5.500 0 0 0-4 19V4.500A12 5.500 0 0 1-4 2.200V2A12 5.500 0 0 1-20-8.500ZM-4 4.500V15a12 5.500 0 0 0 24 0V4.500a12 5.500 0 0 1-24 0Z',
    line: 'M-20-1A12 5.500 0 0 0-5 4M-20 6.500A12 5.500 0 0 0-5 11.500M-4 10a12 5.500 0 0 0 24 0',
  },
  'sale-and-merchants': {
    fill: 'M-11-1a10 4.600 0 1 0 .01 0Z',
    also: 'M-21 3.600V15a10 4.600 0 0 0 20 0V3.600a10 4.600 0 0 1-20 0Z',
    line: 'M-21 9a10 4.600 0 0 0 20 0M10 18V-20M3 18H17M-1-15H21M-1-15-6-5H4ZM21-15 16-5H26Z',
  },
  move: { fill: 'M-21-5H5V-15L22 0 5 15V5H-21Z' },
  palm: PALM,
  'move-palm': { ...PALM, line: 'M8 14H21M16 9 21 14 16 19' },
  'sell-one': { fill: 'M0-18a18 18 0 1 0 .01 0Z', line: 'M0-12a12 12 0 1 0 .01 0M0-6V6M-6 0H6' },
  fountain: {
    fill: 'M-21 6H21L17 18H-17Z',
    also: 'M-2.500 6V-7H2.500V6Z',
    line: 'M0-8C-2-17-11-18-13-9M0-8C2-17 11-18 13-9M0-8V-20M-21 6C-20-2-15-6-13-6M21 6C20-2 15-6 13-6',
  },
  'draw-missions': { fill: 'M-15-18H11V12C11 17 16 17 16 12H-10C-10 18-15 18-15 13Z', line: 'M-9-11H5M-9-4H5M-9 3H1' },
  'return-card': { fill: 'M-16-16H4V10H-16Z', line: 'M-10 19H10C18 19 20 12 20 6 20 0 16-4 9-4M14-10 8-4 14 2' },
  joker: { fill: 'M-18 12C-23-3-18-13-12-16-11-8-6-6 0-18 6-6 11-8 12-16 18-13 23-3 18 12Z', also: 'M-18 12H18V18H-18Z' },
  twins: {
    fill: 'M-9-17a7 7 0 1 0 .01 0ZM9-17a7 7 0 1 0 .01 0ZM-20 16C-20 4-14 0-9 0S0 4 0 16ZM0 16C0 4 4 0 9 0S20 4 20 16Z',
  },
  upgrade: { fill: 'M0-21 19-3H9V6H-9V-3H-19Z', also: 'M-9 10H9V15H-9ZM-9 18H9V21H-9Z' },
};
const drawn = (of: string): Drawn => (GUILD as Readonly<Record<string, Drawn>>)[of] ?? OTHER[of] ?? { fill: '' };

/** For use inside an SVG, around the origin. */
export function Picture({ of, x = 0, y = 0, scale = 1 }: { of: PictureName; x?: number; y?: number; scale?: number }): JSX.Element {
  const d = drawn(of);
  return (
    <g class={`vp vp-${of}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      <path class="vp-fill" d={d.fill} />
      {d.also ? <path class="vp-also" d={d.also} /> : null}
      {d.line ? <path class="vp-line" d={d.line} /> : null}
    </g>
  );
}
/** The pictures that a city shows again and again, once; see PictureCopy. */
export function PictureDefs(): JSX.Element {
  return (
    <defs>
      {[...GUILDS, 'fountain' as const, 'palm' as const].map((of) => (
        <g key={of} id={`vp-${of}`}>
          <Picture of={of} />
        </g>
      ))}
      <g id="vp-coin">
        <circle class="vc-coin" r="19" />
        <circle class="vc-coin-in" r="15.500" />
      </g>
      <path id="vp-tree" class="vc-crown" d="M-1 12V4C-8 6-12 1-9-3-13-7-8-13-4-11-3-16 5-16 6-11 11-12 14-6 10-3 13 1 8 6 1 4V12Z" />
    </defs>
  );
}
/** Like Picture, in an SVG that has PictureDefs. */
export function PictureCopy({
  of,
  x = 0,
  y = 0,
  scale = 1,
}: {
  of: GuildName | 'fountain' | 'palm' | 'coin' | 'tree';
  x?: number;
  y?: number;
  scale?: number;
}): JSX.Element {
  return <use href={`#vp-${of}`} transform={`translate(${x} ${y}) scale(${scale})`} />;
}
/** For use in HTML. */
export function Icon({ of, size = 24 }: { of: PictureName; size?: number }): JSX.Element {
  return (
    <svg class="vp-icon" viewBox="-25 -25 50 50" width={size} height={size} aria-hidden="true">
      <Picture of={of} />
    </svg>
  );
}
