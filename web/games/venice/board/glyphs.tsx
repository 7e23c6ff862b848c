/** What buildings, cards and missions do, in small signs: read from the edition, so that another one is drawn rightly too. */
import type { JSX } from 'preact';
import type { EffectFile } from '@ridotto/games/venice/box/effects.ts';
import './pieces.css';

type Sign =
  | 'coin'
  | 'vp'
  | 'scroll'
  | 'intrigue'
  | 'others'
  | 'cube'
  | 'ceramics'
  | 'cloth'
  | 'silver'
  | 'card'
  | 'mission'
  | 'council'
  | 'bridge'
  | 'swap'
  | 'to'
  | 'or'
  | 'each'
  | 'player-less'
  | 'player-more'
  | 'assistant'
  | 'spy'
  | 'tax';
/** A sign with a figure on it: `+2`, `−1`, or none. */
export interface Glyph {
  readonly sign: Sign;
  readonly n?: string;
}

const CUBES = ['ceramics', 'cloth', 'silver'] as const;
const SIMPLE: Readonly<Record<string, Sign>> = {
  coins: 'coin',
  scrolls: 'scroll',
  cubesOfChoice: 'cube',
  vp: 'vp',
  influenceCards: 'card',
  council: 'council',
  bridges: 'bridge',
};
const one = (n: number): string => (n === 1 ? '' : String(n));

function gains(gain: Readonly<Record<string, unknown>>): Glyph[] {
  const out: Glyph[] = [];
  for (const [key, value] of Object.entries(gain)) {
    const n = Number(value);
    if (key === 'cubes')
      for (const c of CUBES) {
        const many = (value as Readonly<Record<string, number>>)[c] ?? 0;
        if (many > 0) out.push({ sign: c, n: one(many) });
      }
    else if (key === 'takeIntrigue') out.push({ sign: 'intrigue', n: `+${n}` });
    else if (key === 'removeIntrigue') out.push({ sign: 'intrigue', n: `−${n}` });
    else if (key === 'othersTakeIntrigue') out.push({ sign: 'others' }, { sign: 'intrigue', n: `+${n}` });
    else if (key === 'councilPerPlayerWithLessIntrigue') out.push({ sign: 'council', n: `+${n}` }, { sign: 'player-less' });
    else if (key === 'vpPerPlayerWithMoreIntrigue') out.push({ sign: 'vp', n: String(n) }, { sign: 'player-more' });
    else if (key === 'vpPerCompletedMission') out.push({ sign: 'vp', n: String(n) }, { sign: 'each' }, { sign: 'mission' });
    else if (key === 'vpPerOwnBridge') out.push({ sign: 'vp', n: String(n) }, { sign: 'each' }, { sign: 'bridge' });
    else if (SIMPLE[key]) out.push({ sign: SIMPLE[key], n: ['card', 'bridge'].includes(SIMPLE[key]) ? one(n) : String(n) });
  }
  return out;
}
function prices(cost: Readonly<Record<string, number>>): Glyph[] {
  return Object.entries(cost).flatMap(([key, n]): Glyph[] =>
    key === 'intrigue' ? [{ sign: 'intrigue', n: `−${n}` }] : SIMPLE[key] ? [{ sign: SIMPLE[key], n: String(n) }] : [],
  );
}
const SPECIALS: Readonly<Record<string, readonly Glyph[]>> = {
  convertAnyCubes: [{ sign: 'cube' }, { sign: 'swap' }, { sign: 'cube' }],
  convertOneCube: [{ sign: 'cube', n: '1' }, { sign: 'swap' }, { sign: 'cube' }],
  cubesToVp: [{ sign: 'cube' }, { sign: 'to' }, { sign: 'vp', n: '1' }],
  drawMissionWithTaxes: [{ sign: 'tax' }, { sign: 'to' }, { sign: 'mission' }],
  drawOneMissionNoTaxes: [{ sign: 'mission' }],
  activateBuilding: [{ sign: 'assistant' }, { sign: 'each' }],
  advanceAssistant: [{ sign: 'assistant', n: '+1' }],
  assistantTo4NoPush: [{ sign: 'assistant', n: '4' }],
  rearrangeCubes: [{ sign: 'cube' }, { sign: 'swap' }],
  placeSpy: [{ sign: 'spy' }],
};

export function glyphsOf(e: EffectFile): Glyph[] {
  if (e.chooseOne) return e.chooseOne.flatMap((b, i): Glyph[] => [...(i > 0 ? [{ sign: 'or' as const }] : []), ...glyphsOf(b)]);
  const cost = prices(e.cost ?? {});
  const gain = [...(SPECIALS[e.special ?? ''] ?? []), ...gains(e.gain ?? {})];
  const needs: Glyph[] = e.condition?.minInfluenceCardsInHand ? [{ sign: 'card', n: `≥${e.condition.minInfluenceCardsInHand}` }] : [];
  const before = [...needs, ...cost];
  return [
    ...before,
    ...(before.length > 0 ? [{ sign: 'to' as const }] : []),
    ...gain,
    ...(e.optionalThen ? [{ sign: 'or' as const }, ...glyphsOf(e.optionalThen)] : []),
  ];
}

/** How wide a sign is; it is 18 high, drawn about its middle. */
const WIDE: Partial<Record<Sign, number>> = { to: 11, or: 8, each: 10, swap: 14, others: 17, 'player-less': 15, 'player-more': 15 };
const widthOf = (g: Glyph): number => WIDE[g.sign] ?? 18;

const CUBE_SIGN: Record<'ceramics' | 'cloth' | 'silver', string> = {
  ceramics: 'M-1.6-4h3.2v1.2c2 1 2.8 2.4 2.8 3.9C4.4 3.6 2.4 5 0 5S-4.4 3.6-4.4 1.1c0-1.5.8-2.9 2.8-3.9Z',
  cloth: 'M-4.6-2.6 -1.5-.4 1.5-2.6 4.6-.4M-4.6 2.2 -1.5 4.4 1.5 2.2 4.6 4.4',
  silver: 'M0-4.6 4.2 0 0 4.6-4.2 0ZM0-4.6V4.6M-4.2 0H4.2',
};
/** A cube of goods: its colour, and its own sign for those who do not go by colours. `r`: half its side. */
export function Cube({
  of,
  x = 0,
  y = 0,
  r = 8,
}: {
  of: 'ceramics' | 'cloth' | 'silver';
  x?: number;
  y?: number;
  r?: number;
}): JSX.Element {
  return (
    <g class={`vn-cube vn-${of}`} transform={`translate(${x} ${y}) scale(${r / 8})`}>
      <rect x="-8" y="-8" width="16" height="16" rx="2.4" class="vn-cube-body" />
      <path d="M-8-5.6Q-8-8-5.6-8H5.6Q8-8 8-5.6L5.4-5.4H-5.4Z" class="vn-cube-top" />
      <path class="vn-cube-sign" d={CUBE_SIGN[of]} transform="translate(0 .6)" />
    </g>
  );
}

const Figure = ({ n, y = 4 }: { n: string | undefined; y?: number }): JSX.Element | null =>
  n ? (
    <text class="vn-fig" y={y}>
      {n}
    </text>
  ) : null;
const MASK = 'M-8.6-3.6C-6-5-3-5.4 0-3.9 3-5.4 6-5 8.6-3.6 9 .2 7.4 4.6 3.9 4.8 2 4.9 1 3.2 0 3.2S-2 4.9-3.9 4.8C-7.4 4.6-9 .2-8.6-3.6Z';
const PERSON = 'M0-8.2a2.9 2.9 0 1 1-.1 0ZM-4.6 3.6C-4.6-.8-2.6-2 0-2S4.6-.8 4.6 3.6Z';

function Drawn({ sign, n }: Glyph): JSX.Element {
  switch (sign) {
    case 'coin':
      return (
        <g class="vn-g-coin">
          <circle r="8.4" />
          <circle r="6.6" class="vn-g-rim" />
          <Figure n={n} />
        </g>
      );
    case 'vp':
      return (
        <g class="vn-g-vp">
          <path d="M0-9.2 2.4-6.3 6-7.2 6.3-3.4 9.4-1.4 7.4 1.8 8.4 5.4 4.8 6.2 3 9.4 0 7.6-3 9.4-4.8 6.2-8.4 5.4-7.4 1.8-9.4-1.4-6.3-3.4-6-7.2-2.4-6.3Z" />
          <Figure n={n} />
        </g>
      );
    case 'scroll':
      return (
        <g class="vn-g-scroll">
          <path d="M-6.6-8.2H7.6Q9.4-8.2 9.4-6.4T7.6-4.6H6.4V8.4H-6.2Q-8.4 8.4-8.4 6.4V4.6H-6.6Z" />
          <path class="vn-g-line" d="M6.4-4.6Q5.8-7.4 7.6-8.2M-6.6 4.6H4.4V6.6Q4.6 8.4 6.4 8.4" />
          <Figure n={n} y={3.6} />
        </g>
      );
    case 'intrigue':
      return (
        <g class="vn-g-intrigue">
          <path d={MASK} transform="translate(0 -3.4)" />
          <path class="vn-g-eyes" d="M-6-4C-4.6-5.2-2.6-4.8-2-3.2-3.2-1.8-5.4-2-6-4ZM6-4C4.6-5.2 2.6-4.8 2-3.2 3.2-1.8 5.4-2 6-4Z" />
          {n ? (
            <text class="vn-fig vn-fig-out" y="9.6">
              {n}
            </text>
          ) : null}
        </g>
      );
    case 'others':
      return (
        <g class="vn-g-people">
          <path d={PERSON} transform="translate(-4.4 1)" />
          <path d={PERSON} transform="translate(4.4 1)" />
        </g>
      );
    case 'player-less':
    case 'player-more':
      return (
        <g class="vn-g-people">
          <path d={PERSON} transform="translate(-3 2) scale(.9)" />
          <path class="vn-g-arrow" d={sign === 'player-less' ? 'M4.6-7V5M1.8 2.2 4.6 5.4 7.4 2.2' : 'M4.6 5V-7M1.8-4.2 4.6-7.4 7.4-4.2'} />
        </g>
      );
    case 'ceramics':
    case 'cloth':
    case 'silver':
      return (
        <g>
          <Cube of={sign} r={8} />
          {n ? (
            <text class="vn-fig vn-fig-out" x="10" y="10">
              {n}
            </text>
          ) : null}
        </g>
      );
    case 'cube':
      return (
        <g class="vn-g-any">
          <rect x="-8" y="-8" width="16" height="16" rx="2.4" class="vn-g-any-body" />
          <path class="vn-g-any-a" d="M-8 2V5.6Q-8 8-5.6 8H-2.6L-8 2Z" />
          <path class="vn-g-any-b" d="M8-2V-5.6Q8-8 5.6-8H2.6L8-2Z" />
          <Figure n={n || '?'} />
        </g>
      );
    case 'card':
      return (
        <g class="vn-g-card">
          <rect x="-6.4" y="-8.6" width="12.8" height="17.2" rx="1.8" />
          {/* no mark below a figure: it could not be read */}
          {n ? <Figure n={n} y={3} /> : <path class="vn-g-card-mark" d="M0-6 4 0 0 6-4 0Z" />}
        </g>
      );
    case 'mission':
    case 'tax':
      return (
        <g class="vn-g-mission">
          <rect x="-7.4" y="-8" width="14.8" height="14" rx="1.4" />
          <path class="vn-g-line" d="M-4.4-4.6H4.4M-4.4-1.6H4.4" />
          <path class="vn-g-seal" d="M0 .6a3.6 3.6 0 1 1-.1 0ZM-2.2 6.6-3 10 0 8.6 3 10 2.2 6.6Z" />
          {sign === 'tax' ? (
            <g class="vn-g-coin" transform="translate(-5.6 -5.2)">
              <circle r="4.8" />
              <text class="vn-fig vn-fig-small" y="2.8">
                1
              </text>
            </g>
          ) : null}
        </g>
      );
    case 'council':
      return (
        <g class="vn-g-council">
          <path d="M-9-3.2 0-9 9-3.2ZM-7.4-2H-4.6V5H-7.4ZM-1.4-2H1.4V5H-1.4ZM4.6-2H7.4V5H4.6ZM-9 6H9V8.6H-9Z" />
          {n ? (
            <text class="vn-fig vn-fig-out" x="0" y="4.6">
              {n.startsWith('+') ? n : `+${n}`}
            </text>
          ) : null}
        </g>
      );
    case 'bridge':
      return (
        <g class="vn-g-bridge">
          <path d="M-9.6 5.4V1.4C-5 -.4-4-5.6 0-5.6S5-.4 9.6 1.4V5.4H5.6Q4.4 0 0 0T-5.6 5.4Z" />
        </g>
      );
    case 'swap':
      return <path class="vn-g-arrow" d="M-6-2.6H6L3-5.4M6 2.6H-6L-3 5.4" />;
    case 'to':
      return <path class="vn-g-arrow" d="M-4.6 0H4M1-3.2 4.4 0 1 3.2" />;
    case 'or':
      return <path class="vn-g-arrow" d="M2.4-7-2.4 7" />;
    case 'each':
      return <path class="vn-g-arrow" d="M-3-3 3 3M3-3-3 3" />;
    case 'assistant':
      return (
        <g class="vn-g-people">
          <path d={PERSON} transform="translate(0 2) scale(1.25)" />
          {n ? (
            <text class="vn-fig vn-fig-out" y="9">
              {n}
            </text>
          ) : null}
        </g>
      );
    case 'spy':
      return <Spy />;
  }
}

/** A hat, a cloak, two eyes. */
export function Spy({ scale = 1 }: { scale?: number }): JSX.Element {
  return (
    <g class="vn-spy" transform={`scale(${scale})`}>
      <path d="M-9-3H9L6-4.4 5-9.4Q0-11.6-5-9.4L-6-4.4ZM-6.4-2.4H6.4L8.6 9H-8.6Z" />
      <path class="vn-spy-eyes" d="M-4.4.2h3v2h-3ZM1.4.2h3v2h-3Z" />
    </g>
  );
}

/** Signs in a row, centred on (x, y), no wider than `most`. */
export function GlyphRow({
  glyphs,
  x,
  y,
  most,
  scale = 1,
}: {
  glyphs: readonly Glyph[];
  x: number;
  y: number;
  most: number;
  scale?: number;
}): JSX.Element {
  const wide = glyphs.reduce((sum, g) => sum + widthOf(g), 0);
  const k = Math.min(scale, most / wide);
  let at = -wide / 2;
  return (
    <g transform={`translate(${x} ${y}) scale(${Math.round(k * 100) / 100})`}>
      {glyphs.map((g, i) => {
        const w = widthOf(g);
        const middle = at + w / 2;
        at += w;
        return (
          <g key={i} transform={`translate(${middle} 0)`}>
            <Drawn {...g} />
          </g>
        );
      })}
    </g>
  );
}
/** The same for a line of text. The words stand beside it, so it is only decoration. */
export function GlyphLine({ effect, glyphs, size = 20 }: { effect?: EffectFile; glyphs?: readonly Glyph[]; size?: number }): JSX.Element {
  const list = glyphs ?? glyphsOf(effect ?? {});
  const wide = list.reduce((sum, g) => sum + widthOf(g), 4);
  return (
    <svg
      class="vn-glyphs"
      viewBox={`${-wide / 2} -11 ${wide} 22`}
      style={{ width: `${(wide / 22) * size}px`, height: `${size}px` }}
      aria-hidden="true"
    >
      <GlyphRow glyphs={list} x={0} y={0} most={wide} />
    </svg>
  );
}
