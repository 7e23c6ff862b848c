// The auctions of the round that are still to come, as a seat weighs them: what a pile would bring in each.
import { AUCTIONS } from '@ridotto/games/valencia/box/material.ts';
import type { State } from '@ridotto/games/valencia/box/state.ts';
import { bestLater, totalOf } from './cards.ts';
import { gainsOf } from './gains.ts';
import { Ground } from './ground.ts';
import { Outlook } from './outlook.ts';
import { rankChances, Rivals } from './rivals.ts';

export class Auctions {
  /** The steps, from the next one on. */
  readonly steps: readonly number[];
  /** [step] what each acting rank brings; the bids of the others, imagined again and again. */
  readonly gains: readonly (readonly number[])[];
  readonly bids: readonly (readonly (readonly number[])[])[];
  readonly #s: State;
  readonly #bonus: Float64Array;

  constructor(s: State, seat: number, from: number, bonus: Float64Array) {
    this.#s = s;
    this.#bonus = bonus;
    const rivals = new Rivals(s, seat);
    const all = Array.from({ length: AUCTIONS }, (_, step) => step);
    this.steps = all.slice(from);
    // No auction changes what is built and planted after it.
    const ground = new Ground(s, new Outlook(s));
    this.gains = all.map((step) => (step < from ? [] : gainsOf(s, seat, step, ground)));
    this.bids = all.map((step) => (step < from ? [] : rivals.bids(step)));
  }

  /** Expected, of revealing these cards at a step. `sum`: their total, if it is known better. */
  ofPile(step: number, cards: readonly number[], sum = totalOf(this.#s, cards)): number {
    const gains = this.gains[step];
    let worth = 0;
    let acts = 0;
    rankChances(this.bids[step], sum, gains.length).forEach((chance, rank) => {
      acts += chance;
      worth += chance * gains[rank];
    });
    return worth + (1 - acts) * bestLater(this.#s, cards) + this.bonusOf(cards);
  }
  bonusOf(cards: readonly number[]): number {
    let sum = 0;
    for (const card of cards) sum += this.#bonus[card];
    return sum;
  }
}

/** The best that `piles` things can bring when at each of `steps` one group of them, or none, is used: `best[step][mask of
    what is left]`. `groups(mask)` calls back with each group that may be used, `worth(step, group)` is what it brings. */
export function bestUses(
  steps: number,
  things: number,
  groups: (mask: number, use: (group: number) => void) => void,
  worth: (step: number, group: number) => number,
): Float64Array[] {
  const best = Array.from({ length: steps + 1 }, () => new Float64Array(1 << things));
  for (let step = steps - 1; step >= 0; step--) {
    const here = best[step];
    const next = best[step + 1];
    for (let mask = 0; mask < 1 << things; mask++) {
      let most = next[mask];
      groups(mask, (group) => {
        const sum = worth(step, group) + next[mask & ~group];
        if (sum > most) most = sum;
      });
      here[mask] = most;
    }
  }
  return best;
}
/** One thing at a time. */
export function single(mask: number, use: (group: number) => void): void {
  for (let left = mask; left > 0; left &= left - 1) use(left & -left);
}
/** Any of them together. */
export function together(mask: number, use: (group: number) => void): void {
  for (let group = mask; group > 0; group = (group - 1) & mask) use(group);
}
