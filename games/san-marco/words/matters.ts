import type { RulesOf } from '@ridotto/engine/rules-text.ts';

/** Offers lie face down only between two pairs. */
export const matters = (option: string, table?: RulesOf): boolean =>
  option !== 'openOffers4p' || table === undefined || table.players === 4;
