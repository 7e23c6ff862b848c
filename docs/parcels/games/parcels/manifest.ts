import type { Manifest } from '@ridotto/engine/manifest.ts';

const words = {
  en: () => import('./words/en.ts').then((m) => m.en),
  fr: () => import('./words/fr.ts').then((m) => m.fr),
  pl: () => import('./words/pl.ts').then((m) => m.pl),
};

export const parcels = {
  name: 'parcels',
  seats: [2, 3, 4],
  game: () => import('./index.ts').then((m) => m.parcels),
  teller: async (l) => (await import('./words/index.ts')).teller(await words[l]()),
  words,
  rules: {
    en: () => import('./words/en.ts').then((m) => m.rules),
    fr: () => import('./words/fr.ts').then((m) => m.rules),
    pl: () => import('./words/pl.ts').then((m) => m.rules),
  },
} satisfies Manifest;
