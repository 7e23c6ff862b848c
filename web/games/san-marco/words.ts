// The words of San Marco in the reader's language.
import type { SanMarcoWords } from '@ridotto/games/san-marco/words/shape.ts';
import { following } from '../../words/follow.ts';
import { typeset } from '../../words/typeset.ts';

const { said, begin } = following<SanMarcoWords>({
  en: () => import('@ridotto/games/san-marco/words/en.ts').then((m) => m.en),
  fr: () => import('@ridotto/games/san-marco/words/fr.ts').then((m) => typeset(m.fr)),
  pl: () => import('@ridotto/games/san-marco/words/pl.ts').then((m) => m.pl),
});
export { begin };
export const says = (): SanMarcoWords => said.value!;
