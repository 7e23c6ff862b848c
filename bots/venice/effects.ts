// Tries effects on a purse: one, or the best of a building one after another.
import { SPECIAL, type Effect } from '@ridotto/games/venice/box/effects.ts';
import { CAPACITY, TYPES } from '@ridotto/games/venice/box/material.ts';
import { cardsLeft, completed } from '@ridotto/games/venice/box/state.ts';
import { taxes } from '@ridotto/games/venice/rules/ways.ts';
import type { Mind } from './mind.ts';
import type { Purse } from './purse.ts';

/** Carries it out, as is best; false: it cannot be used. */
export function use(mind: Mind, p: Purse, e: Effect): boolean {
  const { s, seat } = mind;
  if (p.coins < e.payCoins || p.scrolls < e.payScrolls || p.intrigue < e.giveIntrigue || p.load < e.discard || p.cards < e.minCards)
    return false;
  if (e.onlyCard && cardsLeft(s) === 0) return false;
  const { file } = s.edition;
  if (e.bridges > 0 && p.bridges >= file.perPlayer.bridges) return false;
  if (e.branches.length > 0 && !branch(mind, p, e)) return false;
  // Intrigue as it was before.
  const less = e.councilPerLess > 0 ? mind.withLess(p.intrigue) : 0;
  const more = e.vpPerMore > 0 ? mind.withMore(p.intrigue) : 0;
  if (e.discard > 0) drop(mind, p);
  p.coins += e.coins - e.payCoins;
  p.scrolls = Math.min(file.playerBoard.scrollMax, p.scrolls + e.scrolls - e.payScrolls);
  p.intrigue = Math.max(0, p.intrigue - e.giveIntrigue - e.removeIntrigue);
  for (let i = 0; i < e.takeIntrigue; i++) takeIntrigue(mind, p);
  p.extra += mind.accusation * e.othersIntrigue * (s.seats === 1 ? 1 : s.seats - 1);
  p.council = Math.min(file.councilTrack.length, p.council + e.council + e.councilPerLess * less);
  p.vp += e.vp + e.vpPerMore * more + e.vpPerBridge * p.bridges;
  if (e.vpPerMission > 0) p.vp += e.vpPerMission * (completed(s, seat) + (p.done > 0 ? 1 : 0));
  p.cards += Math.min(e.cards, cardsLeft(s));
  p.bridges += e.bridges;
  if (e.special !== SPECIAL.rearrangeCubes) load(mind, p, e.cubes, e.cubesOfChoice);
  switch (e.special) {
    case SPECIAL.convertAnyCubes:
      convert(mind, p);
      return true;
    case SPECIAL.convertOneCube:
      return true;
    case SPECIAL.cubesToVp:
      return sell(mind, p);
    case SPECIAL.drawMissionWithTaxes: {
      const due = taxes(s, seat) + p.drawn;
      if (p.coins < due) return false;
      p.coins -= due;
      return drawMission(mind, p);
    }
    case SPECIAL.drawOneMissionNoTaxes:
      return drawMission(mind, p);
    default:
      return true;
  }
}
export function takeIntrigue(mind: Mind, p: Purse): void {
  if (!mind.isFull(p.intrigue)) p.intrigue++;
  else p.vp = Math.max(0, p.vp + mind.s.edition.file.playerBoard.overflowVpPerPoint);
}
function drawMission(mind: Mind, p: Purse): boolean {
  const { s } = mind;
  if (s.missions.size === 0 || p.missions >= s.edition.file.perPlayer.handLimitUnfinishedMissions) return false;
  p.missions++;
  p.drawn++;
  return true;
}
function branch(mind: Mind, p: Purse, e: Effect): boolean {
  const { firstBranch: one, secondBranch: two } = mind.trials;
  const first = use(mind, one.copy(p), e.branches[0]) ? mind.worth(one) : -Infinity;
  const second = use(mind, two.copy(p), e.branches[1]) ? mind.worth(two) : -Infinity;
  if (first === -Infinity && second === -Infinity) return false;
  p.copy(first >= second ? one : two);
  return true;
}

// Cubes
const fit = (mind: Mind, p: Purse): number => mind.prospects.worth(p.cubes, p.scrolls, p.done);
/** The change of one cube that does most good: one more (1) or one less (-1). */
function change(mind: Mind, p: Purse, by: 1 | -1): void {
  let most = -Infinity;
  let best = 0;
  for (let t = 0; t < TYPES; t++) {
    if (p.cubes[t] + by < 0) continue;
    p.cubes[t] += by;
    const worth = fit(mind, p);
    p.cubes[t] -= by;
    if (worth > most) {
      most = worth;
      best = t;
    }
  }
  p.cubes[best] += by;
}
const drop = (mind: Mind, p: Purse): void => change(mind, p, -1);
function load(mind: Mind, p: Purse, cubes: readonly number[], ofChoice: number): void {
  for (let t = 0; t < TYPES; t++)
    for (let i = 0; i < cubes[t]; i++) {
      if (p.room === 0) drop(mind, p);
      p.cubes[t]++;
    }
  for (let i = 0; i < ofChoice; i++) {
    if (p.room === 0) drop(mind, p);
    change(mind, p, 1);
  }
}
function convert(mind: Mind, p: Purse): void {
  const sum = p.load;
  const best: [number, number, number] = [p.cubes[0], p.cubes[1], p.cubes[2]];
  let most = fit(mind, p);
  for (let x = 0; x <= sum; x++)
    for (let y = 0; x + y <= sum; y++) {
      p.cubes[0] = x;
      p.cubes[1] = y;
      p.cubes[2] = sum - x - y;
      const worth = fit(mind, p);
      if (worth <= most) continue;
      most = worth;
      best[0] = x;
      best[1] = y;
      best[2] = sum - x - y;
    }
  for (let t = 0; t < TYPES; t++) p.cubes[t] = best[t];
}
/** One at least; then as long as a cube is worth less than a point. */
function sell(mind: Mind, p: Purse): boolean {
  if (p.load === 0) return false;
  const { lighter } = mind.trials;
  for (let i = 0; i < CAPACITY && p.load > 0; i++) {
    const before = fit(mind, p);
    lighter.copy(p);
    drop(mind, lighter);
    if (i > 0 && before - fit(mind, lighter) >= 1) return true;
    p.copy(lighter);
    p.vp++;
  }
  return true;
}

/** Effects of a building, and of missions that follow: again and again the one that does most good, as long as one does. */
export function activate(mind: Mind, p: Purse, building: number, mask: number, afters: number): void {
  greedy(mind, p, mind.s.edition.effects[building], mask);
  if (afters === 0) return;
  const { missions } = mind.s.edition;
  const { effect: trial } = mind.trials;
  for (let m = 0; m < missions.length; m++)
    if ((afters >> m) & 1 && use(mind, trial.copy(p), missions[m].effect) && mind.worth(trial) > mind.worth(p)) p.copy(trial);
}
function greedy(mind: Mind, p: Purse, effects: readonly Effect[], mask: number): void {
  const { effect: trial, bestEffect: bestTrial } = mind.trials;
  for (let open = mask; open !== 0;) {
    let most = mind.worth(p);
    let best = -1;
    for (let i = 0; i < effects.length; i++) {
      if (!((open >> i) & 1) || !use(mind, trial.copy(p), effects[i])) continue;
      const worth = mind.worth(trial);
      if (worth <= most) continue;
      most = worth;
      best = i;
      bestTrial.copy(trial);
    }
    if (best < 0) return;
    open &= ~(1 << best);
    p.copy(bestTrial);
  }
}
