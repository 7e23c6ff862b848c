// For tests: what those that every game goes through must be told of one. It stands with the game, in
// games/<game>/tests/about.ts; what is left out there, and a game without such a file, has the default.
import type { Match, Place, Seat } from '@ridotto/engine';
import type { Settings } from '@ridotto/engine/battery/index.ts';

export interface About {
  /** Of the battery; left out: as it comes. */
  readonly battery?: Settings;
  /** In which ways it ends; left out: somebody wins by points. */
  readonly ends?: Ends;
  /** How its README calls its rulings; left out: A1, A2 and so on. */
  readonly rulings?: RegExp;
  /** Settings that leave the page of rules as it is: they only say who, or which colour. Its last section names them. */
  readonly onlyNamed?: readonly string[];
  /** Of its edition file, what an owner of the box cannot put in (`printed`): what the rulebook prints whole, remarks, and where our
      board is drawn. */
  readonly notPutIn?: readonly string[];
  /** Why values that are put in may not go together, in the order of the alphabet. */
  readonly faults?: readonly string[];
  /** Sections of that page, by id, that are there with so many players only. */
  readonly sectionsFor?: Readonly<Record<string, readonly number[]>>;
}
/** A way in which a game can end. */
interface Way {
  /** With how many players it is to be among the records. */
  readonly players: readonly number[];
  /** The section of the rules of that game that says so: what a game can come to is read there, not from the records. */
  readonly where: string;
  /** It is how the winner was found, so no setting of the table has anything to do with it. */
  readonly alike?: true;
}
export interface Ends {
  readonly ways: Readonly<Record<string, Way>>;
  /** The ways in which this game, which is over, has ended: what brought it to its end, and how the winner was found. `told`: what
      was told last by that name. */
  of(match: Match<Place>, told: (what: string) => Record<string, unknown> | undefined): readonly string[];
}

/** How the winner was found among those who count; nothing where nobody has won. */
export function howWon({ game, state }: Match<Place>, counts: (seat: Seat) => boolean = () => true): string[] {
  const winners = game.winners(state);
  const scores = game.scores(state);
  if (winners.length !== 1) return winners.length === 0 ? [] : ['shared'];
  const level = scores.filter((n, p) => counts(p) && n === scores[winners[0]]).length > 1;
  return [level ? 'won after a tie' : 'won by points'];
}
/** Of a game that says nothing of its ends: with each number of players somebody wins by points. */
export const usualEnds = (players: readonly number[]): Ends => ({
  ways: { 'won by points': { players, where: 'the end', alike: true } },
  of: (match) => howWon(match),
});
