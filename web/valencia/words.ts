// The words of Valencia in the reader's language: the game's own, and those that only this page needs.
import { effect, signal } from '@preact/signals';
import type { Language } from '@ridotto/engine/words.ts';
import type { PageWords } from '@ridotto/games/valencia/words/page-shape.ts';
import type { ValenciaWords } from '@ridotto/games/valencia/words/shape.ts';
import { language } from '../shell/prefs.ts';
import { typeset } from '../words/typeset.ts';

interface Said {
  words: ValenciaWords;
  page: PageWords;
}
const said = signal<Said | null>(null);
const ALL: Record<Language, () => Promise<Said>> = {
  en: () => both(import('@ridotto/games/valencia/words/en.ts'), import('@ridotto/games/valencia/words/page-en.ts'), (m) => m.en),
  fr: () =>
    both(import('@ridotto/games/valencia/words/fr.ts'), import('@ridotto/games/valencia/words/page-fr.ts'), (m) => typeset(m.fr)).then(
      (all) => ({ ...all, page: typeset(all.page) }),
    ),
  pl: () => both(import('@ridotto/games/valencia/words/pl.ts'), import('@ridotto/games/valencia/words/page-pl.ts'), (m) => m.pl),
};
async function both<M>(game: Promise<M>, page: Promise<{ page: PageWords }>, of: (m: M) => ValenciaWords): Promise<Said> {
  const [m, p] = await Promise.all([game, page]);
  return { words: of(m), page: p.page };
}
let first: Promise<void> | undefined;

/** Once the words are here; from then on they follow the language. */
export function begin(): Promise<void> {
  first ??= new Promise((here) => {
    effect(() => {
      const wanted = language.value;
      void ALL[wanted]().then((all) => {
        if (language.value === wanted) said.value = all;
        here();
      });
    });
  });
  return first;
}
export const vale = (): ValenciaWords => said.value!.words;
export const page = (): PageWords => said.value!.page;
