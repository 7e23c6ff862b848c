// The Doge's difficulty: four mixtures of the switches that the rules have for it.
import { LEVELS, type Level } from '@ridotto/games/venice/words/page-shape.ts';

export type Value = string | boolean | number;
export const SWITCHES = [
  'soloExtraCards',
  'soloAssistants',
  'soloHeadStart',
  'soloVpSpace1',
  'soloVpSpace4',
  'soloScrolls',
  'soloFinalTurns',
] as const;
const NORMAL = {
  soloExtraCards: 0,
  soloAssistants: true,
  soloHeadStart: 0,
  soloVpSpace1: 0,
  soloVpSpace4: 4,
  soloScrolls: 2,
  soloFinalTurns: 1,
} as const;
export const LEVEL_OPTIONS: Readonly<Record<Level, Readonly<Record<(typeof SWITCHES)[number], Value>>>> = {
  easy: { ...NORMAL, soloAssistants: false, soloVpSpace4: 3, soloScrolls: 1, soloFinalTurns: 2 },
  normal: NORMAL,
  hard: { ...NORMAL, soloHeadStart: 2, soloVpSpace1: 1, soloScrolls: 3 },
  severe: { ...NORMAL, soloExtraCards: 2, soloHeadStart: 4, soloVpSpace1: 1, soloScrolls: 3, soloFinalTurns: 0 },
};
/** Which of them these settings are; undefined: somebody's own mixture. What is left out is as in the rules. */
export const levelOf = (options: Readonly<Record<string, unknown>>): Level | undefined =>
  LEVELS.find((l) => SWITCHES.every((o) => (options[o] ?? NORMAL[o]) === LEVEL_OPTIONS[l][o]));
