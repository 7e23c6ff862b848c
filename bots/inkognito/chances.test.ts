import assert from 'node:assert/strict';
import test from 'node:test';
import { settleOptions } from '@ridotto/engine';
import { inkognito } from '@ridotto/games/inkognito/index.ts';
import { PIECE, SPACE } from '@ridotto/games/inkognito/box/material.ts';
import { chance } from './chances.ts';
import type { Wish } from './mind.ts';

const edition = inkognito.edition(inkognito.standard);
const NAMES = ['red', 'green', 'blue', 'yellow'];
const piece = (name: string): number => PIECE.values.indexOf(name as never);
const space = (name: string): number => SPACE.values.indexOf(name);
const wish = (pieces: readonly string[], target: number, meets: boolean): Wish => ({
  weight: 1,
  announce: 0,
  pieces: pieces.map(piece),
  meets,
  target,
  mustHaveMoved: false,
});
const reach = (who: string, where: string): Wish => wish([who], space(where), false);
const meet = (who: readonly string[], whom: string): Wish => wish(who, piece(whom), true);
/** Of the 120 ways to draw three of the ten balls, those that do it in this colour's turn. */
function ways(by: string, w: Wish, figures: Record<string, string> = {}): number {
  const s = inkognito.read({ at: 'shake', player: 'red', figures }, edition, settleOptions(inkognito), NAMES);
  return Math.round(120 * chance(s, NAMES.indexOf(by), w) * 1e6) / 1e6;
}

// Three white balls, two orange, two blue, two black, one purple.
test('one step: with any ball that fits; two steps: with two', () => {
  assert.equal(ways('red', reach('red-thin', 's53')), 110); // a street: not with three of the five others
  assert.equal(ways('blue', reach('blue-thin', 's54'), { 'blue-thin': 's57' }), 110); // a canal
  assert.equal(ways('red', reach('red-tall', 's40'), { 'red-tall': 's43' }), 65); // two canals; or two streets and a canal
  assert.equal(ways('red', reach('red-tall', 's40'), { 'red-tall': 's40' }), 120);
});

test("somebody else's figure: with the purple ball, one step, and not to where another stands", () => {
  const near = { 'blue-thin': 's57' };
  assert.equal(ways('red', reach('blue-thin', 's54'), near), 36);
  assert.equal(ways('red', reach('blue-thin', 's54'), { ...near, 'red-thin': 's54' }), 36);
  assert.equal(ways('red', reach('blue-thin', 's54'), { ...near, 'green-thin': 's54' }), 0);
  assert.equal(ways('red', reach('blue-thin', 's54'), { 'blue-thin': 's55' }), 0);
});

test('the extra step of a meeting counts, where it leads to an empty space', () => {
  const met = { 'red-tall': 's43', 'green-short': 's42' };
  assert.equal(ways('red', reach('red-tall', 's40'), met), 113); // a canal to the meeting, or two streets
  assert.equal(ways('red', reach('red-tall', 's40'), { ...met, 'yellow-fat': 's40' }), 65);
});

test('the Ambassador: with black balls; home, by whoever meets him', () => {
  const home = { ambassador: 's36' };
  assert.equal(ways('red', reach('ambassador', 's37'), home), 64);
  assert.equal(ways('red', reach('ambassador', 's50'), home), 8);
  assert.equal(ways('red', reach('ambassador', 's28'), home), 0);
  // Home is one step away; or Red steps from the space beside him.
  assert.equal(ways('red', reach('ambassador', 's58'), home), 64);
  assert.ok(ways('red', reach('ambassador', 's58'), { ...home, 'red-tall': 's37' }) > 110);
});

test('a meeting: either may come to the other', () => {
  const beside = { 'red-thin': 's52', 'yellow-thin': 's53' };
  // With white or orange; or purple brings Yellow's figure to Red's.
  assert.equal(ways('red', meet(['red-thin'], 'yellow-thin'), beside), 116);
  assert.equal(ways('blue', meet(['red-thin'], 'yellow-thin'), beside), 0);
  assert.equal(ways('blue', meet(['red-thin', 'blue-tall'], 'yellow-thin'), { ...beside, 'blue-tall': 's53' }), 120);
  // Where one of two partners is wanted with the other: the purple ball moves either's, to the other's own.
  assert.equal(ways('yellow', meet(['red-thin'], 'yellow-thin'), beside), 116);
});
