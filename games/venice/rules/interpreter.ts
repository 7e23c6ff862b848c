// 6 to 8: carries out effects, whether of a building, a card or a mission. Numbers change at once; what needs a decision is
// called, the last first, so that it is asked in the order of the effect: price, then gain.
import { ALL, type Io } from '@ridotto/engine';
import { SPECIAL, type Effect } from '../box/effects.ts';
import * as box from '../box/material.ts';
import { TRIGGER } from '../box/missions.ts';
import {
  bridgesOf,
  cardsInHand,
  cardsLeft,
  completed,
  cubesOn,
  isInEffect,
  permanent,
  spaceOf,
  unfinished,
  type State,
} from '../box/state.ts';
import { AT } from './contents.ts';
import {
  addCoins,
  addScrolls,
  addVp,
  advanceCouncil,
  othersTakeIntrigue,
  removeIntrigue,
  takeIntrigue,
  withLess,
  withMore,
} from './gains.ts';
import { cubesIn, ownerId, tellMission } from './telling.ts';
import { taxes } from './ways.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { BUILDINGS, CAPACITY, TILES, TYPES } = box;

/** Without a gondola: an influence card. */
export const NO_GONDOLA = 255;
/** What is asked at the node `cubes`. */
export const GAIN = 0;
export const DISCARD = 1;
export const CONVERT = 2;
export const CONVERT_ONE = 3;
export const SELL = 4;
export const SHARE = 5;
export const CUBE_MODES = ['gain', 'discard', 'convert', 'convert-one', 'sell', 'share'] as const;
/** In place of a building, as the source of a choice of branches: the card being played. */
export const CARD_SOURCE = BUILDINGS;

export const effectOf = (s: State, source: number, index: number): Effect =>
  source === CARD_SOURCE ? s.edition.influence[index] : s.edition.effects[source][index];

/** Two at most (A23), each on a canal without a bridge. */
export function canBuild(s: State, seat: number): boolean {
  if (bridgesOf(s, seat) >= s.edition.file.perPlayer.bridges) return false;
  for (let c = 0; c < s.edition.canals; c++) if (s.bridges[c] === 0) return true;
  return false;
}
/** 4.10. */
const canDrawMission = (s: State, seat: number): boolean =>
  s.missions.size > 0 && unfinished(s, seat) < s.edition.file.perPlayer.handLimitUnfinishedMissions;
export const canActivate = (s: State, seat: number, quay: number): boolean => {
  const b = s.buildingAt[quay];
  return b < BUILDINGS && (b >= TILES || spaceOf(s, seat, b) > 0);
};
function hasAssistantBelow4(s: State, seat: number): boolean {
  for (let t = 0; t < TILES; t++) if (spaceOf(s, seat, t) % 4 > 0) return true;
  return false;
}

/** 6: all or nothing, so the whole price and what the gain needs must be there. */
export function usable(s: State, seat: number, g: number, e: Effect): boolean {
  if (s.coins[seat] < e.payCoins || s.scrolls[seat] < e.payScrolls || s.intrigue[seat] < e.giveIntrigue) return false;
  if (e.discard > 0 && cubesOn(s, g) < e.discard) return false;
  if (e.minCards > 0 && cardsInHand(s, seat) < e.minCards) return false;
  if (e.onlyCard && cardsLeft(s) === 0) return false;
  if (e.bridges > 0 && !canBuild(s, seat)) return false;
  if (e.branches.length > 0 && !usable(s, seat, g, e.branches[0]) && !usable(s, seat, g, e.branches[1])) return false;
  switch (e.special) {
    case SPECIAL.cubesToVp:
      return cubesOn(s, g) > 0;
    case SPECIAL.drawMissionWithTaxes:
      return canDrawMission(s, seat) && s.coins[seat] >= taxes(s, seat);
    case SPECIAL.drawOneMissionNoTaxes:
      return canDrawMission(s, seat);
    case SPECIAL.activateBuilding:
      return canActivate(s, seat, s.gondola[seat * 2]) || canActivate(s, seat, s.gondola[seat * 2 + 1]);
    case SPECIAL.advanceAssistant:
    case SPECIAL.assistantTo4NoPush:
      return hasAssistantBelow4(s, seat);
    default:
      return true;
  }
}

/** `source` and `index`: where the effect stands, if it has parts to choose from. */
export function perform(s: State, seat: number, g: number, e: Effect, io: Io, source = 0, index = 0): void {
  const less = e.councilPerLess > 0 ? withLess(s, seat) : 0;
  const more = e.vpPerMore > 0 ? withMore(s, seat) : 0;
  // The price
  if (e.payCoins > 0) addCoins(s, seat, -e.payCoins, io);
  if (e.payScrolls > 0) addScrolls(s, seat, -e.payScrolls, io);
  if (e.giveIntrigue > 0) removeIntrigue(s, seat, e.giveIntrigue, io);
  // What it gives
  if (e.coins > 0) addCoins(s, seat, e.coins, io);
  if (e.scrolls > 0) addScrolls(s, seat, e.scrolls, io);
  if (e.removeIntrigue > 0) removeIntrigue(s, seat, e.removeIntrigue, io);
  if (e.takeIntrigue > 0) takeIntrigue(s, seat, e.takeIntrigue, io);
  if (e.othersIntrigue > 0) othersTakeIntrigue(s, seat, e.othersIntrigue, io);
  const spaces = e.council + e.councilPerLess * less;
  if (spaces > 0) advanceCouncil(s, seat, spaces, io);
  let vp = e.vp + e.vpPerMore * more;
  if (e.vpPerMission > 0) vp += e.vpPerMission * completed(s, seat);
  if (e.vpPerBridge > 0) vp += e.vpPerBridge * bridgesOf(s, seat);
  if (vp > 0) addVp(s, seat, vp, io);
  // What is asked for, the last first
  if (e.branches.length > 0 || e.second !== null) s.call(AT.choose, source, index);
  callSpecial(s, seat, g, e);
  for (let i = 0; i < e.cards; i++) s.call(AT['draw-influence'], seat);
  if (e.bridges > 0) s.call(AT.bridge, seat);
  if (e.cubeCount > 0 && e.special !== SPECIAL.rearrangeCubes) gainCubes(s, g, e.cubes, e.cubesOfChoice, io);
  if (e.discard > 0) askCubes(s, DISCARD, g, io);
}

function callSpecial(s: State, seat: number, g: number, e: Effect): void {
  switch (e.special) {
    case SPECIAL.convertAnyCubes:
      if (cubesOn(s, g) > 0) s.call(AT.cubes, CONVERT, g);
      return;
    case SPECIAL.convertOneCube:
      if (cubesOn(s, g) > 0) s.call(AT.cubes, CONVERT_ONE, g);
      return;
    case SPECIAL.cubesToVp:
      s.call(AT.cubes, SELL, g);
      return;
    case SPECIAL.drawMissionWithTaxes:
      s.call(AT['draw-mission'], seat, 1);
      return;
    case SPECIAL.drawOneMissionNoTaxes:
      s.call(AT['draw-mission'], seat, 0);
      return;
    case SPECIAL.activateBuilding:
      s.call(AT.overtime, seat);
      return;
    case SPECIAL.advanceAssistant:
      s.call(AT.assistant, seat, 1);
      return;
    case SPECIAL.assistantTo4NoPush:
      s.call(AT.assistant, seat, 4);
      return;
    case SPECIAL.rearrangeCubes:
      s.call(AT.stocks, seat, e.cubesOfChoice);
      if (cubesOn(s, seat * 2) + cubesOn(s, seat * 2 + 1) > 0) s.call(AT.cubes, SHARE, seat * 2);
      return;
    case SPECIAL.placeSpy:
      s.call(AT.spy, seat);
      return;
    default:
  }
}

/** 4.12: cubes are gained; with more than five, any of them are discarded. Asked only where there is something to decide. */
export function gainCubes(s: State, g: number, cubes: readonly number[], ofChoice: number, io: Io): void {
  const sum = cubes[0] + cubes[1] + cubes[2];
  if (ofChoice === 0 && cubesOn(s, g) + sum <= CAPACITY) {
    for (let t = 0; t < TYPES; t++) s.cubes[g * TYPES + t] += cubes[t];
    tellCubes(s, g, io);
    return;
  }
  for (let t = 0; t < TYPES; t++) s.cubeGain[t] = cubes[t];
  s.cubeGain[TYPES] = ofChoice;
  s.call(AT.cubes, GAIN, g);
}
/** A discard of the only kind there is needs no question. */
function askCubes(s: State, mode: number, g: number, io: Io): void {
  const kinds = [0, 1, 2].filter((t) => s.cubes[g * TYPES + t] > 0);
  if (kinds.length > 1) {
    s.call(AT.cubes, mode, g);
    return;
  }
  s.cubes[g * TYPES + kinds[0]]--;
  tellCubes(s, g, io);
}
export function tellCubes(s: State, g: number, io: Io): void {
  io.tell(ALL, 'cubes', () => ({ seat: ownerId(g >> 1), gondola: g % 2 === 0 ? 'first' : 'second', cubes: cubesIn(s, g) }));
}

/** What a seat carries out whenever something has happened: missions 4, 10, 16 and 26. */
export function trigger(s: State, seat: number, which: number, io: Io): void {
  const { missions } = s.edition;
  for (let m = 0; m < box.MISSIONS; m++)
    if (missions[m].trigger === which && isInEffect(s, seat, m)) useMission(s, seat, m, NO_GONDOLA, io);
}
/** The permanent effect of a mission. */
export function useMission(s: State, seat: number, m: number, g: number, io: Io): void {
  tellMission(seat, m, io);
  perform(s, seat, g, s.edition.missions[m].effect, io);
}
/** 4.8, 4.2: a bridge is built. */
export function build(s: State, owner: number, canal: number, io: Io): void {
  s.bridges[canal] = owner + 1;
  io.tell(ALL, 'builds', () => ({ owner: ownerId(owner), canal: box.CANAL.values[canal] }));
  if (owner < box.SEATS) trigger(s, owner, TRIGGER.afterBuildingBridge, io);
}
export const stayCost = (s: State, seat: number): number => {
  const m = permanent(s, seat, TRIGGER.stayCost);
  return m >= 0 ? s.edition.missions[m].to : s.edition.file.stayCost;
};
