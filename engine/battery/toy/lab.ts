// A bench for tests of the engine itself: a state of a few numbers, a vocabulary of a few verbs, and whatever nodes a test
// wants to see played.
import { contents, deck, domain, fields, list, luck, pile, Rules, scalar, script, seatDomain, setOf, vocabulary } from '../../index.ts';
import type { Anytime, Game, Node, Options, OutOfTurn } from '../../index.ts';
import { toy } from './tiny.ts';

const KIND = domain('kind', ['x', 'y', 'z'], { ecks: 'x' });
const FACE = domain('face', ['1', '2', '3', '4', '5', '6']);
export const SAY = vocabulary({
  take: { kind: KIND },
  leave: { kind: KIND },
  roll: {},
  wait: {},
  call: {},
  hit: { seat: seatDomain(3) },
  pack: { kinds: setOf(KIND) },
  joker: {},
});
export const LUCK = { die: luck('die', FACE), card: deck('card', KIND, [4, 4, 4]) };

export class State extends fields({ n: list(4), bag: list(3), other: list(3), turn: scalar, die: scalar, left: scalar, deck: pile(3) }) {
  readonly seats: number;
  constructor(seats: number, _options: Options) {
    super();
    this.seats = seats;
    this.left = 12;
  }
}

/** A game of two of these nodes in a row, over and over until `left` is 0; nodes named elsewhere can be called. */
export function lab(
  steps: Readonly<Record<string, Node<State>>>,
  more: {
    called?: Readonly<Record<string, Node<State>>>;
    anytime?: Anytime<State>;
    outOfTurn?: OutOfTurn<State>;
    game?: Partial<Game<State, null>>;
  } = {},
): Game<State, null> & { readonly AT: Readonly<Record<string, number>> } {
  const called = more.called ?? {};
  const AT: Readonly<Record<string, number>> = contents('game', ...Object.keys(steps), ...Object.keys(called));
  const game = script<State>(
    Object.keys(steps).map((name) => AT[name]),
    'left',
  );
  const rules = new Rules<State>(AT, { game, ...steps, ...called }, State.at, more.anytime ?? null, more.outOfTurn ?? null);
  return { ...toy(State, { name: 'lab', seats: [2, 3], rules, codec: SAY.codec, luck: LUCK, ...more.game }), AT };
}
export const setup = { edition: null, options: {}, seats: 2 };
