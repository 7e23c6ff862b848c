// What the action cards can do on a board, tried out on the board itself, which is put back as it was. Every function here
// answers with what the board is then worth to the judge's seat.
import { SEATS } from '@ridotto/games/san-marco/box/material.ts';
import { mayBuild, noblesIn, type State } from '@ridotto/games/san-marco/box/state.ts';
import type { Judge } from './judge.ts';

/** After one noble has gone into a district. */
export function placing(j: Judge, s: State, d: number): number {
  const k = d * SEATS + j.seat;
  s.nobles[k]++;
  s.supply[j.seat]--;
  const worth = paid(j, s, d);
  s.supply[j.seat]++;
  s.nobles[k]--;
  return worth;
}

/** With an empty supply the noble used comes from the district where it is missed least, and never from where it went. */
function paid(j: Judge, s: State, where: number): number {
  if (s.supply[j.seat] >= 0) return j.value(s);
  let best = -Infinity;
  for (let d = 0; d < 6; d++)
    if (d !== where && s.nobles[d * SEATS + j.seat] > 0) {
      const worth = taking(j, s, d);
      if (worth > best) best = worth;
    }
  return best;
}
export function taking(j: Judge, s: State, d: number): number {
  s.nobles[d * SEATS + j.seat]--;
  const worth = j.value(s);
  s.nobles[d * SEATS + j.seat]++;
  return worth;
}

export function transferring(j: Judge, s: State, d: number, victim: number): number {
  s.nobles[d * SEATS + victim]--;
  s.supply[victim]++;
  const worth = placing(j, s, d);
  s.supply[victim]--;
  s.nobles[d * SEATS + victim]++;
  return worth;
}
/** With the best victim. */
export function transferringIn(j: Judge, s: State, d: number): number {
  let best = -Infinity;
  for (let p = 0; p < s.seats; p++) if (p !== j.seat && s.nobles[d * SEATS + p] > 0) best = Math.max(best, transferring(j, s, d, p));
  return best;
}

/** Before the die is cast: the mean over its faces. */
export function banishing(j: Judge, s: State, d: number): number {
  const before = keep(j, s, d);
  let sum = 0;
  let worth = j.value(s);
  for (let n = 1; n <= 6; n++) {
    // The best victims of n nobles are, near enough, those of n - 1 and one more.
    if (removeBest(j, s, d)) worth = j.value(s);
    if (!s.settings.fixedBanishment) sum += worth;
    else if (n === 3) sum = worth * 6;
  }
  putBack(s, d, before);
  return sum / 6;
}
/** After one noble of `victim` and the best n - 1 others have gone. */
export function removing(j: Judge, s: State, d: number, victim: number, n: number): number {
  const before = keep(j, s, d);
  s.nobles[d * SEATS + victim]--;
  for (let i = 1; i < n; i++) removeBest(j, s, d);
  const worth = j.value(s);
  putBack(s, d, before);
  return worth;
}
/** For good: one more noble, of opponents first. False: there is none. */
export function removeBest(j: Judge, s: State, d: number): boolean {
  const k = d * SEATS;
  let victim = s.nobles[k + j.seat] > 0 ? j.seat : -1;
  let best = -Infinity;
  for (let p = 0; p < s.seats; p++) {
    if (p === j.seat || s.nobles[k + p] === 0) continue;
    s.nobles[k + p]--;
    const worth = j.value(s);
    s.nobles[k + p]++;
    if (worth > best) {
      best = worth;
      victim = p;
    }
  }
  if (victim >= 0) s.nobles[k + victim]--;
  return victim >= 0;
}
function keep(j: Judge, s: State, d: number): Int32Array {
  j.kept.set(s.nobles.subarray(d * SEATS, d * SEATS + SEATS));
  return j.kept;
}
function putBack(s: State, d: number, nobles: Int32Array): void {
  s.nobles.set(nobles, d * SEATS);
}

export function building(j: Judge, s: State, pair: number): number {
  s.owners[pair] |= 1 << j.seat;
  s.supply[j.seat]--;
  const worth = paid(j, s, -1);
  s.supply[j.seat]++;
  s.owners[pair] &= ~(1 << j.seat);
  return worth;
}
/** With the best place for it afterwards. */
export function seizing(j: Judge, s: State, pair: number, owner: number): number {
  s.owners[pair] &= ~(1 << owner);
  s.supply[owner]++;
  let best = -Infinity;
  for (const to of s.edition.pairs) if (mayBuild(s, to, j.seat)) best = Math.max(best, building(j, s, to));
  s.supply[owner]--;
  s.owners[pair] |= 1 << owner;
  return best;
}

export const hasOpponents = (s: State, d: number, seat: number): boolean => noblesIn(s, d) > s.nobles[d * SEATS + seat];
