// What the rules page of Venice asks about a table. It is on the first page of the house: it needs nothing else of the game.
import type { RulesOf } from '@ridotto/engine/rules-text.ts';

/** Sections that are about so many players only. */
export const FEW: Readonly<Record<string, readonly number[]>> = {
  smugglers: [2],
  'solo-set-up': [1],
  'solo-turns': [1],
  'solo-cards': [1],
  'solo-end': [1],
};
/** Of which settings it is worth speaking: the seats with a favour card only where they were chosen. */
export function matters(option: string, table?: RulesOf): boolean {
  const seat = /^favour(\d)$/.exec(option);
  if (table === undefined) return seat === null;
  if (seat) return table.options.favourCards === 'chosen' && Number(seat[1]) <= table.players;
  if (option.startsWith('solo')) return table.players === 1;
  return option !== 'firstPlayer' || table.players > 1;
}
