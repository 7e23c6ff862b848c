// What the search is told of San Marco: play the round on, and see what the board is worth then.
import { sanMarco, type State } from '@ridotto/games/san-marco/index.ts';
import { AT } from '@ridotto/games/san-marco/rules/contents.ts';
import type { Guide } from '../search/guide.ts';
import { margin } from '../search/margin.ts';
import { Judge } from './judge.ts';
import { steady } from './steady.ts';

/** The cut is asked for card by card, and `steady` weighs all of them; the others are no great matter. */
const AT_ONCE: readonly number[] = [AT.cut, AT.play, AT.assign, AT['fourth-roll']];
const judge = new Judge();

export const guide: Guide<State> = {
  policy: steady,
  searched: (s) => !AT_ONCE.includes(s.node),
  candidates: 6,
  // About a round.
  horizon: 40,
  inHalfASecond: 150,
  value(s, seat) {
    if (s.awaited === 0) return margin(sanMarco, s, seat);
    judge.begin(s, seat);
    return judge.value(s);
  },
};
