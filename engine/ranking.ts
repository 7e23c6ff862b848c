// Who is first, and who among the tied.
import type { Seat } from './notation/choice.ts';

/** Those of `seats` of whom `of` is highest: all who are tied. Step by step for tie-breaks. */
export function most(seats: readonly Seat[], of: (seat: Seat) => number): Seat[] {
  const highest = Math.max(...seats.map(of));
  return seats.filter((seat) => of(seat) === highest);
}
