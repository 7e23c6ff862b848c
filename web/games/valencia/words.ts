// The words of Valencia in the reader's language: the game's own, and those that only this page needs.
import { valencia } from '@ridotto/games/valencia/manifest.ts';
import type { PageWords } from '@ridotto/games/valencia/words/page-shape.ts';
import type { ValenciaWords } from '@ridotto/games/valencia/words/shape.ts';
import { following, together } from '../../words/follow.ts';

const both = following(
  together<ValenciaWords, PageWords>(valencia.words, {
    en: () => import('@ridotto/games/valencia/words/page-en.ts').then((m) => m.page),
    fr: () => import('@ridotto/games/valencia/words/page-fr.ts').then((m) => m.page),
    pl: () => import('@ridotto/games/valencia/words/page-pl.ts').then((m) => m.page),
  }),
);
export const { begin } = both;

/** Everything that the game itself says. */
export const vale = (): ValenciaWords => both.said.value!.game;
/** What only the page says. */
export const page = (): PageWords => both.said.value!.page;
