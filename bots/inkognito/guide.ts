// What imagined games of Inkognito are told: who plays, how far, and what a position is worth on the way. All of it is as `strong`
// has it, but that those who play do not look at who is sooner: for so many turns that would take too long.
import { inkognito, type State } from '@ridotto/games/inkognito/index.ts';
import { AT } from '@ridotto/games/inkognito/rules/contents.ts';
import { isDealt } from '@ridotto/games/inkognito/rules/seeing.ts';
import type { Guide } from '../search/guide.ts';
import { Asking } from './asking.ts';
import type { Manner } from './manner.ts';
import { Mind } from './mind.ts';
import { player } from './steady.ts';
import { wary } from './strong.ts';
import { Worth } from './worth.ts';

/** More than any position that is not won. */
const WON = 100;
/** Where to go and whom to ask; what is answered, written and announced, the policy knows. */
const SEARCHED: readonly number[] = [AT.movement, AT.meetings, AT.dismissal, AT.walk];

/** As `strong` was before it looked at that (docs/decisions/0052, 0055). */
const brisk: Manner = { ...wary, progress: 14, first: 0 };

export const guide: Guide<State> = {
  policy: player('brisk', brisk),
  searched: (s) => SEARCHED.includes(s.node),
  likely(s, seat) {
    if (!isDealt(s)) return undefined;
    const { known, weights } = new Mind(s, seat, wary);
    const { deals, unknown } = known;
    const most = Math.max(...weights);
    return {
      of(world) {
        const isThis = (d: (typeof deals)[number]): boolean =>
          unknown.every((c, k) => world.identity[c] === d.identities[k] && world.disguise[c] === d.disguises[k]);
        return weights[deals.findIndex(isThis)] / most;
      },
    };
  },
  candidates: 4,
  // About a turn of each.
  horizon: 12,
  enough: 30,
  value(s, seat) {
    if (s.awaited === 0) return inkognito.winners(s).includes(seat) ? WON : -WON;
    // While figures are placed no position is better than another.
    if (!isDealt(s)) return 0;
    const mind = new Mind(s, seat, wary);
    return new Worth(mind, new Asking(mind)).now();
  },
};
