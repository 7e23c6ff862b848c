// The words of the house: the same keys in all languages, none left in English, plurals by each language's rules.
import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { isTask } from '@ridotto/engine';
import { faultsIn, NUMBERS } from '@ridotto/engine/battery/sentences.ts';
import { LIST } from '@ridotto/games/list.ts';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';
import { LEARN } from '../words/learn.ts';
import { pl } from '../words/pl.ts';
import { problemInWords } from '../words/problem.ts';
import { typeset } from '../words/typeset.ts';

function leaves(x: unknown, at = ''): [string, unknown][] {
  if (typeof x !== 'object' || x === null) return [[at, x]];
  return Object.entries(x).flatMap(([k, v]) => leaves(v, `${at}.${k}`));
}
const SAME = new Set([
  'Ridotto',
  'English',
  'Français',
  'Polski',
  'Tab',
  '?',
  'u',
  '/',
  'l',
  'g',
  'c',
  'p',
  'm',
  'b',
  'y',
  'h',
  'k',
  '< >',
  'Home End',
  '+ − 0',
  '.',
  ',',
  'Escape',
  'Enter',
  'Secret',
  'Nobles',
  'bot',
  'Menu',
  'Tempo',
  'Points',
  'Webhook',
  'Discord',
  'Slack',
  'Format',
  'Guide',
  'Code',
  'E-mail',
]);

const LANGUAGES = ['en', 'fr', 'pl'] as const;
type Catalogue = Readonly<Record<(typeof LANGUAGES)[number], object>>;
/** Of every module that holds words in all languages, by its file: those that are fetched with their pages. */
async function catalogues(): Promise<[string, Catalogue][]> {
  const folder = new URL('../words/', import.meta.url);
  const files = fs.readdirSync(folder).filter((file) => {
    const text = file.endsWith('.ts') ? fs.readFileSync(new URL(file, folder), 'utf8') : '';
    return /export const [A-Z]+: Readonly<Record<Language,/.test(text);
  });
  const found = await Promise.all(
    files.map(async (file) => {
      const module = (await import(`../words/${file}`)) as Record<string, unknown>;
      return Object.values(module).flatMap((one): [string, Catalogue][] =>
        typeof one === 'object' && one !== null && LANGUAGES.every((l) => l in one) ? [[file, one as Catalogue]] : [],
      );
    }),
  );
  return found.flat();
}

test('words that are fetched with their pages are complete and translated, whichever modules there are', async () => {
  const found = await catalogues();
  expect(found.length).toBeGreaterThan(3);
  for (const [module, catalogue] of found)
    for (const l of ['fr', 'pl'] as const) {
      const theirs = new Map(leaves(catalogue[l]));
      const ours = leaves(catalogue.en);
      expect([...theirs.keys()].sort(), module).toEqual(ours.map(([key]) => key).sort());
      for (const [key, value] of ours)
        if (typeof value === 'string' && !SAME.has(value)) expect(theirs.get(key), `${module}${key}`).not.toBe(value);
    }
});

test('the catalogues of the house are complete and translated', () => {
  const shape = (w: object): string[] =>
    leaves(w)
      .map(([k, v]) => `${k} ${typeof v}`)
      .sort();
  expect(shape(fr)).toEqual(shape(en));
  expect(shape(pl)).toEqual(shape(en));
  for (const w of [fr, pl]) {
    const theirs = new Map(leaves(w));
    for (const [key, value] of leaves(en)) if (typeof value === 'string' && !SAME.has(value)) expect(theirs.get(key), key).not.toBe(value);
  }
});

test('whatever a table or the house may refuse is said in words', () => {
  // The protocol names every kind there is: the server's tests compare.
  const protocol = fs.readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
  const kinds = [...protocol.matchAll(/^\| `([a-z-]+)` \| [45]\d\d \|/gm)].map(([, kind]) => kind);
  expect(kinds.length).toBeGreaterThan(30);
  for (const w of [en, fr, pl]) expect(Object.keys(w.problem.kinds)).toEqual(expect.arrayContaining(kinds));
});

test('of what stands in the way, the nearest reason is said', () => {
  for (const { problem: w } of [en, fr, pl]) {
    const said = (type: string, status: number, more: { rule?: string } = {}, rule?: string): string =>
      problemInWords(w, { type: `urn:ridotto:problem:${type}`, title: '', detail: '', status, ...more }, rule);
    expect(said('offline', 0)).toBe(w.offline);
    expect(said('not-legal', 422, { rule: 'no-scroll' }, 'There is no scroll.')).toBe('There is no scroll.');
    expect(said('not-legal', 422, { rule: 'after-news' })).toBe(w.kinds['after-news']);
    expect(said('stale', 409)).toBe(w.kinds.stale);
    // A house newer than this page has kinds that it does not know.
    expect(said('of-tomorrow', 429)).toBe(w.kinds['too-many']);
    expect(said('of-tomorrow', 409)).toBe(w.kinds['not-legal']);
    expect(said('of-tomorrow', 500)).toBe(w.kinds.failed);
  }
});

test('plurals', () => {
  const n = [0, 1, 2, 5, 12, 22, 112];
  expect(n.map((x) => pl.marker(x).split(',')[0])).toEqual([
    '0 nowych zdarzeń',
    '1 nowe zdarzenie',
    '2 nowe zdarzenia',
    '5 nowych zdarzeń',
    '12 nowych zdarzeń',
    '22 nowe zdarzenia',
    '112 nowych zdarzeń',
  ]);
  expect(n.map((x) => fr.setup.number(x))).toEqual(['0 personne', '1 personne', ...[2, 5, 12, 22, 112].map((x) => `${x} personnes`)]);
});

test('French never breaks a line before : ; ! ? or inside « »', () => {
  const set = typeset('fr', fr);
  expect(set.cover.title('Anne')).toBe('Passez l’appareil à Anne');
  expect(set.why.title).toBe('Pourquoi pas\u202f?');
  expect(set.since(2)).toBe('Depuis votre tour\u00a0: 2\u00a0étapes');
  for (const [key, value] of leaves(set)) if (typeof value === 'string') expect(value, key).not.toMatch(/ [:;!?»]|« /);
});

test('no language breaks a line between a number and what it counts', () => {
  expect([typeset('en', en), typeset('fr', fr), typeset('pl', pl)].map((set) => set.setup.number(4))).toEqual([
    '4\u00a0players',
    '4\u00a0personnes',
    '4\u00a0graczy',
  ]);
  expect(typeset('en', ['10 cards, 1 noble', '3 4 (5), 6'])).toEqual(['10\u00a0cards, 1\u00a0noble', '3 4 (5), 6']);
});

test('nothing is mechanically wrong with any sentence of the house', async () => {
  const names = ['Anne', 'Benoît', 'Émile', 'Hélène'];
  const games = ['San Marco', 'Inkognito', 'Valencia'];
  const pools = {
    n: NUMBERS,
    name: names,
    names: [['Anne'], ['Denise', 'Émile'], ['Hélène', 'Benoît', 'Anne']],
    who: names,
    game: games,
    title: games,
    hash: ['3f9a'],
    thing: ['San Polo'],
    things: [['San Polo', 'Anne']],
    all: NUMBERS,
    line: ['to castello'],
    what: ['Anne'],
    said: ['Émile'],
    when: ['Tuesday 18:05'],
    at: [Date.UTC(2026, 10, 29, 18, 5)],
    now: [Date.UTC(2026, 10, 27, 9, 30)],
    by: names,
    seat: names,
    zone: ['Europe/Paris'],
    bank: ['15 minutes'],
    increment: ['10 secondes', null],
    each: ['2 dni'],
    time: ['5 min'],
    bot: [true, false],
    games: NUMBERS.slice(1),
    best: ['Build a bridge'],
    decisions: NUMBERS,
    weighed: NUMBERS,
    one: ['Builds a bridge'],
    other: ['takes a card'],
    tempo: ['Live'],
    until: ['18:05'],
    from: NUMBERS,
    to: NUMBERS,
    ms: [0, 1000, 61_000, 3_600_000, 90_000_000, 5 * 86_400_000],
    items: [['Anne'], ['Denise', 'Émile'], ['Hélène', 'Benoît', 'Anne']],
  };
  // French and Polish call each game in sentences of their own.
  for (const [l, words] of Object.entries({ en, fr, pl }) as ['en' | 'fr' | 'pl', object][]) expect(faultsIn(words, l, pools)).toEqual([]);
  const mine = {
    ...pools,
    name: names,
    what: ['Firefox, Linux'],
    why: ['503'],
    zone: ['Europe/Paris'],
    day: ['2026-11-29'],
    minutes: [10],
    own: ['Denise', null],
    address: ['anne@example.org'],
    done: NUMBERS,
    of: NUMBERS,
    kept: NUMBERS,
    known: NUMBERS,
    refused: NUMBERS,
    games: NUMBERS,
    before: NUMBERS,
    after: NUMBERS,
    you: NUMBERS,
    they: NUMBERS,
    file: ['copy.json'],
    value: ['Castello'],
    ours: ['6'],
    least: [0],
    most: [99],
  };
  for (const [module, catalogue] of await catalogues())
    for (const l of LANGUAGES) expect(faultsIn(catalogue[l], l, mine), `${module}, ${l}`).toEqual([]);
});

test('the page joins no words by a colon of its own: French has a space before it', () => {
  const root = new URL('../', import.meta.url);
  const own = ['app/pages', 'app/frame', 'play', 'games', 'art'].flatMap((folder) =>
    fs
      .readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => /\}: \$\{/.test(fs.readFileSync(new URL(`${folder}/${file}`, root), 'utf8')))
      .map((file) => `${folder}/${file}`),
  );
  expect(own).toEqual([]);
  expect(typeset('fr', fr).table.labelled('Gain', 'Anne 4')).toBe('Gain\u00a0: Anne 4');
});

test('what is to be done does not begin by saying once more whose turn it is', async () => {
  const again = /^(it is )?your (turn|move)\b(?! is)|^(c’est )?(à vous|votre tour)[,.: ]|^(twoja (kolej|tura)|twój ruch)[;,.: ]/i;
  for (const { name, course } of LIST) {
    const { lessons = [], puzzles = [] } = (await course?.()) ?? {};
    const asked = [...lessons.flatMap(({ steps }) => steps.filter(isTask).map(({ ask }) => ask)), ...puzzles.map(({ ask }) => ask)];
    expect(asked.length, name).toBeGreaterThan(0);
    for (const l of LANGUAGES) {
      expect(again.test(LEARN[l].todo), `${l}: ${LEARN[l].todo}`).toBe(true);
      expect(
        asked.map((said) => said[l]).filter((said) => again.test(said)),
        `${name}, ${l}`,
      ).toEqual([]);
    }
  }
});
