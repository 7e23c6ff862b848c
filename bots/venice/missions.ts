// What missions are worth: those in hand by what is still missing, those completed by what they will still do.
import { TRIGGER } from '@ridotto/games/venice/box/missions.ts';
import { CAPACITY, TYPES } from '@ridotto/games/venice/box/material.ts';
import { missionsOf } from '@ridotto/games/venice/rules/drawing.ts';
import { completed, HAND, type State } from '@ridotto/games/venice/box/state.ts';
import type { Taste } from './taste.ts';

/** Points that a permanent effect brings in a turn, more or less. */
const PER_TURN: Readonly<Partial<Record<keyof typeof TRIGGER, number>>> = {
  passUnderOpponentBridge: 0.15,
  afterBuildingBridge: 0.2,
  canalCost: 0.35,
  afterEncounterOnOwnTurn: 0.2,
  afterPlayingInfluence: 0.15,
  stayCost: 0.4,
  influenceDraw: 0.1,
  afterBeingEncountered: 0.1,
  afterCompletingMission: 0.25,
  taxes: 0.2,
  othersTakeIntrigue: 0.2,
  encounterPayment: 0.15,
};
const AFTER_ACTIVATING = 0.25;
const TRIGGER_WORTH: readonly number[] = Object.keys(TRIGGER).map((name) => PER_TURN[name as keyof typeof TRIGGER] ?? 0);

/** The permanent effect of a mission, with so many turns left. */
export function effectWorth(s: State, m: number, left: number): number {
  const { trigger } = s.edition.missions[m];
  if (trigger === TRIGGER.afterActivating) return AFTER_ACTIVATING * left;
  if (trigger === TRIGGER.finalWealth) return 1;
  return TRIGGER_WORTH[trigger] * left;
}
/** What completing it brings. */
function rewardOf(s: State, m: number, taste: Taste, left: number): number {
  const { vp, coins } = s.edition.missions[m];
  return vp + taste.missionCoin * coins + effectWorth(s, m, left);
}
/** For choosing among missions: the reward, less what is still to be brought. */
export function missionWorth(s: State, seat: number, m: number, taste: Taste): number {
  const { cubes, scrolls } = s.edition.missions[m];
  const missing = [seat * 2, seat * 2 + 1].map((g) => cubes.reduce((sum, n, t) => sum + Math.max(0, n - s.cubes[g * TYPES + t]), 0));
  return rewardOf(s, m, taste, taste.left(s)) - 1.3 * Math.min(...missing) - 0.9 * Math.max(0, scrolls - s.scrolls[seat]);
}
const missionsInHand = (s: State, seat: number): number[] => missionsOf(s, seat, HAND);

/** How much of the reward one may count on, by what is missing: cubes and scrolls. */
const REACH = [0.65, 0.5, 0.36, 0.26, 0.17, 0.1, 0.06, 0.03];
const SCROLLS = 3;
const SIDE = CAPACITY + 1;

/** What the cubes on two gondolas are worth together, for the missions in hand; kept, for a decision asks again and again. */
export class Prospects {
  readonly hand: readonly number[];
  readonly rewards: readonly number[];
  /** Turns are needed as well. */
  readonly #hope: number;
  readonly #loose: number;
  readonly #s: State;
  readonly #kept: Float64Array;
  #other: readonly number[];

  /** `other`: the cubes on the gondola that does not move. */
  constructor(s: State, seat: number, taste: Taste, left: number, other: readonly number[]) {
    this.#s = s;
    this.#other = other;
    this.hand = missionsInHand(s, seat);
    this.rewards = this.hand.map((m) => rewardOf(s, m, taste, left) + (completed(s, seat) < 3 ? 0.5 : 0));
    this.#hope = Math.min(1, left / 4);
    this.#loose = 0.25 * Math.min(1, left / 4);
    this.#kept = new Float64Array(((SCROLLS + 1) * SIDE ** TYPES) << this.hand.length).fill(NaN);
  }

  worth(cubes: readonly number[], scrolls: number, done: number): number {
    const n = Math.min(scrolls, SCROLLS);
    const i = (((n * SIDE + cubes[0]) * SIDE + cubes[1]) * SIDE + cubes[2]) * (1 << this.hand.length) + done;
    const known = this.#kept[i];
    if (known === known) return known;
    return (this.#kept[i] = this.#assign(cubes, n, done));
  }
  /** With other cubes on the other gondola, nothing kept. */
  both(cubes: readonly number[], other: readonly number[], scrolls: number): number {
    const before = this.#other;
    this.#other = other;
    const worth = this.#assign(cubes, Math.min(scrolls, SCROLLS), 0);
    this.#other = before;
    return worth;
  }

  /** Each mission to one of the gondolas, as is best. */
  #assign(cubes: readonly number[], scrolls: number, done: number): number {
    let most = 0;
    for (let way = 0; way < 1 << this.hand.length; way++) {
      const loads = [[...cubes], [...this.#other]];
      let left = scrolls;
      let sum = 0;
      this.hand.forEach((m, i) => {
        if ((done >> i) & 1) return;
        const load = loads[(way >> i) & 1];
        const { cubes: asked, scrolls: price } = this.#s.edition.missions[m];
        let missing = 0;
        for (let t = 0; t < TYPES; t++) {
          const there = Math.min(load[t], asked[t]);
          load[t] -= there;
          missing += asked[t] - there;
        }
        const paid = Math.min(left, price);
        left -= paid;
        missing += 0.7 * (price - paid);
        sum += this.rewards[i] * reach(missing) * this.#hope;
      });
      for (const load of loads) for (const cubesLeft of load) sum += this.#loose * Math.min(cubesLeft, 2);
      most = Math.max(most, sum);
    }
    return most;
  }
}
function reach(missing: number): number {
  const i = Math.floor(missing);
  if (i >= REACH.length - 1) return 0;
  return REACH[i] + (REACH[i + 1] - REACH[i]) * (missing - i);
}
