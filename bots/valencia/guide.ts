// What the search is told of Valencia.
import { valencia, type State } from '@ridotto/games/valencia/index.ts';
import { know } from '@ridotto/games/valencia/knowledge/sample.ts';
import { AT } from '@ridotto/games/valencia/rules/contents.ts';
import type { Guide } from '../search/guide.ts';
import { margin } from '../search/margin.ts';
import { steady } from './steady.ts';
import { Worth } from './worth.ts';

/** What is left of a plan says nothing to `Worth`, so it cannot judge a bid; cards are put and taken back one by one. */
const AT_ONCE: readonly number[] = [AT.planning, AT.bid, AT['take-back']];

export const guide: Guide<State> = {
  policy: steady,
  searched: (s) => !AT_ONCE.includes(s.node),
  candidates: 6,
  // To the end of the auction.
  horizon: 24,
  settled: (s, from) => s.letter !== from.letter || s.round !== from.round,
  inHalfASecond: 30,
  value(s, seat) {
    if (s.awaited === 0) return margin(valencia, s, seat);
    return new Worth(know(s, seat).state, seat).now();
  },
};
