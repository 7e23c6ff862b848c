// The words of Inkognito in the reader's language.
import { effect, signal } from '@preact/signals';
import type { Language } from '@ridotto/engine/words.ts';
import type { InkognitoWords } from '@ridotto/games/inkognito/words/shape.ts';
import { language } from '../shell/prefs.ts';
import { typeset } from '../words/typeset.ts';

const said = signal<InkognitoWords | null>(null);
const ALL: Record<Language, () => Promise<InkognitoWords>> = {
  en: () => import('@ridotto/games/inkognito/words/en.ts').then((m) => m.en),
  fr: () => import('@ridotto/games/inkognito/words/fr.ts').then((m) => typeset(m.fr)),
  pl: () => import('@ridotto/games/inkognito/words/pl.ts').then((m) => m.pl),
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
export const ink = (): InkognitoWords => said.value!;
