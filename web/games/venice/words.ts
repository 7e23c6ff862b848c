// The words of Venice in the reader's language.
import { venice } from '@ridotto/games/venice/manifest.ts';
import type { PageWords } from '@ridotto/games/venice/words/page-shape.ts';
import type { VeniceWords } from '@ridotto/games/venice/words/shape.ts';
import { following, together } from '../../words/follow.ts';

const both = following(
  together<VeniceWords, PageWords>(venice.words, {
    en: () => import('@ridotto/games/venice/words/page-en.ts').then((m) => m.page),
    fr: () => import('@ridotto/games/venice/words/page-fr.ts').then((m) => m.page),
    pl: () => import('@ridotto/games/venice/words/page-pl.ts').then((m) => m.page),
  }),
);
export const { begin } = both;

/** Everything that the game itself says. */
export const says = (): VeniceWords => both.said.value!.game;
/** What only the page says. */
export const ours = (): PageWords => both.said.value!.page;
