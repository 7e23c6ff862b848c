// The words of Venice in the reader's language.
import { effect, signal } from '@preact/signals';
import type { Language } from '@ridotto/engine/words.ts';
import type { PageWords } from '@ridotto/games/venice/words/page-shape.ts';
import type { VeniceWords } from '@ridotto/games/venice/words/shape.ts';
import { language } from '../shell/prefs.ts';
import { typeset } from '../words/typeset.ts';

const said = signal<{ game: VeniceWords; page: PageWords } | null>(null);
const ALL: Record<Language, () => Promise<{ game: VeniceWords; page: PageWords }>> = {
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
};
let first: Promise<void> | undefined;

/** Once the words are here; from then on they follow the language. */
export function begin(): Promise<void> {
  first ??= new Promise((here) => {
    effect(() => {
      const wanted = language.value;
      void ALL[wanted]().then((w) => {
        if (language.value === wanted) said.value = w;
        here();
      });
    });
  });
  return first;
}
/** Everything that the game itself says. */
export const says = (): VeniceWords => said.value!.game;
/** What only the page says. */
export const ours = (): PageWords => said.value!.page;
