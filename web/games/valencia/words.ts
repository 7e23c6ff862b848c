// The words of Valencia in the reader's language: the game's own, and those that only this page needs.
import type { PageWords } from '@ridotto/games/valencia/words/page-shape.ts';
import type { ValenciaWords } from '@ridotto/games/valencia/words/shape.ts';
import { following } from '../../words/follow.ts';
import { typeset } from '../../words/typeset.ts';

interface Said {
  words: ValenciaWords;
  page: PageWords;
}
const { said, begin } = following<Said>({
  en: () => both(import('@ridotto/games/valencia/words/en.ts'), import('@ridotto/games/valencia/words/page-en.ts'), (m) => m.en),
  fr: () =>
    both(import('@ridotto/games/valencia/words/fr.ts'), import('@ridotto/games/valencia/words/page-fr.ts'), (m) => typeset(m.fr)).then(
      (all) => ({ ...all, page: typeset(all.page) }),
    ),
  pl: () => both(import('@ridotto/games/valencia/words/pl.ts'), import('@ridotto/games/valencia/words/page-pl.ts'), (m) => m.pl),
});
export { begin };
async function both<M>(game: Promise<M>, page: Promise<{ page: PageWords }>, of: (m: M) => ValenciaWords): Promise<Said> {
  const [m, p] = await Promise.all([game, page]);
  return { words: of(m), page: p.page };
}
export const vale = (): ValenciaWords => said.value!.words;
export const page = (): PageWords => said.value!.page;
