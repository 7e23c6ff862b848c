// The `random` of Inkognito: moves, asks and answers at random, but offers its hand, escapes or seals its sheet only when that
// wins for sure. One that did this at random too would end every game in the first turns, and for the wrong team.
import { verbOf } from '@ridotto/engine';
import { SAY, type State } from '@ridotto/games/inkognito/index.ts';
import { AT } from '@ridotto/games/inkognito/rules/contents.ts';
import type { Bot } from '../shared/bot.ts';
import { bluff } from './gesturing.ts';
import { takesHand, winning, writing } from './ending.ts';
import { Mind } from './mind.ts';

const LAST_WORDS: readonly number[] = [SAY.announce.tag, SAY.escape.tag, SAY.declare.tag];

export const careless: Bot<State> = {
  name: 'random',
  gesture: bluff,
  decide({ legal, luck, seat, world }) {
    const s = world();
    const others = legal.filter((c) => !LAST_WORDS.includes(verbOf(c)));
    if (others.length < legal.length || s.node === AT.sheet || s.node === AT.hand) {
      const mind = new Mind(s, seat);
      if (s.node === AT.hand) return takesHand(mind);
      const end = winning(mind, legal) ?? writing(mind, legal);
      if (end !== undefined) return end;
    }
    return others[luck.pick(others.length)];
  },
};
