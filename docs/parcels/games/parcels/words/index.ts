import { nameIn, tellerOf, type Teller } from '@ridotto/engine/teller.ts';
import type { Language } from '@ridotto/engine/words.ts';
import type { ParcelsView, ParcelsWords } from './shape.ts';

export const words: Readonly<Record<Language, () => Promise<ParcelsWords>>> = {
  en: () => import('./en.ts').then((m) => m.en),
  fr: () => import('./fr.ts').then((m) => m.fr),
  pl: () => import('./pl.ts').then((m) => m.pl),
};

export async function teller(language: Language): Promise<Teller> {
  const w = await words[language]();
  const viewOf = (view: object): ParcelsView => view as ParcelsView;
  return tellerOf(w, {
    voice: nameIn,
    speech: nameIn,
    stage: ({ view }) => w.stage(viewOf(view).round),
    table: (seen) => Object.entries(viewOf(seen.view).coins).map(([seat, n]) => `${nameIn(seen)(seat)}: ${w.coins(n)}`),
  });
}
