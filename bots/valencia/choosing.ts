// Mission cards to keep: those that will probably bring something.
import type { Choice } from '@ridotto/engine';
import { MISSIONS } from '@ridotto/games/valencia/box/material.ts';
import { CHOOSING, KEPT, missionsOf, type State } from '@ridotto/games/valencia/box/state.ts';
import { SAY } from '@ridotto/games/valencia/box/vocabulary.ts';
import { Ground } from './ground.ts';
import { Outlook } from './outlook.ts';
import { Prospects } from './prospects.ts';

/** Expected points from which a mission is worth the trouble. */
const WORTH_KEEPING = 0.3;

function prospectsOf(s: State, seat: number): (mission: number) => number {
  const o = new Outlook(s);
  const prospects = new Prospects(s, seat, o, new Ground(s, o));
  return (mission) => prospects.of(mission);
}

/** Cards are decided upon one by one; at least so many must be kept: then the best. */
export function keepsMission(s: State, seat: number, legal: readonly Choice[]): Choice {
  const of = prospectsOf(s, seat);
  const mission = SAY.keep.mission(legal[0]);
  const undecided = missionsOf(s, seat, CHOOSING).sort((a, b) => of(b) - of(a));
  const least = s.edition.keptMin - missionsOf(s, seat, KEPT).length;
  const keeps = of(mission) > WORTH_KEEPING || undecided.indexOf(mission) < least;
  return keeps ? SAY.keep.make(mission) : SAY.reject.make(mission);
}

export function chooseMission(s: State, seat: number, legal: readonly Choice[]): Choice {
  const of = prospectsOf(s, seat);
  return legal.reduce((a, b) => (of(SAY.keep.mission(b)) > of(SAY.keep.mission(a)) ? b : a));
}

/** Drawing two and keeping the better one, over all pairs that may come. */
export function worthOfDrawing(s: State, seat: number): number {
  const of = prospectsOf(s, seat);
  const worths: number[] = [];
  for (let m = 0; m < MISSIONS; m++) if (s.missionDeck[m] > 0) worths.push(of(m));
  if (worths.length === 1) return worths[0];
  worths.sort((a, b) => a - b);
  // The i-th is the better one of i pairs.
  return worths.reduce((sum, worth, i) => sum + worth * i, 0) / ((worths.length * (worths.length - 1)) / 2);
}
