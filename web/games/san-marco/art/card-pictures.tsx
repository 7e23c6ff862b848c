/** What is engraved on each card: box 0..1 by 0..112, no words. */
import type { JSX } from 'preact';
import { DogeBust } from '../../../art/doge.tsx';
import { Landmark, Layers, type Layer } from '../../../art/landmarks.tsx';
import { arch, box, disc, hatch, rules } from '../../../art/pen.ts';

export type CardId =
  | 'cannaregio'
  | 'santa-croce'
  | 'san-polo'
  | 'san-marco'
  | 'dorsoduro'
  | 'castello'
  | 'bridge'
  | 'transfer'
  | 'doge'
  | 'banishment'
  | 'limit-1'
  | 'limit-2'
  | 'limit-3'
  | 'back-action'
  | 'back-limit';

export const CARD_IDS: readonly CardId[] = [
  'cannaregio',
  'santa-croce',
  'san-polo',
  'san-marco',
  'dorsoduro',
  'castello',
  'bridge',
  'transfer',
  'doge',
  'banishment',
  'limit-1',
  'limit-2',
  'limit-3',
  'back-action',
  'back-limit',
];

export const DISTRICT_CARDS: ReadonlySet<string> = new Set(CARD_IDS.slice(0, 6));

/** An engraved sky: level strokes, closer together towards the top, with a cloud or two left open. */
function Sky(): JSX.Element {
  let d = '';
  for (let i = 0, y = 3; y < 66; i++, y += 2.2 + i * 0.16) {
    const gap = 18 + ((i * 37) % 60);
    d += `M0 ${y.toFixed(1)}H${gap}M${gap + 9 + ((i * 13) % 12)} ${y.toFixed(1)}H100`;
  }
  return <path class="cd-sky" d={d} />;
}

function Water({ y }: { y: number }): JSX.Element {
  let d = '';
  for (let i = 0, t = y + 3; t < 112; i++, t += 3.1)
    d += `M${(i * 17) % 11} ${t.toFixed(1)}q6-2.4 12 0t12 0M${40 + ((i * 23) % 13)} ${t.toFixed(1)}q6-2.4 12 0t12 0 12 0`;
  return (
    <>
      <path class="cd-water" d={box(0, y, 100, 112 - y)} />
      <path class="lm-water" d={d} />
    </>
  );
}

function DistrictPicture({ of }: { of: string }): JSX.Element {
  return (
    <>
      <rect class="cd-ground" width="100" height="112" />
      <Sky />
      <Water y={96} />
      <path class="cd-quay" d={box(-2, 95, 104, 4.5)} />
      <Landmark of={of} x={50} y={96} size={90} />
    </>
  );
}

/** A noble: cloak, hat with a feather; his feet at (x, y). */
function noble(x: number, y: number, k: number, cloak: Layer[0]): Layer[] {
  const p = (dx: number, dy: number): string => `${(x + dx * k).toFixed(1)} ${(y + dy * k).toFixed(1)}`;
  return [
    [cloak, `M${p(-9, 0)}C${p(-10, -16)} ${p(-7, -24)} ${p(-4, -27)}H${(x + 4 * k).toFixed(1)}C${p(7, -24)} ${p(10, -16)} ${p(9, 0)}Z`],
    [
      'shade',
      `M${p(3, -1)}Q${p(5, -14)} ${p(2.5, -24)}M${p(6, -1)}Q${p(7, -13)} ${p(4.5, -22)}M${p(-3, -1)}Q${p(-4, -12)} ${p(-1.5, -22)}`,
    ],
    ['wall', disc(x, y - 31 * k, 4.4 * k)],
    ['wall', `M${p(-5, -27)}L${p(0, -23)}L${p(5, -27)}L${p(3, -28.5)}H${(x - 3 * k).toFixed(1)}Z`],
    [
      'black',
      `M${p(-8, -33.5)}Q${p(0, -36)} ${p(8, -33.5)}L${p(4.6, -34.8)}Q${p(4.6, -40)} ${p(0, -40)}Q${p(-4.6, -40)} ${p(-4.6, -34.8)}Z`,
    ],
    ['line', `M${p(4, -36)}Q${p(9, -38)} ${p(10, -43)}`],
  ];
}

const BRIDGE: readonly Layer[] = [
  ['wall', `${box(4, 30, 18, 44)}${box(78, 24, 18, 50)}`],
  ['roof', 'M2 30 7 24H19L24 30ZM76 24 81 18H93L98 24Z'],
  [
    'dark',
    `${arch(10, 46, 4, 8)}${arch(17, 46, 4, 8)}${arch(84, 42, 4, 8)}${arch(91, 42, 4, 8)}${arch(10, 62, 4, 8)}${arch(91, 58, 4, 8)}`,
  ],
  ['shade', `${hatch(17, 48, 5, 22, 2.4)}${hatch(90, 44, 6, 12, 2.4)}`],
  ['wall', 'M0 96V72C18 70 32 52 50 52S82 70 100 72V96H82C80 78 66 68 50 68S20 78 18 96Z'],
  ['line', 'M0 77C18 75 32 57 50 57S82 75 100 77M18 96C19 76 34 65 50 65S81 76 82 96'],
  ['line', [8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88].map((x) => `M${x + 2} ${(52 + ((x - 48) / 50) ** 2 * 19).toFixed(1)}v5`).join('')],
  ['shade', `${rules(1, 82, 14, 12, 3)}${rules(85, 82, 14, 12, 3)}M66 70l5 3M70 74l5 4M74 79l4 5`],
  ...noble(50, 52.5, 0.62, 'dome'),
];

const GONDOLA: readonly Layer[] = [
  [
    'black',
    'M14 96C24 101 44 103 58 102 70 101 80 97 86 88L89 80 92 79 91 83 93 84 91 86 92 88 89 90C86 101 74 107 58 107 38 108 22 104 14 96Z',
  ],
  ['black', 'M26 90L23 76 26 75 29 81 35 83 33 96Z'],
  ['wall', disc(24.5, 71.5, 3)],
  ['line', 'M24 84L42 110'],
];

const TRANSFER: readonly Layer[] = [
  ['wall', 'M-4 112V101Q50 91 104 101V112Z'],
  ['shade', 'M4 104Q50 95 96 104M2 108Q50 99 98 108'],
  ...noble(27, 104, 1.42, 'roof'),
  ...noble(73, 104, 1.42, 'dome'),
  ['gold', 'M24 33C28 15 56 10 70 20L74 14 79 30 62 30 66 25C56 18 37 20 32 33Z'],
  ['gold', 'M61 62C56 70 50 71 44 68L41 72 38 60 49 60 47 64C50 65 53 64 55 60Z'],
];

const BANISH: readonly Layer[] = [
  /* the column of the molo, and a ship that leaves */
  ['wall', `${box(14, 100, 26, 5)}${box(17, 95, 20, 5)}${box(22, 40, 10, 55)}${box(18, 34, 18, 6)}`],
  ['shade', hatch(28, 42, 4, 52, 2.4)],
  ['gold', 'M18 33C17 28 20 25 24 25 25 21 29 19 33 21L36 20 36 24 33 26 34 33 31 33 30 29 23 29 22 33Z'],
  ['gold', 'M24 25C22 20 17 18 13 19 15 22 17 25 20 27Z'],
  ['roof', 'M69 40V76L50 72C56 62 62 52 69 40Z'],
  ['wall', 'M72 46C82 54 88 64 89 76L72 77Z'],
  ['shade', `${hatch(74, 62, 10, 13, 2.6)}M60 60l6 2M57 66l9 2`],
  ['line', 'M70.5 32V84'],
  ['roof', 'M70.5 31L82 34 70.5 37Z'],
  ['black', 'M46 82C54 86 84 86 96 78L94 84C90 92 82 95 70 95 58 95 50 92 46 82Z'],
  ['gold', 'M48 84Q72 90 95 81L94.6 82.6Q72 92 48.6 85.4Z'],
];

/** Figures of our own, cut like the numbers on a weight. */
const NUMBERS: Record<number, string> = {
  1: 'M-9-16 3-22V16L9 18V22H-10V18L-4 16V-13L-9-12Z',
  2: 'M-12-11C-12-18-7-22 0-22 8-22 12-17 12-11 12-3 2 4-4 14H8L10 8H13L12 22H-13V18C-7 8 4-2 4-10 4-15 2-18-1-18-4-18-5-16-5-13-5-9-12-7-12-11Z',
  3: 'M-11-13C-11-19-6-22 0-22 7-22 11-18 11-12 11-7 8-3 4-1.5 9 0 12 4 12 9 12 17 6 22-2 22-9 22-13 19-13 14-13 10-7 9-6 13-5.5 16-5 18-2 18 2 18 4.5 15 4.5 9 4.5 4 2 1-3 1V-3C2-3 4-6 4-11 4-15 2-18-1-18-4-18-5-16-5-13-5-9-11-9-11-13Z',
};

function LimitPicture({ value }: { value: number }): JSX.Element {
  const chain = (y: number): JSX.Element[] =>
    Array.from({ length: 11 }, (_, i) => (
      <rect
        key={i}
        class="cd-link"
        x="-6.5"
        y="-3.4"
        width="13"
        height="6.8"
        rx="3.4"
        transform={`translate(${i * 10} ${y}) rotate(${i % 2 ? -20 : 20})`}
      />
    ));
  const locks = value === 1 ? [50] : value === 2 ? [38, 62] : [26, 50, 74];
  return (
    <>
      <rect class="cd-limit" width="100" height="112" />
      <path class="cd-limit-hatch" d={hatch(0, 0, 100, 112, 5)} />
      <g transform="matrix(-1 0 0 1 100 0)">
        <path class="cd-limit-hatch thin" d={hatch(0, 0, 100, 112, 5)} />
      </g>
      {chain(10)}
      {chain(96)}
      <path class="cd-plaque" d="M18 20H82L90 28V72L82 80H18L10 72V28Z" />
      <path class="cd-plaque-line" d="M20 24H80L86 30V70L80 76H20L14 70V30Z" />
      <path class="cd-number" d={NUMBERS[value]} transform="translate(50 50) scale(1.06)" />
      {locks.map((x) => (
        <g key={x} transform={`translate(${x} 97) scale(1.1)`}>
          <path class="cd-shackle" d="M-5-4V-9A5 5 0 0 1 5-9V-4" />
          <path class="cd-lock" d="M-8-4H8V8Q0 12-8 8Z" />
          <path class="cd-keyhole" d="M0-1.5A1.8 1.8 0 0 1 1 1.8L1.6 5.5H-1.6L-1 1.8A1.8 1.8 0 0 1 0-1.5Z" />
        </g>
      ))}
    </>
  );
}

/** Quatrefoils, as in the tracery of the palaces; no beginning and no end. */
function BackPicture({ limit }: { limit: boolean }): JSX.Element {
  const foils: JSX.Element[] = [];
  for (let row = 0; row < 6; row++)
    for (let col = 0; col < 5; col++) {
      const [x, y] = [10 + col * 20 + (row % 2) * 10 - 5, 6 + row * 20];
      foils.push(
        <path
          key={`${row}-${col}`}
          class="cd-foil"
          d={`M${x} ${y - 9}a4.6 4.6 0 0 1 4.5 4.5a4.6 4.6 0 0 1 0 9a4.6 4.6 0 0 1-9 0a4.6 4.6 0 0 1 0-9a4.6 4.6 0 0 1 4.5-4.5Z`}
        />,
      );
    }
  return (
    <>
      <rect class={limit ? 'cd-back-limit' : 'cd-back'} width="100" height="112" />
      {foils}
      <path class="cd-medal" d={disc(50, 56, 25)} />
      <path class="cd-medal-line" d={disc(50, 56, 21.5)} />
      {limit ? (
        <g transform="translate(50 57) scale(1.5)">
          <path class="cd-shackle" d="M-5-3V-8A5 5 0 0 1 5-8V-3" />
          <path class="cd-lock" d="M-8-3H8V8Q0 12-8 8Z" />
          <path class="cd-keyhole" d="M0-.5A1.8 1.8 0 0 1 1 2.8L1.6 6.5H-1.6L-1 2.8A1.8 1.8 0 0 1 0-.5Z" />
        </g>
      ) : (
        <g transform="translate(50 54) scale(.85)">
          <path class="cd-ferro" d="M-8 20C-8 4-10-6-13-14L-8-20C4-20 10-14 11-6H3V-3H12V1H3V4H12V8H3V11H12V15H3V20Z" />
        </g>
      )}
    </>
  );
}

export function picture(card: CardId): JSX.Element {
  if (DISTRICT_CARDS.has(card)) return <DistrictPicture of={card} />;
  switch (card) {
    case 'limit-1':
      return <LimitPicture value={1} />;
    case 'limit-2':
      return <LimitPicture value={2} />;
    case 'limit-3':
      return <LimitPicture value={3} />;
    case 'back-action':
      return <BackPicture limit={false} />;
    case 'back-limit':
      return <BackPicture limit />;
    case 'bridge':
      return (
        <>
          <rect class="cd-ground" width="100" height="112" />
          <Sky />
          <Water y={86} />
          <Layers layers={BRIDGE} />
          <Layers layers={GONDOLA} />
        </>
      );
    case 'transfer':
      return (
        <>
          <rect class="cd-ground" width="100" height="112" />
          <Sky />
          <Layers layers={TRANSFER} />
        </>
      );
    case 'doge':
      return (
        <>
          <rect class="cd-ground" width="100" height="112" />
          <path
            class="cd-rays"
            d={Array.from({ length: 28 }, (_, i) => ((i * 360) / 28 / 180) * Math.PI)
              .map(
                (a) =>
                  `M${(50 + 34 * Math.cos(a)).toFixed(1)} ${(50 + 34 * Math.sin(a)).toFixed(1)}L${(50 + 90 * Math.cos(a)).toFixed(1)} ${(50 + 90 * Math.sin(a)).toFixed(1)}`,
              )
              .join('')}
          />
          <g transform="translate(50 114) scale(1.3)">
            <DogeBust />
          </g>
        </>
      );
    case 'banishment':
      return (
        <>
          <rect class="cd-ground" width="100" height="112" />
          <Sky />
          <Water y={84} />
          <Layers layers={BANISH} />
        </>
      );
    default:
      return <DistrictPicture of={card} />;
  }
}
