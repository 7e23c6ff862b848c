// Text is found whatever its accents and capitals, and what was found is marked in the text as it stands.
import { expect, test } from '@playwright/test';
import { hasAll, marked, plain, wordsOf } from '../words/search.ts';

const foundIn = (text: string, query: string): string[] =>
  marked(text, wordsOf(query))
    .filter(({ found }) => found)
    .map((piece) => piece.text);

test('accents, capitals and letters of their own make no difference, and what was found is marked where it stands', () => {
  expect(plain('Żółta Łódź, cœur, Église')).toBe('zolta lodz, coeur, eglise');
  expect(hasAll('Le Conseil a huit cases : Noblesse, Église', wordsOf('EGLISE conseil'))).toBe(true);
  expect(hasAll('Miejsca w Radzie', wordsOf('rada'))).toBe(false);
  expect(hasAll('anything', wordsOf(' '))).toBe(false);
  expect(foundIn('Au cœur de l’Église', 'coeur eglise')).toEqual(['cœur', 'Église']);
  expect(foundIn('Łódź i łodzie', 'lod')).toEqual(['Łód', 'łod']);
});
