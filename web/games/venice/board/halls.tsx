/** The three communal buildings, engraved above their parts: box of 150 by 50 under the band with the name. */
import type { JSX } from 'preact';
import { Layers, type Layer } from '../../../art/landmarks.tsx';
import { arcade, arch, box, disc, hatch, rules } from '../../../art/pen.ts';
import '../../../art/landmarks.css';

const many = (n: number, draw: (i: number) => string): string => Array.from({ length: n }, (_, i) => draw(i)).join('');

const DRAWN: Readonly<Record<string, readonly Layer[]>> = {
  /* the square: long arcades, a campanile, two columns at the water */
  'st-marks-square': [
    ['wall', `${box(6, 24, 56, 26)}${box(88, 24, 56, 26)}`],
    ['roof', 'M4 24 8 19H60L64 24ZM86 24 90 19H142L146 24Z'],
    ['dark', arcade(10, 49, 4.4, 10, 9, 6) + arcade(92, 49, 4.4, 10, 9, 6)],
    ['line', `${many(9, (i) => `M${8.4 + i * 6} 33h3.4`)}${many(9, (i) => `M${90.4 + i * 6} 33h3.4`)}M6 37H62M88 37H144`],
    ['wall', box(69, 10, 12, 40)],
    ['line', 'M72 14V49M75 14V49M78 14V49'],
    ['dark', arcade(71.6, 10, 2, 4.6, 4, 2.3)],
    ['wall', box(68.4, 2, 13.2, 3)],
    ['roof', 'M68-2 75-16 82-2V2H68Z'],
    ['shade', hatch(78, 12, 3, 36, 2.2)],
    ['gold', disc(75, -17, 1.3)],
    ['shade', rules(4, 51, 142, 2, 1.6)],
  ],
  /* a pink front on two rows of arches */
  'doges-palace': [
    ['wall', box(14, 4, 122, 22)],
    ['line', many(20, (i) => `M${17 + i * 6} 8l3 4-3 4-3-4Z`)],
    ['dark', many(6, (i) => arch(26 + i * 19.6, 24, 5.4, 9))],
    ['wall', box(70, 2, 10, 22)],
    ['dark', arch(75, 22, 5.4, 12)],
    ['gold', disc(75, 0, 1.6)],
    ['wall', box(14, 26, 122, 11)],
    ['dark', arcade(17, 36.4, 3.4, 8.4, 20, 6.1)],
    ['wall', box(14, 37, 122, 15)],
    ['dark', arcade(19.4, 51.4, 7.4, 12.4, 12, 10.1)],
    ['line', `M14 4H136${many(24, (i) => `M${15.4 + i * 5.1} 4l1.6-4.4 1.6 4.4`)}`],
    ['shade', hatch(126, 6, 9, 18, 2.4)],
  ],
  /* the hall: benches in rows, the Doge's seat, a painted ceiling */
  'great-council': [
    ['wall', box(8, 2, 134, 50)],
    ['line', 'M8 2 28 14H122L142 2M28 14V40M122 14V40'],
    ['gold', `${disc(52, 7.6, 3)}${disc(75, 7.6, 4)}${disc(98, 7.6, 3)}`],
    ['dark', many(3, (i) => `${arch(38 + i * 11, 30, 5.4, 10)}${arch(90 + i * 11, 30, 5.4, 10)}`)],
    ['roof', 'M67 40V24Q75 13 83 24V40Z'],
    ['wall', 'M71 40V29H79V40Z'],
    ['gold', disc(75, 20.4, 1.8)],
    ['line', 'M28 40H122M22 43.4H128M16 46.8H134M10 50.2H140'],
    ['black', many(13, (i) => disc(20 + i * 9.2, 49.4, 1.5)) + many(11, (i) => disc(29 + i * 9.2, 45.8, 1.4))],
    ['shade', hatch(122, 6, 18, 36, 3)],
  ],
};

export function Hall({ of }: { of: string }): JSX.Element | null {
  const layers = DRAWN[of];
  return layers ? (
    <g class="landmark vn-hall" transform="translate(0 23)">
      <Layers layers={layers} />
    </g>
  ) : null;
}
