// The tempos that are offered in the page; whoever asks the house by its API may have others.
import type { Tempo } from '@ridotto/table/protocol.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
export const TEMPOS: Readonly<Record<string, Tempo | null>> = {
  none: null,
  quick: { kind: 'live', bank: 10 * MINUTE, increment: 15_000 },
  evening: { kind: 'live', bank: 30 * MINUTE, increment: 30_000 },
  slow: { kind: 'live', bank: 60 * MINUTE, increment: 60_000 },
  hours: { kind: 'turns', each: 8 * 60 * MINUTE, away: 7 },
  day: { kind: 'turns', each: DAY, away: 14 },
  days: { kind: 'turns', each: 3 * DAY, away: 14 },
  week: { kind: 'turns', each: 7 * DAY, away: 30 },
};
