// The words of Inkognito in the reader's language.
import type { InkognitoWords } from '@ridotto/games/inkognito/words/shape.ts';
import { following } from '../../words/follow.ts';
import { typeset } from '../../words/typeset.ts';

const { said, begin } = following<InkognitoWords>({
  en: () => import('@ridotto/games/inkognito/words/en.ts').then((m) => m.en),
  fr: () => import('@ridotto/games/inkognito/words/fr.ts').then((m) => typeset(m.fr)),
  pl: () => import('@ridotto/games/inkognito/words/pl.ts').then((m) => m.pl),
});
export { begin };
export const ink = (): InkognitoWords => said.value!;
