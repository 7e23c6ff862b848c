// For tests: a game whose rules can go round in circles, and can stop within a step.
import { ask, auto, contents, fields, Rules, scalar, script, verbOf, vocabulary, type Game } from '@ridotto/engine';
import { toy } from '@ridotto/engine/battery/toy/tiny.ts';
import { gameNamed } from '@ridotto/games';

const SAY = vocabulary({ walk: {}, spin: {}, freeze: {} });
const AT = contents('game', 'turn', 'dance', 'whirl');
class State extends fields({ turn: scalar, dizzy: scalar }) {
  readonly seats: number;
  constructor(seats: number) {
    super();
    this.seats = seats;
  }
}
/** Whoever spins is dizzy, and so long as they are, they whirl: nothing ever stops them. Whoever freezes never comes to the end of
    that step. */
const spinning = toy(State, {
  name: 'spinning',
  seats: [2],
  codec: SAY.codec,
  rules: new Rules<State>(AT, {
    game: script([AT.turn, AT.dance], (s: State) => s.turn < 6),
    turn: ask<State>({
      who: (s) => s.turn % 2,
      legal: (_, __, out) => {
        out.add(SAY.walk.make());
        out.add(SAY.spin.make());
        out.add(SAY.freeze.make());
      },
      apply: (s, _, choice) => {
        for (const verb = verbOf(choice); verb === SAY.freeze.tag;) s.turn = 0;
        s.turn++;
        if (verbOf(choice) === SAY.spin.tag) s.dizzy = 1;
      },
    }),
    dance: script([AT.whirl], (s: State) => s.dizzy > 0),
    whirl: auto<State>(() => undefined),
  }),
});

/** Beside the games of the house. */
export const findSpinning = (name: string): Game => (name === 'spinning' ? (spinning as unknown as Game) : gameNamed(name));
