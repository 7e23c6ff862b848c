// The part of the sheet that a question is about: on a small screen it comes near.
import type { Part } from '../../../art/stage.tsx';
import { DISTRICTS, SHEET } from './geography.ts';
import { OUTLINES } from './outline.ts';
import { askedPlace, centre } from './places.ts';
import type { Slots } from './slots.ts';
import type { BoardSeat, MeantOnBoard, Target } from './types.ts';

/** All that may be chosen, and what is meant already; undefined: nothing. */
export function nearOf(
  offers: ReadonlyMap<string, readonly Target[]>,
  slots: Slots,
  seats: readonly BoardSeat[],
  meant: MeantOnBoard | undefined,
): Part | undefined {
  const places = [...offers.keys(), ...(meant?.districts ?? []).map((d) => `d:${d}`)];
  const points = places.flatMap((place) => {
    const outline = /^[dn]:/.test(place) ? OUTLINES[DISTRICTS.find((d) => d === askedPlace(place)) ?? 'san-marco'] : undefined;
    if (outline) return outline;
    const [x, y] = centre(place, slots, seats);
    return [[x - 45, y - 45] as const, [x + 45, y + 45] as const];
  });
  if (points.length === 0) return undefined;
  const xs = points.map(([x]) => x / SHEET.w);
  const ys = points.map(([, y]) => y / SHEET.h);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
