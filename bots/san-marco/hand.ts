// Playing action cards out in thought, each where it does most good: for what an offer is worth.
import { ACTIONS, BANISHMENT, BRIDGE, DOGE, TRANSFER, SEATS } from '@ridotto/games/san-marco/box/material.ts';
import { NEAR } from '@ridotto/games/san-marco/box/edition.ts';
import { mayBuild, type State } from '@ridotto/games/san-marco/box/state.ts';
import type { Judge } from './judge.ts';
import { banishing, building, hasOpponents, placing, removeBest, seizing, transferring } from './uses.ts';

/** The order of the kinds of cards: what makes room and ways first, scoring last. */
export const ORDER: readonly number[] = [BANISHMENT, BRIDGE, TRANSFER, 0, 1, 2, 3, 4, 5, DOGE];
const MEAN_DIE = 3;

/** Plays one card for the judge's seat, for good; gives what the board is worth then. Effects that do harm are left out. */
export function playCard(j: Judge, s: State, card: number): number {
  if (card < BRIDGE) return district(j, s, card);
  if (card === BRIDGE) return bridge(j, s);
  if (card === TRANSFER) return transfer(j, s);
  if (card === DOGE) return doge(j, s);
  return banishment(j, s);
}

/** Plays all of them, `hand[kind]` of each. */
export function playHand(j: Judge, s: State, hand: ArrayLike<number>): number {
  j.doges = hand[DOGE];
  let worth = j.value(s);
  for (const card of ORDER) for (let i = 0; i < hand[card]; i++) worth = playCard(j, s, card);
  return worth;
}
export const emptyHand = (): Int32Array => new Int32Array(ACTIONS);

function district(j: Judge, s: State, d: number): number {
  const { near, pair, degree } = s.edition;
  let most = j.value(s);
  let best = -1;
  const here = placing(j, s, d);
  if (here > most) {
    most = here;
    best = d;
  }
  for (let n = d * NEAR, end = n + degree[d]; n < end; n++) {
    if (((s.owners[pair[n]] >> j.seat) & 1) === 0) continue;
    const worth = placing(j, s, near[n]);
    if (worth > most) {
      most = worth;
      best = near[n];
    }
  }
  if (best >= 0) move(j, s, best);
  return most;
}

function transfer(j: Judge, s: State): number {
  let most = j.value(s);
  let best = -1;
  let victim = -1;
  for (let d = 0; d < 6; d++)
    for (let p = 0; p < s.seats; p++) {
      if (p === j.seat || s.nobles[d * SEATS + p] === 0) continue;
      const worth = transferring(j, s, d, p);
      if (worth > most) {
        most = worth;
        best = d;
        victim = p;
      }
    }
  if (best < 0) return most;
  s.nobles[best * SEATS + victim]--;
  s.supply[victim]++;
  move(j, s, best);
  return most;
}

function bridge(j: Judge, s: State): number {
  let most = j.value(s);
  let best = -1;
  if (s.stock === 0) return seize(j, s, most);
  for (const pair of s.edition.pairs) {
    if (!mayBuild(s, pair, j.seat)) continue;
    const worth = building(j, s, pair);
    if (worth > most) {
      most = worth;
      best = pair;
    }
  }
  if (best >= 0) {
    s.owners[best] |= 1 << j.seat;
    s.stock--;
    take(s, j.seat, -1);
  }
  return most;
}
/** Where the bridge then goes is not carried out: what it brings is known. */
function seize(j: Judge, s: State, worth: number): number {
  for (const pair of s.edition.pairs)
    for (let p = 0; p < s.seats; p++) if (p !== j.seat && (s.owners[pair] >> p) & 1) worth = Math.max(worth, seizing(j, s, pair, p));
  return worth;
}

function banishment(j: Judge, s: State): number {
  let most = j.value(s);
  let best = -1;
  for (let d = 0; d < 6; d++) {
    if (!hasOpponents(s, d, j.seat)) continue;
    const worth = banishing(j, s, d);
    if (worth > most) {
      most = worth;
      best = d;
    }
  }
  if (best >= 0) for (let i = 0; i < MEAN_DIE; i++) removeBest(j, s, best);
  return most;
}

function doge(j: Judge, s: State): number {
  if (j.doges > 0) j.doges--;
  const { ways } = j;
  ways.find(j, s);
  ways.go(ways.best());
  return j.value(s);
}

/** One noble of the judge's seat into a district; from elsewhere on the board if the supply is empty. */
function move(j: Judge, s: State, d: number): void {
  s.nobles[d * SEATS + j.seat]++;
  take(s, j.seat, d);
}
function take(s: State, seat: number, where: number): void {
  if (s.supply[seat] > 0) {
    s.supply[seat]--;
    return;
  }
  let most = -1;
  for (let d = 0; d < 6; d++)
    if (d !== where && s.nobles[d * SEATS + seat] > 0 && (most < 0 || s.nobles[d * SEATS + seat] > s.nobles[most * SEATS + seat])) most = d;
  if (most >= 0) s.nobles[most * SEATS + seat]--;
}
