// The game against the Doge, for the page of its rules.
import { settleOptions } from '@ridotto/engine/match/options.ts';
import type { RulesOf } from '@ridotto/engine/rules-text.ts';
import { OPTIONS, Settings } from '../box/options.ts';

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
