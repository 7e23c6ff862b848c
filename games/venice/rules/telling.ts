// Facts speak in words; seats are s0, s1, ... (see facts.ts for all of them).
import { ALL, type Io } from '@ridotto/engine';
import { BUILDING_NAMES, CANAL, CARD_NAMES, CUBE_NAMES, DOGE, MISSION, SEAT_NAMES, TYPES } from '../box/material.ts';
import type { State } from '../box/state.ts';

/** A seat or a letter. */
export const ownerId = (owner: number): string => SEAT_NAMES[owner];
/** A seat, or the Doge. */
export const whoId = (who: number): string => (who === DOGE ? 'doge' : SEAT_NAMES[who]);
export const buildingName = (b: number): string => BUILDING_NAMES[b];
export const at = (s: State, quay: number): string => BUILDING_NAMES[s.buildingAt[quay]];
export const canalName = (c: number): string => CANAL.values[c];
export const missionName = (m: number): string => MISSION.values[m];
export const cardName = (k: number): string => CARD_NAMES[k];
export const cubesIn = (s: State, g: number): Record<string, number> =>
  Object.fromEntries(CUBE_NAMES.map((name, t): [string, number] => [name, s.cubes[g * TYPES + t]]).filter(([, n]) => n > 0));

/** The permanent effect of this mission is why what follows happens. */
export function tellMission(seat: number, m: number, io: Io): void {
  io.tell(ALL, 'mission-effect', () => ({ seat: ownerId(seat), mission: missionName(m) }));
}
/** What somebody has got or lost of something: coins, scrolls, intrigue, points, council spaces. */
export function tellChange(io: Io, who: string, what: string, by: number): void {
  if (by !== 0) io.tell(ALL, 'changes', () => ({ who, what, by }));
}
