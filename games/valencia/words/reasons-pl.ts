// Dlaczego, po polsku.
import { points, seatName } from './names-pl.ts';
import type { ReasonWords } from './shape.ts';
import { mission } from './told-pl.ts';

const BY = {
  council: 'dzięki Radzie',
  city: 'dzięki członkom rodziny w mieście',
  palms: 'dzięki palmom',
  fountains: 'dzięki fontannom',
  privileges: 'dzięki przywilejom',
  missions: 'dzięki misjom',
} as const;

export const reasons: ReasonWords = {
  sits: (f) => `daje ci ${seatName(f.at)}`,
  mission: (f, v) => `sprawia, że twoja misja ${mission(f.mission, v)} jest w tym stanie warta o ${points(f.points)} więcej`,
  now: (f) => `jest od razu wart o ${points(f.points)} więcej niż inne wybory, ${BY[f.by]}`,
  first: (f) => `wygrywa licytację w ${f.tenths} na 10 wyobrażonych gier`,
  more: (f) => `przynosi na koniec o ${points(f.points)} więcej niż inne wybory, ${BY[f.by]}`,
};
