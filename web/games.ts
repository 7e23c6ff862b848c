// The games of the page: what each brings, fetched when it is needed.
import type { Game } from '@ridotto/engine';
import type { Language } from '@ridotto/engine/words.ts';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameFace } from './play/face.ts';
import { language } from './words/prefs.ts';
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
export type Settings = Record<string, string | boolean | number>;
export interface SetupProps {
  players: number;
  options: Settings;
  set(options: Settings): void;
}
export interface Listed {
  seats: readonly number[];
  /** Does this setting matter to so many players, with the others as they are? */
  matters?(option: string, players: number, options: Settings): boolean;
  /** What a game asks besides when a table is set up. */
  setup?(): Promise<(props: SetupProps) => JSX.Element | null>;
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

const venice: By<GameText> = {
  en: () => import('@ridotto/games/venice/words/en.ts').then((m) => m.en),
  fr: () => import('@ridotto/games/venice/words/fr.ts').then((m) => typeset(m.fr)),
  pl: () => import('@ridotto/games/venice/words/pl.ts').then((m) => m.pl),
};
const veniceRules: By<readonly Section[]> = {
  en: () => import('@ridotto/games/venice/words/rules-en.ts').then((m) => m.rules),
  fr: () => import('@ridotto/games/venice/words/rules-fr.ts').then((m) => typeset(m.rules)),
  pl: () => import('@ridotto/games/venice/words/rules-pl.ts').then((m) => m.rules),
};

export const LISTED: Readonly<Record<string, Listed>> = {
  'san-marco': {
    seats: [3, 4],
    words: (l) => sanMarco[l](),
    rules: (l) => sanMarcoRules[l](),
    face: () => import('./games/san-marco/face.tsx').then((m) => m.sanMarcoFace),
    game: () => import('@ridotto/games/san-marco/index.ts').then((m) => m.sanMarco as unknown as Game),
  },
  inkognito: {
    seats: [3, 4, 5],
    words: (l) => inkognito[l](),
    rules: (l) => inkognitoRules[l](),
    face: () => import('./games/inkognito/face.tsx').then((m) => m.ready()),
    game: () => import('@ridotto/games/inkognito/index.ts').then((m) => m.inkognito as unknown as Game),
  },
  valencia: {
    seats: [2, 3, 4, 5],
    words: (l) => valencia[l](),
    rules: (l) => valenciaRules[l](),
    face: () => import('./games/valencia/face.tsx').then((m) => m.ready()),
    game: () => import('@ridotto/games/valencia/index.ts').then((m) => m.valencia as unknown as Game),
  },
  venice: {
    seats: [1, 2, 3, 4, 5],
    matters: (option, players, options) =>
      option.startsWith('solo')
        ? players === 1
        : /^favour\d$/.test(option)
          ? options.favourCards === 'chosen' && Number(option.slice(6)) <= players
          : option !== 'firstPlayer' || players > 1,
    setup: () => import('./games/venice/Setup.tsx').then((m) => m.setup()),
    words: (l) => venice[l](),
    rules: (l) => veniceRules[l](),
    face: () => import('./games/venice/face.tsx').then((m) => m.ready()),
    game: () => import('@ridotto/games/venice/index.ts').then((m) => m.venice as unknown as Game),
  },
};
export const listed = (game: string): Listed | undefined => (Object.hasOwn(LISTED, game) ? LISTED[game] : undefined);

/** How each game is called in the reader's language, once that is known. */
export const useTitles = (): Readonly<Record<string, string>> => useLater(titles, '') ?? {};
const titles = async (l: Language): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(await Promise.all(Object.entries(LISTED).map(async ([game, one]) => [game, (await one.words(l)).title])));

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
