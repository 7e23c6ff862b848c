import type { Manifest } from '../manifest.ts';

export const parcels: Manifest = {
  name: 'parcels',
  seats: [2, 3, 4],
  game: () => import('./index.ts').then((m) => m.parcels),
  teller: (l) => import('./words/index.ts').then((m) => m.teller(l)),
  words: {
    en: () => import('./words/en.ts').then((m) => m.en),
    fr: () => import('./words/fr.ts').then((m) => m.fr),
    pl: () => import('./words/pl.ts').then((m) => m.pl),
  },
  rules: {
    en: () => import('./words/en.ts').then((m) => () => m.rules),
    fr: () => import('./words/fr.ts').then((m) => () => m.rules),
    pl: () => import('./words/pl.ts').then((m) => () => m.rules),
  },
};
