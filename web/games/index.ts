// The games of the page: those of the house that have a room here.
import type { Game } from '@ridotto/engine';
import type { Course, Scene } from '@ridotto/engine/lessons.ts';
import type { Printed } from '@ridotto/engine/printed.ts';
import type { RulesText } from '@ridotto/engine/rules-text.ts';
import type { Language } from '@ridotto/engine/words.ts';
import { LIST } from '@ridotto/games/list.ts';
import type { GameText, Manifest } from '@ridotto/engine/manifest.ts';
import { fetched } from '../net/fetched.ts';
import { useLater } from '../words/later.ts';
import { typeset } from '../words/typeset.ts';
import type { Brings } from '../play/brings.ts';

/** Everything that is fetched comes sooner or later: where it cannot be had the page says so. */
export interface Listed extends Brings, Pick<Manifest, 'name' | 'seats' | 'matters' | 'game' | 'course' | 'scenes' | 'printed'> {
  words(l: Language): Promise<GameText>;
  rules(l: Language): Promise<RulesText>;
  /** Whatever is needed to set up a table of this game, to play there and to read its rules, in this language; each part may fail. */
  ahead(l: Language): readonly (() => Promise<unknown>)[];
}

const ROOMS = import.meta.glob<Brings>('./*/index.ts', { eager: true, import: 'brings' });

/** In the order of the house. */
export const LISTED: readonly Listed[] = LIST.flatMap((manifest) => {
  const brings = ROOMS[`./${manifest.name}/index.ts`];
  if (!brings) return [];
  const { words, rules, game, course, scenes, printed } = manifest;
  const { face, setup, pictures } = brings;
  return [
    {
      ...manifest,
      face: () => fetched(face),
      ...(setup && { setup: () => fetched(setup) }),
      ...(pictures && { pictures: () => fetched(pictures) }),
      game: () => fetched<Game>(game),
      ...(course && { course: () => fetched<Course>(course) }),
      ...(printed && { printed: async (l: Language) => setLabels(l, await fetched<Printed>(() => printed(l))) }),
      ...(scenes && { scenes: () => fetched<readonly Scene[]>(scenes) }),
      words: async (l: Language) => typeset(l, await fetched<GameText>(words[l])),
      rules: async (l: Language) => typeset(l, await fetched<RulesText>(rules[l])),
      ahead: (l: Language) => [
        face,
        ...(setup ? [setup] : []),
        game,
        words[l],
        rules[l],
        ...(pictures ? [pictures] : []),
        ...(course ? [course] : []),
        ...(scenes ? [scenes] : []),
      ],
    },
  ];
});
/** Its words alone: what stands in a file stays as it is. */
const setLabels = (l: Language, { groups, fault }: Printed): Printed => ({
  fault: (of) => {
    const said = fault(of);
    return said === undefined ? undefined : typeset(l, said);
  },
  groups: groups.map(({ id, title, about, sections }) => ({
    ...typeset(l, { id, title, about }),
    sections: sections.map((s) => ({ title: typeset(l, s.title), fields: s.fields.map((f) => ({ ...f, label: typeset(l, f.label) })) })),
  })),
});
export const listed = (game: string): Listed | undefined => LISTED.find((one) => one.name === game);

/** How each game is called in the reader's language, once that is known. */
export const useTitles = (): Readonly<Record<string, string>> => useLater(titles, '') ?? {};
const titles = async (l: Language): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(await Promise.all(LISTED.map(async (one) => [one.name, (await one.words(l)).title])));
