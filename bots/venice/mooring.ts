// Mooring: what a place is worth to come to rest at, with the mission that may be completed there, the assistant and the
// activation.
import { OWNERS, SEATS, TILES } from '@ridotto/games/venice/box/material.ts';
import { placed, spaceOf, stackAt } from '@ridotto/games/venice/box/state.ts';
import { activate } from './effects.ts';
import type { Mind } from './mind.ts';
import type { Purse } from './purse.ts';

/** Everything that follows when one moors there; `p` is changed. */
export function mooring(mind: Mind, p: Purse, quay: number, shared: number, afters: number): number {
  const b = mind.s.buildingAt[quay];
  p.extra += shared;
  const missions = mind.prospects.hand;
  let mask = 3;
  if (b < TILES) {
    p.extra += advancing(mind, b);
    mask = (1 << nextSpace(mind, b)) - 1;
  }
  let most = -Infinity;
  const { mooring: trial, mooringStart } = mind.trials;
  const start = mooringStart.copy(p);
  for (let i = -1; i < missions.length; i++) {
    if (i >= 0 && !complete(mind, trial.copy(start), b, i)) continue;
    if (i < 0) trial.copy(start);
    if (mask > 0) activate(mind, trial, b, mask, afters);
    const worth = mind.worth(trial);
    if (worth <= most) continue;
    most = worth;
    p.copy(trial);
  }
  return most;
}
/** The i-th mission of the hand, if it is for this building and can be paid for. */
export function complete(mind: Mind, p: Purse, building: number, i: number): boolean {
  const { edition } = mind.s;
  const mission = edition.missions[mind.prospects.hand[i]];
  if (mission.destination !== building || mission.cubes.some((n, t) => n > p.cubes[t])) return false;
  if (p.scrolls < mission.scrolls) {
    // The favour card may help (4.14).
    if (p.favour === 0 || p.scrolls + edition.favour[1] < mission.scrolls) return false;
    p.favour = 0;
    p.scrolls += edition.favour[1];
  }
  for (let t = 0; t < 3; t++) p.cubes[t] -= mission.cubes[t];
  p.scrolls -= mission.scrolls;
  p.coins += mission.coins;
  p.vp += mission.vp;
  p.extra += mind.prospects.rewards[i] - mission.vp - mind.taste.missionCoin * mission.coins;
  p.missions--;
  p.done |= 1 << i;
  return true;
}
/** Where one's assistant will be after mooring. */
function nextSpace(mind: Mind, tile: number): number {
  const { s, seat } = mind;
  const space = spaceOf(s, seat, tile);
  if (space > 0) return Math.min(4, space + 1);
  return placed(s, seat) < s.edition.file.perPlayer.assistants ? 1 : 0;
}

/** An own assistant goes one on, or is put on space 1: beyond what can be used at once. */
function advancing(mind: Mind, tile: number): number {
  const { s, seat, left, taste } = mind;
  const space = spaceOf(s, seat, tile);
  if (space === 4) return 0;
  let worth = taste.advance(tile, space, space + 1, left);
  if (space > 0) return worth + pushing(mind, tile, space + 1);
  const { assistants } = s.edition.file.perPlayer;
  const n = placed(s, seat) + 1;
  if (n > assistants) return 0;
  const hoped = n + 0.75 * left;
  const council = s.council[seat] + 0.4 * left;
  if (hoped >= 9) worth += (council + 3) / 9;
  else if (hoped >= 7) worth += council / 14;
  if (n === 7 || n === 9) worth += council / 4;
  if (n === assistants && s.tenth === 0) worth += s.edition.file.allAssistantsBonusVp;
  else if (n > 6 && s.tenth === 0) worth += 0.7;
  return worth + pushing(mind, tile, 1);
}
/** Others who are pushed on get that for nothing. */
function pushing({ s, seat, rival }: Mind, tile: number, to: number): number {
  let worth = 0;
  for (let space = to; space < 4; space++) {
    let there = -1;
    for (let o = 0; o < OWNERS; o++) if (o !== seat && s.space[o * TILES + tile] === space) there = o;
    if (there < 0) break;
    worth -= there < SEATS ? 0.2 * rival : s.seats === 1 ? 0.3 : 0;
  }
  return worth;
}

/** One's gondola comes to lie on top at this quay: those below score, and so does one for whoever comes after it. */
export function sharing({ s, seat, rival }: Mind, quay: number): number {
  const below = stackAt(s, quay).filter((g) => g >> 1 !== seat);
  let worth = s.seats > 2 ? 0.15 : 0;
  below.forEach((g, i) => {
    if (g >> 1 < SEATS || s.seats === 1) worth -= rival * (below.length - i);
  });
  return worth;
}
