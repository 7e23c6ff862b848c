// What is wrong with a sentence is found, and what is right is left alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '../words.ts';
import { faultsIn, faultsOf, NUMBERS, RECORD, sentences, type Pools } from './sentences.ts';

const WRONG: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Anne takes 1 coins.',
    'Anne takes 22 coin.',
    'Anne takes undefined.',
    's1 begins.',
    'The game ends: .',
    'Anne  begins.',
    'Anne begins..',
    'It is a orange.',
    'Anne: the offers: none.',
    'Anne loses #.',
    'Smuggler letter-a goes on.',
    'Anne plays san-marco.',
    '',
  ],
  fr: [
    'La gondole de Anne arrive.',
    'La gondole de Hélène arrive.',
    'Anne prend 1 cartes.',
    'Anne prend 0 pièces.',
    'Anne prend 5 pièce.',
    'Anne va de le Marché à la Cour.',
    'Anne va à les Quais.',
    'Anne va à la Église.',
    'Anne prend : 1 carte: le Doge.',
    'Il dit que on joue.',
  ],
  pl: [
    'Anne bierze 1 karty.',
    'Anne bierze 2 kartę.',
    'Anne bierze 1 kart.',
    'Anne bierze 2 kart.',
    'Anne bierze 5 karty.',
    'Anne bierze 12 karty.',
    'Anne traci 5 punkty.',
    'Anne traci 22 punktem.',
    'Anne idzie z szkoły.',
    'Spotkanie z stroną.',
  ],
};
const RIGHT: Readonly<Record<Language, readonly string[]>> = {
  en: ['Anne takes 1 coin.', 'Anne takes 0 coins: all is well.', 'Benoît uses part a of the Market.', 'Passage 1 of 3: Anne leads.'],
  fr: [
    'La gondole d’Anne arrive.',
    'Anne prend 0 pièce et 1 carte ; il en reste 2.',
    'Anne va du Marché à l’Église : 22 pièces.',
    'Posez-le ensuite ; il ne permet pas de les lire.',
    'Posez-la aussitôt.',
  ],
  pl: ['Anne bierze 1 kartę i 2 karty, razem 22 karty, nie 12 kart.', 'Anne idzie ze szkoły z zapasem.', 'co najmniej 5 punktów'],
};
for (const l of ['en', 'fr', 'pl'] as const) {
  test(`${l}: wrong sentences`, () => {
    for (const text of WRONG[l]) assert.notDeepEqual(faultsOf(text, l, new Set(['san-marco'])), [], text);
  });
  test(`${l}: right sentences`, () => {
    for (const text of RIGHT[l]) assert.deepEqual(faultsOf(text, l, new Set(['san-marco'])), [], text);
  });
}

const CATALOGUE = {
  title: 'A game',
  facts: {
    draws: (f: { who: string; count: number }) => `${f.who} draws ${f.count} ${f.count === 1 ? 'card' : 'cards'}.`,
    plain: () => 'It begins.',
  },
  list: (names: readonly string[], { last }: { last: string }) => `${names.join(', ')} ${last}`,
};
const POOLS: Pools = {
  f: RECORD,
  who: ['Anne', 'Émile'],
  count: NUMBERS,
  names: [['Anne'], ['Anne', 'Émile']],
  '{}': [{ last: 'and nobody else' }],
};

test('everything is said: fields and parameters by their names, with every value of their pools', () => {
  const said = [...sentences(CATALOGUE, POOLS)];
  assert.ok(said.some(({ path, text }) => path === 'title' && text === 'A game'));
  for (const text of ['Anne draws 1 card.', 'Émile draws 22 cards.', 'Anne draws 0 cards.', 'It begins.', 'Anne, Émile and nobody else'])
    assert.ok(
      said.some((s) => s.text === text),
      text,
    );
  assert.deepEqual(faultsIn(CATALOGUE, 'en', POOLS, { ends: /^facts\./ }), []);
});
test('a value that nobody thought of is asked for', () => {
  assert.throws(() => [...sentences({ x: (y: string) => y }, POOLS)], {
    message: 'x: there are no values for "y"',
  });
});
test('a fault of one value among many is found', () => {
  const faulty = { facts: { draws: (f: { who: string; count: number }) => `${f.who} draws ${f.count} cards` } };
  assert.deepEqual(
    faultsIn(faulty, 'en', POOLS, { ends: /^facts\./ })
      .map((line) => line.split(': ').slice(0, 2).join(': '))
      .sort(),
    ['facts.draws: a number and its noun', 'facts.draws: no end'],
  );
});
