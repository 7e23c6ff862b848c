// Every fact that random games tell has exactly the keys that facts.ts declares, and is told to whom it should be.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALL, Io, SPECTATOR, toldTo } from '@ridotto/engine';
import type { FactData, FactName } from './facts.ts';
import type { State } from '../index.ts';
import { DOGE, SEAT_NAMES } from './material.ts';
import { randomGame } from '../tests/kit.ts';

/** `gondola?` may be left out. */
const KEYS: { readonly [K in FactName]: readonly (string & (keyof FactData[K] | `${string}?`))[] } = {
  layout: ['tiles'],
  'first-player': ['seat'],
  'draws-missions': ['seat', 'missions?', 'count?'],
  returns: ['seat', 'mission?'],
  'keeps-mission': ['seat', 'mission?'],
  'draws-cards': ['seat', 'cards?', 'count?'],
  'keeps-card': ['seat', 'card?'],
  turn: ['seat', 'turn'],
  plays: ['seat', 'card'],
  gondolier: ['seat', 'gondola', 'at', 'stays?'],
  moves: ['seat', 'from', 'to', 'canal', 'coins', 'pass?'],
  'passes-under': ['seat', 'canal', 'owner'],
  moors: ['owner', 'gondola', 'at', 'on'],
  meets: ['seat', 'owner', 'at'],
  encounter: ['picks'],
  pays: ['seat', 'with'],
  completes: ['seat', 'mission'],
  lays: ['seat', 'mission', 'slot'],
  'mission-effect': ['seat', 'mission'],
  assistant: ['owner', 'building', 'space'],
  'all-placed': ['seat'],
  uses: ['seat', 'building', 'effect'],
  activates: ['seat', 'building'],
  builds: ['owner', 'canal'],
  spy: ['seat', 'at'],
  taxes: ['seat', 'coins'],
  favour: ['seat', 'gain'],
  changes: ['who', 'what', 'by'],
  overflow: ['who', 'intrigue'],
  cubes: ['seat', 'gondola', 'cubes'],
  shuffles: ['deck', 'cards'],
  'draws-smugglers': ['seat', 'letter', 'to?', 'count?'],
  smuggler: ['seat?', 'letter', 'to'],
  sails: ['owner', 'from', 'to'],
  row: ['place', 'card'],
  'doge-card': ['card'],
  boxes: ['deck', 'left'],
  'assistant-scores': ['owner', 'building', 'space'],
  'end-triggered': ['why', 'by?', 'left?'],
  'last-rounds': ['left'],
  awards: ['awards', 'assistants'],
  reduces: ['seat', 'with'],
  wealth: ['coins', 'favour'],
  over: ['scores', 'arrested?', 'winners'],
};
/** Told to one player; the others get less of it. */
const IN_PART: readonly string[] = ['draws-missions', 'returns', 'keeps-mission', 'draws-cards', 'keeps-card', 'draws-smugglers'];
const SECRET: readonly string[] = ['missions', 'mission', 'cards', 'card', 'to'];

function check(what: string, data: object): void {
  assert.ok(Object.hasOwn(KEYS, what), `"${what}" is not declared`);
  const declared: readonly string[] = KEYS[what as FactName];
  for (const key of Object.keys(data)) assert.ok(declared.includes(key) || declared.includes(`${key}?`), `${what} has "${key}"`);
  for (const key of declared) assert.ok(key.endsWith('?') || Object.hasOwn(data, key), `${what} lacks "${key}"`);
}

test('the facts of random games', () => {
  const told = new Set<string>();
  for (const seats of [1, 2, 3, 5])
    for (let seed = 0; seed < 6; seed++) {
      const io = new Io(seed);
      io.telling = true;
      randomGame(seats, seed, { favourCards: 'all' }, io);
      for (const fact of io.facts) {
        told.add(fact.what);
        check(fact.what, fact.data);
        if (fact.others) check(fact.what, fact.others);
        assert.equal(fact.to === ALL, !IN_PART.includes(fact.what), fact.what);
        const seen = toldTo(SPECTATOR, fact);
        if (IN_PART.includes(fact.what))
          for (const key of SECRET) assert.ok(!Object.hasOwn(seen?.data ?? {}, key), `${fact.what} shows ${key}`);
      }
    }
  assert.deepEqual(
    Object.keys(KEYS).filter((name) => !told.has(name)),
    [],
  );
});

type Amount = FactData['changes']['what'];
const ALL_AMOUNTS: readonly Amount[] = ['vp', 'coins', 'scrolls', 'intrigue', 'council'];
/** What may change because of a fact; all others bring nothing. */
const BRINGS: { readonly [K in FactName]?: readonly Amount[] } = {
  plays: ALL_AMOUNTS,
  gondolier: ['coins'],
  moves: ['coins'],
  moors: ['vp'],
  meets: ['scrolls', 'intrigue'],
  encounter: ['scrolls', 'intrigue'],
  pays: ['scrolls', 'intrigue'],
  completes: ['scrolls', 'coins', 'vp'],
  'mission-effect': ALL_AMOUNTS,
  'all-placed': ['vp'],
  uses: ALL_AMOUNTS,
  taxes: ['coins'],
  'doge-card': ALL_AMOUNTS,
  'assistant-scores': ['vp'],
  awards: ['vp'],
  reduces: ['coins', 'scrolls', 'intrigue'],
  wealth: ['vp'],
};
/** Told in the middle of something else, which goes on afterwards. */
const BETWEEN: readonly string[] = ['cubes', 'overflow', 'favour', 'end-triggered', 'shuffles'];

test('whatever changes has its cause told before it', () => {
  for (const seats of [1, 2, 3, 5])
    for (let seed = 0; seed < 20; seed++) {
      const io = new Io(seed);
      io.telling = true;
      randomGame(seats, seed, { favourCards: 'all' }, io);
      let cause = '';
      let last = '';
      let brings: readonly string[] = [];
      let changed: string[] = [];
      for (const { what, data } of io.facts) {
        if (what === 'changes') {
          const { who, what: amount, by } = data as FactData['changes'];
          const before = (last === 'overflow' && ['vp', 'intrigue'].includes(amount)) || last === 'favour' || brings.includes(amount);
          assert.ok(before, `${amount} of ${who} changes by ${by} after ${cause} (game ${seed} of ${seats})`);
          // A mission completed pays once; what it gives whenever a mission is completed has a line of its own.
          if (cause === 'completes') assert.ok(!changed.includes(amount), `${amount} of ${who} changes twice after ${cause}`);
          changed.push(amount);
        } else if (!BETWEEN.includes(what)) {
          cause = what;
          changed = [];
          const under = data as FactData['passes-under'];
          brings = what === 'passes-under' ? [under.owner === under.seat ? 'coins' : 'intrigue'] : (BRINGS[what as FactName] ?? []);
        }
        last = what === 'changes' && last === 'overflow' ? last : what;
      }
    }
});

test('what is told to change adds up to what there is', () => {
  for (const seats of [1, 2, 3, 5])
    for (let seed = 0; seed < 8; seed++) {
      const io = new Io(seed);
      io.telling = true;
      const counted = new Map<string, number>();
      let read = 0;
      let begun = false;
      const each = (s: State): void => {
        const there = amounts(s, seats);
        // The purses of the set-up are filled without a word: they follow from who is first.
        if (!begun) for (const [what, n] of there) counted.set(what, n);
        else
          for (const { what, data } of io.facts.slice(read)) {
            if (what !== 'changes') continue;
            const { who, what: amount, by } = data as FactData['changes'];
            const key = `${amount} of ${who}`;
            counted.set(key, counted.get(key)! + by);
          }
        begun = true;
        read = io.facts.length;
        for (const [what, n] of there) assert.equal(counted.get(what), n, `${what}, game ${seed} of ${seats}`);
      };
      randomGame(seats, seed, { favourCards: 'all' }, io, each);
      assert.ok(begun);
    }
});
function amounts(s: State, seats: number): [string, number][] {
  const players = SEAT_NAMES.slice(0, seats).map((who, p): [string, number] => [who, p]);
  const whos: [string, number][] = seats === 1 ? [...players, ['doge', DOGE]] : players;
  return [
    ...whos.flatMap(([who, i]): [string, number][] => [
      [`vp of ${who}`, s.vp[i]],
      [`scrolls of ${who}`, s.scrolls[i]],
      [`intrigue of ${who}`, s.intrigue[i]],
    ]),
    ...players.map(([who, p]): [string, number] => [`coins of ${who}`, s.coins[p]]),
    ...players.map(([who, p]): [string, number] => [`council of ${who}`, s.council[p]]),
  ];
}
