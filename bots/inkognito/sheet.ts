// All that a seat has written down, in numbers: where it is the same, so is what can be worked out from it, wherever the pieces stand.
import type { Known } from '@ridotto/games/inkognito/knowledge/sample.ts';

/** `me`: a colour. What was hidden from the seat is hidden here, too. */
export function sheetOf({ state: s, seat }: Known, me: number): Int32Array {
  const { asked, identity, disguise, letter, colour, questions, shown } = s;
  return Int32Array.of(
    seat,
    asked,
    identity[me] ?? 0,
    disguise[me] ?? 0,
    letter[me] ?? 0,
    ...colour,
    ...questions.subarray(0, asked),
    ...shown.subarray(0, asked),
  );
}
