// Words of one part of the page in every language: fetched with that part, and not with those of the house.
import { computed } from '@preact/signals';
import type { Language } from '@ridotto/engine/words.ts';
import { language } from './prefs.ts';
import { typeset } from './typeset.ts';

/** What gives them in the language that is read now. */
export function said<W>(all: Readonly<Record<Language, W>>): () => W {
  const now = computed(() => typeset(language.value, all[language.value]));
  return () => now.value;
}
