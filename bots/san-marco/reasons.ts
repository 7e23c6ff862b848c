// What is counted in imagined games of San Marco, and what may be said of it.
import { seatId, type Fact, type Seat } from '@ridotto/engine';
import { sanMarco, type State } from '@ridotto/games/san-marco/index.ts';
import type { FactData } from '@ridotto/games/san-marco/box/facts.ts';
import { DISTRICTS } from '@ridotto/games/san-marco/box/material.ts';
import { AT } from '@ridotto/games/san-marco/rules/contents.ts';
import { GAINS, type Reasons } from '@ridotto/games/san-marco/words/reasons.ts';
import type { Compared, Count, Means, Reasoning, Weighty } from '../search/reasons.ts';
import { fraction, saying, sharesOfPoints, surelyMore, tenths } from '../search/counted.ts';

/** Who alone has most nobles there; undefined: nobody. */
function leader(s: State, district: number): Seat | undefined {
  const nobles = Array.from({ length: s.seats }, (_, p) => s.nobles[district * 4 + p]);
  const most = Math.max(...nobles);
  const first = nobles.indexOf(most);
  return most > 0 && first === nobles.lastIndexOf(most) ? first : undefined;
}

/** A card that is worth cutting for. */
const GOOD = { doge: 3, transfer: 1, bridge: 0.8, banishment: 0.8 } as const;
/** What a limit point less is worth, in the end. */
const LIMIT_POINT = 0.7;
/** What all the choices have is worth less of a word. */
const KNOWN = 0.7;
/** What is yet to come is less certain than what is there. */
const LATER = 0.7;

export const reasoning: Reasoning<State> = {
  whole: (s) => s.node === AT.cut,
  shares: (s) => sharesOfPoints(sanMarco.scores(s)),
  of: () => 'points',
  stands(s, seat, count) {
    count('limit', s.limit[seat]);
    for (const [d, district] of DISTRICTS.entries()) {
      const first = leader(s, d);
      if (first !== undefined) count(`first ${district} ${seatId(first)}`);
    }
  },
  happens,
  says: (c) => [...places(c), ...cards(c), ...gains(c)],
};

function happens({ what, data }: Fact, seat: Seat, count: Count): void {
  const me = seatId(seat);
  if (what === 'scored') {
    const { district, why, gains: by } = data as FactData['scored'];
    count(why, by[me] ?? 0);
    if (why === 'final') return;
    count(`doge ${district}`);
    count(`scored ${district}`, by[me] ?? 0);
  } else if (what === 'passage-ends') count('limit-bonus', (data as FactData['passage-ends']).bonus[me] ?? 0);
  else if (what === 'doge-crosses') {
    const { owner, paid } = data as FactData['doge-crosses'];
    if (owner === me) count('tolls', paid);
  } else if (what === 'takes') {
    const { seat: who, cards: taken } = data as FactData['takes'];
    if (who === me) for (const card of new Set(taken)) count(`gets ${card}`);
  }
}

/** The weightiest; none of none. */
const best = (all: readonly Weighty[]): Weighty[] => all.toSorted((a, b) => b.weight - a.weight).slice(0, 1);

const say = saying<Reasons>();

/** Where one leads alone, or nobody does any more; and what is scored at once. */
function places({ seat, world, now, atOnce, soon, others }: Compared<State>): Weighty[] {
  const me = seatId(seat);
  return DISTRICTS.flatMap((district, d) => {
    const worth = world.edition.first[d];
    const found: Weighty[] = [];
    const mine = `first ${district} ${me}`;
    const before = leader(world, d);
    const taken = atOnce(mine) - Math.max(now(mine), others?.atOnce(mine) ?? 0);
    if (taken > 0.5) {
      const doge = fraction(soon(`doge ${district}`) - atOnce(`doge ${district}`));
      const from = before === undefined ? null : seatId(before);
      found.push(say('majority', { district, from, doge: doge >= 0.25 ? tenths(doge) : null }, worth * taken * (0.5 + doge)));
    } else if (before !== undefined && before !== seat) {
      const theirs = `first ${district} ${seatId(before)}`;
      const broken = Math.min(now(theirs), others?.atOnce(theirs) ?? 1) - atOnce(theirs);
      if (broken > 0.5) found.push(say('ends-majority', { district, of: seatId(before) }, 0.6 * worth * broken));
    }
    const scored = atOnce(`scored ${district}`);
    const more = scored - (others?.atOnce(`scored ${district}`) ?? 0);
    if (scored >= 0.5) found.push(say('scores', { district, points: Math.round(scored) }, more));
    return found;
  });
}

/** What one gets by a cut, and limit points that one does not get. */
function cards(compared: Compared<State>): Weighty[] {
  const { world, soon, others } = compared;
  const found: Weighty[] = [];
  if (world.node === AT.cut)
    found.push(
      ...best(
        Object.entries(GOOD).flatMap(([card, worth]) => {
          const gets = fraction(soon(`gets ${card}`));
          const more = gets - KNOWN * (others?.soon(`gets ${card}`) ?? 0);
          return gets >= 0.3 ? [say('leaves', { card, tenths: tenths(gets) }, worth * more)] : [];
        }),
      ),
    );
  // Whoever cuts has nothing before all have chosen.
  const limit = (of: Means): number => (world.node === AT.cut ? of.soon('limit') : of.atOnce('limit'));
  const fewer = others ? limit(others) - limit(compared) : 0;
  if (others && fewer >= 0.75) found.push(say('less-limit', { points: Math.round(fewer) }, fewer * LIMIT_POINT));
  return found;
}

/** Where it brings more in the end than the others do. */
function gains(compared: Compared<State>): Weighty[] {
  return GAINS.flatMap((by) => {
    const more = surelyMore(by, compared, compared.others);
    return more >= 0.75 ? [say('more', { by, points: Math.round(more) }, LATER * more)] : [];
  });
}
