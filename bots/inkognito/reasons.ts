// What is counted in imagined games of Inkognito, and what may be said of it.
import { seatId, type Fact, type Seat } from '@ridotto/engine';
import { inkognito, type State } from '@ridotto/games/inkognito/index.ts';
import type { FactData } from '@ridotto/games/inkognito/box/facts.ts';
import { know } from '@ridotto/games/inkognito/knowledge/sample.ts';
import { AT } from '@ridotto/games/inkognito/rules/contents.ts';
import type { Reasons } from '@ridotto/games/inkognito/words/reasons.ts';
import { fraction, saying, sharesOfVictory, tenths } from '../search/counted.ts';
import type { Compared, Count, Reasoning, Weighty } from '../search/reasons.ts';

// One scale for all: the victory is 10.
const VICTORY = 10;
const QUESTION = 1.5;
/** To leave half as many deals as the others. */
const HALF = 3;

export const reasoning: Reasoning<State> = {
  // Before the deal, and on a sheet, there are too many ways.
  whole: (s) => s.node === AT.placing || s.node === AT.sheet,
  shares: (s) => sharesOfVictory(s.seats, s.awaited === 0 ? inkognito.winners(s) : []),
  of: () => 'wins',
  stands(s, seat, count) {
    if (s.awaited === 0) return count(inkognito.winners(s).includes(seat) ? 'won' : 'lost');
    const { deals, letters } = know(s, seat) as ReturnType<typeof know>;
    count('going');
    count('deals', deals.length * letters.length);
  },
  happens,
  says: (c) => [...endings(c), ...doubts(c), ...questions(c)],
};

function happens({ what, data }: Fact, seat: Seat, count: Count): void {
  if (what !== 'asks') return;
  const { asker, target } = data as FactData['asks'];
  if (asker === seatId(seat)) count(`asks ${target}`);
}

const say = saying<Reasons>();

function endings({ soon, others }: Compared<State>): Weighty[] {
  const won = soon('won') - (others?.soon('won') ?? 0);
  const lost = (others?.soon('lost') ?? 0) - soon('lost');
  return [
    ...(won >= 0.2 ? [say('wins', { tenths: tenths(soon('won')) }, VICTORY * won)] : []),
    ...(lost >= 0.2 ? [say('delays', { tenths: tenths(lost) }, VICTORY * lost)] : []),
  ];
}
/** In games that still go on then. */
function doubts({ now, soon, others }: Compared<State>): Weighty[] {
  if (!others) return [];
  const left = (means: { soon(name: string): number }): number => means.soon('deals') / Math.max(0.001, means.soon('going'));
  const mine = left({ soon });
  const theirs = left(others);
  if (mine >= 0.8 * theirs || Math.round(mine) < 1) return [];
  const data = { now: Math.round(now('deals')), deals: Math.round(mine), others: Math.round(theirs) };
  return [say('leaves', data, HALF * Math.log2(theirs / mine))];
}
function questions({ seat, world, soon, others }: Compared<State>): Weighty[] {
  return Array.from({ length: world.seats }, (_, p) => seatId(p)).flatMap((target) => {
    const asked = fraction(soon(`asks ${target}`));
    const more = asked - fraction(others?.soon(`asks ${target}`) ?? 0);
    return target !== seatId(seat) && more >= 0.3 ? [say('asks', { seat: target, tenths: tenths(asked) }, QUESTION * more)] : [];
  });
}
