/**
 * Six small engravings, one landmark of our own drawing for each district.
 * Box 0..100, the ground at y = 92. Used on the board and on the cards.
 */
import type { JSX } from 'preact';
import { arcade, arch, box, disc, hatch, rules } from './pen.ts';
import './landmarks.css';

/** What a stroke or surface is made of; landmarks.css gives it tint and line. */
type Stuff = 'wall' | 'roof' | 'dome' | 'dark' | 'black' | 'line' | 'shade' | 'gold' | 'green' | 'water';

export type Layer = readonly [Stuff, string];

/** A dome on (x, y) with half-width w and height h, its lantern and ball. */
function dome(x: number, y: number, w: number, h: number, lantern = true): Layer[] {
  const top = y - h;
  const out: Layer[] = [
    ['dome', `M${x - w} ${y}C${x - w} ${y - h * 0.72} ${x - w * 0.55} ${top} ${x} ${top}S${x + w} ${y - h * 0.72} ${x + w} ${y}Z`],
    ['line', [-0.5, 0, 0.5].map((k) => `M${x + w * k} ${y}Q${x + w * k * 0.95} ${y - h * 0.75} ${x + w * k * 0.14} ${top}`).join('')],
    ['shade', hatch(x + w * 0.42, y - h * 0.62, w * 0.42, h * 0.6, 2.6)],
  ];
  if (lantern) {
    const l = Math.max(2, w * 0.17);
    out.push(
      ['wall', box(x - l, top - l * 2.4, l * 2, l * 2.6)],
      ['dark', arch(x, top, l * 0.8, l * 1.8)],
      ['dome', `M${x - l * 1.3} ${top - l * 2.4}Q${x} ${top - l * 4.6} ${x + l * 1.3} ${top - l * 2.4}Z`],
      ['line', `M${x} ${top - l * 3.4}v${-l * 2.2}M${x - l * 0.7} ${top - l * 4.8}h${l * 1.4}`],
    );
  }
  return out;
}

function columns(x: number, y: number, w: number, h: number, count: number): string {
  let d = '';
  for (let i = 0; i < count; i++) d += box(x + (i * (w - 2)) / (count - 1), y, 2, h);
  return d;
}

/** Square battlements along a wall's top. */
function merlons(x: number, y: number, w: number, count: number): string {
  const m = w / (count * 2 - 1);
  let d = `M${x} ${y}`;
  for (let i = 0; i < count; i++) d += `v-5h${m}v5${i < count - 1 ? `h${m}` : ''}`;
  return `${d}v3h${-w}Z`;
}

function obelisk(x: number, y: number, h: number): Layer[] {
  return [
    ['wall', `${box(x - 3.4, y - 5, 6.8, 5)}M${x - 2.6} ${y - 5}L${x} ${y - h}L${x + 2.6} ${y - 5}Z`],
    ['shade', `M${x + 0.7} ${y - 6}L${x + 0.4} ${y - h + 6}M${x + 1.7} ${y - 6}L${x + 1} ${y - h * 0.5}`],
    ['gold', disc(x, y - h - 1.2, 1.7)],
  ];
}

const DRAWN: Record<string, readonly Layer[]> = {
  /* an arched bridge with four obelisks, tall houses behind it */
  cannaregio: [
    ['wall', `${box(6, 34, 22, 42)}${box(28, 24, 17, 50)}${box(45, 30, 20, 44)}${box(65, 20, 16, 54)}${box(81, 36, 14, 40)}`],
    ['roof', 'M4 34 9 28H26L30 34ZM26 24 30 18H43L47 24ZM43 30 48 24H63L67 30ZM63 20 67 14H79L83 20ZM79 36 83 31H93L97 36Z'],
    [
      'dark',
      `${box(10, 39, 3, 5)}${box(17, 39, 3, 5)}${box(10, 49, 3, 5)}${box(17, 49, 3, 5)}${box(32, 29, 3, 5)}${box(39, 29, 3, 5)}${box(32, 38, 3, 5)}${box(39, 38, 3, 5)}${box(50, 35, 3, 5)}${box(57, 35, 3, 5)}${box(50, 44, 3, 5)}${box(57, 44, 3, 5)}${box(69, 25, 3, 5)}${box(75, 25, 3, 5)}${box(69, 34, 3, 5)}${box(75, 34, 3, 5)}${box(86, 41, 3, 5)}`,
    ],
    ['shade', `${hatch(22, 46, 6, 16, 2.8)}${hatch(41, 34, 4, 20, 2.8)}${hatch(60, 40, 5, 14, 2.8)}${hatch(77, 30, 4, 24, 2.8)}`],
    ['wall', 'M0 92V74C16 72 30 56 50 56S84 72 100 74V92H78C76 74 64 66 50 66S24 74 22 92Z'],
    ['line', 'M0 79C16 77 30 61 50 61S84 77 100 79M22 92C23 73 36 63.5 50 63.5S77 73 78 92'],
    ['shade', `${rules(2, 83, 17, 8, 2.7)}${rules(81, 83, 17, 8, 2.7)}M70 72l4 3M74 76l3 4M66 69l4 2`],
    ['water', 'M26 88q6-3 12 0t12 0 12 0 12 0M24 92q6-3 13 0t13 0 13 0 13 0'],
    ...obelisk(12, 75, 32),
    ...obelisk(29, 66, 30),
    ...obelisk(71, 66, 30),
    ...obelisk(88, 75, 32),
  ],
  /* a temple front on a high stair, one tall ribbed dome above */
  'santa-croce': [
    ['wall', box(22, 52, 56, 34)],
    ['wall', box(29, 42, 42, 11)],
    ['dark', arcade(35, 52, 4, 7, 6, 6)],
    ...dome(50, 42, 23, 33),
    ['shade', hatch(68, 56, 10, 28, 2.8)],
    ['wall', box(27, 63, 46, 4)],
    ['wall', 'M25 63 50 51 75 63Z'],
    ['gold', disc(50, 59, 2)],
    ['dark', box(29, 67, 42, 17)],
    ['wall', columns(29, 67, 42, 17, 6)],
    ['wall', 'M24 84H76L84 92H16Z'],
    ['line', 'M22 86.6H78M19.5 89.2H80.5'],
  ],
  /* one wide arch, shops in two rising arcades, a gate at the crown */
  'san-polo': [
    ['wall', 'M4 60 40 36 60 36 96 60V74H4Z'],
    ['dark', [0, 1, 2, 3].map((i) => `${arch(12 + i * 7.4, 66 - i * 4.4, 4.6, 9)}${arch(88 - i * 7.4, 66 - i * 4.4, 4.6, 9)}`).join('')],
    ['roof', 'M2 59 40 33 40 37.5 2 63.5ZM98 59 60 33 60 37.5 98 63.5Z'],
    ['wall', 'M39 52V28L50 20 61 28V52Z'],
    ['line', 'M37 28.5 50 19 63 28.5M39 31H61'],
    ['dark', arch(50, 52, 12, 18)],
    ['shade', hatch(57, 32, 4, 18, 2.4)],
    ['wall', 'M0 92V70L14 66C26 62 36 53 50 53S74 62 86 66L100 70V92H88C84 70 68 62 50 62S16 70 12 92Z'],
    ['line', 'M0 74 14 70C26 66 37 57 50 57S74 66 86 70L100 74M12 92C15 68 33 59.5 50 59.5S85 68 88 92'],
    ['shade', `${rules(1, 80, 9, 11, 2.8)}${rules(90, 80, 9, 11, 2.8)}${hatch(76, 66, 10, 6, 2.6)}`],
    ['water', 'M18 86q8-3 16 0t16 0 16 0 16 0M16 91q8-3 17 0t17 0 17 0 17 0'],
  ],
  /* the bell tower and the five-domed church */
  'san-marco': [
    ...dome(56, 55, 8, 11),
    ...dome(92, 55, 7, 10),
    ...dome(74, 52, 12, 17),
    ['wall', 'M42 92V62Q47 53 52 62 57.5 53 63 62 74 48 85 62 90 53 95 62L100 62V92Z'],
    ['dark', `${arch(52.5, 92, 8, 15)}${arch(74, 92, 12, 21)}${arch(94, 92, 7, 15)}${arch(63, 92, 5, 12)}${arch(85.5, 92, 5, 12)}`],
    ['line', 'M42 68H100M66 66Q74 55 82 66M46.5 66Q52 59 57.5 66'],
    ['shade', `${hatch(88, 69, 12, 6, 2.6)}${rules(68, 61, 12, 4, 2)}`],
    ['gold', `${disc(74, 53.5, 1.6)}${disc(52, 56, 1.1)}`],
    ['wall', `${box(16, 36, 18, 56)}${box(14, 89, 22, 3)}`],
    ['line', 'M20 38V88M25 38V88M30 38V88'],
    ['shade', hatch(29, 40, 5, 48, 2.6)],
    ['wall', box(14, 23, 22, 13)],
    ['dark', arcade(18, 35, 3.6, 9, 4, 4.7)],
    ['wall', box(17, 17, 16, 6)],
    ['roof', 'M15.5 17 25 0 34.5 17Z'],
    ['shade', 'M27 5 32 15M26.6 8 30 15.5'],
    ['gold', disc(25, -1, 1.7)],
  ],
  /* the great votive dome with its scrolls */
  dorsoduro: [
    ['wall', box(76, 42, 7, 30)],
    ['dome', 'M75 42Q79.5 30 84 42Z'],
    ...dome(83, 60, 12, 15),
    ['wall', box(70, 60, 26, 32)],
    ['dark', `${arch(88, 76, 4, 9)}${arch(88, 90, 4, 9)}`],
    ['wall', box(22, 36, 44, 13)],
    ['dark', arcade(28, 48, 4, 8, 6, 6.4)],
    ...dome(44, 36, 22, 28),
    ['wall', 'M14 92V66L22 58V49H66V58L74 66V92Z'],
    ['wall', `${disc(18, 58, 6)}${disc(70, 58, 6)}${disc(31, 56, 5)}${disc(57, 56, 5)}`],
    ['line', `${disc(18, 58, 3.2)}${disc(70, 58, 3.2)}${disc(31, 56, 2.4)}${disc(57, 56, 2.4)}M14 66H74`],
    ['shade', hatch(64, 68, 10, 22, 2.8)],
    ['wall', 'M30 92V68L44 60 58 68V92Z'],
    ['dark', arch(44, 88, 11, 17)],
    ['wall', `${columns(31.5, 69, 25, 19, 4)}`],
    ['dark', `${arch(22, 86, 4.5, 11)}${arch(66, 86, 4.5, 11)}`],
    ['wall', 'M10 88H78L84 92H4Z'],
  ],
  /* two battlemented towers and a gate between them */
  castello: [
    ['wall', box(26, 52, 48, 40)],
    ['wall', merlons(34, 52, 32, 6)],
    ['wall', `${box(6, 30, 27, 62)}${box(67, 30, 27, 62)}`],
    ['wall', `${merlons(4, 30, 31, 5)}${merlons(65, 30, 31, 5)}`],
    ['line', 'M6 40H33M67 40H94M6 72H33M67 72H94M4 33H35M65 33H96'],
    ['dark', `${arch(19.5, 62, 6, 13)}${box(13, 80, 3, 6)}${box(23, 80, 3, 6)}${box(74, 80, 3, 6)}${box(84, 80, 3, 6)}`],
    ['line', `${disc(80.5, 54, 6.5)}M80.5 54V49.5M80.5 54L83.5 56`],
    ['shade', `${hatch(26, 42, 7, 28, 2.7)}${hatch(87, 42, 7, 28, 2.7)}${hatch(26, 74, 7, 17, 2.7)}${hatch(87, 74, 7, 17, 2.7)}`],
    ['wall', 'M36 92V60L50 51 64 60V92Z'],
    ['line', 'M36 62H64M40 62V92M60 62V92'],
    ['dark', arch(50, 92, 15, 25)],
    ['line', 'M50 67V92M43 78H57M43 85H57'],
    ['gold', 'M45 59.5Q47 55 50 56.5 53 54 55 59.5Z'],
    ['roof', 'M50 24V8L63 12 50 16Z'],
    ['line', 'M50 50V8'],
  ],
};

export function Layers({ layers }: { layers: readonly Layer[] }): JSX.Element {
  return (
    <>
      {layers.map(([stuff, d], i) => (
        <path key={i} class={`lm-${stuff}`} d={d} />
      ))}
    </>
  );
}

/** A landmark standing on (x, y), `size` units wide; inside an SVG. */
export function Landmark({ of, x = 50, y = 92, size = 100 }: { of: string; x?: number; y?: number; size?: number }): JSX.Element | null {
  const layers = DRAWN[of];
  if (!layers) return null;
  const k = size / 100;
  return (
    <g class="landmark" transform={`translate(${x - 50 * k} ${y - 92 * k}) scale(${k})`}>
      <Layers layers={layers} />
    </g>
  );
}
