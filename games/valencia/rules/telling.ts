// Facts speak in words; seats are s0, s1, ... (see facts.ts for all of them).
import { seatId } from '@ridotto/engine';
import { cardName, councilName, fountainName, guildName, missionName, NINA, squareName, treeName } from '../box/material.ts';
import type { State } from '../box/state.ts';

export const id = seatId;
/** Nina ranks, and is no seat. */
export const rankId = (seat: number): string => (seat === NINA ? 'nina' : id(seat));
export const card = cardName;
export const guild = guildName;
export const councilSeat = councilName;
export const mission = missionName;
export const fountain = fountainName;
export const square = squareName;
export const tree = treeName;
export const bySeat = <T>(s: State, value: (seat: number) => T): Record<string, T> =>
  Object.fromEntries(Array.from({ length: s.seats }, (_, p) => [id(p), value(p)]));
