// Words of a game that follow the reader's language.
import { effect, signal, type Signal } from '@preact/signals';
import type { Language } from '@ridotto/engine/words.ts';
import { language } from './prefs.ts';
import { typeset } from './typeset.ts';

export interface Followed<W> {
  readonly said: Signal<W | null>;
  /** Once the words are here; from then on they follow the language. */
  begin(): Promise<void>;
}
export function following<W>(all: Readonly<Record<Language, () => Promise<W>>>): Followed<W> {
  const said = signal<W | null>(null);
  let first: Promise<void> | undefined;
  const begin = (): Promise<void> => {
    first ??= new Promise((here) => {
      effect(() => {
        const wanted = language.value;
        void all[wanted]().then((words) => {
          if (language.value === wanted) said.value = typeset(wanted, words);
          here();
        });
      });
    });
    return first;
  };
  return { said, begin };
}
