/** Places of the board that can be chosen or asked about, and where they are. */
import type { Point } from '../../../art/pen.ts';
import { BRIDGE_SITES, DISTRICTS, SITES, pairId } from './geography.ts';
import { nobleAt } from './layout.ts';
import { nextSlot, type Slots } from './slots.ts';
import type { Place, Target } from './types.ts';

/** `d:castello`, `p:castello/san-marco`, `b:castello/san-marco:s1`, `n:castello:s1` */
function placeKey(place: Place): string {
  if ('district' in place) return `d:${place.district}`;
  if ('pair' in place) return `p:${pairId(place.pair)}`;
  if ('noble' in place) return `n:${place.noble.district}:${place.noble.seat}`;
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

/** `seats`: how many share a district. */
export function centre(key: string, slots: Slots, seats: readonly { id: string }[]): Point {
  const id = askedPlace(key);
  const known = DISTRICTS.find((d) => d === id) ?? 'san-marco';
  if (key.startsWith('d:')) return SITES[known].plate;
  if (key.startsWith('n:'))
    return nobleAt(
      known,
      seats.findIndex((s) => s.id === key.split(':')[2]),
      seats.length,
    );
  const sites = BRIDGE_SITES[id] ?? [];
  const owner = key.split(':')[2];
  const at = owner === undefined ? nextSlot(slots, id) : (slots[id] ?? []).indexOf(owner);
  const site = sites[at] ?? sites[1];
  return site ? [site.x, site.y] : [500, 390];
}
