// The games of the page: what each brings, fetched when it is needed.
import type { Game } from '@ridotto/engine';
import type { RulesText } from '@ridotto/engine/rules-text.ts';
import type { Language } from '@ridotto/engine/words.ts';
import { useLater } from '../words/later.ts';
import { typeset } from '../words/typeset.ts';
import type { GameText, Listed } from './listed.ts';

type By<T> = Record<Language, () => Promise<T>>;

const sanMarco: By<GameText> = {
  en: () => import('@ridotto/games/san-marco/words/en.ts').then((m) => m.en),
  fr: () => import('@ridotto/games/san-marco/words/fr.ts').then((m) => typeset(m.fr)),
  pl: () => import('@ridotto/games/san-marco/words/pl.ts').then((m) => m.pl),
};
const sanMarcoRules: By<RulesText> = {
  en: () => import('@ridotto/games/san-marco/words/rules-en.ts').then((m) => m.rules),
  fr: () => import('@ridotto/games/san-marco/words/rules-fr.ts').then((m) => typeset(m.rules)),
  pl: () => import('@ridotto/games/san-marco/words/rules-pl.ts').then((m) => m.rules),
};
const inkognito: By<GameText> = {
  en: () => import('@ridotto/games/inkognito/words/en.ts').then((m) => m.en),
  fr: () => import('@ridotto/games/inkognito/words/fr.ts').then((m) => typeset(m.fr)),
  pl: () => import('@ridotto/games/inkognito/words/pl.ts').then((m) => m.pl),
};
const inkognitoRules: By<RulesText> = {
  en: () => import('@ridotto/games/inkognito/words/rules-en.ts').then((m) => m.rules),
  fr: () => import('@ridotto/games/inkognito/words/rules-fr.ts').then((m) => typeset(m.rules)),
  pl: () => import('@ridotto/games/inkognito/words/rules-pl.ts').then((m) => m.rules),
};
const valencia: By<GameText> = {
  en: () => import('@ridotto/games/valencia/words/en.ts').then((m) => m.en),
  fr: () => import('@ridotto/games/valencia/words/fr.ts').then((m) => typeset(m.fr)),
  pl: () => import('@ridotto/games/valencia/words/pl.ts').then((m) => m.pl),
};
const valenciaRules: By<RulesText> = {
  en: () => import('@ridotto/games/valencia/words/rules-en.ts').then((m) => m.rules),
  fr: () => import('@ridotto/games/valencia/words/rules-fr.ts').then((m) => typeset(m.rules)),
  pl: () => import('@ridotto/games/valencia/words/rules-pl.ts').then((m) => m.rules),
};

const venice: By<GameText> = {
  en: () => import('@ridotto/games/venice/words/en.ts').then((m) => m.en),
  fr: () => import('@ridotto/games/venice/words/fr.ts').then((m) => typeset(m.fr)),
  pl: () => import('@ridotto/games/venice/words/pl.ts').then((m) => m.pl),
};
const veniceRules: By<RulesText> = {
  en: () => import('@ridotto/games/venice/words/rules-en.ts').then((m) => m.rules),
  fr: () => import('@ridotto/games/venice/words/rules-fr.ts').then((m) => typeset(m.rules)),
  pl: () => import('@ridotto/games/venice/words/rules-pl.ts').then((m) => m.rules),
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
  venice: {
    seats: [1, 2, 3, 4, 5],
    matters: (option, players, options) =>
      option.startsWith('solo')
        ? players === 1
        : /^favour\d$/.test(option)
          ? options.favourCards === 'chosen' && Number(option.slice(6)) <= players
          : option !== 'firstPlayer' || players > 1,
    setup: () => import('./venice/Setup.tsx').then((m) => m.setup()),
    words: (l) => venice[l](),
    rules: (l) => veniceRules[l](),
    face: () => import('./venice/face.tsx').then((m) => m.ready()),
    game: () => import('@ridotto/games/venice/index.ts').then((m) => m.venice as unknown as Game),
  },
};
export const listed = (game: string): Listed | undefined => (Object.hasOwn(LISTED, game) ? LISTED[game] : undefined);

/** How each game is called in the reader's language, once that is known. */
export const useTitles = (): Readonly<Record<string, string>> => useLater(titles, '') ?? {};
const titles = async (l: Language): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(await Promise.all(Object.entries(LISTED).map(async ([game, one]) => [game, (await one.words(l)).title])));
