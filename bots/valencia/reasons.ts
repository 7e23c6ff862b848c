// What is counted in imagined games of Valencia, and what may be said of it.
import { seatId, type Fact, type Seat } from '@ridotto/engine';
import { valencia, type State } from '@ridotto/games/valencia/index.ts';
import type { FactData } from '@ridotto/games/valencia/box/facts.ts';
import { COUNCIL_NAMES, missionName } from '@ridotto/games/valencia/box/material.ts';
import { sheetOf } from '@ridotto/games/valencia/box/scoring.ts';
import { AT } from '@ridotto/games/valencia/rules/contents.ts';
import { GAINS, type Reasons } from '@ridotto/games/valencia/words/reasons.ts';
import { fraction, saying, sharesOfPoints, surelyMore, tenths } from '../search/counted.ts';
import type { Compared, Count, Reasoning, Weighty } from '../search/reasons.ts';

/** A seat on the Council is worth a little over the point that it scores. */
const SEAT = 1.2;
/** An auction that is led. */
const LEAD = 2;
/** What is yet to come is less certain than what is there. */
const LATER = 0.7;

export const reasoning: Reasoning<State> = {
  whole: (s) => s.node === AT.planning,
  shares: (s) => sharesOfPoints(valencia.scores(s)),
  of: () => 'points',
  stands(s, seat, count) {
    const { missions, ...rows } = sheetOf(s, seat);
    for (const by of GAINS) if (by !== 'missions') count(by, rows[by]);
    count(
      'missions',
      missions.reduce((sum, { points }) => sum + points, 0),
    );
    for (const { mission, points } of missions) count(`mission ${missionName(mission)}`, points);
    for (const [at, name] of COUNCIL_NAMES.entries()) if ((s.council[at] >> seat) & 1) count(`sits ${name}`);
  },
  happens,
  says: (c) => [...seats(c), ...missions(c), ...auctions(c), ...gains(c)],
};

function happens({ what, data }: Fact, seat: Seat, count: Count): void {
  if (what !== 'ranking') return;
  const { ranks } = data as FactData['ranking'];
  count('auctions');
  if (ranks[0]?.seat === seatId(seat)) count('first');
}

const say = saying<Reasons>();

function seats({ now, atOnce, others }: Compared<State>): Weighty[] {
  return COUNCIL_NAMES.flatMap((at) => {
    const taken = atOnce(`sits ${at}`) - Math.max(now(`sits ${at}`), others?.atOnce(`sits ${at}`) ?? 0);
    return taken > 0.5 ? [say('sits', { at }, SEAT * taken)] : [];
  });
}
function missions({ seat, world, now, atOnce, others }: Compared<State>): Weighty[] {
  return sheetOf(world, seat).missions.flatMap(({ mission }) => {
    const name = missionName(mission);
    const more = atOnce(`mission ${name}`) - Math.max(now(`mission ${name}`), others?.atOnce(`mission ${name}`) ?? -Infinity);
    return more >= 0.75 ? [say('mission', { mission: name, points: Math.round(more) }, more)] : [];
  });
}
/** The first to come: whoever leads it chooses first. */
function auctions({ world, soon, others }: Compared<State>): Weighty[] {
  if (world.node !== AT.bid || !others || soon('auctions') === 0) return [];
  const of = (means: { soon(name: string): number }): number => fraction(means.soon('first') / Math.max(1, means.soon('auctions')));
  const first = of({ soon });
  const more = first - of(others);
  return more >= 0.3 ? [say('first', { tenths: tenths(first) }, LEAD * more)] : [];
}
function gains(compared: Compared<State>): Weighty[] {
  const { atOnce, others } = compared;
  if (!others) return [];
  return GAINS.flatMap((by) => {
    const atonce = atOnce(by) - others.atOnce(by);
    const more = surelyMore(by, compared, others);
    // Each mission is named by itself.
    if (by !== 'missions' && by !== 'council' && atonce >= 0.75) return [say('now', { by, points: Math.round(atonce) }, atonce)];
    return more >= 0.75 ? [say('more', { by, points: Math.round(more) }, LATER * more)] : [];
  });
}
