// The games of the page: those of the house that have a room here.
import type { RulesText } from '@ridotto/engine/rules-text.ts';
import type { Language } from '@ridotto/engine/words.ts';
import { LIST } from '@ridotto/games/list.ts';
import type { GameText, Manifest } from '@ridotto/engine/manifest.ts';
import { useLater } from '../words/later.ts';
import { typeset } from '../words/typeset.ts';
import type { Brings } from '../play/brings.ts';

export interface Listed extends Brings, Pick<Manifest, 'name' | 'seats' | 'matters' | 'game'> {
  words(l: Language): Promise<GameText>;
  rules(l: Language): Promise<RulesText>;
}

const ROOMS = import.meta.glob<Brings>('./*/index.ts', { eager: true, import: 'brings' });

/** In the order of the house. */
export const LISTED: readonly Listed[] = LIST.flatMap((manifest) => {
  const brings = ROOMS[`./${manifest.name}/index.ts`];
  if (!brings) return [];
  const { words, rules } = manifest;
  return [
    {
      ...manifest,
      ...brings,
      words: async (l: Language) => typeset(l, await words[l]()),
      rules: async (l: Language) => typeset(l, await rules[l]()),
    },
  ];
});
export const listed = (game: string): Listed | undefined => LISTED.find((one) => one.name === game);

/** How each game is called in the reader's language, once that is known. */
export const useTitles = (): Readonly<Record<string, string>> => useLater(titles, '') ?? {};
const titles = async (l: Language): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(await Promise.all(LISTED.map(async (one) => [one.name, (await one.words(l)).title])));
