// Every sentence that a catalogue can say, with 0, 1, 2, 5 and 22 of everything and one, two and three names; and what is
// mechanically wrong with a sentence in each language. A catalogue is functions: what they are given is found by the names of
// their parameters, and by the names of the fields that they read.
import type { Language } from '../words.ts';

/** Values by the name of a parameter or field; `facts.n` and `facts.rolled.n` go before `n`. */
export type Pools = Readonly<Record<string, readonly unknown[] | typeof RECORD>>;
/** An object whose fields have pools of their own. */
export const RECORD = Symbol('record');
export const NUMBERS: readonly number[] = [0, 1, 2, 5, 22];

export interface Said {
  /** `facts.rolled` */
  readonly path: string;
  readonly text: string;
}
type Leaf = (...given: unknown[]) => unknown;

/** All of it; what functions return may be a sentence, or an object of sentences. `skip`: paths that are said elsewhere. */
export function* sentences(catalogue: object, pools: Pools, skip: (path: string) => boolean = () => false): Generator<Said> {
  for (const [path, leaf] of leaves(catalogue)) {
    if (skip(path)) continue;
    if (typeof leaf === 'string') yield { path, text: leaf };
    else if (typeof leaf === 'function') yield* spoken(path, leaf as Leaf, pools);
  }
}
function* leaves(x: unknown, at = ''): Generator<[path: string, leaf: unknown]> {
  if (typeof x !== 'object' || x === null) yield [at, x];
  else for (const [key, value] of Object.entries(x)) yield* leaves(value, at === '' ? key : `${at}.${key}`);
}

/** So many times each function is called: first along its pools, then across. */
const ALONG = 64;
const TIMES = 160;
function* spoken(path: string, say: Leaf, pools: Pools): Generator<Said> {
  const names = parameters(say);
  const texts = new Set<string>();
  for (let time = 0; time < (names.length === 0 ? 1 : TIMES); time++) {
    const values = new Values(path, pools, time);
    const said = say(...names.map((name) => values.of(name)));
    for (const [, text] of leaves(said)) if (typeof text === 'string') texts.add(text);
  }
  for (const text of texts) yield { path, text };
}
class Values {
  readonly #path: string;
  readonly #pools: Pools;
  readonly #time: number;
  constructor(path: string, pools: Pools, time: number) {
    this.#path = path;
    this.#pools = pools;
    this.#time = time;
  }
  of(name: string): unknown {
    const room = this.#path.split('.')[0] ?? '';
    const key = [`${this.#path}.${name}`, `${room}.${name}`, name].find((k) => Object.hasOwn(this.#pools, k));
    const pool = key === undefined ? undefined : this.#pools[key];
    if (pool === undefined) throw new Error(`${this.#path}: there are no values for "${name}"`);
    if (pool === RECORD) return new Proxy({}, { get: (_, field) => (typeof field === 'string' ? this.of(field) : undefined) });
    return pool[(this.#time < ALONG ? this.#time : mixed(this.#time, name)) % pool.length];
  }
}
function mixed(time: number, name: string): number {
  let h = time * 2654435761;
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 16777619);
  return (h ^ (h >>> 15)) >>> 0;
}
/** As the source of a function names them; one that is taken apart is called `{}`. */
function parameters(say: Leaf): string[] {
  const source = Function.prototype.toString.call(say);
  const bare = /^([\w$]+)\s*=>/.exec(source);
  if (bare) return [bare[1] ?? ''];
  const names: string[] = [];
  let depth = 0;
  let name = '';
  for (const c of source.slice(source.indexOf('('))) {
    if ('({['.includes(c)) depth++;
    if (')}]'.includes(c)) depth--;
    if (depth === 0 || (depth === 1 && c === ',')) {
      if (name.trim() !== '') names.push(name.trim());
      name = '';
      if (depth === 0) break;
    } else if (depth > 1) name = '{}';
    else if (c !== '(' && !name.startsWith('{')) name += c;
  }
  return names.map((n) => n.replace(/[\s:=?].*$/s, ''));
}

/** What is wrong with a catalogue: for each sentence and fault one example. `ends`: what is a whole sentence, and ends as one.
    `but`: what is right all the same. */
export function faultsIn(
  catalogue: object,
  language: Language,
  pools: Pools,
  about: {
    readonly codes?: ReadonlySet<string>;
    readonly skip?: (path: string) => boolean;
    readonly ends?: RegExp;
    readonly but?: (said: Said, fault: string) => boolean;
  } = {},
): string[] {
  const found = new Map<string, string>();
  for (const said of sentences(catalogue, pools, about.skip)) {
    const faults = faultsOf(said.text, language, about.codes);
    if (about.ends?.test(said.path) && !/[.!?…]$/.test(said.text)) faults.push('no end');
    for (const fault of faults)
      if (about.but?.(said, fault) !== true) found.set(`${said.path}: ${fault}`, `${said.path}: ${fault}: ${said.text}`);
  }
  return [...found.values()];
}

/** What is wrong with a sentence, whatever it says; empty: nothing. `codes`: words of the program that nobody is to read. */
export function faultsOf(text: string, language: Language, codes: ReadonlySet<string> = new Set()): string[] {
  const found = [...(RULES[language] ?? []), ...EVERYWHERE].filter(([, wrong]) => wrong(text)).map(([name]) => name);
  const code = (text.match(/(?<![\p{L}\d])[a-z]+(?:-[a-z]+)+(?![\p{L}\d])/gu) ?? []).find((word) => codes.has(word));
  return code === undefined ? found : [...found, `the code ${code}`];
}
type Rule = readonly [name: string, wrong: (text: string) => boolean];
const matches =
  (pattern: RegExp) =>
  (text: string): boolean =>
    pattern.test(text);
const EVERYWHERE: readonly Rule[] = [
  ['nothing', (text) => text === ''],
  ['something of the program', matches(/undefined|\[object|NaN|\bnull\b|[{}#]|(?<!\p{L})s\d(?!\p{L})|letter-[ab]/u)],
  ['a space too many', matches(/\s\s|^\s|\s$|\s[.,)]|\(\s/)],
  ['punctuation twice', matches(/[.,;:!?]{2}|[,;:] [,;:.]|\(\)|„”|« »|“”/)],
  ['two colons in a sentence', (text) => text.split(/[.;!?\n] /).some((s) => (s.match(/: /g) ?? []).length > 1)],
];

/** A number and the word after it. */
const counts = (text: string): [n: number, word: string][] =>
  [...text.matchAll(/(?<![\p{L}\d./+−-])(\d+) (\p{L}+)/gu)].map((m) => [Number(m[1]), m[2] ?? '']);
const ENGLISH =
  'answer assistant bridge card coin cube encounter figure gondola member mission noble offer pair pile player point privilege question round scroll space step turn way'.split(
    ' ',
  );
const FRENCH =
  'assistant carte case croisement cube figurine gondole joueur manche membre mission noble paire parchemin personne pièce pile point pont privilège question ressource réponse tour'.split(
    ' ',
  );
/** The singular in all cases, then the plural after 2 to 4, and after 5; nobles and players are people, and have it after 2 too. */
const POLISH: readonly (readonly [singular: readonly string[], few: string, many: string])[] = [
  [['karta', 'kartę', 'kartą'], 'karty', 'kart'],
  [['moneta', 'monetę', 'monetą'], 'monety', 'monet'],
  [['kostka', 'kostkę', 'kostką'], 'kostki', 'kostek'],
  [['misja', 'misję', 'misją'], 'misje', 'misji'],
  [['figura', 'figurę', 'figurą'], 'figury', 'figur'],
  [['para', 'parę', 'parą'], 'pary', 'par'],
  [['tura', 'turę', 'turą'], 'tury', 'tur'],
  [['runda', 'rundę', 'rundą'], 'rundy', 'rund'],
  [['punkt', 'punktu', 'punktem'], 'punkty', 'punktów'],
  [['zwój', 'zwoju', 'zwojem'], 'zwoje', 'zwojów'],
  [['most', 'mostu', 'mostem'], 'mosty', 'mostów'],
  [['stos', 'stosu', 'stosem'], 'stosy', 'stosów'],
  [['przywilej', 'przywileju', 'przywilejem'], 'przywileje', 'przywilejów'],
  [['szlachcic', 'szlachcica', 'szlachcicem'], 'szlachcice', 'szlachciców'],
  [['pytanie', 'pytaniem'], 'pytania', 'pytań'],
  [['pole', 'polem', 'polu'], 'pola', 'pól'],
  [['gracz', 'gracza', 'graczem'], 'gracze', 'graczy'],
  [['pomocnik', 'pomocnika', 'pomocnikiem'], 'pomocnicy', 'pomocników'],
  [['rozkład', 'rozkładu'], 'rozkłady', 'rozkładów'],
  [['spotkanie', 'spotkaniem'], 'spotkania', 'spotkań'],
];
const PEOPLE: readonly string[] = ['szlachciców', 'graczy', 'pomocników'];
const plural = (language: Language, n: number): string => new Intl.PluralRules(language).select(n);

const RULES: Readonly<Record<Language, readonly Rule[]>> = {
  en: [
    [
      'a number and its noun',
      (text) => counts(text).some(([n, word]) => (n === 1 ? ENGLISH.some((noun) => word === `${noun}s`) : ENGLISH.includes(word))),
    ],
    ['a before a vowel', matches(/(?<!\p{L}|\bpart )a [aeio]/u)],
    ['a straight quotation mark or apostrophe', matches(/["']/)],
  ],
  fr: [
    [
      'a number and its noun',
      (text) => counts(text).some(([n, word]) => (n < 2 ? FRENCH.some((noun) => word === `${noun}s`) : FRENCH.includes(word))),
    ],
    ['an elision', matches(/(?<![\p{L}-])(?:de|le|que|ne|se|je|jusque|lorsque) (?:(?!onze|oui)[aeiouàâéèêëîïôöûüœ]|Hélène)/iu)],
    ['la before a vowel', matches(/(?<![\p{L}-])la (?!ou )(?:[eiouàâéèêëîïôöûüœ]|a\p{L})/iu)],
    ['a contraction', matches(/(?<!\p{L})(?:de|à) les? (?!\p{L}+(?:er|ir|re)(?!\p{L}))/u)],
    ['punctuation without its space', matches(/[^\s](?!(?<=\d):\d)[:;!?»](?!\/)|«[^\s]/)],
  ],
  pl: [
    [
      'a number and its noun',
      (text) =>
        counts(text).some(([n, word]) =>
          POLISH.some(([singular, few, many]) => {
            const form = plural('pl', n);
            if (form === 'one') return word === few || word === many;
            return singular.includes(word) || (form === 'many' ? word === few : word === many && !PEOPLE.includes(many));
          }),
        ),
    ],
    ['z before a cluster', matches(/(?<!\p{L})z (?:(?:sz?|z)[bcćdfghjklłmnńprtw]|w[sśz])/iu)],
  ],
};
