import type { Manifest } from '@ridotto/engine/manifest.ts';

const words = {
  en: () => import('./words/en.ts').then((m) => m.en),
  fr: () => import('./words/fr.ts').then((m) => m.fr),
  pl: () => import('./words/pl.ts').then((m) => m.pl),
};

export const valencia = {
  name: 'valencia',
  seats: [2, 3, 4, 5],
  game: () => import('./index.ts').then((m) => m.valencia),
  teller: async (l) => (await import('./words/index.ts')).teller(await words[l]()),
  course: () => import('./lessons/index.ts').then((m) => m.course),
  printed: async (l) => (await import('./editions/form.ts')).printed(l, await words[l]()),
  scenes: () => import('./lessons/scenes.ts').then((m) => m.scenes),
  words,
  rules: {
    en: () => import('./words/rules-en.ts').then((m) => m.rules),
    fr: () => import('./words/rules-fr.ts').then((m) => m.rules),
    pl: () => import('./words/rules-pl.ts').then((m) => m.rules),
  },
} satisfies Manifest;
