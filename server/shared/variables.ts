// Variables of the environment: what each is, how it is read, and what is wrong with those that are set.
import { nearest } from './nearest.ts';

export interface Variable<T> {
  readonly name: string;
  /** For people, in Markdown, as the two below. */
  readonly what: string;
  /** What it may be, with its unit. */
  readonly allowed: string;
  /** What holds where it is not set. */
  readonly otherwise: string;
  /** undefined: it is not set. Throws NotAllowed. */
  read(given: string | undefined): T;
}
export type Values<V extends Readonly<Record<string, Variable<unknown>>>> = { readonly [K in keyof V]: ReturnType<V[K]['read']> };

/** It is none of what is allowed; with a message: this part of it. */
export class NotAllowed extends Error {}

interface Number_ {
  readonly otherwise: number;
  readonly least?: number;
  readonly most: number;
  readonly unit?: string;
}
/** A whole number. */
export function whole(name: string, what: string, { otherwise, least = 0, most, unit }: Number_): Variable<number> {
  return {
    name,
    what,
    allowed: `a whole number${unit === undefined ? '' : ` of ${unit}`} from ${least} to ${most}`,
    otherwise: String(otherwise),
    read(given = String(otherwise)) {
      if (/^\d{1,15}$/.test(given) && Number(given) >= least && Number(given) <= most) return Number(given);
      throw new NotAllowed();
    },
  };
}

/** One of these words; the first one, where it is not set. */
export function choice<const W extends string>(name: string, what: string, words: readonly [W, ...W[]]): Variable<W> {
  return {
    name,
    what,
    allowed: words.map((word) => `\`${word}\``).join(' or '),
    otherwise: `\`${words[0]}\``,
    read(given) {
      const word = given === undefined ? words[0] : words.find((w) => w === given);
      if (word === undefined) throw new NotAllowed();
      return word;
    },
  };
}

/** Any text. */
export const text = (about: Omit<Variable<never>, 'read'>): Variable<string | undefined> => ({ ...about, read: (given) => given });

/** The same, with something made of its value. */
export const made = <T, U>(variable: Variable<T>, make: (value: T) => U): Variable<U> => ({
  ...variable,
  read: (given) => make(variable.read(given)),
});

/** All of them, as they are set; what is empty counts as not set. Throws what is wrong with each that is. `family`: what the names
    of all but a few begin with, so that one that is nobody's has been misspelt; `others`: those that are somebody else's. */
export function valuesIn<V extends Readonly<Record<string, Variable<unknown>>>>(
  variables: V,
  env: NodeJS.ProcessEnv,
  { family, others }: { readonly family: string; readonly others: RegExp },
): Values<V> {
  const names = Object.values(variables).map(({ name }) => name);
  const wrong = Object.keys(env)
    .filter((name) => name.startsWith(family) && !names.includes(name) && !others.test(name))
    .map((name) => `${name} is set, and there is no such variable${meant(name, names, family)}`);
  const values = Object.entries(variables).map(([key, variable]) => {
    try {
      return [key, variable.read(env[variable.name] || undefined)];
    } catch (e) {
      if (!(e instanceof NotAllowed)) throw e;
      const { name, allowed } = variable;
      const is = e.message === '' ? `is "${env[name]}"` : e.message;
      wrong.push(`${name} ${is}; it must be ${allowed.replaceAll('`', '')}`);
      return [key, undefined];
    }
  });
  if (wrong.length > 0) throw new Error(wrong.join('; '));
  return Object.fromEntries(values) as Values<V>;
}

function meant(name: string, names: readonly string[], family: string): string {
  const near = nearest(name, names);
  return near === undefined ? `; there are ${names.filter((n) => n.startsWith(family)).join(', ')}` : `: ${near} is perhaps meant`;
}
