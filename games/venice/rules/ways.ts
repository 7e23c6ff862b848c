// 4.3 to 4.5: what a canal costs, and whether one who passes can go on. A move can never strand.
import { has } from '@ridotto/engine';
import { SPECIAL, type Effect } from '../box/effects.ts';
import * as box from '../box/material.ts';
import { TRIGGER } from '../box/missions.ts';
import { cardsInHand, completed, cubesOn, isInEffect, permanent, spaceOf, unfinished, type State } from '../box/state.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { CAPACITY, MISSIONS, SPACES, TILES } = box;
const NONE = -1;
/** The effects of a building that is no tile, as a mask. */
const BOTH_PARTS = 3;

/** What a canal costs this seat: nothing under a bridge; mission 6. */
export function canalCost(s: State, seat: number, canal: number): number {
  const bridged = s.bridges[canal] > 0;
  const m = bridged ? NONE : permanent(s, seat, TRIGGER.canalCost);
  return costOf(s.edition.cost[canal], bridged, m >= 0 ? s.edition.missions[m] : undefined);
}
/** `cheaper`: of the mission that changes what canals of one price cost. */
export function costOf(printed: number, bridged: boolean, cheaper?: { readonly from: number; readonly to: number }): number {
  if (bridged) return 0;
  return cheaper !== undefined && printed === cheaper.from ? cheaper.to : printed;
}
/** 4.3: what is paid for it after so many others: the first canal of a turn costs nothing. */
export const priceAfter = (steps: number, cost: number): number => (steps === 0 ? 0 : cost);
/** 4.8, mission 3: does passing under it give this seat a coin? */
export function isOwnBridge(s: State, seat: number, canal: number): boolean {
  const owner = s.bridges[canal] - 1;
  return owner === seat || (owner >= 0 && permanent(s, seat, TRIGGER.passUnderOpponentBridge) >= 0);
}
const bonus = (s: State, seat: number, canal: number): number => (isOwnBridge(s, seat, canal) ? 1 : 0);

/**
 * 4.5: does an unused canal lead from here, payable with these coins, to a quay not yet visited where one may moor or pass?
 * `bridged`: a canal taken as bridged by this seat.
 */
function hasWay(s: State, seat: number, g: number, quay: number, visited: number, coins: number, bridged = NONE): boolean {
  const other = s.gondola[g ^ 1];
  for (const { canal, to } of s.edition.ways[quay]) {
    if (has(visited, to)) continue;
    const cost = canal === bridged ? 0 : canalCost(s, seat, canal);
    if (cost > coins) continue;
    if (to !== other) return true;
    const left = coins - cost + (canal === bridged ? 1 : bonus(s, seat, canal));
    if (mayPass(s, seat, g, to, visited | (1 << to), left, bridged)) return true;
  }
  return false;
}

/** May a pass be announced, arriving with these coins? `visited` includes the quay. */
export function mayPass(s: State, seat: number, g: number, quay: number, visited: number, coins: number, bridged = NONE): boolean {
  if (hasWay(s, seat, g, quay, visited, coins, bridged)) return true;
  const mask = passMask(s, seat, g, quay);
  if (mask === 0) return false;
  const most = best(s, seat, s.buildingAt[quay], mask, 0, aftersAt(s, seat, s.buildingAt[quay]), purseOf(s, seat, g, coins));
  return most > coins && hasWay(s, seat, g, quay, visited, most, bridged);
}

/** The effects that passing this quay may use: up to the own assistant's space, or all with the spy. */
export function passMask(s: State, seat: number, g: number, quay: number): number {
  if (s.gondola[g ^ 1] === quay && !s.settings.activateAtOwn) return 0;
  const b = s.buildingAt[quay];
  const tile = b < TILES;
  return openInPassing(tile, tile ? spaceOf(s, seat, b) : 0, s.spy === quay + 1);
}
/** Of a tile, or of one of the other buildings; `space`: that of the own assistant, 0 for none. As a mask. */
export function openInPassing(tile: boolean, space: number, spied: boolean): number {
  if (spied) return openMoored(tile, SPACES);
  return tile ? openMoored(tile, space) : 0;
}
/** 6: the same for a gondola moored there. */
export const openMoored = (tile: boolean, space: number): number => (tile ? (1 << space) - 1 : BOTH_PARTS);
/** Missions of this seat whose effect follows the activation of a building. */
export function aftersAt(s: State, seat: number, building: number): number {
  const { missions } = s.edition;
  let mask = 0;
  for (let m = 0; m < MISSIONS; m++) {
    if (missions[m].trigger === TRIGGER.afterActivating && missions[m].building === building && isInEffect(s, seat, m)) mask |= 1 << m;
  }
  return mask;
}

/** What counts in an activation for the coins it can give. */
export interface Purse {
  readonly coins: number;
  readonly scrolls: number;
  readonly intrigue: number;
  readonly cubes: number;
  readonly cards: number;
  readonly missions: number;
}
export const purseOf = (s: State, seat: number, g: number, coins = s.coins[seat]): Purse => ({
  coins,
  scrolls: s.scrolls[seat],
  intrigue: s.intrigue[seat],
  cubes: cubesOn(s, g),
  cards: cardsInHand(s, seat),
  missions: unfinished(s, seat),
});

/** The purse after an effect; undefined: it cannot be paid. Only what can lead to coins is counted. */
export function after(s: State, seat: number, e: Effect, p: Purse): Purse | undefined {
  if (p.coins < e.payCoins || p.scrolls < e.payScrolls || p.intrigue < e.giveIntrigue || p.cubes < e.discard || p.cards < e.minCards)
    return undefined;
  let coins = p.coins - e.payCoins + e.coins;
  let cubes = Math.min(CAPACITY, p.cubes - e.discard + e.cubeCount);
  if (e.special === SPECIAL.cubesToVp) {
    if (p.cubes === 0) return undefined;
    cubes = p.cubes - 1;
  } else if (e.special === SPECIAL.drawMissionWithTaxes) {
    coins -= taxes(s, seat);
    if (coins < 0) return undefined;
  }
  return {
    coins,
    cubes,
    scrolls: Math.min(s.edition.file.playerBoard.scrollMax, p.scrolls - e.payScrolls + e.scrolls),
    intrigue: Math.max(0, p.intrigue - e.giveIntrigue + e.takeIntrigue - e.removeIntrigue),
    cards: p.cards + e.cards,
    missions: p.missions,
  };
}
/** 4.10, mission 18. */
export function taxes(s: State, seat: number): number {
  const m = permanent(s, seat, TRIGGER.taxes);
  return m >= 0 ? s.edition.missions[m].to : unfinished(s, seat) + completed(s, seat);
}

/** The most coins that the rest of an activation can lead to: effects in any order, then what follows it. */
function best(s: State, seat: number, building: number, mask: number, used: number, afters: number, p: Purse): number {
  let most = Math.max(p.coins, bestAfters(s, seat, afters, p));
  const effects = s.edition.effects[building];
  for (let i = 0; i < effects.length; i++) {
    if (!has(mask & ~used, i)) continue;
    const then = after(s, seat, effects[i], p);
    if (then !== undefined) most = Math.max(most, best(s, seat, building, mask, used | (1 << i), afters, then));
  }
  return most;
}
function bestAfters(s: State, seat: number, afters: number, p: Purse): number {
  let most = p.coins;
  for (let m = 0; m < MISSIONS; m++) {
    if (!has(afters, m)) continue;
    const then = after(s, seat, s.edition.missions[m].effect, p);
    if (then !== undefined) most = Math.max(most, bestAfters(s, seat, afters & ~(1 << m), then));
  }
  return most;
}

/** While passing: is there still a way on, with what is in the purse and what the rest of the activation can give? */
export function goesOn(s: State, p: Purse, used: number, bridged = NONE): boolean {
  if (s.passing === 0) return true;
  const seat = s.player;
  const g = seat * 2 + s.gondolier[seat] - 1;
  const quay = s.gondola[g];
  if (hasWay(s, seat, g, quay, s.visited, p.coins, bridged)) return true;
  const open = s.actMask & ~used;
  return hasWay(s, seat, g, quay, s.visited, best(s, seat, s.buildingAt[quay], open, 0, s.afters, p), bridged);
}
/** After the effects, with only these missions to follow. */
export function goesOnAfters(s: State, p: Purse, afters: number): boolean {
  if (s.passing === 0) return true;
  const seat = s.player;
  const g = seat * 2 + s.gondolier[seat] - 1;
  const quay = s.gondola[g];
  return hasWay(s, seat, g, quay, s.visited, p.coins) || hasWay(s, seat, g, quay, s.visited, bestAfters(s, seat, afters, p));
}
/** A bridge from here, or anywhere, after which there is a way. */
export function bridgeHelps(s: State, p: Purse, used: number): boolean {
  if (s.passing === 0) return true;
  for (let c = 0; c < s.edition.canals; c++) if (s.bridges[c] === 0 && goesOn(s, p, used, c)) return true;
  return false;
}
