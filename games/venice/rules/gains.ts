// 4.11 Points, coins, scrolls, intrigue and the council track, each within its limits. `who`: a seat, or the Doge.
import { ALL, type Io } from '@ridotto/engine';
import * as box from '../box/material.ts';
import { TRIGGER } from '../box/missions.ts';
import { permanent, type State } from '../box/state.ts';
import { ownerId, tellChange, whoId } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { DOGE } = box;

/** Never below 0. */
export function addVp(s: State, who: number, by: number, io: Io): void {
  const now = Math.max(0, s.vp[who] + by);
  tellChange(io, whoId(who), 'vp', now - s.vp[who]);
  s.vp[who] = now;
}
export function addCoins(s: State, seat: number, by: number, io: Io): void {
  tellChange(io, whoId(seat), 'coins', by);
  s.coins[seat] += by;
}
/** Beyond the limit they are lost. */
export function addScrolls(s: State, who: number, by: number, io: Io): void {
  const { file } = s.edition;
  const most = who === DOGE ? file.solo.dogeMaxScrolls : file.playerBoard.scrollMax;
  const now = Math.max(0, Math.min(most, s.scrolls[who] + by));
  tellChange(io, whoId(who), 'scrolls', now - s.scrolls[who]);
  s.scrolls[who] = now;
}
/** A33: each point beyond the limit costs points instead. The Doge sheds it when he has reached his own (11). */
export function takeIntrigue(s: State, who: number, n: number, io: Io): void {
  if (n === 0) return;
  const { file } = s.edition;
  if (who === DOGE) {
    const { dogeIntrigueTrigger: most, dogeIntrigueTriggerVp: vp, dogeIntrigueTriggerRemove: removed } = file.solo;
    tellChange(io, 'doge', 'intrigue', n);
    s.intrigue[DOGE] += n;
    while (s.intrigue[DOGE] >= most) {
      tellOverflow(io, DOGE, Math.min(removed, s.intrigue[DOGE]));
      addVp(s, DOGE, vp, io);
      removeIntrigue(s, DOGE, removed, io);
    }
    return;
  }
  const most = file.playerBoard.intrigueMax[s.seats];
  const taken = Math.min(n, most - s.intrigue[who]);
  tellChange(io, whoId(who), 'intrigue', taken);
  s.intrigue[who] += taken;
  if (n === taken) return;
  tellOverflow(io, who, n - taken);
  addVp(s, who, (n - taken) * file.playerBoard.overflowVpPerPoint, io);
}
function tellOverflow(io: Io, who: number, intrigue: number): void {
  io.tell(ALL, 'overflow', () => ({ who: whoId(who), intrigue }));
}
/** A4: as a gain, it stops at 0. */
export function removeIntrigue(s: State, who: number, n: number, io: Io): void {
  const removed = Math.min(n, s.intrigue[who]);
  tellChange(io, whoId(who), 'intrigue', -removed);
  s.intrigue[who] -= removed;
}
/** Senate, Court: all others together, the Doge too (A25, A35). */
export function othersTakeIntrigue(s: State, seat: number, n: number, io: Io): void {
  for (let p = 0; p < s.seats; p++) if (p !== seat && permanent(s, p, TRIGGER.othersTakeIntrigue) < 0) takeIntrigue(s, p, n, io);
  if (s.seats === 1) takeIntrigue(s, DOGE, n, io);
}
/** A5: players with less intrigue than this one. */
export function withLess(s: State, seat: number): number {
  let n = s.seats === 1 && s.intrigue[DOGE] < s.intrigue[seat] ? 1 : 0;
  for (let p = 0; p < s.seats; p++) if (s.intrigue[p] < s.intrigue[seat]) n++;
  return n;
}
export function withMore(s: State, seat: number): number {
  let n = s.seats === 1 && s.intrigue[DOGE] > s.intrigue[seat] ? 1 : 0;
  for (let p = 0; p < s.seats; p++) if (s.intrigue[p] > s.intrigue[seat]) n++;
  return n;
}

/** `marker`: a seat, or one of the Doge's two. 9.1 (b): at the end marker the end is triggered. */
export function advanceCouncil(s: State, marker: number, by: number, io: Io): void {
  const { councilTrack } = s.edition.file;
  const now = Math.min(councilTrack.length, s.council[marker] + by);
  tellChange(io, ownerId(marker), 'council', now - s.council[marker]);
  s.council[marker] = now;
  if (s.seats > 1 && now >= (councilTrack.endMarker[s.seats] as number)) triggerEnd(s, 'council', io);
}
/** 9.1: once; not in the preliminary round (A47), nor alone. */
export function triggerEnd(s: State, why: 'council' | 'missions', io: Io): void {
  if (s.regular === 0 || s.ending > 0 || s.seats === 1) return;
  s.ending = 1;
  io.tell(ALL, 'end-triggered', () => ({ why, by: ownerId(s.player) }));
}
