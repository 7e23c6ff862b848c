// The words of Venice in the reader's language.
import type { PageWords } from '@ridotto/games/venice/words/page-shape.ts';
import type { VeniceWords } from '@ridotto/games/venice/words/shape.ts';
import { following } from '../../words/follow.ts';
import { typeset } from '../../words/typeset.ts';

const { said, begin } = following<{ game: VeniceWords; page: PageWords }>({
  en: async () => ({
    game: (await import('@ridotto/games/venice/words/en.ts')).en,
    page: (await import('@ridotto/games/venice/words/page-en.ts')).page,
  }),
  fr: async () =>
    typeset({
      game: (await import('@ridotto/games/venice/words/fr.ts')).fr,
      page: (await import('@ridotto/games/venice/words/page-fr.ts')).page,
    }),
  pl: async () => ({
    game: (await import('@ridotto/games/venice/words/pl.ts')).pl,
    page: (await import('@ridotto/games/venice/words/page-pl.ts')).page,
  }),
});
export { begin };
/** Everything that the game itself says. */
export const says = (): VeniceWords => said.value!.game;
/** What only the page says. */
export const ours = (): PageWords => said.value!.page;
