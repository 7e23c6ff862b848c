// What a game tells the search: who plays on in imagined games, how far, and what is then worth how much.
import type { Choice, Place, Seat } from '@ridotto/engine';
import type { Bot } from '../shared/bot.ts';

/** Decisions that are asked for part by part, and weighed as a whole where somebody asks for advice. */
export interface Weighable<S extends Place = Place> {
  /** Is this seat asked for one? */
  asked(s: S, seat: Seat): boolean;
  /** Parts that it has decided. */
  done(s: S, seat: Seat): number;
  /** So many that look best at once, each as the choices for all its parts; the policy's first, and no two alike. `scratch`: to try on. */
  best(s: S, seat: Seat, most: number, scratch: S): readonly (readonly Choice[])[];
  /** Do these two come to the same, though their parts differ? */
  alike(a: readonly Choice[], b: readonly Choice[]): boolean;
}
/** Those that bots weigh as a whole, too: it is remembered what came of it. */
export interface Wholes<S extends Place = Place> extends Weighable<S> {
  /** All that it may be decided by, and nothing that is hidden from this seat or decided of it already: where it is the same, so
      is the decision. */
  key(s: S, seat: Seat): Int32Array;
  /** Something that all states of one table have, and no states of another. */
  table(s: S): object;
}

interface Likelihood<S extends Place = Place> {
  /** 0 to 1, which is as likely as any. */
  of(world: S): number;
}

/** What whoever gives advice is told. */
export interface AdvisersGuide<S extends Place = Place> extends Omit<Guide<S>, 'wholes'> {
  readonly wholes?: Weighable<S>;
  /** What a choice comes to, in one word: of those that come to the same only one is weighed. undefined, and left out: to nothing that
      another does. */
  comesTo?(s: S, seat: Seat, choice: Choice): string | undefined;
}
export interface Guide<S extends Place = Place> {
  /** Plays for all seats in imagined games; its own choice is taken where no other proves better. */
  readonly policy: Bot<S>;
  /** Is it worth searching what this seat is asked? Where it is not, the policy's choice is taken at once. */
  searched(s: S, seat: Seat): boolean;
  /** Does `value` judge well what choices lead to at once? Left out: wherever it is worth searching. */
  judgedAtOnce?(s: S): boolean;
  /** Left out: each part is a decision of its own. */
  readonly wholes?: Wholes<S>;
  /** How likely the worlds are that this seat cannot tell from `s`. Left out, and undefined: all alike. */
  likely?(s: S, seat: Seat): Likelihood<S> | undefined;
  /** Changes a sampled world before games from there are imagined for this seat. Left out: it is taken as it was sampled. */
  begin?(s: S, seat: Seat): void;
  /** Choices that are looked at closely; of more, those that look best at once. */
  readonly candidates: number;
  /** Decisions of an imagined game, of all seats together, after which it is judged. One that is over is judged at once. */
  readonly horizon: number;
  /** Has an imagined game come to where it may be judged before that? `from`: where it began. */
  settled?(s: S, from: S): boolean;
  /** What a position is worth to a seat at once, against the others: for comparison with other outcomes of the same decision only. */
  value(s: S, seat: Seat): number;
  /** The same where an imagined game is settled, or over; left out: `value`. */
  outcome?(s: S, seat: Seat): number;
  /** Imagined games for a decision of `strong`, if there is time for them; four times as many for one of `strongest`. More of them are no
      better, as far as was measured. */
  readonly enough: number;
}
