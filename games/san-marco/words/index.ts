// The words of San Marco: each language is fetched when it is needed.
import type { RulesText } from '@ridotto/engine/rules-text.ts';
import { nameIn, tellerOf, type Teller } from '@ridotto/engine/teller.ts';
import type { Language } from '@ridotto/engine/words.ts';
import type { SanMarcoWords } from './shape.ts';
import { stageOf, tableOf, viewOf } from './text.ts';

export const words: Readonly<Record<Language, () => Promise<SanMarcoWords>>> = {
  en: () => import('./en.ts').then((m) => m.en),
  fr: () => import('./fr.ts').then((m) => m.fr),
  pl: () => import('./pl.ts').then((m) => m.pl),
};

export const rules: Readonly<Record<Language, () => Promise<RulesText>>> = {
  en: () => import('./rules-en.ts').then((m) => m.rules),
  fr: () => import('./rules-fr.ts').then((m) => m.rules),
  pl: () => import('./rules-pl.ts').then((m) => m.rules),
};

export async function teller(language: Language): Promise<Teller> {
  const w = await words[language]();
  return tellerOf(w, {
    voice: nameIn,
    speech: (seen) => ({ name: nameIn(seen), me: seen.me ?? '', view: viewOf(seen) }),
    stage: (seen) => stageOf(w, seen),
    table: (seen) => tableOf(w, seen),
  });
}
