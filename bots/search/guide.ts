// What a game tells the search: who plays on in imagined games, how far, and what is then worth how much.
import type { Place, Seat } from '@ridotto/engine';
import type { Bot } from '../shared/bot.ts';

export interface Guide<S extends Place = Place> {
  /** Plays for all seats in imagined games; its own choice is taken where no other proves better. */
  readonly policy: Bot<S>;
  /** Is it worth searching what this seat is asked? Where it is not, the policy's choice is taken at once. */
  searched(s: S, seat: Seat): boolean;
  /** Choices that are looked at closely; of more, those that look best at once. */
  readonly candidates: number;
  /** Decisions of an imagined game, of all seats together, after which it is judged. One that is over is judged at once. */
  readonly horizon: number;
  /** Has an imagined game come to where it may be judged before that? `from`: where it began. */
  settled?(s: S, from: S): boolean;
  /** What a position is worth to a seat, against the others: for comparison with other outcomes of the same decision only. */
  value(s: S, seat: Seat): number;
  /** Imagined games in half a second, more or less, on one core of today: what a decision takes where no clock is given. */
  readonly inHalfASecond: number;
}
