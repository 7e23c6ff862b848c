/** The board of Venice: canals with their prices, quays, buildings, gondolas, bridges, the track of the Great Council. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useHand } from '../../../art/hand.ts';
import { HandMenu } from '../../../art/hand-menu.tsx';
import { Meant, MeantTick } from '../../../art/meant.tsx';
import type { Point } from '../../../art/pen.ts';
import { Stage } from '../../../art/stage.tsx';
import { Building, type BuildingFile } from './Building.tsx';
import { Chart } from './Chart.tsx';
import { SHEET, sheetOf, spaceBox, TILE, wayAlong, type Canal, type Sheet } from './geography.ts';
import { Bridge, Gondola } from './Gondolas.tsx';
import { Track } from './Track.tsx';
import type { BoardProps, GondolaAt, Place, RouteAt, Target } from './types.ts';
import '../../../art/tokens.css';
import '../../../art/sea.css';
import './board.css';

export type { BoardProps, BoardWords, RouteAt, Target } from './types.ts';

const NOWHERE: Point = [0, 0];

/** Gondolas of a quay lie one below the other, the last one over the others. */
function berth(quay: Point, i: number, many: number): Point {
  const step = Math.min(17, 50 / Math.max(1, many - 1));
  return [quay[0], quay[1] + 4 + i * step];
}
function whereAll(sheet: Sheet, gondolas: readonly GondolaAt[]): Map<string, Point> {
  const out = new Map<string, Point>();
  for (const quay of new Set(gondolas.map((g) => g.quay))) {
    const here = gondolas.filter((g) => g.quay === quay).sort((a, b) => a.height - b.height);
    here.forEach((g, i) => out.set(g.id, berth(sheet.quay.get(quay) ?? NOWHERE, i, here.length)));
  }
  return out;
}
const middle = (c: Canal | undefined): Point => c?.middle ?? NOWHERE;

/** So much of the sheet's height is left by the button that shows the whole: what stands below the board does not move for it. */
const BESIDE = 0.86;

/** The part of the sheet that holds what is asked about, on a narrow screen; undefined: that is nearly everything. */
function nearby(points: readonly Point[]): number[] | undefined {
  if (points.length === 0) return undefined;
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const [x0, x1, y0, y1] = [Math.min(...xs) - 60, Math.max(...xs) + 190, Math.min(...ys) - 146, Math.max(...ys) + 76];
  const ratio = SHEET.w / (SHEET.h * BESIDE);
  const w = Math.max(430, x1 - x0, (y1 - y0) * ratio);
  if (w > SHEET.w * 0.86) return undefined;
  const h = w / ratio;
  const held = (low: number, size: number, all: number): number => Math.max(0, Math.min(all - size, low));
  return [held((x0 + x1 - w) / 2, w, SHEET.w), held((y0 + y1 - h) / 2, h, SHEET.h), w, h];
}

export function Board(props: BoardProps): JSX.Element {
  const {
    file,
    quayOf,
    gondolas,
    assistants,
    bridges,
    spy,
    route,
    wake,
    meant,
    mine,
    targets,
    lit,
    used,
    reach,
    words,
    onPick,
    onAsk,
    onDrop,
  } = props;
  const svg = useRef<SVGSVGElement>(null);
  const wrap = useRef<HTMLDivElement>(null);
  const [narrow, setNarrow] = useState(false);
  const [whole, setWhole] = useState(false);
  const sheet = sheetOf(file);
  const chart = useMemo(() => <Chart sheet={sheet} />, [sheet]);
  const buildings = useMemo<readonly BuildingFile[]>(() => [...file.tiles, ...file.communalBuildings], [file]);
  const offers = useMemo(() => {
    const out = new Map<Place, Target[]>();
    for (const t of targets) out.set(t.place, [...(out.get(t.place) ?? []), t]);
    return out;
  }, [targets]);
  const spots = useMemo(() => whereAll(sheet, gondolas), [sheet, gondolas]);
  const quayPoint = (building: string): Point => sheet.quay.get(quayOf[building] ?? '') ?? NOWHERE;

  useEffect(() => {
    const el = wrap.current;
    if (!el) return;
    const watch = new ResizeObserver(() => setNarrow(el.clientWidth < 560));
    watch.observe(el);
    return () => watch.disconnect();
  }, []);

  const centre = (place: Place): Point => {
    const [kind, id = '', no = ''] = place.split(':');
    if (kind === 'g') return spots.get(id) ?? NOWHERE;
    if (kind === 'c') return middle(sheet.canal.get(id));
    const [x, y] = quayPoint(id);
    if (kind === 'b') return [x + TILE.dx + TILE.w / 2, y + TILE.dy + TILE.h / 2];
    if (no === 'a' || no === 'b') return [x + TILE.dx + (no === 'a' ? 0.25 : 0.75) * TILE.w, y + TILE.dy + TILE.h - 22];
    const b = spaceBox(Number(no));
    return [x + TILE.dx + b.x + b.w / 2, y + TILE.dy + b.y + b.h / 2];
  };
  const nameOf = (place: string): string => {
    const [kind, id = '', no] = place.split(':');
    if (kind === 'g') return gondolas.find((g) => g.id === id)?.name ?? '';
    if (kind === 'c') return words.canal(id);
    return no === undefined ? words.building(id) : `${words.building(id)} ${no}`;
  };
  const aboutPlace = (place: string): string =>
    place.startsWith('b:') && offers.has(place as Place) ? words.describe(place.slice(2)) : '';
  const hand = useHand<Target>({
    svg,
    wrap,
    offers,
    centre: (place) => centre(place as Place),
    isArea: (place) => place.startsWith('b:'),
    onPick,
    onAsk: (place) => onAsk(place.split(':')[1] ?? ''),
    onDrop,
    tell: words.walk && ((place, around) => words.walk?.(aboutPlace(place), around, nameOf) ?? ''),
  });

  /* on a narrow screen what is asked about fills the board */
  const asked = targets
    .filter((t) => !t.plans)
    .flatMap(({ place }) => [centre(place), ...(place.startsWith('b:') ? [quayPoint(place.slice(2))] : [])]);
  const near = narrow
    ? nearby(targets.length > 0 ? [...asked, ...[...wake.slice(-1), ...(route?.quays ?? [])].map((q) => sheet.quay.get(q) ?? NOWHERE)] : [])
    : undefined;
  const cut = near !== undefined && !whole;
  const box = cut ? near.join(' ') : `0 0 ${SHEET.w} ${SHEET.h}`;
  const strong = (place: Place): boolean => offers.get(place)?.some((t) => !t.plans) === true;
  const laid = buildings.filter((b) => quayOf[b.id] !== undefined);
  return (
    <div class={`sea-board vn-board${narrow ? ' vn-narrow' : ''}${cut ? ' vn-cut' : ''}`} data-game="venice" ref={wrap}>
      <Stage words={words}>
        <div class="sea-water" aria-hidden="true">
          <div class="sea-hatching" />
        </div>
        <svg class="sea-print" viewBox={box} aria-hidden="true">
          {chart}
        </svg>
        <svg class="sea-sheet" ref={svg} viewBox={box} role="group" aria-label={words.board} {...hand.handlers}>
          {laid.map(({ id }) =>
            offers.has(`b:${id}`) ? <Basin key={id} at={quayPoint(id)} strong={strong(`b:${id}`)} place={`b:${id}`} /> : null,
          )}
          {wake.length > 1 ? <path class="vn-wake" d={wayAlong(sheet, wake)} /> : null}
          {laid.map((b, i) => {
            const [x, y] = quayPoint(b.id);
            const offer = offers.get(`b:${b.id}`);
            return (
              <g key={b.id} transform={`translate(${x + TILE.dx} ${y + TILE.dy})`}>
                <Building
                  file={b}
                  name={words.building(b.id)}
                  assistants={assistants.filter((a) => a.tile === b.id)}
                  spy={spy === b.id}
                  offers={offers}
                  used={used}
                  reach={reach[b.id] ?? 0}
                  aria={labelOf(b.id, offer, words)}
                  lit={lit.includes(b.id)}
                  tab={offer || (targets.length === 0 && i === 0) ? 0 : -1}
                />
              </g>
            );
          })}
          {sheet.canals.map((c) => (
            <CanalMark
              key={c.id}
              canal={c}
              bridge={bridges.find((b) => b.canal === c.id)}
              offer={offers.get(`c:${c.id}`)?.[0]}
              lit={lit.includes(c.id)}
              name={words.canal(c.id)}
            />
          ))}
          {route ? <Route sheet={sheet} route={route} quayPoint={(q) => sheet.quay.get(q) ?? NOWHERE} /> : null}
          {[...gondolas]
            .sort((a, b) => a.height - b.height)
            .map((g) => (
              <Gondola key={g.id} gondola={g} at={spots.get(g.id) ?? NOWHERE} target={offers.get(`g:${g.id}`)?.[0]} />
            ))}
          <Track track={props.track} words={words} />
          {meant.map((place) => (
            <Meant key={place} seat={mine} line={(cls) => outlineOf(place, centre(place), cls)}>
              <MeantTick {...tickOf(place, centre(place))} />
            </Meant>
          ))}
        </svg>
      </Stage>
      {near ? (
        <button type="button" class="vn-whole" aria-pressed={whole} onClick={() => setWhole(!whole)}>
          {words.zoomFit}
        </button>
      ) : null}
      <HandMenu hand={hand} title={(place) => words.choices(words.building(place.split(':')[1] ?? ''))} onPick={onPick} />
    </div>
  );
}

/** The outline of a place about its middle. */
function outlineOf(place: Place, [x, y]: Point, cls: string): JSX.Element {
  const [kind, , no = ''] = place.split(':');
  if (kind === 'g') return <ellipse class={cls} cx={x} cy={y + 1} rx="48" ry="20" />;
  if (kind === 'c') return <circle class={cls} cx={x} cy={y} r="22" />;
  const space = spaceBox(1);
  const [w, h] = kind === 'b' ? [TILE.w + 8, TILE.h + 8] : [space.w, no === 'a' || no === 'b' ? 44 : space.h];
  return <rect class={cls} x={x - w / 2} y={y - h / 2} width={w} height={h} rx="7" />;
}
/** Where its tick stands: on the outline, over nothing that is read. */
function tickOf(place: Place, [x, y]: Point): { x: number; y: number; size: number } {
  const [kind] = place.split(':');
  if (kind === 'b') return { x: x + TILE.w / 2 + 2, y: y - TILE.h / 2 - 2, size: 11 };
  if (kind === 'g') return { x: x + 46, y: y - 12, size: 9 };
  return kind === 'c' ? { x: x + 18, y: y - 16, size: 8 } : { x: x + TILE.w / 4 - 6, y: y - 12, size: 8 };
}

/** Begins with what is written there. */
function labelOf(building: string, offer: readonly Target[] | undefined, words: BoardProps['words']): string {
  if (!offer) return words.describe(building);
  const name = words.building(building);
  return offer.length > 1 ? words.choices(name) : words.labelled(name, offer[0]?.label ?? '');
}

/** The water in front of a building that may be chosen. */
function Basin({ at, strong, place }: { at: Point; strong: boolean; place: string }): JSX.Element {
  const d = `M${at[0] - 34} ${at[1] - 12}h68q8 0 8 8v54q0 12-12 12h-60q-12 0-12-12v-54q0-8 8-8Z`;
  return <path class={strong ? 'vn-basin-glow' : 'vn-basin-plan'} d={d} data-place={place} />;
}

/** What a canal costs, or the bridge that makes it free. */
function CanalMark(props: {
  canal: Canal;
  bridge: { owner: BoardProps['bridges'][number]['owner'] } | undefined;
  offer: Target | undefined;
  lit: boolean;
  name: string;
}): JSX.Element {
  const { canal: c, bridge, offer, lit, name } = props;
  const [x, y] = c.middle;
  return (
    <g class={`vn-price${lit ? ' lit' : ''}`} {...(offer ? {} : { role: 'img' as const, 'aria-label': name })}>
      {offer ? (
        <g class="target" data-place={`c:${c.id}`} role="button" tabindex={0} aria-label={offer.label}>
          <circle class="vn-halo" cx={x} cy={y} r="19" />
          <circle class="ring" cx={x} cy={y} r="21" />
        </g>
      ) : (
        <circle class="ring" cx={x} cy={y} r="21" />
      )}
      <g class="vn-print" aria-hidden={offer !== undefined}>
        {bridge ? (
          <Bridge owner={bridge.owner} at={c.middle} across={c.across} />
        ) : (
          <g transform={`translate(${x} ${y})`}>
            {Array.from({ length: c.cost }, (_, i) => (
              <g key={i} class="vn-g-coin" transform={`translate(${(i - (c.cost - 1) / 2) * 9} 0)`}>
                <circle r="7.4" />
                <circle r="5.4" class="vn-g-rim" />
              </g>
            ))}
            <text class="vn-fig vn-price-no" y="4.2">
              {c.cost}
            </text>
          </g>
        )}
        {offer && !bridge ? <Bridge at={c.middle} across={c.across} ghost /> : null}
      </g>
    </g>
  );
}

/** A way that is being planned, numbered quay by quay. */
function Route({ sheet, route, quayPoint }: { sheet: Sheet; route: RouteAt; quayPoint(quay: string): Point }): JSX.Element {
  const d = wayAlong(sheet, route.quays);
  return (
    <g class="vn-route" aria-hidden="true">
      <path class="vn-route-under" d={d} />
      <path class="vn-route-line" d={d} />
      {route.quays.slice(1).map((q, i) => {
        const [x, y] = quayPoint(q);
        const last = i === route.quays.length - 2;
        const note = route.notes[i] ?? '';
        return (
          <g key={q} transform={`translate(${x} ${y + 46})`}>
            <circle class={last ? 'vn-stop vn-stop-last' : 'vn-stop'} r={last ? 14 : 11} />
            <text class="vn-stop-no" y="5">
              {i + 1}
            </text>
            {note === '' ? null : (
              <g transform="translate(0 -24)">
                <rect class="vn-stop-note" x={-note.length * 3.6 - 6} y="-9" width={note.length * 7.2 + 12} height="17" rx="8" />
                <text class="vn-stop-text" y="4">
                  {note}
                </text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}
