// Influence cards in thought: what a pile of them counts, and what special ones bring as soon as they are revealed (8).
import { BASIC, CARDS, FIRST_GUILD_SEAT, GUILDS, JOKER, ROUNDS, SUPPORT, TWINS, WANDERER } from '@ridotto/games/valencia/box/material.ts';
import type { State } from '@ridotto/games/valencia/box/state.ts';
import { afterSitting, bestMove } from './trying.ts';
import { Worth } from './worth.ts';

/** Sixes that another player reveals in an auction, on average. */
const SIXES = 0.15;
/** Three steps by the Wanderer are optional, and the best ones may be gone when the pile is revealed. */
const LATER = 0.8;
/** What a point of influence brings in a later round. */
const POINT = 0.35;

/** A pile's total, as far as its owner can tell before others reveal. */
export function totalOf(s: State, cards: readonly number[]): number {
  const { edition } = s;
  let sum = 0;
  let twins = 0;
  for (const card of cards) {
    sum += edition.value[card];
    if (card === TWINS) twins++;
    if (card === JOKER) sum += edition.perSix * SIXES * (s.seats - 1);
  }
  return twins > 1 ? sum + twins * (edition.together - edition.value[TWINS]) : sum;
}

/** A card that comes back to the draw pile will be drawn again; after the last planning it is worth nothing. */
export const worthLater = (s: State, card: number): number => (s.round + 1 < ROUNDS ? POINT * s.edition.value[card] : 0);
export const bestLater = (s: State, cards: readonly number[]): number => Math.max(0, ...cards.map((card) => worthLater(s, card)));

/** [card] what it brings when it is revealed, whatever the rank. */
export function bonuses(s: State, seat: number): Float64Array {
  const out = new Float64Array(CARDS);
  if (!s.settings.specials.includes(true)) return out;
  const w = new Worth(s, seat);
  const now = w.now();
  const wealth = w.wealth();
  for (let card = BASIC; card < CARDS; card++) {
    if (card === SUPPORT) out[card] = bestJoining(w, now) - now;
    else if (card === WANDERER) out[card] = LATER * (bestMove(w, 3, now) - now);
    else out[card] = wealthWith(w, card) - wealth;
  }
  return out;
}

function wealthWith(w: Worth, card: number): number {
  const { s, seat } = w;
  const change = (sign: number): void => {
    s.coins[seat] += sign * s.edition.coins[card];
    for (let g = 0; g < GUILDS; g++) s.resources[seat * GUILDS + g] += sign * s.edition.resources[card * GUILDS + g];
  };
  change(1);
  const wealth = w.wealth();
  change(-1);
  return wealth;
}

/** R21: a guild's seat where exactly one member of another player sits. */
function bestJoining(w: Worth, now: number): number {
  const { s, seat } = w;
  let best = now;
  for (let c = FIRST_GUILD_SEAT; c < FIRST_GUILD_SEAT + GUILDS; c++) {
    const there = s.council[c];
    if (s.supply[seat] > 0 && there !== 0 && (there & (there - 1)) === 0 && there !== 1 << seat)
      best = Math.max(best, afterSitting(w, c, false));
  }
  return best;
}
