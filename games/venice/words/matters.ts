// What the rules page of Venice asks about a table.
import { settleOptions } from '@ridotto/engine/match/options.ts';
import type { RulesOf } from '@ridotto/engine/rules-text.ts';
import { OPTIONS, Settings } from '../box/options.ts';

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

/** The game against the Doge as this table, or a usual one, plays it. */
export interface Solo {
  readonly scrolls: number;
  readonly headStart: number;
  readonly assistants: boolean;
  /** More smuggler cards of each deck. */
  readonly extra: number;
  /** Of his assistant on space 1 and on space 4. */
  readonly vp: readonly [number, number];
  readonly finalTurns: number;
  /** Left out without a table. */
  readonly favour?: boolean;
}
export function soloOf(table?: RulesOf): Solo {
  const set = new Settings(settleOptions({ name: 'venice', options: OPTIONS }, table?.options));
  return {
    scrolls: set.dogeScrolls,
    headStart: set.headStart,
    assistants: set.dogeAssistants,
    extra: set.extraCards,
    vp: [set.vpSpace1, set.vpSpace4],
    finalTurns: set.finalTurns,
    ...(table && { favour: set.hasFavour(0, table.players) }),
  };
}
