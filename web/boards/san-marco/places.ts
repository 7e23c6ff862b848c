/** Places of the board that can be chosen or asked about, and where they are. */
import type { Point } from '../../art/pen.ts';
import { BRIDGE_SITES, DISTRICTS, SITES, pairId } from './geography.ts';
import { nextSlot, type Slots } from './slots.ts';
import type { Place, Target } from './types.ts';

/** `d:castello`, `p:castello/san-marco`, `b:castello/san-marco:s1` */
export function placeKey(place: Place): string {
  if ('district' in place) return `d:${place.district}`;
  if ('pair' in place) return `p:${pairId(place.pair)}`;
  return `b:${pairId(place.bridge.pair)}:${place.bridge.owner}`;
}

/** The district or pair id that "why not?" asks about. */
export function askedPlace(key: string): string {
  return key.slice(2).split(':')[0] ?? '';
}

export function byPlace(targets: readonly Target[]): Map<string, Target[]> {
  const out = new Map<string, Target[]>();
  for (const t of targets) {
    const key = placeKey(t.place);
    const list = out.get(key);
    if (list) list.push(t);
    else out.set(key, [t]);
  }
  return out;
}

export function centre(key: string, slots: Slots): Point {
  const id = askedPlace(key);
  if (key.startsWith('d:')) return SITES[DISTRICTS.find((d) => d === id) ?? 'san-marco'].plate;
  const sites = BRIDGE_SITES[id] ?? [];
  const owner = key.split(':')[2];
  const at = owner === undefined ? nextSlot(slots, id) : (slots[id] ?? []).indexOf(owner);
  const site = sites[at] ?? sites[1];
  return site ? [site.x, site.y] : [500, 390];
}

/** The nearest of some places in the direction of an arrow key. */
export function neighbour(from: Point, places: readonly (readonly [string, Point])[], key: string): string | undefined {
  const way: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const dir = way[key];
  if (!dir) return undefined;
  let best: string | undefined;
  let least = Infinity;
  for (const [id, p] of places) {
    const [dx, dy] = [p[0] - from[0], p[1] - from[1]];
    const ahead = dx * dir[0] + dy * dir[1];
    const aside = Math.abs(dx * dir[1]) + Math.abs(dy * dir[0]);
    if (ahead <= 4 || aside > ahead * 2.2) continue;
    const cost = ahead + aside * 1.6;
    if (cost < least) [least, best] = [cost, id];
  }
  return best;
}
