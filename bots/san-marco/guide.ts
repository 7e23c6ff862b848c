// What the search is told of San Marco: play the round on, and see what the board is worth then.
import type { Choice } from '@ridotto/engine';
import { SAY, sanMarco, type State } from '@ridotto/games/san-marco/index.ts';
import { cutOf, HANDFUL } from '@ridotto/games/san-marco/box/state.ts';
import { AT } from '@ridotto/games/san-marco/rules/contents.ts';
import type { Guide, Wholes } from '../search/guide.ts';
import { outcomeOf } from '../search/learnt.ts';
import { margin } from '../search/margin.ts';
import { bestCuts, undivided } from './cut.ts';
import { Judge } from './judge.ts';
import { lesson } from './noticing.ts';
import { steady } from './steady.ts';
import { weights } from './weights.ts';

/** The cut is weighed as a whole; the others are no great matter. */
const AT_ONCE: readonly number[] = [AT.cut, AT.play, AT.assign, AT['fourth-roll']];
const judge = new Judge();

const cuts: Wholes<State> = {
  asked: (s) => s.node === AT.cut,
  done: (s, seat) => s.split[cutOf(s, seat)],
  best(s, seat, most, scratch) {
    const cut = cutOf(s, seat);
    const cards = s.cards.subarray(cut * HANDFUL, cut * HANDFUL + s.drawn[cut]);
    return bestCuts(s, seat, cut, most, scratch).map((offerOf) => Array.from(cards, (card, i) => SAY.put.make(card, offerOf[i])));
  },
  // Which offer is called the first makes no difference.
  alike: (a, b) => a.length === b.length && partition(a) === partition(b),
  key: (s, seat) => undivided(s, seat, cutOf(s, seat)),
  table: (s) => s.settings,
};

/** Which cards lie together: each with the first of its offer. */
function partition(parts: readonly Choice[]): string {
  const offers = parts.map((c) => SAY.put.offer(c));
  return offers.map((offer) => offers.indexOf(offer)).join();
}

export const guide: Guide<State> = {
  policy: steady,
  wholes: cuts,
  searched: (s) => !AT_ONCE.includes(s.node),
  candidates: 6,
  // To the end of the round, which is less.
  horizon: 60,
  settled: (s, from) => s.round !== from.round || s.passage !== from.passage,
  enough: 150,
  outcome: outcomeOf(sanMarco, lesson, weights),
  value(s, seat) {
    if (s.awaited === 0) return margin(sanMarco, s, seat);
    judge.begin(s, seat);
    return judge.value(s);
  },
};
