// Dlaczego, po polsku.
import { at, coins, count, intrigue, scrolls, vp } from './names-pl.ts';
import type { ReasonWords } from './shape.ts';

const council = (n: number): string => count(n, { one: '# pole Wielkiej Rady', few: '# pola Wielkiej Rady', many: '# pól Wielkiej Rady' });
const BY = { awards: ' dzięki Wielkiej Radzie', assistants: ' dzięki pomocnikom', wealth: ' dzięki monetom' } as const;

export const reasons: ReasonWords = {
  completes: (f) => `wykonuje misję ${f.mission.slice(1)}`,
  assistant: (f) => `przesuwa twojego pomocnika ${at(f.building)}`,
  gains: (f) => `daje od razu o ${{ vp, coins, scrolls, council }[f.what](f.amount)} więcej niż inne wybory`,
  'less-intrigue': (f) => `zostawia ci o ${intrigue(f.amount)} mniej niż inne wybory`,
  safer: (f) => `chroni cię przed Inkwizycją w ${f.tenths} na 10 wyobrażonych gier częściej niż inne wybory`,
  more: (f) => `przynosi na koniec o ${vp(f.points)} więcej niż inne wybory${f.by === null ? '' : BY[f.by]}`,
};
