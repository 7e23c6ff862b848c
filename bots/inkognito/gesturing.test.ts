import assert from 'node:assert/strict';
import test from 'node:test';
import { Io, settleOptions, type Game } from '@ridotto/engine';
import { GESTURES, inkognito, TELLS, type GestureName, type State } from '@ridotto/games/inkognito/index.ts';
import { AGENTS } from '@ridotto/games/inkognito/box/material.ts';
import type { Bot, Gesture } from '../shared/bot.ts';
import { gestureOf } from '../play.ts';
import { careless } from './careless.ts';
import { steady } from './steady.ts';

const game = inkognito as unknown as Game<State>;
const NAMES = ['red', 'green', 'blue', 'yellow'];
const DEAL = {
  red: { identity: 'LF', disguise: 'tall', letter: 'A' },
  green: { identity: 'AX', disguise: 'short', letter: 'B' },
  blue: { identity: 'CB', disguise: 'thin', letter: 'C' },
  yellow: { identity: 'ZZ', disguise: 'fat', letter: 'D' },
};
const read = (more: object): State =>
  inkognito.read({ player: 'red', deal: DEAL, ...more }, inkognito.edition(inkognito.standard), settleOptions(inkognito), NAMES);
/** Red has seen that blue is the Colonel. */
const SEEN = {
  questions: [{ asker: 'red', target: 'blue', kind: 'identity', channel: 'direct', turn: 1, cards: ['grey-CB', 'AX', 'tall'] }],
};
const made = (bot: Bot<State>, s: State, seat: number, times = 60): Gesture[] =>
  Array.from({ length: times }, (_, seed) => gestureOf(game, bot, s, seat, new Io(seed), ({ message }) => assert.fail(message))).filter(
    (g) => g !== undefined,
  );

test('steady: its own tell, true, to the partner it knows, now and then at the beginning of its turn', () => {
  const signs = made(steady, read({ at: 'shake', ...SEEN }), 0);
  assert.ok(signs.length > 5 && signs.length < 30, String(signs.length));
  for (const sign of signs) assert.deepEqual(sign, { gesture: 'wink', to: 2 });
});

test('steady: nothing while it does not know its partner, in other moments, or for the others', () => {
  assert.deepEqual(made(steady, read({ at: 'shake' }), 0), []);
  assert.deepEqual(made(steady, read({ at: 'end', ...SEEN }), 0), []);
  assert.deepEqual(made(steady, read({ at: 'shake', ...SEEN }), 2), []);
});

test('careless: any of the four, to anybody or to all, true or false', () => {
  const signs = made(careless, read({ at: 'shake' }), 0, 400);
  assert.deepEqual([...new Set(signs.map((g) => g.gesture))].sort(), [...GESTURES.names].sort());
  assert.deepEqual(new Set(signs.map((g) => g.to)), new Set([1, 2, 3, undefined]));
  const mine = Object.entries(TELLS).find(([, agent]) => agent === AGENTS[0])![0] as GestureName;
  assert.ok(signs.some((g) => g.gesture !== mine));
  assert.ok(signs.length < 120, String(signs.length));
});

test('the same seed, the same gesture, and the state is left as it was', () => {
  const s = read({ at: 'shake', ...SEEN });
  const before = [...s.all];
  for (const bot of [steady, careless]) assert.deepEqual(made(bot, s, 0), made(bot, s, 0));
  assert.deepEqual([...s.all], before);
});

test('a bot without gestures makes none, and one that fails is reported', () => {
  const s = read({ at: 'shake' });
  assert.equal(gestureOf(game, { name: 'plain', decide: ({ legal }) => legal[0] }, s, 0, new Io(1)), undefined);
  const faults: string[] = [];
  const broken: Bot<State> = {
    name: 'broken',
    decide: ({ legal }) => legal[0],
    gesture() {
      throw new Error('oh no');
    },
  };
  assert.equal(
    gestureOf(game, broken, s, 0, new Io(1), ({ message }) => faults.push(message)),
    undefined,
  );
  assert.match(faults.join(), /oh no/);
});
