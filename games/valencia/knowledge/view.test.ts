// What the page draws from beside positions: scores that all can count, and how a seat's own missions stand.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SPECTATOR } from '@ridotto/engine';
import { NAMES, read } from '../tests/kit.ts';
import { view } from './view.ts';

const ANNE = 0;
const names = NAMES.slice(0, 3);
const position = {
  at: 'planning',
  members: { anne: ['e1', 'f1'], benoit: ['c2'] },
  fountains: { b2: 'f6' },
  palms: ['t1-1'],
  council: { nobility: ['anne'], church: ['benoit'] },
  prestige: { benoit: 3 },
  privileges: { anne: 2 },
  coins: { anne: 4, benoit: 2, christian: 2 },
  missions: { anne: ['line', 'neighbour-coins', 'most-coins', 'isolated'], benoit: ['walls'] },
};

void test('everybody sees what all can count, without missions', () => {
  const { sheets } = view(read(position), SPECTATOR, names);
  assert.deepEqual(sheets.anne, { council: 0, city: 2, palms: 0, fountains: 0, privileges: 2 });
  // c2 touches b2 with its 6, but not the tree T(1,1).
  assert.deepEqual(sheets.benoit, { council: 3, city: 1, palms: 0, fountains: 6, privileges: 0 });
});

void test('how missions stand, only their owner sees, and nothing of what is behind the screens of others', () => {
  const { standing } = view(read(position), ANNE, names);
  assert.deepEqual(Object.keys(standing), ['anne']);
  assert.deepEqual(standing.anne.line, { fulfilled: false, points: -3, have: 2, need: 3 });
  assert.deepEqual(standing.anne.isolated, { fulfilled: true, points: 0 });
  assert.deepEqual(standing.anne['neighbour-coins'], {});
  assert.deepEqual(standing.anne['most-coins'], {});
  assert.deepEqual(view(read(position), SPECTATOR, names).standing, {});
});

void test('with open screens wealth is compared too', () => {
  const { standing } = view(read(position, 3, { screens: 'open' }), ANNE, names);
  assert.deepEqual(standing.anne['neighbour-coins'], { fulfilled: true, points: 3, have: 2, need: 1 });
  assert.equal(standing.anne['most-coins'].points, 5);
});
