// Who tells of each game, in every language.
import type { Teller } from '@ridotto/engine/teller.ts';
import type { Language } from '@ridotto/engine/words.ts';

export const TELLERS: Readonly<Record<string, (language: Language) => Promise<Teller>>> = {
  'san-marco': (l) => import('./san-marco/words/index.ts').then((m) => m.teller(l)),
  inkognito: (l) => import('./inkognito/words/index.ts').then((m) => m.teller(l)),
  valencia: (l) => import('./valencia/words/index.ts').then((m) => m.teller(l)),
  venice: (l) => import('./venice/words/index.ts').then((m) => m.teller(l)),
};
