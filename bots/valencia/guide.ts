// What the search is told of Valencia.
import { valencia, type State } from '@ridotto/games/valencia/index.ts';
import { know } from '@ridotto/games/valencia/knowledge/sample.ts';
import { AT } from '@ridotto/games/valencia/rules/contents.ts';
import type { Guide } from '../search/guide.ts';
import { margin } from '../search/margin.ts';
import { steady } from './steady.ts';
import { Worth } from './worth.ts';

export const guide: Guide<State> = {
  policy: steady,
  searched: (s) => s.node !== AT.planning && s.node !== AT['take-back'],
  candidates: 6,
  inHalfASecond: 30,
  horizon: 60,
  settled: (s, from) => s.node === AT.planning || s.round !== from.round || (from.node !== AT.bid && from.letter !== s.letter),
  value(s, seat) {
    if (s.awaited === 0) return margin(valencia, s, seat);
    return new Worth(know(s, seat).state, seat).now();
  },
};
