/** The board of San Marco: an engraved map one can play on. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useHand } from '../../../art/hand.ts';
import { HandMenu } from '../../../art/hand-menu.tsx';
import { Stage } from '../../../art/stage.tsx';
import type { Point } from '../../../art/pen.ts';
import { line } from '../../../art/pen.ts';
import { seatIndex } from '../../../art/seats.ts';
import { Chart } from './Chart.tsx';
import { Badge, DistrictGroup, DistrictPrint } from './DistrictGroup.tsx';
import { factsOf } from './facts.ts';
import { BASIN, BRIDGE_SITES, DISTRICTS, PAIRS, SHEET, SITES, pairId, stations } from './geography.ts';
import { MeantDistricts, MeantMarks } from './MeantMarks.tsx';
import { nearOf } from './near.ts';
import { Bridge, Doge, GhostBridge } from './Pieces.tsx';
import { askedPlace, byPlace, centre } from './places.ts';
import { Stock } from './Stock.tsx';
import { nextSlot, settle, type Slots } from './slots.ts';
import type { BoardProps, BoardSeat, Target } from './types.ts';
import '../../../art/tokens.css';
import '../../../art/sea.css';
import './board.css';

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

export function Board(props: BoardProps): JSX.Element {
  const { view, values, seats, targets, changed, meant, words, onPick, onAsk } = props;
  const svg = useRef<SVGSVGElement>(null);
  const wrap = useRef<HTMLDivElement>(null);
  const live = useRef(false);
  const placed = useRef<Slots>({});

  const slots = useMemo(() => (placed.current = settle(placed.current, view.bridges)), [view.bridges]);
  // Where bridges stood before the draft: what it takes away is marked there.
  const standing = useRef<Slots>(slots);
  if (!meant) standing.current = slots;
  const offers = useMemo(() => byPlace(targets), [targets]);
  const lit = new Set((changed ?? []).map((id) => (id.includes('/') ? pairId(id) : id)));
  const chart = useMemo(
    () => <Chart title={words.title} subtitle={words.subtitle} canal={words.canal} basin={words.basin} />,
    [words.title, words.subtitle, words.canal, words.basin],
  );

  useEffect(() => {
    live.current = true;
  }, []);

  const seatOf = (id: string): BoardSeat => seats.find((s) => s.id === id) ?? { id, name: id };
  const placeName = (key: string): string => {
    const id = askedPlace(key);
    const owner = key.split(':')[2];
    if (key.startsWith('n:')) return words.district(id);
    if (owner !== undefined) return words.bridge(id, seatOf(owner));
    if (key.startsWith('p:'))
      return words.describePair(
        id,
        (slots[id] ?? []).flatMap((o) => (o === null ? [] : [seatOf(o)])),
      );
    return words.district(id);
  };

  const districts = DISTRICTS.map((d) => factsOf(d, view, values, seats, words));
  /** Of a place that offers nothing its name says all of it. */
  const aboutPlace = (place: string): string => {
    const facts = offers.has(place) ? districts.find(({ id }) => id === askedPlace(place)) : undefined;
    return facts ? words.describe(facts) : '';
  };
  const hand = useHand<Target>({
    svg,
    wrap,
    offers,
    centre: (place) => centre(place, slots, seats),
    isArea: (place) => place.startsWith('d:'),
    onPick,
    onAsk: onAsk && ((place) => onAsk(askedPlace(place))),
    tell: words.walk && ((place, around) => words.walk?.(aboutPlace(place), around, placeName) ?? ''),
  });

  const nobody = targets.length === 0;
  const offered = (place: string): Target[] | undefined => offers.get(place);
  const labelOf = (place: string, offer: readonly Target[]): string =>
    offer.length > 1 ? words.choices(placeName(place)) : (offer[0]?.label ?? '');
  const dogeAt: Point =
    view.doge === null ? BASIN.doge : (DISTRICTS.filter((d) => d === view.doge).map((d) => SITES[d].doge)[0] ?? BASIN.doge);

  return (
    <div class="sea-board sm-board" data-game="san-marco" ref={wrap}>
      <Stage words={words} near={nearOf(offers, slots, seats, meant)}>
        <div class="sea-water" aria-hidden="true">
          <div class="sea-hatching sm-hatching" />
        </div>
        <svg class="sea-print" viewBox={`0 0 ${SHEET.w} ${SHEET.h}`} aria-hidden="true">
          {chart}
        </svg>
        <svg class="sea-sheet" ref={svg} viewBox={`0 0 ${SHEET.w} ${SHEET.h}`} role="group" aria-label={words.board} {...hand.handlers}>
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
            />
          ))}
          {meant && <MeantDistricts meant={meant} />}
          {districts.map((facts) => (
            <DistrictPrint key={facts.id} facts={facts} seats={seats} live={live.current} />
          ))}
          {[...offers]
            .filter(([place]) => place.startsWith('n:'))
            .map(([place, offer]) => {
              const [x, y] = centre(place, slots, seats);
              return (
                <g
                  key={place}
                  class="noble-target target"
                  data-place={place}
                  data-tone={offer[0]?.tone ?? 'choose'}
                  tabindex={0}
                  role="button"
                  aria-label={labelOf(place, offer)}
                >
                  <circle class="noble-halo" cx={x} cy={y} r="27" />
                  <circle class="ring" cx={x} cy={y} r="31" />
                </g>
              );
            })}
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
          {meant && <MeantMarks meant={meant} view={view} slots={slots} before={standing.current} seats={seats} dogeAt={dogeAt} />}
          <g class="badges" aria-hidden="true">
            {[...offers].map(([place, offer]) => (
              <Badge key={place} at={badgeAt(place, centre(place, slots, seats))} targets={offer} />
            ))}
          </g>
          <g
            role="img"
            aria-label={view.doge === null ? words.dogeWaits : words.labelled(words.doge, words.district(view.doge))}
            class="doge-layer"
          >
            <Doge at={dogeAt} live={live.current} />
          </g>
        </svg>
      </Stage>
      <HandMenu hand={hand} title={(place) => words.choices(placeName(place))} onPick={onPick} />
    </div>
  );
}
