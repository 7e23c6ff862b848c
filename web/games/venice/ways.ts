// Ways that may be planned: what each costs, whom it meets, what can be activated. A plan is only a plan; the rules decide.
import { nextSpace } from '@ridotto/games/venice/rules/assistants.ts';
import { costOf, openInPassing, openMoored, priceAfter } from '@ridotto/games/venice/rules/ways.ts';
import type { VeniceView } from '@ridotto/games/venice/knowledge/view.ts';
import { powerOf } from '@ridotto/games/venice/words/lookup.ts';
import { buildingsOf, isTile, ledAt, lying, quaysOf, whichLed, type Lying, type TableFile } from './reading.ts';

export interface Leg {
  canal: string;
  to: string;
  /** Coins paid, and gained under one's own bridge. */
  cost: number;
  bonus: number;
  /** Under whose bridge one takes intrigue. */
  under: string | null;
  /** Owners of gondolas that are met, or, at the end, that are moored on. */
  others: readonly string[];
  /** One's own second gondola lies there. */
  own: boolean;
  /** Effects that may be used: `1`, `2`, `a`. */
  effects: readonly string[];
}
export interface Way {
  legs: readonly Leg[];
  cost: number;
  /** Coins afterwards, without what is gained by effects. */
  left: number;
  /** Somewhere the coins do not suffice, unless some are gained on the way. */
  short: boolean;
  /** Gondolas of others that are met. */
  meetings: number;
  /** Intrigue taken under bridges. */
  intrigue: number;
}
/** Longer ways nobody plans. */
const LONGEST = 8;

interface Planner {
  file: TableFile;
  view: VeniceView;
  me: string;
  /** May one activate where one's own gondola lies? */
  atOwn: boolean;
}
interface Walker extends Planner {
  gondolas: readonly Lying[];
}

/** `steps`: canals gone along before. */
function legTo(p: Walker, canal: TableFile['canals'][number], building: string, steps: number, last: boolean): Leg {
  const { file, view, me, gondolas } = p;
  const owner = view.bridges[canal.id];
  const cheaper = powerOf(file, view, me, 'canalCost')?.modify;
  const { from, to } = cheaper ?? {};
  const change = from !== undefined && to !== undefined ? { from, to } : undefined;
  const bridged = owner !== undefined;
  const mine = bridged && (owner === me || powerOf(file, view, me, 'passUnderOpponentBridge') !== undefined);
  const here = gondolas.filter((g) => g.building === building);
  const own = here.some((g) => g.owner === me && g.which !== whichLed(view, me));
  return {
    canal: canal.id,
    to: building,
    cost: priceAfter(steps, costOf(canal.cost, bridged, change)),
    bonus: mine ? 1 : 0,
    under: bridged && !mine ? owner : null,
    others: here.filter((g) => g.owner !== me).map((g) => g.owner),
    own,
    effects: effectsAt(p, building, last, own),
  };
}
function effectsAt({ file, view, me, atOwn }: Planner, building: string, last: boolean, own: boolean): string[] {
  const tile = isTile(file, building);
  if (!last && own && !atOwn) return [];
  const space = view.assistants[building]?.[me] ?? 0;
  const open = last ? openMoored(tile, nextSpace(space, view.supply[me] ?? 0)) : openInPassing(tile, space, view.spy === building);
  return (tile ? ['1', '2', '3', '4'] : ['a', 'b']).filter((_, i) => ((open >> i) & 1) === 1);
}

/** All ways from where the gondola is to a building, the best first. */
export function waysTo(p: Planner, goal: string): Way[] {
  const { file, view, me } = p;
  const quay = quaysOf(file, view);
  const at = buildingsOf(file, view);
  const mask = Number(view.progress?.visited ?? 0);
  const steps = Number(view.progress?.steps ?? 0);
  const other = view.gondolas[me]?.[1 - whichLed(view, me)];
  if (goal === other) return [];
  const walker = { ...p, gondolas: lying(view) };
  const been = new Set(file.quays.flatMap((q, i) => ((mask >> i) & 1 ? [q.id] : [])));
  const out: Way[] = [];
  const walk = (from: string, legs: Leg[]): void => {
    if (legs.length >= LONGEST) return;
    for (const c of file.canals) {
      const to = c.a === from ? c.b : c.b === from ? c.a : undefined;
      if (to === undefined || been.has(to)) continue;
      const building = at[to] ?? '';
      const last = building === goal;
      const way = [...legs, legTo(walker, c, building, steps + legs.length, last)];
      if (last) out.push(sum(way, view.coins[me] ?? 0));
      else {
        been.add(to);
        walk(to, way);
        been.delete(to);
      }
    }
  };
  walk(quay[ledAt(view, me)] ?? '', []);
  return out.sort(
    (a, b) =>
      Number(a.short) - Number(b.short) ||
      a.cost - b.cost ||
      a.meetings + a.intrigue - b.meetings - b.intrigue ||
      a.legs.length - b.legs.length,
  );
}
function sum(legs: readonly Leg[], coins: number): Way {
  let left = coins;
  let short = false;
  for (const leg of legs) {
    left -= leg.cost;
    if (left < 0) short = true;
    left += leg.bonus;
  }
  return {
    legs,
    left,
    short,
    cost: legs.reduce((n, l) => n + l.cost - l.bonus, 0),
    intrigue: legs.filter((l) => l.under !== null).length,
    meetings: legs.slice(0, -1).reduce((n, l) => n + l.others.length, 0),
  };
}
/** Does this way begin with these buildings? */
export const begins = (way: Way, with_: readonly string[]): boolean => with_.every((b, i) => way.legs[i]?.to === b);
