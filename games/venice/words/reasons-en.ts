// Why, in English.
import { coins, count, intrigue, names, scrolls, the, vp } from './names-en.ts';
import type { ReasonWords } from './shape.ts';

const council = (n: number): string => count(n, { one: '# council space', other: '# council spaces' });
const BY = { awards: ' by the Great Council', assistants: ' by assistants', wealth: ' by coins' } as const;

export const reasons: ReasonWords = {
  completes: (f) => `completes ${names.missionName(f.mission)}`,
  assistant: (f) => `brings an assistant of yours forward at ${the(f.building)}`,
  gains: (f) => `brings ${{ vp, coins, scrolls, council }[f.what](f.amount)} more at once than the other choices`,
  'less-intrigue': (f) => `leaves you with ${intrigue(f.amount)} less than the other choices`,
  safer: (f) => `keeps the Inquisition from you in ${f.tenths} more of 10 imagined games than the other choices`,
  more: (f) => `brings ${vp(f.points)} more in the end than the other choices${f.by === null ? '' : BY[f.by]}`,
};
