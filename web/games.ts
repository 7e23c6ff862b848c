// The games of the page: what each brings, fetched when it is needed.
import type { Game } from '@ridotto/engine';
import type { Language } from '@ridotto/engine/words.ts';
import { useEffect, useState } from 'preact/hooks';
import type { GameFace } from './play/face.ts';
import { language } from './shell/prefs.ts';
import { typeset } from './words/typeset.ts';

/** What pages say about a game that is not being played. */
export interface GameText {
  title: string;
  tagline: string;
  by: string;
  length: string;
  options: Readonly<Record<string, { title: string; about: string; values: Readonly<Record<string, string>> }>>;
}
export interface Section {
  id: string;
  title: string;
  paragraphs: readonly (string | readonly string[])[];
}
export interface Listed {
  seats: readonly number[];
  words(l: Language): Promise<GameText>;
  rules(l: Language): Promise<readonly Section[]>;
  face(): Promise<GameFace>;
  game(): Promise<Game>;
}
type By<T> = Record<Language, () => Promise<T>>;

const sanMarco: By<GameText> = {
  en: () => import('@ridotto/games/san-marco/words/en.ts').then((m) => m.en),
  fr: () => import('@ridotto/games/san-marco/words/fr.ts').then((m) => typeset(m.fr)),
  pl: () => import('@ridotto/games/san-marco/words/pl.ts').then((m) => m.pl),
};
const sanMarcoRules: By<readonly Section[]> = {
  en: () => import('@ridotto/games/san-marco/words/rules-en.ts').then((m) => m.rules),
  fr: () => import('@ridotto/games/san-marco/words/rules-fr.ts').then((m) => typeset(m.rules)),
  pl: () => import('@ridotto/games/san-marco/words/rules-pl.ts').then((m) => m.rules),
};
const inkognito: By<GameText> = {
  en: () => import('@ridotto/games/inkognito/words/en.ts').then((m) => m.en),
  fr: () => import('@ridotto/games/inkognito/words/fr.ts').then((m) => typeset(m.fr)),
  pl: () => import('@ridotto/games/inkognito/words/pl.ts').then((m) => m.pl),
};
const inkognitoRules: By<readonly Section[]> = {
  en: () => import('@ridotto/games/inkognito/words/rules-en.ts').then((m) => m.rules),
  fr: () => import('@ridotto/games/inkognito/words/rules-fr.ts').then((m) => typeset(m.rules)),
  pl: () => import('@ridotto/games/inkognito/words/rules-pl.ts').then((m) => m.rules),
};
const valencia: By<GameText> = {
  en: () => import('@ridotto/games/valencia/words/en.ts').then((m) => m.en),
  fr: () => import('@ridotto/games/valencia/words/fr.ts').then((m) => typeset(m.fr)),
  pl: () => import('@ridotto/games/valencia/words/pl.ts').then((m) => m.pl),
};
const valenciaRules: By<readonly Section[]> = {
  en: () => import('@ridotto/games/valencia/words/rules-en.ts').then((m) => m.rules),
  fr: () => import('@ridotto/games/valencia/words/rules-fr.ts').then((m) => typeset(m.rules)),
  pl: () => import('@ridotto/games/valencia/words/rules-pl.ts').then((m) => m.rules),
};

export const LISTED: Readonly<Record<string, Listed>> = {
  'san-marco': {
    seats: [3, 4],
    words: (l) => sanMarco[l](),
    rules: (l) => sanMarcoRules[l](),
    face: () => import('./san-marco/face.tsx').then((m) => m.sanMarcoFace),
    game: () => import('@ridotto/games/san-marco/index.ts').then((m) => m.sanMarco as unknown as Game),
  },
  inkognito: {
    seats: [3, 4, 5],
    words: (l) => inkognito[l](),
    rules: (l) => inkognitoRules[l](),
    face: () => import('./inkognito/face.tsx').then((m) => m.ready()),
    game: () => import('@ridotto/games/inkognito/index.ts').then((m) => m.inkognito as unknown as Game),
  },
  valencia: {
    seats: [2, 3, 4, 5],
    words: (l) => valencia[l](),
    rules: (l) => valenciaRules[l](),
    face: () => import('./valencia/face.tsx').then((m) => m.ready()),
    game: () => import('@ridotto/games/valencia/index.ts').then((m) => m.valencia as unknown as Game),
  },
};
export const listed = (game: string): Listed | undefined => (Object.hasOwn(LISTED, game) ? LISTED[game] : undefined);

/** Something of a game in the reader's language, once it is here. */
export function useLater<T>(load: (l: Language) => Promise<T>, of: string): T | null {
  const [got, set] = useState<T | null>(null);
  const l = language.value;
  useEffect(() => {
    let gone = false;
    void load(l).then((x) => {
      if (!gone) set(() => x);
    });
    return () => {
      gone = true;
    };
  }, [l, of]);
  return got;
}
