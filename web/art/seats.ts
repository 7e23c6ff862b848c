/**
 * The five seats: colour, emblem and token shape always go together.
 *
 * Colours: the hues of Okabe and Ito, "Color Universal Design" (2008; blue
 * #0072B2, vermilion #D55E00, reddish purple #CC79A7, bluish green #009E73,
 * yellow #F0E442). Hue is kept; lightness is moved per theme until every fill
 * stands out from its paper (3:1 at least by day, 4.5:1 by night) and the five
 * stay apart under simulated protan, deutan and tritan sight (sight.ts measures
 * both; the demo page shows the least of each).
 */

import { signal } from '@preact/signals';

export type SeatIndex = 0 | 1 | 2 | 3 | 4;

export type Emblem = 'lion' | 'key' | 'mask' | 'sun' | 'anchor';

export const EMBLEMS: readonly Emblem[] = ['lion', 'key', 'mask', 'sun', 'anchor'];

export const SEATS: readonly SeatIndex[] = [0, 1, 2, 3, 4];

/** The seat index behind an engine id such as `s2`; anything else is seat 0. */
export function seatIndex(id: string): SeatIndex {
  const n = Number(id.slice(1));
  return n === 1 || n === 2 || n === 3 || n === 4 ? n : 0;
}

/** Which seat's colour, emblem and shape each seat is shown with. */
const looks = signal<readonly SeatIndex[]>(SEATS);
export const lookOf = (seat: SeatIndex): SeatIndex => looks.value[seat] ?? seat;

/** From now on this seat is shown with the look of another one, and that one with its own, so that no two are alike; null: each has
    the look that is its own. */
export function showAs(seat: SeatIndex | null, look: SeatIndex | null): void {
  const now = SEATS.map((one): SeatIndex => (seat === null || look === null ? one : one === seat ? look : one === look ? seat : one));
  if (now.every((one, i) => one === looks.peek()[i])) return;
  looks.value = now;
  const { style } = document.documentElement;
  for (const one of SEATS)
    for (const ink of ['', '-ink'])
      if (now[one] === one) style.removeProperty(`--seat-${one}${ink}`);
      else style.setProperty(`--seat-${one}${ink}`, `var(--hue-${now[one]}${ink})`);
}
