// The words of Inkognito: each language is fetched when it is needed.
import { tellerOf, type Teller } from '@ridotto/engine/teller.ts';
import type { Language } from '@ridotto/engine/words.ts';
import type { InkognitoWords } from './shape.ts';
import { stageOf, tableOf, viewOf, voiceOf } from './text.ts';

export const words: Readonly<Record<Language, () => Promise<InkognitoWords>>> = {
  en: () => import('./en.ts').then((m) => m.en),
  fr: () => import('./fr.ts').then((m) => m.fr),
  pl: () => import('./pl.ts').then((m) => m.pl),
};

export async function teller(language: Language): Promise<Teller> {
  const w = await words[language]();
  return tellerOf(w, {
    voice: (seen) => voiceOf(w, seen),
    speech: (seen) => ({ ...voiceOf(w, seen), me: seen.me ?? '', view: viewOf(seen) }),
    stage: (seen) => stageOf(w, seen),
    table: (seen) => tableOf(w, seen),
  });
}
