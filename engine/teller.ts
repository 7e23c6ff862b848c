// What a game says of itself in a reader's language, in one shape for all games: for the terminal, and for whoever knows
// no game by name.
import type { AnyChoice } from './notation/choice.ts';
import type { Told } from './flow/io.ts';

/** A table as one seat sees it. */
export interface Seen {
  /** The view of the game; seats are s0, s1, ... */
  readonly view: object;
  /** How the players are called, by seat. */
  readonly names: readonly string[];
  /** As the edition's file holds it. */
  readonly edition: unknown;
  /** The seat that looks; null: a spectator. */
  readonly me: string | null;
}
interface Prompt {
  readonly ask: string;
  readonly also?: string;
}
export interface Teller {
  readonly title: string;
  /** What was told, as a sentence; undefined: there is nothing to say. */
  fact(told: Told, seen: Seen): string | undefined;
  /** Why it was refused; undefined: no rule of the game has this name. */
  refusal(reason: { readonly rule: string; readonly facts: object }, seen: Seen): string | undefined;
  choice(choice: AnyChoice, seen: Seen): string | undefined;
  /** What is asked now. */
  prompt(seen: Seen): Prompt | undefined;
  /** Where the game is: of one that is not over. */
  stage(seen: Seen): string;
  /** Who has won, once the game is over: seats. Alone, it may be nobody who sits at the table. */
  over(winners: readonly string[], seen: Seen): string;
  /** The table in plain text. */
  table(seen: Seen): string;
}

/** Something that may be ordered beforehand: as a button says it, and as it is said while it stands. */
interface OrderWords {
  readonly offer: string;
  readonly given: string;
}
/** By name; `at`: when it ends, as the game says it. */
export type OrderCatalogue = Readonly<Record<string, (at: Readonly<Record<string, unknown>>) => OrderWords>>;

type Sentences<V> = Readonly<Record<string, ((about: never, voice: V) => string) | undefined>>;
/** What every catalogue of a game has. `V`: how sentences about facts call people and things; `S`: the same where somebody decides. */
export interface Catalogue<V, S> {
  readonly title: string;
  readonly prompts: Readonly<Record<string, (s: S) => Prompt>>;
  over(winners: readonly string[]): string;
  readonly choices: Sentences<S>;
  readonly facts: Sentences<V>;
  readonly rules: Sentences<V>;
  readonly orders?: OrderCatalogue;
}
export interface Voices<V, S> {
  voice(seen: Seen): V;
  speech(seen: Seen): S;
  stage(seen: Seen): string;
  /** Lines: the table in plain text. */
  table(seen: Seen): readonly string[];
}

/** Of a seat: `s1`. */
export const nameIn =
  ({ names }: Pick<Seen, 'names'>) =>
  (seat: string): string =>
    /^s\d$/.test(seat) ? (names[Number(seat.slice(1))] ?? seat) : seat;

export function tellerOf<V, S>(words: Catalogue<V, S>, { voice, speech, stage, table }: Voices<V, S>): Teller {
  // Facts, rules and choices come by name, with data that the game itself has made for that name.
  const said = <T>(sentences: Sentences<T>, name: string, about: object, as: () => T): string | undefined =>
    Object.hasOwn(sentences, name) ? sentences[name]?.(about as never, as()) || undefined : undefined;
  return {
    title: words.title,
    fact: ({ what, data }, seen) => said(words.facts, what, data, () => voice(seen)),
    refusal: ({ rule, facts }, seen) => said(words.rules, rule, facts, () => voice(seen)),
    choice: (choice, seen) => said(words.choices, choice.do, choice, () => speech(seen)),
    prompt: (seen) => {
      const { at } = seen.view as { readonly at: string };
      return Object.hasOwn(words.prompts, at) ? words.prompts[at]?.(speech(seen)) : undefined;
    },
    over: (winners, seen) => words.over(winners.map(nameIn(seen))),
    stage,
    table: (seen) => table(seen).join('\n'),
  };
}

/** Columns as wide as their widest cell. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
