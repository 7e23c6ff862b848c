/** The board of San Marco: an engraved map one can play on. */
import type { JSX } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { Menu } from '../../art/menu.tsx';
import { Stage } from '../../art/stage.tsx';
import type { Point } from '../../art/pen.ts';
import { line } from '../../art/pen.ts';
import { seatIndex } from '../../art/seats.ts';
import { Chart } from './Chart.tsx';
import { Badge, DistrictGroup, DistrictPrint } from './DistrictGroup.tsx';
import { factsOf } from './facts.ts';
import { BASIN, BRIDGE_SITES, DISTRICTS, PAIRS, SHEET, SITES, pairId, stations } from './geography.ts';
import { Bridge, Doge, GhostBridge } from './Pieces.tsx';
import { askedPlace, byPlace, centre, neighbour } from './places.ts';
import { Stock } from './Stock.tsx';
import { nextSlot, settle, type Slots } from './slots.ts';
import type { BoardProps, BoardSeat, Target } from './types.ts';
import '../../art/tokens.css';
import './board.css';

export type {
  BoardProps,
  BoardSeat,
  BoardWords,
  DistrictFacts,
  DistrictValues,
  Place,
  SanMarcoBoardView,
  SeatId,
  Target,
} from './types.ts';

/** The part of a border around its bridges, as a line to touch or to light up. */
const STRIPS: Record<string, string> = Object.fromEntries(
  PAIRS.map((id) => {
    const [a, , c] = BRIDGE_SITES[id] ?? [];
    const all = stations(id);
    const near = (s: { x: number; y: number } | undefined): number =>
      s
        ? all.reduce(
            (best, p, i) =>
              Math.hypot(p.x - s.x, p.y - s.y) < Math.hypot((all[best]?.x ?? 0) - s.x, (all[best]?.y ?? 0) - s.y) ? i : best,
            0,
          )
        : 0;
    const part = all.slice(Math.max(0, near(a) - 4), near(c) + 5);
    return [id, line(part.filter((_, i) => i % 3 === 0).map((s): Point => [s.x, s.y]))];
  }),
);

/** Beside the plate of a district, above a bridge or its place. */
const badgeAt = (place: string, [x, y]: Point): Point => (place.startsWith('d:') ? [x + 88, y] : [x + 27, y - 24]);

/** Fingers are wide: a small target answers within this many pixels. */
const REACH = 22;

export function Board(props: BoardProps): JSX.Element {
  const { view, values, seats, targets, changed, words, onPick, onAsk } = props;
  const uid = useId();
  const svg = useRef<SVGSVGElement>(null);
  const wrap = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<{ place: string; x: number; y: number } | null>(null);
  const live = useRef(false);
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const asked = useRef(0);
  /** a long press has asked; the click that ends it chooses nothing */
  const heldDown = useRef(false);
  const placed = useRef<Slots>({});

  const slots = useMemo(() => (placed.current = settle(placed.current, view.bridges)), [view.bridges]);
  const offers = useMemo(() => byPlace(targets), [targets]);
  const lit = new Set((changed ?? []).map((id) => (id.includes('/') ? pairId(id) : id)));
  const chart = useMemo(
    () => <Chart title={words.title} subtitle={words.subtitle} canal={words.canal} basin={words.basin} />,
    [words.title, words.subtitle, words.canal, words.basin],
  );

  useEffect(() => {
    live.current = true;
    return () => {
      if (press.current) clearTimeout(press.current.timer);
    };
  }, []);
  useEffect(() => setMenu(null), [targets]);

  const seatOf = (id: string): BoardSeat => seats.find((s) => s.id === id) ?? { id, name: id };
  const placeName = (key: string): string => {
    const id = askedPlace(key);
    const owner = key.split(':')[2];
    if (owner !== undefined) return words.bridge(id, seatOf(owner));
    if (key.startsWith('p:'))
      return words.describePair(
        id,
        (slots[id] ?? []).flatMap((o) => (o === null ? [] : [seatOf(o)])),
      );
    return words.district(id);
  };

  /** Board units to pixels of the wrapper. */
  const toPixels = ([x, y]: Point): Point => {
    const m = svg.current?.getScreenCTM();
    const r = wrap.current?.getBoundingClientRect();
    if (!m || !r) return [0, 0];
    return [m.a * x + m.e - r.left, m.d * y + m.f - r.top];
  };

  const choose = (place: string): void => {
    const offer = offers.get(place);
    const only = offer?.[0];
    if (!offer || !only) return;
    if (offer.length === 1) {
      onPick(only);
      return;
    }
    const [x, y] = toPixels(centre(place, slots));
    setMenu({ place, x, y });
  };
  const ask = (place: string): void => {
    if (!onAsk || Date.now() - asked.current < 700) return;
    asked.current = Date.now();
    onAsk(askedPlace(place));
  };

  /** What a press at a point of the screen means: small targets reach a little further than they look. */
  const placeAt = (e: MouseEvent): string | undefined => {
    const el = e.target instanceof Element ? e.target.closest('[data-place]') : null;
    const hit = el?.getAttribute('data-place') ?? undefined;
    if (hit && !hit.startsWith('d:') && offers.has(hit)) return hit;
    const r = wrap.current?.getBoundingClientRect();
    let best: string | undefined;
    let least = hit && offers.has(hit) ? REACH / 2 : REACH;
    for (const key of offers.keys()) {
      if (key.startsWith('d:') || !r) continue;
      const [x, y] = toPixels(centre(key, slots));
      const far = Math.hypot(e.clientX - r.left - x, e.clientY - r.top - y);
      if (far < least) [least, best] = [far, key];
    }
    return best ?? hit;
  };

  const click = (e: MouseEvent): void => {
    if (heldDown.current) {
      heldDown.current = false;
      return;
    }
    const place = placeAt(e);
    if (!place) return;
    if (offers.has(place)) choose(place);
    else ask(place);
  };
  const context = (e: MouseEvent): void => {
    const place = placeAt(e);
    if (!place || !onAsk) return;
    e.preventDefault();
    ask(place);
  };
  const letGo = (): void => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  };
  const longPress = (place: string): void => {
    if (!onAsk) return;
    heldDown.current = true;
    ask(place);
  };
  const down = (e: PointerEvent): void => {
    letGo();
    heldDown.current = false;
    if (e.button !== 0) return;
    const place = placeAt(e);
    if (place) press.current = { timer: setTimeout(() => longPress(place), 550), x: e.clientX, y: e.clientY };
  };
  const moved = (e: PointerEvent): void => {
    if (press.current && Math.hypot(e.clientX - press.current.x, e.clientY - press.current.y) > 8) letGo();
  };
  const key = (e: KeyboardEvent): void => {
    const el = e.target instanceof Element ? e.target.closest('[data-place]') : null;
    const place = el?.getAttribute('data-place');
    if (!place || e.ctrlKey || e.metaKey || e.altKey) return;
    if (e.key === 'Enter' || e.key === ' ') {
      if (offers.has(place)) choose(place);
      else ask(place);
    } else if (e.key === '?') ask(place);
    else {
      const all = [...(svg.current?.querySelectorAll('[data-place][tabindex]') ?? [])];
      const spots = all.map((one): [string, Point] => {
        const id = one.getAttribute('data-place') ?? '';
        return [id, centre(id, slots)];
      });
      const next = neighbour(centre(place, slots), spots, e.key);
      const target = all.find((one) => one.getAttribute('data-place') === next);
      if (next === undefined || !(target instanceof SVGElement)) return;
      target.focus();
    }
    e.preventDefault();
  };

  const nobody = targets.length === 0;
  const districts = DISTRICTS.map((d) => factsOf(d, view, values, seats, words));
  const offered = (place: string): Target[] | undefined => offers.get(place);
  const labelOf = (place: string, offer: readonly Target[]): string =>
    offer.length > 1 ? words.choices(placeName(place)) : (offer[0]?.label ?? '');
  const dogeAt: Point =
    view.doge === null ? BASIN.doge : (DISTRICTS.filter((d) => d === view.doge).map((d) => SITES[d].doge)[0] ?? BASIN.doge);
  const openOffer = menu ? offered(menu.place) : undefined;

  return (
    <div class="sm-board" data-game="san-marco" ref={wrap}>
      <Stage words={words}>
        <div class="sm-water" aria-hidden="true">
          <div class="sm-hatching" />
        </div>
        <svg class="sm-print" viewBox={`0 0 ${SHEET.w} ${SHEET.h}`} aria-hidden="true">
          {chart}
        </svg>
        <svg
          class="sm-sheet"
          ref={svg}
          viewBox={`0 0 ${SHEET.w} ${SHEET.h}`}
          role="group"
          aria-label={words.board}
          onClick={click}
          onContextMenu={context}
          onPointerDown={down}
          onPointerMove={moved}
          onPointerUp={letGo}
          onPointerCancel={letGo}
          onKeyDown={key}
        >
          <Stock
            count={view['bridge-stock']}
            label={words.stock(view['bridge-stock'])}
            waiting={view.doge === null ? words.dogeWaits : undefined}
          />
          {districts.map((facts, i) => (
            <DistrictGroup
              key={facts.id}
              facts={facts}
              targets={offered(`d:${facts.id}`)}
              description={words.describe(facts)}
              menuLabel={words.choices(facts.name)}
              lit={lit.has(facts.id)}
              tabbable={offers.has(`d:${facts.id}`) || (nobody && i === 0)}
              descId={`${uid}-${facts.id}`}
            />
          ))}
          {districts.map((facts) => (
            <DistrictPrint key={facts.id} facts={facts} seats={seats} live={live.current} />
          ))}
          {PAIRS.map((pair) => {
            const offer = offered(`p:${pair}`);
            const site = BRIDGE_SITES[pair]?.[nextSlot(slots, pair)];
            return (
              <g key={pair} class={`pair${lit.has(pair) ? ' lit' : ''}`}>
                {lit.has(pair) ? <path class="pair-light" d={STRIPS[pair]} /> : null}
                {offer && site ? (
                  <g
                    class="pair-target target"
                    data-place={`p:${pair}`}
                    data-tone={offer[0]?.tone ?? 'choose'}
                    tabindex={0}
                    role="button"
                    aria-label={labelOf(`p:${pair}`, offer)}
                    aria-haspopup={offer.length > 1 ? 'menu' : undefined}
                  >
                    <path class="pair-hit" d={STRIPS[pair]} />
                    <GhostBridge site={site} />
                    <circle class="ring" cx={site.x} cy={site.y} r="30" />
                  </g>
                ) : null}
                {(slots[pair] ?? []).map((owner, i) => {
                  const where = BRIDGE_SITES[pair]?.[i];
                  if (owner === null || !where) return null;
                  const place = `b:${pair}:${owner}`;
                  const choice = offered(place);
                  const control = choice
                    ? {
                        class: 'bridge target',
                        tabindex: 0,
                        role: 'button' as const,
                        'aria-label': labelOf(place, choice),
                        'data-tone': choice[0]?.tone ?? 'choose',
                      }
                    : { class: 'bridge', role: 'img' as const, 'aria-label': words.bridge(pair, seatOf(owner)) };
                  return (
                    <g key={owner} data-place={choice ? place : `p:${pair}`} {...control}>
                      {choice ? <circle class="bridge-halo" cx={where.x} cy={where.y} r="29" /> : null}
                      <Bridge site={where} seat={seatIndex(owner)} live={live.current} />
                      {choice ? <circle class="ring" cx={where.x} cy={where.y} r="29" /> : null}
                    </g>
                  );
                })}
              </g>
            );
          })}
          <g class="badges" aria-hidden="true">
            {[...offers].map(([place, offer]) => (
              <Badge key={place} at={badgeAt(place, centre(place, slots))} targets={offer} />
            ))}
          </g>
          <g
            role="img"
            aria-label={view.doge === null ? words.dogeWaits : `${words.doge}: ${words.district(view.doge)}`}
            class="doge-layer"
          >
            <Doge at={dogeAt} live={live.current} />
          </g>
        </svg>
      </Stage>
      {menu && openOffer ? (
        <Menu
          title={words.choices(placeName(menu.place))}
          items={openOffer.map((t) => ({ key: t.key, label: t.label, badge: t.badge, tone: t.tone }))}
          x={menu.x}
          y={menu.y}
          onClose={() => setMenu(null)}
          onPick={(picked) => {
            const t = openOffer.find((one) => one.key === picked);
            setMenu(null);
            if (t) onPick(t);
          }}
        />
      ) : null}
    </div>
  );
}
