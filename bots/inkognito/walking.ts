// The Ambassador player's walk: to those they know least about.
import { type Choice, verbOf } from '@ridotto/engine';
import { SAY } from '@ridotto/games/inkognito/index.ts';
import { FIGURES, PACKETS, SPACES, THE_AMBASSADOR } from '@ridotto/games/inkognito/box/material.ts';
import type { Asking } from './asking.ts';
import type { Mind } from './mind.ts';

const MOST_STEPS = 2;
const LATER = 0.6;

export function walking(mind: Mind, asking: Asking, legal: readonly Choice[]): Choice {
  const { s, steps } = mind;
  const { first, near } = s.edition;
  const worth = Array.from({ length: PACKETS }, (_, c) => (s.at[c * 4] < SPACES ? asking.meeting(c) : 0));
  const ending = (at: number, walked: boolean): number => {
    let here = 0;
    let later = 0;
    for (let c = 0; c < PACKETS; c++) {
      let nearest = 99;
      for (let f = c * 4; f < Math.min(c * 4 + 4, FIGURES); f++)
        if (s.at[f] < SPACES) nearest = Math.min(nearest, steps[at * SPACES + s.at[f]]);
      if (nearest === 0 && walked) here += worth[c];
      else later += worth[c] * 0.65 ** nearest;
    }
    return here + LATER * later;
  };
  const from = s.at[THE_AMBASSADOR];
  let most = ending(from, s.walked > 0);
  let choice = legal.find((c) => verbOf(c) === SAY.end.tag)!;
  const walk = (at: number, walked: number, by: Choice | undefined): void => {
    for (let i = first[at]; i < first[at + 1] && walked < MOST_STEPS; i++) {
      const step = by ?? SAY.walk.make(near[i]);
      const value = ending(near[i], true) - 0.001 * walked;
      if (value > most) {
        most = value;
        choice = step;
      }
      walk(near[i], walked + 1, step);
    }
  };
  walk(from, s.walked, undefined);
  return choice;
}
