// Phase I (4.1): how many cards to draw, and how to divide them. The 24 are shared out over five rounds; a round's cards are
// divided as they would be used best in its auctions.
import { PLACE_SIZE, type Choice } from '@ridotto/engine';
import { CARDS, DECK, ROUNDS } from '@ridotto/games/valencia/box/material.ts';
import { drawPile, NO_PILE, type State } from '@ridotto/games/valencia/box/state.ts';
import { SAY } from '@ridotto/games/valencia/box/vocabulary.ts';
import { beginOf, Memories } from '../shared/memory.ts';
import { Auctions, bestUses, together } from './auctions.ts';
import { bestLater, bonuses, totalOf } from './cards.ts';
import { rankChances } from './rivals.ts';

/** [round] how much of the influence a round deserves: the more the earlier, for seats and members are of use from then on, and
    cards that come back are drawn again. */
const SHARES = [1.7, 1.5, 1.3, 1, 0.7];
/** More would take long: the lowest ones then go together. */
const MOST_CARDS = 9;

export function plan(s: State, seat: number, legal: readonly Choice[]): Choice {
  if (s.stopped[seat] === 0) return drawsMore(s, seat) ? SAY.draw.make() : SAY.stop.make();
  return putNext(s, seat, legal);
}

/** Until the round has its share of all influence that is left, as nearly as can be. */
export function drawsMore(s: State, seat: number): boolean {
  const drawn = handOf(s, seat).reduce((sum, card) => sum + s.edition.value[card], 0);
  if (drawn === 0 && s.held[seat] < Math.max(1, s.settings.minDraw)) return true;
  if (s.round === ROUNDS - 1) return true;
  const pile = influenceLeft(s, seat);
  const share = SHARES[s.round] / SHARES.slice(s.round).reduce((a, b) => a + b);
  const next = pile / drawPile(s, seat);
  return drawn + next / 2 < share * (drawn + pile);
}
function influenceLeft(s: State, seat: number): number {
  let sum = 0;
  for (let k = 0; k < CARDS; k++) sum += s.bag[seat * CARDS + k] * s.edition.value[k];
  for (let i = seat * DECK; i < seat * DECK + s.unders[seat]; i++) sum += s.edition.value[s.under[i]];
  return sum;
}
export const handOf = (s: State, seat: number): number[] => [...s.hand.subarray(seat * DECK, seat * DECK + s.held[seat])];

/** The first pile of the plan that lacks a card gets it. */
function putNext(s: State, seat: number, legal: readonly Choice[]): Choice {
  const hand = handOf(s, seat).sort((a, b) => b - a);
  const piles = memories
    .by(s.settings)
    .of(undivided(s, seat, hand), () => divide(s, seat, hand))
    .map((cards) => [...cards]);
  for (let i = 0; i < s.held[seat]; i++) {
    const at = seat * DECK + i;
    const planned = piles[s.pileOf[at]];
    if (s.pileOf[at] !== NO_PILE && planned?.includes(s.hand[at])) planned.splice(planned.indexOf(s.hand[at]), 1);
  }
  for (const [pile, cards] of piles.entries())
    for (const card of cards) {
      const choice = SAY.put.make(card, pile);
      if (legal.includes(choice)) return choice;
    }
  return legal[legal.length - 1]; // somebody else began to divide: each of the rest for itself
}

/** The cards are asked for one by one; the division stays the same, as long as it is of the same cards on the same board. */
const memories = new Memories<number[][]>(16);
/** All but what is decided of it already. */
export function undivided(s: State, seat: number, hand: readonly number[]): Int32Array {
  const { numbers } = s;
  const key = new Int32Array(numbers.length + hand.length + 1);
  key.set(numbers.subarray(PLACE_SIZE), PLACE_SIZE);
  for (const draft of [s.hand, s.pileOf]) key.fill(0, beginOf(draft) + seat * DECK, beginOf(draft) + (seat + 1) * DECK);
  for (const count of [s.stopped, s.put, s.piles]) key[beginOf(count) + seat] = 0;
  key.set(hand, numbers.length);
  key[key.length - 1] = seat;
  return key;
}

/** The piles that bring most together. */
export const divide = (s: State, seat: number, hand: readonly number[]): number[][] => divisions(s, seat, hand, 1)[0];

/** So many ways to divide the cards, no two alike: first the one that brings most, then those that do without one of its piles. */
export function divisions(s: State, seat: number, hand: readonly number[], most: number): number[][][] {
  const units = unitsOf(s, hand);
  const n = units.length;
  const auctions = new Auctions(s, seat, 0, bonuses(s, seat));
  const groups = Array.from({ length: 1 << n }, (_, mask) => units.filter((__, i) => (mask >> i) & 1).flat());
  const sums = groups.map((cards) => Math.floor(totalOf(s, cards)));
  const back = groups.map((cards) => bestLater(s, cards));
  const bonus = groups.map((cards) => auctions.bonusOf(cards));
  const highest = Math.max(...sums);
  // [step][total] what it brings to act, and the chance not to.
  const acting = auctions.steps.map(() => new Float64Array(highest + 1));
  const failing = auctions.steps.map(() => new Float64Array(highest + 1));
  for (const step of auctions.steps)
    for (let sum = 0; sum <= highest; sum++) {
      const gains = auctions.gains[step];
      const chances = rankChances(auctions.bids[step], sum, gains.length);
      acting[step][sum] = chances.reduce((all, chance, rank) => all + chance * gains[rank], 0);
      failing[step][sum] = 1 - chances.reduce((a, b) => a + b, 0);
    }
  const worth = (step: number, group: number): number =>
    acting[step][sums[group]] + failing[step][sums[group]] * back[group] + bonus[group];
  const all = (1 << n) - 1;
  const kinds = groups.map(kindOf);
  /** `without`: a pile that is not made. */
  const dividedBest = (without?: string): Division => {
    const allowed =
      without === undefined ? worth : (step: number, group: number) => (kinds[group] === without ? -Infinity : worth(step, group));
    const best = bestUses(auctions.steps.length, n, together, allowed);
    const piles: number[][] = [];
    let left = all;
    for (const step of auctions.steps) {
      let use = 0;
      let reached = best[step + 1][left];
      together(left, (group) => {
        const sum = allowed(step, group) + best[step + 1][left & ~group];
        if (sum > reached) {
          reached = sum;
          use = group;
        }
      });
      if (use > 0) piles.push([...groups[use]]);
      left &= ~use;
    }
    for (let i = 0; i < n; i++) if ((left >> i) & 1) piles.push([...units[i]]);
    return { piles, worth: best[0][all] };
  };
  const first = dividedBest();
  if (most === 1) return [first.piles];
  const others = [...new Set(first.piles.map(kindOf))].map(dividedBest).sort((a, b) => b.worth - a.worth);
  const found = new Map<string, number[][]>();
  for (const { piles } of [first, ...others]) {
    const key = divisionOf(piles);
    if (!found.has(key)) found.set(key, piles);
  }
  return [...found.values()].slice(0, most);
}
interface Division {
  readonly piles: number[][];
  readonly worth: number;
}
const kindOf = (cards: readonly number[]): string => cards.toSorted((a, b) => a - b).join();
/** The same for two divisions that differ in the order of their piles, and of the cards of each, alone. */
export const divisionOf = (piles: readonly (readonly number[])[]): string => piles.map(kindOf).sort().join('|');

/** Cards one by one; of too many, the lowest together. */
function unitsOf(s: State, hand: readonly number[]): number[][] {
  const units = hand.map((card) => [card]);
  while (units.length > MOST_CARDS) {
    units.sort((a, b) => totalOf(s, b) - totalOf(s, a));
    const last = units.pop()!;
    units[units.length - 1].push(...last);
  }
  return units;
}
