import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, de, of } from './french.ts';

test('before people: elision only, for « Le Petit » is a name', () => {
  const NAMES = ['Anne', 'Benoît', 'Émile', 'Hélène', 'Œdipe', 'Yves', 'Yann', 'Le Petit', 'zoé', 'ursule'];
  assert.deepEqual(NAMES.map(de), [
    'd’Anne',
    'de Benoît',
    'd’Émile',
    'd’Hélène',
    'd’Œdipe',
    'd’Yves',
    'de Yann',
    'de Le Petit',
    'de zoé',
    'd’ursule',
  ]);
});
test('before places: contraction with the article', () => {
  const PLACES = ['le Marché', 'les Quais', 'la Cour', 'l’Église', 'Rialto', 'Ognissanti'];
  assert.deepEqual(PLACES.map(of), ['du Marché', 'des Quais', 'de la Cour', 'de l’Église', 'de Rialto', 'd’Ognissanti']);
  assert.deepEqual(PLACES.map(at), ['au Marché', 'aux Quais', 'à la Cour', 'à l’Église', 'à Rialto', 'à Ognissanti']);
});
