// Pourquoi, en français.
import { at, coins, count, intrigue, names, scrolls, vp } from './names-fr.ts';
import type { ReasonWords } from './shape.ts';

const council = (n: number): string => count(n, { one: '# case du Grand Conseil', other: '# cases du Grand Conseil' });
const BY = { awards: ' par le Grand Conseil', assistants: ' par les assistants', wealth: ' par les pièces' } as const;

export const reasons: ReasonWords = {
  completes: (f) => `accomplit la ${names.missionName(f.mission).replace(/^M/, 'm')}`,
  assistant: (f) => `fait avancer un de vos assistants ${at(f.building)}`,
  gains: (f) => `rapporte aussitôt ${{ vp, coins, scrolls, council }[f.what](f.amount)} de plus que les autres choix`,
  'less-intrigue': (f) => `vous laisse ${intrigue(f.amount)} de moins que les autres choix`,
  safer: (f) => `écarte de vous l’Inquisition dans ${f.tenths} parties imaginées sur 10 de plus que les autres choix`,
  more: (f) => `rapporte à la fin ${vp(f.points)} de plus que les autres choix${f.by === null ? '' : BY[f.by]}`,
};
