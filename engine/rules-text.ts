// What the rules pages of all games share: sections, and how they depend on a table.
import type { Options } from './match/options.ts';
import { choosing, type Language } from './words.ts';

/** A paragraph, or a list. */
export interface Section {
  id: string;
  title: string;
  paragraphs: readonly (string | readonly string[])[];
  /** What one needs of it for a first game; left out: nothing. */
  short?: readonly (string | readonly string[])[];
}
/** The table that a rules page is read at. */
export interface RulesOf {
  readonly options: Options;
  readonly players: number;
  /** As the edition's file holds it; left out: the one that ships. */
  readonly edition?: unknown;
}
/** The rules as that table plays them; without one the usual ones, and what a table may settle. */
export type RulesText = (table?: RulesOf) => readonly Section[];
/** How a catalogue calls the settings of its game: values by their words, the usual one first. */
export type SettingWords = Readonly<Record<string, { readonly title: string; readonly values: Readonly<Record<string, string>> }>>;

const TEXT: Readonly<Record<Language, { title: string; usual: string; here: string }>> = {
  en: {
    title: 'Settings',
    usual: 'This page describes what is usual. A table may agree on other settings; the first one named is the usual one.',
    here: 'This page describes the table you come from. Its settings are:',
  },
  fr: {
    title: 'Réglages',
    usual: 'Cette page décrit ce qui est habituel. Une table peut convenir d’autres réglages ; l’habituel est nommé en premier.',
    here: 'Cette page décrit la table d’où vous venez. Ses réglages :',
  },
  pl: {
    title: 'Ustawienia',
    usual: 'Ta strona opisuje to, co zwykłe. Przy stole można ustalić co innego; zwykłe ustawienie stoi pierwsze.',
    here: 'Ta strona opisuje stół, od którego przychodzisz. Jego ustawienia:',
  },
};
/** The last section of a rules page. `matters`: of which settings it is worth speaking. */
export function settingsSection(
  language: Language,
  words: SettingWords,
  options: Readonly<Record<string, readonly (string | number | boolean)[]>>,
  matters: (option: string, table?: RulesOf) => boolean,
  table?: RulesOf,
): Section {
  const { title, usual, here } = TEXT[language];
  const or = choosing(language);
  const lines = Object.entries(options)
    .filter(([option]) => matters(option, table))
    .map(([option, values]) => {
      const given = table ? [table.options[option] ?? values[0]] : values;
      return `${words[option]?.title ?? option} – ${or(given.map((v) => words[option]?.values[String(v)] ?? String(v)))}.`;
    });
  return { id: 'settings', title, paragraphs: [table ? here : usual, lines] };
}
/** Does the table play this? Without a table: no, for only what is unusual is asked about. */
export const plays =
  (table: RulesOf | undefined) =>
  (option: string, value: string | number | boolean): boolean =>
    table?.options[option] === value;
/** Without the sections, by id, that are about other numbers of players than the table has. */
export const forPlayers = (
  sections: readonly Section[],
  only: Readonly<Record<string, readonly number[]>>,
  table?: RulesOf,
): readonly Section[] => sections.filter(({ id }) => table === undefined || (only[id]?.includes(table.players) ?? true));
/** What one needs for a first game, by section. */
export type Short = Readonly<Record<string, NonNullable<Section['short']>>>;
export const withShort = (sections: readonly Section[], short: Short): readonly Section[] =>
  sections.map((section) => (short[section.id] ? { ...section, short: short[section.id]! } : section));
