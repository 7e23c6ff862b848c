// What an owner of the box may put in from their own copy: a game's own description of what its edition file holds, value by value,
// in the reader's language. What follows from that of a file is said here; whether the file makes sense, the game says (`edition`).
import type { Fault } from './edition-fault.ts';

/** An edition as its file holds it. */
export type EditionData = Readonly<Record<string, unknown>>;

export interface Option {
  /** As files write it. */
  readonly value: string;
  readonly label: string;
}
/** What may be put in. `amounts`: so many of each of some things, those that are left out being 0; `set`: any of them, in any order. */
export type Takes =
  | { readonly is: 'number'; readonly least: number; readonly most: number }
  | { readonly is: 'choice'; readonly of: readonly Option[] }
  | { readonly is: 'yes-no' }
  | { readonly is: 'text'; readonly longest: number }
  | { readonly is: 'set'; readonly of: readonly Option[] }
  | { readonly is: 'amounts'; readonly of: readonly Option[]; readonly most: number };
export type Value = number | string | boolean | readonly string[] | Readonly<Record<string, number>>;

/** Where a value stands in a file. Neither changes the file it is given. */
export interface Place {
  read(file: EditionData): Value;
  /** The same file with another value there. */
  write(file: EditionData, value: Value): EditionData;
}
export interface Field extends Place {
  /** By which files know it (`checked`), and the page; no two of a game are alike. Small letters, digits, hyphens and points. */
  readonly id: string;
  readonly label: string;
  readonly takes: Takes;
  /** The rulebook prints what ships: it is not ours. */
  readonly sure: boolean;
  /** Is it asked at all, in this file? Left out: always. */
  when?(file: EditionData): boolean;
}
/** What belongs together: a card, a tile, a district. */
interface Section {
  readonly title: string;
  readonly fields: readonly Field[];
}
export interface Group {
  /** Small letters and hyphens. */
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly sections: readonly Section[];
}
export interface Printed {
  readonly groups: readonly Group[];
  /** Why values do not go together, in a sentence; undefined: that is no reason of this game. */
  fault(fault: Fault): string | undefined;
}

/** How a value stands: `changed` from what ships; `found` to be the same in one's own copy; printed in the `rulebook`; else `ours`. */
export type Standing = 'changed' | 'found' | 'rulebook' | 'ours';

export const fieldsOf = ({ groups }: Printed): readonly Field[] => groups.flatMap((g) => g.sections.flatMap((s) => s.fields));

const isMap = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);
/** The same for values that say the same. */
function plain(value: Value): string {
  if (Array.isArray(value)) return JSON.stringify([...(value as readonly string[])].sort());
  if (!isMap(value)) return JSON.stringify(value);
  return JSON.stringify(
    Object.entries(value)
      .filter(([, n]) => n !== 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
export const sameValue = (a: Value, b: Value): boolean => plain(a) === plain(b);

const isWhole = (x: unknown, least: number, most: number): boolean =>
  Number.isInteger(x) && (x as number) >= least && (x as number) <= most;
/** May such a value be put in there? What the whole makes of it, the game says. */
export function takes(wanted: Takes, value: Value): boolean {
  switch (wanted.is) {
    case 'number':
      return isWhole(value, wanted.least, wanted.most);
    case 'choice':
      return wanted.of.some((o) => o.value === value);
    case 'yes-no':
      return typeof value === 'boolean';
    case 'text':
      return typeof value === 'string' && value.length <= wanted.longest;
    case 'set':
      return Array.isArray(value) && value.every((v) => wanted.of.some((o) => o.value === v)) && new Set(value).size === value.length;
    case 'amounts':
      return (
        isMap(value) && Object.entries(value).every(([key, n]) => wanted.of.some((o) => o.value === key) && isWhole(n, 0, wanted.most))
      );
  }
}

/** Values that are as they ship, and that whoever made this file found so in their own copy. */
const checked = (file: EditionData): readonly string[] =>
  Array.isArray(file.checked) ? (file.checked as unknown[]).filter((id) => typeof id === 'string') : [];

export function standing(field: Field, file: EditionData, standard: EditionData): Standing {
  if (!sameValue(field.read(file), field.read(standard))) return 'changed';
  if (checked(file).includes(field.id)) return 'found';
  return field.sure ? 'rulebook' : 'ours';
}
const withChecked = (file: EditionData, ids: readonly string[]): EditionData => {
  const { checked: _, ...rest } = file;
  return ids.length === 0 ? rest : { ...rest, checked: ids };
};
/** Another value: what was found to be so is so no more. */
export const put = (field: Field, file: EditionData, value: Value): EditionData =>
  withChecked(
    field.write(file, value),
    checked(file).filter((id) => id !== field.id),
  );
/** It is so in one's own copy; or one does not know any more. */
export const find = (field: Field, file: EditionData, is: boolean): EditionData =>
  withChecked(file, [...checked(file).filter((id) => id !== field.id), ...(is ? [field.id] : [])]);

/** A step on the way to a value: a key, or which element of a list. */
export type Step = string | ((list: readonly unknown[]) => number);
/** The element of a list that has such a name, however it is spelt. */
export const called =
  (key: string, name: string): Step =>
  (list) =>
    list.findIndex((x) => isMap(x) && spelt(x[key]) === spelt(name));
const spelt = (x: unknown): string => (typeof x === 'string' || typeof x === 'number' ? String(x).toLowerCase().replaceAll('_', '-') : '');
export const nth =
  (n: number): Step =>
  () =>
    n;

/** The place that such a way leads to. `otherwise`: what it means that nothing stands there. */
export function at(way: readonly Step[], otherwise?: Value): Place {
  return {
    read: (file) => (look(file, way) ?? otherwise) as Value,
    write: (file, value) => changed(file, way, otherwise !== undefined && sameValue(value, otherwise) ? undefined : value) as EditionData,
  };
}
export function look(x: unknown, [step, ...rest]: readonly Step[]): unknown {
  if (step === undefined) return x;
  if (typeof step === 'function') return Array.isArray(x) ? look(x[step(x)], rest) : undefined;
  return isMap(x) ? look(x[step], rest) : undefined;
}
/** A copy along the way. `undefined` takes out what stands there, and the maps that are empty then. */
export function changed(x: unknown, [step, ...rest]: readonly Step[], value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === 'function') {
    const list = [...(x as readonly unknown[])];
    const n = step(list);
    list[n] = changed(list[n], rest, value);
    return list;
  }
  const map = isMap(x) ? x : {};
  const now = changed(map[step], rest, value);
  const { [step]: was, ...others } = map;
  if (now === undefined || (value === undefined && isMap(now) && Object.keys(now).length === 0 && rest.length > 0)) return others;
  return was === undefined ? { ...map, [step]: now } : { ...map, [step]: now };
}
