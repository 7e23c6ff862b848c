// What is counted in imagined games of Venice, and what may be said of it.
import { seatId, type Fact, type Seat } from '@ridotto/engine';
import { venice } from '@ridotto/games/venice/index.ts';
import type { FactData } from '@ridotto/games/venice/box/facts.ts';
import { BUILDING_NAMES } from '@ridotto/games/venice/box/material.ts';
import type { State } from '@ridotto/games/venice/box/state.ts';
import { AT_ONCE, GAINS, type Reasons } from '@ridotto/games/venice/words/reasons.ts';
import { fraction, saying, sharesOfPoints, sharesOfVictory, surelyMore, tenths } from '../search/counted.ts';
import type { Compared, Count, Reasoning, Weighty } from '../search/reasons.ts';

/** What these are worth, in points. */
const WORTH = { vp: 1, coins: 0.4, scrolls: 0.8, council: 0.8 } as const;
const INTRIGUE = 0.7;
const MISSION = 5;
const ASSISTANT = 1.5;
const PRISON = 12;
/** What is yet to come is less certain than what is there. */
const LATER = 0.6;

export const reasoning: Reasoning<State> = {
  // Alone it is won or lost. That somebody is arrested is counted by itself.
  shares: (s) => (s.seats === 1 ? sharesOfVictory(1, s.awaited === 0 ? venice.winners(s) : []) : sharesOfPoints(venice.scores(s))),
  of: (s) => (s.seats === 1 ? 'wins' : 'points'),
  stands(s, seat, count) {
    count('vp', s.vp[seat]);
    count('coins', s.coins[seat]);
    count('scrolls', s.scrolls[seat]);
    count('intrigue', s.intrigue[seat]);
    count('council', s.council[seat]);
    if (s.arrested === seat + 1) count('arrested');
  },
  happens,
  says: (c) => [...deeds(c), ...amounts(c), ...ends(c)],
};

function happens({ what, data }: Fact, seat: Seat, count: Count): void {
  const me = seatId(seat);
  if (what === 'completes') {
    const { seat: who, mission } = data as FactData['completes'];
    if (who === me) count(`completes ${mission}`);
  } else if (what === 'assistant') {
    const { owner, building } = data as FactData['assistant'];
    if (owner === me) count(`assistant ${building}`);
  } else if (what === 'over') {
    const rows = (data as FactData['over']).scores[me] ?? {};
    for (const by of GAINS) count(by, rows[by] ?? 0);
  }
}

const say = saying<Reasons>();

function deeds({ world, atOnce, others }: Compared<State>): Weighty[] {
  const done = (name: string): number => atOnce(name) - (others?.atOnce(name) ?? 0);
  const missions = Array.from({ length: world.mission.length }, (_, m) => `m${m + 1}`);
  return [
    ...missions.flatMap((mission) => {
      const more = done(`completes ${mission}`);
      return more > 0.5 ? [say('completes', { mission }, MISSION * more)] : [];
    }),
    ...BUILDING_NAMES.flatMap((building) => {
      const more = done(`assistant ${building}`);
      return more > 0.5 ? [say('assistant', { building }, ASSISTANT * more)] : [];
    }),
  ];
}
function amounts({ atOnce, others }: Compared<State>): Weighty[] {
  if (!others) return [];
  const less = others.atOnce('intrigue') - atOnce('intrigue');
  return [
    ...AT_ONCE.flatMap((what) => {
      const more = atOnce(what) - others.atOnce(what);
      return more >= 0.75 ? [say('gains', { what, amount: Math.round(more) }, WORTH[what] * more)] : [];
    }),
    ...(less >= 0.75 ? [say('less-intrigue', { amount: Math.round(less) }, INTRIGUE * less)] : []),
  ];
}
function ends(compared: Compared<State>): Weighty[] {
  const { others } = compared;
  if (!others) return [];
  // Fewer arrests than by the others are more of theirs.
  const safe = fraction(surelyMore('arrested', others, compared));
  const by = GAINS.flatMap((gain) => {
    const more = surelyMore(gain, compared, others);
    return more >= 0.75 ? [say('more', { by: gain, points: Math.round(more) }, LATER * more)] : [];
  });
  const all = surelyMore('vp', compared, others);
  return [
    ...by,
    ...(all >= 1.5 ? [say('more', { by: null, points: Math.round(all) }, LATER * 0.5 * all)] : []),
    ...(safe >= 0.15 ? [say('safer', { tenths: tenths(safe) }, PRISON * safe)] : []),
  ];
}
