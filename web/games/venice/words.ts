// The words of Venice in the reader's language.
import { venice } from '@ridotto/games/venice/manifest.ts';
import type { PageWords } from '@ridotto/games/venice/words/page-shape.ts';
import type { VeniceWords } from '@ridotto/games/venice/words/shape.ts';
import { following } from '../../words/follow.ts';

const game = following(venice.words);
const own = following<PageWords>({
  en: () => import('@ridotto/games/venice/words/page-en.ts').then((m) => m.page),
  fr: () => import('@ridotto/games/venice/words/page-fr.ts').then((m) => m.page),
  pl: () => import('@ridotto/games/venice/words/page-pl.ts').then((m) => m.page),
});
export const begin = async (): Promise<void> => void (await Promise.all([game.begin(), own.begin()]));

/** Everything that the game itself says. */
export const says = (): VeniceWords => game.said.value!;
/** What only the page says. */
export const ours = (): PageWords => own.said.value!;
