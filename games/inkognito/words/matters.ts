import type { RulesOf } from '@ridotto/engine/rules-text.ts';

const ONLY_WITH: Readonly<Record<string, number>> = { absentColour: 3, ambassadorSeat: 5 };
export const matters = (option: string, table?: RulesOf): boolean =>
  table === undefined || !(option in ONLY_WITH) || ONLY_WITH[option] === table.players;
