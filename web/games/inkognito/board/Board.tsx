/** The board of Inkognito: an engraved city of streets and canals, figures to take up and spaces to send them to. */
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { EmblemShape } from '../../../art/emblems.tsx';
import { useHand } from '../../../art/hand.ts';
import { Meant, MeantTick } from '../../../art/meant.tsx';
import { HandMenu } from '../../../art/hand-menu.tsx';
import { travel } from '../../../art/motion.ts';
import type { Point } from '../../../art/pen.ts';
import { EMBLEMS, lookOf, type SeatIndex } from '../../../art/seats.ts';
import { Stage } from '../../../art/stage.tsx';
import { BallMark, Figure, Phantom, type BallName } from './Figures.tsx';
import { Chart } from './Chart.tsx';
import { cityOf, R, type City, type SpaceFile } from './geography.ts';
import { isCovered, labelsOf, type Label } from './labels.ts';
import type { BoardProps, MeantHere, PieceAt, Target } from './types.ts';
import '../../../art/tokens.css';
import '../../../art/sea.css';
import './board.css';

export type { BoardProps, BoardWords, MeantHere, PieceAt, Target } from './types.ts';
export type { BallName } from './Figures.tsx';

const PHANTOM: Point = [72, 76];

/** Letters on the board, in units of the sheet; in pixels of the screen they are to be as large as this. */
const SIZES = [9.6, 10.6, 11.6, 13, 14.5, 16, 18, 20, 25] as const;
const READABLE = 9.5;
/** From this size on names have to make room for each other. */
const CROWDED = 16;

/** Pieces of one space, fanned out: none hides another. */
function fan(n: number): Point[] {
  if (n <= 1) return [[0, 0]];
  if (n === 2)
    return [
      [-11, 0],
      [11, 0],
    ];
  // Nobody stands right behind somebody else: a short one would not be seen behind a tall one.
  return Array.from({ length: n }, (_, i) => [(i - (n - 1) / 2) * 17, i % 2 === 0 ? -3 : 7]);
}

export function Board(props: BoardProps): JSX.Element {
  const { file, pieces, seatOf, balls, targets, taken, lit, about, meant, words, onPick, onAsk, onDrop } = props;
  const svg = useRef<SVGSVGElement>(null);
  const wrap = useRef<HTMLDivElement>(null);
  const [narrow, setNarrow] = useState(false);
  const [whole, setWhole] = useState(false);
  /** undefined: the sheet has not been measured yet, and names would lie elsewhere at once. */
  const [size, setSize] = useState<number>();

  const city = cityOf(file);
  const chart = useMemo(() => <Chart city={city} title={words.title} />, [city, words.title]);
  const offers = useMemo(() => {
    const out = new Map<string, Target[]>();
    for (const t of targets) out.set(t.place, [...(out.get(t.place) ?? []), t]);
    return out;
  }, [targets]);
  const spots = useMemo(() => whereAll(city, pieces), [city, pieces]);

  /* on a phone what is asked about fills the board */
  const near = narrow ? nearby(city, [...reached(targets), ...about], taken === null ? undefined : spots.get(taken)) : undefined;
  const cut = near !== undefined && !whole;
  const box = cut ? near.join(' ') : `0 0 ${city.w} ${city.h}`;
  useEffect(() => setWhole(false), [taken]);
  useEffect(() => {
    const el = wrap.current;
    if (!el) return;
    const measure = (): void => {
      setNarrow(el.clientWidth < 560);
      const scale = svg.current?.getScreenCTM()?.a ?? 1;
      setSize(SIZES.find((size) => size * scale >= READABLE) ?? SIZES.at(-1)!);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(el);
    el.addEventListener('stagemove', measure);
    return () => {
      watch.disconnect();
      el.removeEventListener('stagemove', measure);
    };
  }, [cut && near.join()]);

  const centre = (place: string): Point => {
    const id = place.slice(2);
    if (place.startsWith('f:')) {
      const [x, y] = spots.get(id) ?? [0, 0];
      return [x, y - 8];
    }
    if (place.startsWith('p:')) return PHANTOM;
    const s = city.space.get(id);
    return [s?.x ?? 0, s?.y ?? 0];
  };
  const spaceUnder = (place: string): string =>
    place.startsWith('f:') ? `s:${pieces.find((p) => p.id === place.slice(2))?.space ?? ''}` : place;
  const choicesAt = (place: string): Target[] => [...new Set([place, spaceUnder(place)])].flatMap((p) => offers.get(p) ?? []);
  const nameOf = (place: string): string => {
    if (place === 'p:phantom') return words.phantom([]);
    return place.startsWith('f:') ? (pieces.find(({ id }) => id === place.slice(2))?.name ?? '') : words.place(place.slice(2));
  };
  const hand = useHand<Target>({
    svg,
    wrap,
    offers,
    choicesAt,
    centre,
    isArea: (place) => place.startsWith('p:'),
    onPick,
    onAsk: (place) => onAsk(spaceUnder(place).slice(2)),
    onDrop: taken === null ? undefined : onDrop,
    tell:
      words.walk &&
      ((place, around) => words.walk?.(offers.has(place) ? words.describe(spaceUnder(place).slice(2)) : '', around, nameOf) ?? ''),
  });

  // On a small sheet not all names have room: those come first that are asked about.
  const wanted =
    size === undefined || size < CROWDED ? [] : [...new Set([...targets.map((t) => spaceUnder(t.place).slice(2)), ...lit])].sort();
  const labels = useMemo(
    () => new Map(size === undefined ? [] : labelsOf(city, words.place, size, wanted).map((l) => [l.id, l])),
    [city, words, size, wanted.join()],
  );
  const first = targets.length === 0 ? (file.spaces[0]?.id ?? '') : '';
  const shake = offers.get('p:phantom')?.[0];
  const standing = [...spots.values()];
  const sorted = [...pieces].sort((a, b) => (spots.get(a.id)?.[1] ?? 0) - (spots.get(b.id)?.[1] ?? 0));
  return (
    <div
      class={`sea-board ik-board${narrow ? ' ik-narrow' : ''}`}
      data-game="inkognito"
      ref={wrap}
      style={{ '--ik-letters': `${size ?? SIZES[0]}px` }}
    >
      <Stage words={words}>
        <div class="sea-water" aria-hidden="true">
          <div class="sea-hatching" />
        </div>
        <svg class="sea-print" viewBox={box} aria-hidden="true">
          {chart}
        </svg>
        <svg class="sea-sheet" ref={svg} viewBox={box} role="group" aria-label={words.board} {...hand.handlers}>
          {city.spaces.map((s) => {
            const offer = offers.get(`s:${s.id}`);
            return (
              <Space
                key={s.id}
                space={s}
                seat={s.color === undefined ? undefined : seatOf[s.color]}
                offer={offer}
                lit={lit.includes(s.id)}
                label={labels.get(s.id)}
                aria={offer ? (offer.length > 1 ? words.choices(words.place(s.id)) : (offer[0]?.label ?? '')) : words.describe(s.id)}
                tab={offer ? 0 : s.id === first ? 0 : -1}
                narrow={narrow}
              />
            );
          })}
          <g
            transform={`translate(${PHANTOM[0]} ${PHANTOM[1]})`}
            class={`ik-phantom${shake ? ' target' : ''}`}
            {...(shake
              ? { 'data-place': 'p:phantom', role: 'button' as const, tabindex: 0, 'aria-label': shake.label }
              : { role: 'img' as const, 'aria-label': words.phantom(balls.filter((b) => !b.used).map((b) => b.ball)) })}
          >
            {shake ? <circle class="ik-halo" r="66" cy="4" /> : null}
            <Phantom balls={balls} />
            {shake ? <circle class="ring" r="68" cy="4" /> : null}
          </g>
          {sorted.map((p) => (
            <Piece
              key={p.id}
              piece={p}
              at={spots.get(p.id) ?? [0, 0]}
              offer={offers.get(`f:${p.id}`)?.[0]}
              onSpace={offers.has(`s:${p.space}`)}
              taken={taken === p.id}
              narrow={narrow}
            />
          ))}
          {city.spaces.map((s) => {
            const crowd = s.number === undefined ? 0 : pieces.filter((p) => p.space === s.id).length;
            return crowd > 0 && <CoveredNumber key={s.id} space={s} crowd={crowd} narrow={narrow} names={[...labels.values()]} />;
          })}
          {/* A name that somebody stands on is read over them. */}
          <g class="ik-print" aria-hidden="true">
            {[...labels.values()].map((l) => standing.some((at) => isCovered(l, at)) && <Name key={l.id} label={l} />)}
          </g>
          {meant && <MeantMarks meant={meant} where={(place) => centre(place)} />}
        </svg>
      </Stage>
      {near ? (
        <button type="button" class="ik-whole" aria-pressed={whole} onClick={() => setWhole(!whole)}>
          {words.zoomFit}
        </button>
      ) : null}
      <HandMenu hand={hand} title={(place) => words.choices(words.place(spaceUnder(place).slice(2)))} onPick={onPick} />
    </div>
  );
}

/** What is drafted, not confirmed yet: the pieces that go, and where they came from. */
function MeantMarks({ meant, where }: { meant: MeantHere; where(place: string): Point }): JSX.Element {
  return (
    <>
      {meant.from.map((id) => {
        const [x, y] = where(`s:${id}`);
        return <Meant key={id} seat={meant.seat} line={(cls) => <circle class={`${cls} meant-goes`} cx={x} cy={y} r={R + 5} />} />;
      })}
      {meant.places.map((place) => {
        const [x, y] = where(place);
        const r = place.startsWith('p:') ? 66 : R + 6;
        return (
          <Meant key={place} seat={meant.seat} line={(cls) => <circle class={cls} cx={x} cy={y} r={r} />}>
            <MeantTick x={x + r * 0.72} y={y + r * 0.72} size={8} />
          </Meant>
        );
      })}
      {meant.pieces.map((id) => {
        const [x, y] = where(`f:${id}`);
        return (
          <Meant key={id} seat={meant.seat} line={(cls) => <ellipse class={cls} cx={x} cy={y + 10} rx="17" ry="13" />}>
            <MeantTick x={x + 17} y={y + 18} size={8} />
          </Meant>
        );
      })}
    </>
  );
}

const reached = (targets: readonly Target[]): string[] => targets.flatMap(({ place }) => (place.startsWith('s:') ? [place.slice(2)] : []));
/** The part of the sheet that holds these spaces, and a figure that is taken up; undefined: that is nearly everything. */
function nearby(city: City, ids: readonly string[], figure: Point | undefined): number[] | undefined {
  const spaces = ids.flatMap((id) => city.space.get(id) ?? []);
  if (spaces.length === 0) return undefined;
  const points = [...spaces.map((s): Point => [s.x, s.y]), ...(figure ? [figure] : [])];
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const [x0, x1, y0, y1] = [Math.min(...xs) - 70, Math.max(...xs) + 70, Math.min(...ys) - 85, Math.max(...ys) + 60];
  const ratio = city.w / city.h;
  const w = Math.max(360, x1 - x0, (y1 - y0) * ratio);
  const h = w / ratio;
  if (w > city.w * 0.7) return undefined;
  const held = (low: number, size: number, all: number): number => Math.max(0, Math.min(all - size, low));
  return [held((x0 + x1 - w) / 2, w, city.w), held((y0 + y1 - h) / 2, h, city.h), w, h];
}

/** Where each piece stands, in units of the sheet. */
function whereAll(city: City, pieces: readonly PieceAt[]): Map<string, Point> {
  const bySpace = new Map<string, PieceAt[]>();
  for (const p of pieces) bySpace.set(p.space, [...(bySpace.get(p.space) ?? []), p]);
  const out = new Map<string, Point>();
  for (const [id, all] of bySpace) {
    const s = city.space.get(id);
    const offsets = fan(all.length);
    for (const [i, p] of all.entries()) out.set(p.id, [(s?.x ?? 0) + (offsets[i]?.[0] ?? 0), (s?.y ?? 0) + (offsets[i]?.[1] ?? 0)]);
  }
  return out;
}

const uniqueBalls = (offer: readonly Target[]): BallName[] => [...new Set(offer.flatMap((t) => (t.ball ? [t.ball] : [])))];

function Space(props: {
  space: SpaceFile;
  seat: SeatIndex | undefined;
  offer: readonly Target[] | undefined;
  lit: boolean;
  label: Label | undefined;
  aria: string;
  tab: number;
  narrow: boolean;
}): JSX.Element {
  const { space: s, seat, offer, lit, label, aria, tab, narrow } = props;
  const balls = offer ? uniqueBalls(offer) : [];
  return (
    <>
      <g
        class={`ik-space ik-${s.kind}${offer ? ' target' : ''}${lit ? ' lit' : ''}`}
        data-place={`s:${s.id}`}
        role={offer ? 'button' : 'img'}
        aria-label={aria}
        aria-haspopup={offer && offer.length > 1 ? 'menu' : undefined}
        tabindex={tab}
      >
        <g transform={`translate(${s.x} ${s.y})${narrow ? ' scale(1.22)' : ''}`}>
          {lit ? <circle class="ik-lit" r={R + 9} /> : null}
          {offer ? <circle class="ik-halo" r={R + 5} /> : null}
          <Ground space={s} seat={seat} />
          {balls.map((b, i) => (
            <BallMark key={b} ball={b} x={R - 1 - i * 13} y={-R - 1} r={6.5} />
          ))}
          <circle class="ring" r={R + 7} />
          <circle class="ik-hit" r={R + 6} />
        </g>
      </g>
      <g class="ik-print" aria-hidden="true">
        {s.number === undefined ? null : (
          <text class="ik-number" transform={`translate(${s.x} ${s.y})${narrow ? ' scale(1.22)' : ''}`} y="6.4">
            {s.number}
          </text>
        )}
        {label ? <Name label={label} /> : null}
      </g>
    </>
  );
}

const Name = ({ label: { x, y, anchor, lines, hidden } }: { label: Label }): JSX.Element => (
  <text class={`ik-label${hidden ? ' ik-label-late' : ''}`} x={x} y={y} text-anchor={anchor}>
    {lines.map((row, n) => (
      <tspan key={n} x={x} dy={n === 0 ? 0 : '1.06em'}>
        {row}
      </tspan>
    ))}
  </text>
);

interface Covered {
  space: SpaceFile;
  crowd: number;
  narrow: boolean;
  names: readonly Label[];
}
/** Missions name numbers: whoever stands on one does not hide it. It stands beside them all, at the right, or wherever it lies on no
    name. */
function CoveredNumber({ space: s, crowd, narrow, names }: Covered): JSX.Element {
  const [scale, own] = narrow ? [1.22, 1.4] : [1, 1];
  const beside = (fan(crowd).at(-1)?.[0] ?? 0) + 17;
  const r = 8 * scale * own;
  const spots = [13, -13].flatMap((y): Point[] => [
    [beside, y],
    [-beside, y],
  ]);
  const free = spots.find(([dx, dy]) => {
    const [x, y] = [s.x + dx * scale, s.y + dy * scale];
    return !names.some(({ hidden, box }) => !hidden && x + r > box.x0 && x - r < box.x1 && y + r > box.y0 && y - r < box.y1);
  });
  return (
    <g class="ik-covered" aria-hidden="true" transform={`translate(${s.x} ${s.y}) scale(${scale})`}>
      <g transform={`translate(${(free ?? spots[0]!).join(' ')}) scale(${own})`}>
        <circle class="ik-plaque" r="8" />
        <text class="ik-number" y="4.2">
          {s.number}
        </text>
      </g>
    </g>
  );
}

/** What is printed there: a campo with its well, a start space, a number, the Embassy. */
function Ground({ space: s, seat }: { space: SpaceFile; seat: SeatIndex | undefined }): JSX.Element {
  switch (s.kind) {
    case 'start':
      return (
        <g class="ik-start" style={seat === undefined ? undefined : { '--seat': `var(--seat-${seat})` }}>
          <circle class="ik-disc ik-start-disc" r={R} />
          {seat === undefined ? (
            <path class="ik-nobody" d="M-6-6 6 6M6-6-6 6" />
          ) : (
            <g class="ik-emblem">
              <EmblemShape emblem={EMBLEMS[lookOf(seat)] ?? 'lion'} scale={0.72} />
            </g>
          )}
        </g>
      );
    case 'numbered':
      return (
        <g>
          <path class="ik-plaque" d="M-16.5-9 -9-16.5H9L16.5-9V9L9 16.5H-9L-16.5 9Z" />
          <path class="ik-plaque-line" d="M-13.6-7.6 -7.6-13.6H7.6L13.6-7.6V7.6L7.6 13.6H-7.6L-13.6 7.6Z" />
        </g>
      );
    case 'embassy':
      return (
        <g>
          <circle class="ik-disc ik-embassy-disc" r={R + 4} />
          <path class="ik-palace" d="M-12 9V-3H12V9ZM-14-3H14L0-11ZM-15 9H15V12H-15Z" />
          <path class="ik-door" d="M-8.5 8V2H-5.5V8ZM-1.5 8V1H1.5V8ZM5.5 8V2H8.5V8Z" />
        </g>
      );
    default:
      return (
        <g>
          <circle class="ik-disc" r={R - 2} />
          <circle class="ik-well" r={4.2} />
          <circle class="ik-well-in" r={1.8} />
        </g>
      );
  }
}

function Piece(props: {
  piece: PieceAt;
  at: Point;
  offer: Target | undefined;
  onSpace: boolean;
  taken: boolean;
  narrow: boolean;
}): JSX.Element {
  const { piece: p, at, offer, onSpace, taken, narrow } = props;
  const el = useRef<SVGGElement>(null);
  const before = useRef<Point | null>(null);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = at;
    if (was && (was[0] !== at[0] || was[1] !== at[1])) travel(el.current, was, at);
  }, [at[0], at[1]]);
  const control = offer
    ? { role: 'button' as const, tabindex: 0, 'aria-label': offer.label, 'aria-pressed': taken }
    : { role: 'img' as const, 'aria-label': p.name };
  return (
    <g
      ref={el}
      class={`ik-piece${offer ? ' target' : ''}${taken ? ' ik-taken' : ''}${p.own ? ' ik-own' : ''}${onSpace && !offer ? ' ik-through' : ''}`}
      style={{ transform: `translate(${at[0]}px, ${at[1]}px)` }}
      data-place={offer ? `f:${p.id}` : `s:${p.space}`}
      {...control}
    >
      <g transform={narrow ? 'scale(1.25)' : undefined}>
        {offer ? <ellipse class="ik-foot" cx="0" cy="3" rx="13.5" ry="11.5" /> : null}
        <Figure build={p.build} seat={p.seat} />
        <circle class="ring" r="24" cy="-14" />
        <rect class="ik-hit" x="-11" y="-36" width="22" height="48" rx="8" />
      </g>
    </g>
  );
}
