// Every fact that random games tell has exactly the keys that facts.ts declares, and is told to whom it should be.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALL, Io, SPECTATOR, toldTo } from '@ridotto/engine';
import type { FactData, FactName } from './facts.ts';
import { rules } from '../rules/index.ts';
import { EVERYTHING, randomGame, read } from '../tests/kit.ts';
import { SAY } from './vocabulary.ts';

/** `guild?` may be left out. */
const KEYS: { readonly [K in FactName]: readonly (string & (keyof FactData[K] | `${string}?`))[] } = {
  boards: ['boards'],
  fountains: ['fountains'],
  city: ['tiles'],
  'first-player': ['seat', 'church'],
  dealt: ['seat', 'missions?', 'count?'],
  keeps: ['seat', 'missions'],
  kept: ['missions'],
  draws: ['seat', 'card'],
  planned: ['piles', 'left'],
  step: ['round', 'step', 'guild?', 'first'],
  reveals: ['seat', 'pile', 'cards'],
  passes: ['seat', 'piles'],
  waits: ['seat', 'privileges'],
  'nina-reveals': ['cards', 'total'],
  ranking: ['ranks', 'acting', 'pawn'],
  'gains-coins': ['seat', 'coins', 'card'],
  joins: ['seat', 'at'],
  'cannot-act': ['seat', 'rank'],
  'takes-seat': ['seat', 'at', 'from', 'stays'],
  takes: ['seat', 'resource'],
  places: ['seat', 'square', 'cost'],
  sells: ['seat', 'resource', 'coins'],
  moves: ['seat', 'from', 'to', 'why'],
  declines: ['seat', 'what'],
  upgrades: ['seat', 'from', 'to'],
  returns: ['seat', 'card?', 'hidden'],
  'moves-palm': ['seat', 'from', 'to'],
  'draws-missions': ['seat', 'missions?', 'count?'],
  'keeps-mission': ['seat', 'mission?', 'count?'],
  'takes-back': ['seat', 'card'],
  plants: ['seat', 'tree'],
  builds: ['seat', 'square', 'fountain'],
  boxed: ['what'],
  'puts-away': ['seat', 'cards?', 'count?'],
  council: ['round', 'members', 'privileges'],
  ends: ['sheets', 'coins', 'winners'],
};
/** Told in no standard game. */
const RARE: readonly FactName[] = ['boxed'];
/** Told to one player; the others get less of it, or nothing. */
const IN_PART: readonly string[] = ['dealt', 'draws-missions', 'keeps-mission', 'puts-away', 'returns'];
/** Never told to others. */
const SECRET: readonly string[] = ['card', 'cards', 'mission', 'missions'];
const ALONE: readonly string[] = ['keeps', 'draws'];

function check(what: string, data: object): void {
  assert.ok(Object.hasOwn(KEYS, what), `"${what}" is not declared`);
  const declared: readonly string[] = KEYS[what as FactName];
  for (const key of Object.keys(data))
    assert.ok(declared.includes(key) || declared.includes(`${key}?`), `${what} tells ${key}, which is not declared`);
  for (const key of declared) if (!key.endsWith('?')) assert.ok(Object.hasOwn(data, key), `${what} does not tell ${key}`);
  for (const [key, value] of Object.entries(data)) if (key === 'seat') assert.match(String(value), /^s[0-4]$/);
}

test('facts of random games', () => {
  const told = new Set<string>();
  for (let g = 0; g < 160; g++) {
    const io = new Io(g);
    io.telling = true;
    randomGame(2 + (g % 4), g, g % 8 < 4 ? EVERYTHING : {}, io);
    for (const fact of io.facts) {
      told.add(fact.what);
      check(fact.what, fact.data);
      const watched = toldTo(SPECTATOR, fact);
      if (watched === undefined) assert.ok(ALONE.includes(fact.what), `${fact.what} is told to one player alone`);
      else {
        check(watched.what, watched.data);
        const tooMuch = fact.to !== ALL && Object.keys(watched.data).some((key) => SECRET.includes(key));
        assert.ok(!tooMuch, `${fact.what} tells too much`);
      }
      if (fact.to !== ALL) assert.ok(ALONE.includes(fact.what) || IN_PART.includes(fact.what), `${fact.what} is not told to all`);
    }
  }
  assert.deepEqual(
    Object.keys(KEYS).filter((what) => !told.has(what)),
    RARE,
  );
});

test('a card returned in secret: its owner is told which, others that it happened', () => {
  const s = read({ at: 'ability', step: 'B', abilities: ['return-card'], 'hidden-discard': { anne: [6] } });
  const io = new Io();
  io.telling = true;
  rules.answer(s, 0, SAY['return-hidden'].make(5), io);
  const [fact] = io.facts;
  assert.deepEqual(toldTo(0, fact), { what: 'returns', data: { seat: 's0', card: '6', hidden: true } });
  for (const other of [1, 2, SPECTATOR]) assert.deepEqual(toldTo(other, fact), { what: 'returns', data: { seat: 's0', hidden: true } });
});
