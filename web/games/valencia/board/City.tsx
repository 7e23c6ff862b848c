/** The city: quarters of guild squares, fountain spaces and trees within the wall; pieces stand on them. */
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { SeatMark } from '../../../art/emblems.tsx';
import { drop, travel } from '../../../art/motion.ts';
import type { Point } from '../../../art/pen.ts';
import { whenChanged } from '../../../art/when-changed.tsx';
import type { SeatIndex } from '../../../art/seats.ts';
import { battlements, cobbles, MARGIN, middle, sheet, UNIT } from './geometry.ts';
import { Picture, PictureCopy } from './Icons.tsx';
import type { CityPlan, FountainAt, GuildName, Place, Target, Tree } from './types.ts';

/** What is printed and never changes in a game. */
export function Ground({ plan }: { plan: CityPlan }): JSX.Element {
  const { w, h } = sheet(plan);
  const { centre } = plan;
  const c: Point = [MARGIN + (centre.x + centre.width / 2) * UNIT, MARGIN + (centre.y + centre.height / 2) * UNIT];
  return (
    <g aria-hidden="true">
      <rect class="vc-moat" width={w} height={h} rx="26" />
      <path class="vc-teeth" d={battlements(w, h)} />
      <rect class="vc-wall" x="14" y="14" width={w - 28} height={h - 28} rx="10" />
      <rect class="vc-street" x={MARGIN - 6} y={MARGIN - 6} width={w - 2 * MARGIN + 12} height={h - 2 * MARGIN + 12} rx="8" />
      {[
        [22, 22],
        [w - 22, 22],
        [22, h - 22],
        [w - 22, h - 22],
      ].map(([x, y], i) => (
        <g key={i} transform={`translate(${x} ${y})`}>
          <circle class="vc-tower" r="20" />
          <circle class="vc-tower-in" r="11" />
        </g>
      ))}
      {Array.from({ length: plan.width }, (_, x) => (
        <text key={x} class="vc-coordinate" x={MARGIN + (x + 0.5) * UNIT} y={MARGIN - 12.5}>
          {'abcdefghi'[x]}
        </text>
      ))}
      {Array.from({ length: plan.height }, (_, y) => (
        <text key={y} class="vc-coordinate" x={MARGIN - 18} y={MARGIN + (y + 0.5) * UNIT + 8}>
          {y + 1}
        </text>
      ))}
      {plan.quarters.map((q) => (
        <rect
          key={q.id}
          class="vc-quarter"
          x={MARGIN + q.x * UNIT + 1.5}
          y={MARGIN + q.y * UNIT + 1.5}
          width={q.width * UNIT - 3}
          height={q.height * UNIT - 3}
          rx="9"
        />
      ))}
      <path class="vc-cobbles" d={cobbles(plan)} />
      <g transform={`translate(${c[0]} ${c[1]})`}>
        <CentralFountain value={centre.value} />
      </g>
    </g>
  );
}

const star = (points: number, out: number, inner: number, turn = 0): string =>
  Array.from({ length: points * 2 }, (_, i) => {
    const a = (Math.PI * i) / points + turn;
    const r = i % 2 === 0 ? out : inner;
    return `${i === 0 ? 'M' : 'L'}${(Math.sin(a) * r).toFixed(1)} ${(-Math.cos(a) * r).toFixed(1)}`;
  }).join('') + 'Z';

function CentralFountain({ value }: { value: number }): JSX.Element {
  return (
    <>
      <rect class="vc-plaza" x="-94" y="-94" width="188" height="188" rx="12" />
      <path class="vc-plaza-line" d={`${star(8, 90, 76)}${star(16, 86, 82)}`} />
      <path class="vc-basin" d={star(8, 70, 62)} />
      <path class="vc-water" d={star(8, 61, 54)} />
      <circle class="vc-ripple" r="44" />
      <circle class="vc-ripple" r="34" />
      <circle class="vc-bowl" r="25" />
      {Array.from({ length: 8 }, (_, i) => (
        <path key={i} class="vc-jet" transform={`rotate(${i * 45 + 22.5})`} d="M0-26C3-38 9-44 12-51M0-26C-3-38-9-44-12-51" />
      ))}
      <text class="vc-value" y="12">
        {value}
      </text>
    </>
  );
}

/** A fountain in a box from -40 to 40; its value is printed over it. */
export function FountainTile({ fountain }: { fountain: FountainAt }): JSX.Element {
  return (
    <g class="vc-fountain">
      <rect class="vc-azulejo" x="-41" y="-41" width="82" height="82" rx="9" />
      <path
        class="vc-azulejo-line"
        d="M-41-20A21 21 0 0 0-20-41M41-20A21 21 0 0 1 20-41M-41 20A21 21 0 0 1-20 41M41 20A21 21 0 0 0 20 41"
      />
      <path class="vc-basin" d={star(8, 33, 29, Math.PI / 8)} />
      <path class="vc-water" d={star(8, 27.5, 24, Math.PI / 8)} />
      {fountain.ability ? (
        <g transform="translate(28 28)">
          <circle class="vc-badge" r="16.500" />
          <Picture of={fountain.ability} scale={0.5} />
        </g>
      ) : null}
    </g>
  );
}

const DASH: Readonly<Record<GuildName, string>> = {
  oranges: '',
  'dried-fruit': '7 5',
  wine: '1.500 5',
  clothing: '14 4 2 4',
  porcelain: '',
};

/** One place: a square of a guild, or a space for a fountain. */
export const Square = whenChanged(function Square(props: {
  place: Place;
  /** So much can be chosen there. */
  offers: number;
  lit: boolean;
  now: boolean;
  dim: boolean;
  aria: string;
  tab: number;
}): JSX.Element {
  const { place: p, offers, lit, now, dim, aria, tab } = props;
  const [x, y] = [MARGIN + (p.x + 0.5) * UNIT, MARGIN + (p.y + 0.5) * UNIT];
  const control = {
    'data-place': p.id,
    role: offers > 0 ? ('button' as const) : ('img' as const),
    'aria-label': aria,
    'aria-haspopup': offers > 1 ? ('menu' as const) : undefined,
    tabindex: tab,
  };
  return (
    <g
      class={`vc-place${offers > 0 ? ' target' : ''}${lit ? ' lit' : ''}${now ? ' vc-now' : ''}${dim ? ' vc-dim' : ''}`}
      transform={`translate(${x} ${y})`}
      {...control}
    >
      {p.guild === undefined ? (
        p.fountain ? (
          <FountainTile fountain={p.fountain} />
        ) : (
          <g class="vc-space">
            <rect class="vc-space-ground" x="-42" y="-42" width="84" height="84" rx="9" />
            <circle class="vc-space-ring" r="30" />
            <circle class="vc-space-ring" r="21" />
            <PictureCopy of="fountain" scale={0.62} />
          </g>
        )
      ) : (
        <g class={`vc-square vg-${p.guild}`}>
          <rect class="vc-tint" x="-45" y="-45" width="90" height="90" rx="8" />
          <rect class="vc-edge" x="-40" y="-40" width="80" height="80" rx="5" stroke-dasharray={DASH[p.guild]} />
          {p.guild === 'porcelain' ? <rect class="vc-edge" x="-36" y="-36" width="72" height="72" rx="4" /> : null}
          {p.member === undefined ? (
            <PictureCopy of={p.guild} x={11} y={11} scale={1.12} />
          ) : (
            <PictureCopy of={p.guild} x={24} y={-24} scale={0.62} />
          )}
          <PictureCopy of="coin" x={-23} y={-23} />
        </g>
      )}
      {offers > 0 ? <rect class="vc-glow" x="-45" y="-45" width="90" height="90" rx="8" /> : null}
      <rect class="ring" x="-46" y="-46" width="92" height="92" rx="9" />
    </g>
  );
});

/** What is printed on a place in figures: no text of the control that the place may be. */
export const Print = whenChanged(function Print({ place: p, dim }: { place: Place; dim: boolean }): JSX.Element | null {
  const [x, y] = [MARGIN + (p.x + 0.5) * UNIT, MARGIN + (p.y + 0.5) * UNIT];
  if (p.guild !== undefined)
    return (
      <text class={`vc-cost${dim ? ' vc-dim' : ''}`} x={x - 23} y={y - 13.5}>
        {p.cost}
      </text>
    );
  return p.fountain ? (
    <text class="vc-value" x={x} y={y + 12.5}>
      {p.fountain.value}
    </text>
  ) : null;
});

/** A family member. It comes from where the same player just left, or is set down. */
export function Member(props: {
  id: string;
  seat: SeatIndex;
  at: Point;
  from: Point | undefined;
  own: boolean;
  /** Drafted: it does not stand there yet. */
  planned: boolean;
  offer: Target | undefined;
  taken: boolean;
}): JSX.Element {
  const { id, seat, at, from, own, planned, offer, taken } = props;
  const el = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (from) travel(el.current, [from[0] + 8, from[1] + 12], [at[0] + 8, at[1] + 12]);
    else drop(el.current?.firstElementChild instanceof SVGElement ? el.current.firstElementChild : null);
  }, []);
  const control = offer
    ? { role: 'button' as const, tabindex: 0, 'aria-label': offer.label, 'aria-pressed': taken, 'data-place': `m:${id}` }
    : { 'aria-hidden': true as const, 'data-place': id }; // the square says who stands on it
  return (
    <g
      ref={el}
      class={`vc-member${offer ? ' target' : ''}${taken ? ' vc-taken' : ''}${own ? ' vc-own' : ''}${planned ? ' vc-planned' : ''}`}
      style={{ transform: `translate(${at[0] + 8}px, ${at[1] + 12}px)` }}
      {...control}
    >
      <g>
        <ellipse class="vc-foot" cx="2" cy="7" rx="27" ry="25" />
        <SeatMark seat={seat} r={26} />
        <circle class="ring" r="34" />
      </g>
    </g>
  );
}

/** A tree, or the palm that stands on it. */
export const TreeMark = whenChanged(function TreeMark(props: {
  tree: Tree;
  /** Can it be chosen? */
  offers: boolean;
  lit: boolean;
  taken: boolean;
  aria: string;
  tab: number;
}): JSX.Element {
  const { tree: t, offers, lit, taken, aria, tab } = props;
  const control = {
    'data-place': t.id,
    role: offers ? ('button' as const) : ('img' as const),
    'aria-label': aria,
    tabindex: tab,
    ...(offers && taken ? { 'aria-pressed': true } : {}),
  };
  return (
    <g
      class={`vc-tree${t.palm ? ' vc-palm' : ''}${offers ? ' target' : ''}${lit ? ' lit' : ''}${taken ? ' vc-taken' : ''}`}
      transform={`translate(${MARGIN + t.x * UNIT} ${MARGIN + t.y * UNIT})`}
      {...control}
    >
      {offers ? <circle class="vc-glow" r="25" /> : null}
      {t.palm ? (
        <>
          <circle class="vc-palm-ground" r="23" />
          <PictureCopy of="palm" scale={0.86} />
        </>
      ) : (
        <>
          <circle class="vc-plot" r="14.500" />
          <PictureCopy of="tree" />
        </>
      )}
      <circle class="ring" r="27" />
      <circle class="vc-hit" r="27" />
    </g>
  );
});

/** Where each member was before this drawing: who left a square and came to another has moved. */
export function useMoves(plan: CityPlan): ReadonlyMap<string, Point> {
  const before = useRef<ReadonlyMap<string, SeatIndex>>(new Map());
  const now = useMemo(() => new Map(plan.places.flatMap((p) => (p.member === undefined ? [] : [[p.id, p.member] as const]))), [plan]);
  const moves = useMemo(() => {
    const gone = [...before.current].filter(([id, seat]) => now.get(id) !== seat);
    return new Map(
      [...now].flatMap(([id, seat]) => {
        if (before.current.get(id) === seat) return [];
        const was = gone.find(([, other]) => other === seat);
        const at = was && middle(plan, was[0]);
        return at ? [[id, at] as const] : [];
      }),
    );
  }, [now]);
  useLayoutEffect(() => {
    before.current = now;
  }, [now]);
  return moves;
}
