// What imagined games of Inkognito are told: who plays, how far, and what a position is worth on the way.
import { inkognito, type State } from '@ridotto/games/inkognito/index.ts';
import { AT } from '@ridotto/games/inkognito/rules/contents.ts';
import type { Guide } from '../search/guide.ts';
import { Asking } from './asking.ts';
import { Mind } from './mind.ts';
import { steady } from './steady.ts';
import { Worth } from './worth.ts';

/** More than any position that is not won. */
const WON = 100;
/** Where to go and whom to ask; what is answered, written and announced, the policy knows. */
const SEARCHED: readonly number[] = [AT.movement, AT.meetings, AT.dismissal, AT.walk];

export const guide: Guide<State> = {
  policy: steady,
  searched: (s) => SEARCHED.includes(s.node),
  candidates: 4,
  // About a turn of each.
  horizon: 12,
  enough: 30,
  value(s, seat) {
    if (s.awaited === 0) return inkognito.winners(s).includes(seat) ? WON : -WON;
    const mind = new Mind(s, seat);
    return new Worth(mind, new Asking(mind)).now();
  },
};
