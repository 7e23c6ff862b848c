// The words of Valencia in the reader's language: the game's own, and those that only this page needs.
import { valencia } from '@ridotto/games/valencia/manifest.ts';
import type { PageWords } from '@ridotto/games/valencia/words/page-shape.ts';
import type { ValenciaWords } from '@ridotto/games/valencia/words/shape.ts';
import { following } from '../../words/follow.ts';

const game = following(valencia.words);
const own = following<PageWords>({
  en: () => import('@ridotto/games/valencia/words/page-en.ts').then((m) => m.page),
  fr: () => import('@ridotto/games/valencia/words/page-fr.ts').then((m) => m.page),
  pl: () => import('@ridotto/games/valencia/words/page-pl.ts').then((m) => m.page),
});
export const begin = async (): Promise<void> => void (await Promise.all([game.begin(), own.begin()]));

/** Everything that the game itself says. */
export const vale = (): ValenciaWords => game.said.value!;
/** What only the page says. */
export const page = (): PageWords => own.said.value!;
