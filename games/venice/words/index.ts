// The words of Venice: each language is fetched when it is needed.
import { tellerOf, type Teller } from '@ridotto/engine/teller.ts';
import type { Language } from '@ridotto/engine/words.ts';
import type { VeniceWords } from './shape.ts';
import { tableOf, viewOf, voiceOf } from './text.ts';

export const words: Readonly<Record<Language, () => Promise<VeniceWords>>> = {
  en: () => import('./en.ts').then((m) => m.en),
  fr: () => import('./fr.ts').then((m) => m.fr),
  pl: () => import('./pl.ts').then((m) => m.pl),
};

export async function teller(language: Language): Promise<Teller> {
  const w = await words[language]();
  return tellerOf(w, {
    voice: voiceOf,
    speech: (seen) => ({ ...voiceOf(seen), me: seen.me ?? '', view: viewOf(seen) }),
    stage: (seen) => w.stage(viewOf(seen), voiceOf(seen)),
    table: (seen) => tableOf(w, seen),
  });
}
