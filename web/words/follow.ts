// Words of a game that follow the reader's language.
import { effect, signal, type Signal } from '@preact/signals';
import type { Language } from '@ridotto/engine/words.ts';
import { fetched } from '../net/fetched.ts';
import { language } from './prefs.ts';
import { typeset } from './typeset.ts';

export interface Followed<W> {
  readonly said: Signal<W | null>;
  /** Once the words are here; from then on they follow the language. Fails where they cannot be had. */
  begin(): Promise<void>;
}
type Catalogues<W> = Readonly<Record<Language, () => Promise<W>>>;
/** Two catalogues that change at once: what is said with words of both is never half in one language, half in another. */
export function together<A, B>(game: Catalogues<A>, page: Catalogues<B>): Catalogues<{ readonly game: A; readonly page: B }> {
  const both = (l: Language) => async () => {
    const [a, b] = await Promise.all([game[l](), page[l]()]);
    return { game: a, page: b };
  };
  return { en: both('en'), fr: both('fr'), pl: both('pl') };
}
export function following<W>(all: Catalogues<W>): Followed<W> {
  const said = signal<W | null>(null);
  let first: Promise<void> | undefined;
  const say = async (wanted: Language): Promise<void> => {
    const words = await all[wanted]();
    if (language.value === wanted) said.value = typeset(wanted, words);
  };
  const beginning = async (): Promise<void> => {
    while (said.value === null) await say(language.value);
    effect(() => {
      const wanted = language.value;
      void fetched(() => say(wanted));
    });
  };
  // Where they could not be had, whoever waits for them hears of it, and may try again.
  const begin = (): Promise<void> =>
    (first ??= beginning().catch((e: unknown) => {
      first = undefined;
      throw e;
    }));
  return { said, begin };
}
