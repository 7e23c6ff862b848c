// Every fact that random games tell has exactly the keys that facts.ts declares.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALL, Choices, Io, lowest, settleOptions, SPECTATOR, toldTo } from '@ridotto/engine';
import type { FactData, FactName } from './facts.ts';
import { sanMarco as game } from '../index.ts';
import { rules } from '../rules/index.ts';

/** `from?` may be left out. */
const KEYS: { readonly [K in FactName]: readonly (string & (keyof FactData[K] | `${string}?`))[] } = {
  'first-leader': ['seat'],
  rolled: ['seat', 'die', 'district', 'throw'],
  'fourth-roll': ['seat', 'does'],
  placed: ['seat', 'district', 'nobles'],
  'passage-begins': ['passage', 'leader'],
  roles: ['roles', 'round', 'passage', 'last'],
  drew: ['seat', 'cards?', 'count?'],
  reshuffled: ['cards'],
  cut: ['cuts'],
  'turned-up': ['seat', 'offers'],
  takes: ['seat', 'of', 'offer', 'cards', 'limit', 'chose'],
  plays: ['seat', 'card'],
  'lays-aside': ['seat'],
  noble: ['seat', 'district', 'from?'],
  'from-board': ['seat', 'district'],
  built: ['seat', 'pair', 'how'],
  seizes: ['seat', 'owner', 'pair'],
  transfer: ['seat', 'district', 'victim'],
  banishes: ['seat', 'district', 'die'],
  removed: ['seat', 'district', 'owner', 'nobles'],
  'declines-banishment': ['seat'],
  'doge-enters': ['seat', 'district'],
  'doge-stays': ['seat', 'district'],
  'doge-steps': ['seat', 'from', 'district', 'paid'],
  'doge-crosses': ['seat', 'from', 'district', 'owner', 'paid'],
  scored: ['district', 'why', 'gains'],
  limits: ['limit', 'out', 'next', 'leader'],
  'passage-ends': ['passage', 'limit', 'highest', 'bonus', 'lowest'],
  ends: ['prestige', 'winners'],
};
/** Told in no standard game. */
const RARE: readonly FactName[] = ['reshuffled'];
/** What a seat is called in a fact. */
const SEATS = ['seat', 'of', 'owner', 'victim', 'leader'];

function check(what: string, data: object): void {
  assert.ok(Object.hasOwn(KEYS, what), `"${what}" is not declared`);
  const declared: readonly string[] = KEYS[what as FactName];
  for (const key of Object.keys(data))
    assert.ok(declared.includes(key) || declared.includes(`${key}?`), `${what} tells ${key}, which is not declared`);
  for (const key of declared) if (!key.endsWith('?')) assert.ok(Object.hasOwn(data, key), `${what} does not tell ${key}`);
  for (const [key, value] of Object.entries(data)) if (SEATS.includes(key)) assert.match(String(value), /^s[0-3]$/);
}

for (const seats of [3, 4])
  test(`facts of random games of ${seats}`, () => {
    const edition = game.edition(game.standard);
    const list = new Choices();
    const pick = new Io(seats);
    const told = new Set<string>();
    for (let g = 0; g < 600; g++) {
      const io = new Io(g);
      io.telling = true;
      const s = game.create(edition, settleOptions(game), seats);
      rules.start(s, io);
      while (s.awaited !== 0) {
        const seat = lowest(s.awaited);
        rules.legal(s, seat, list);
        rules.apply(s, seat, list.at[pick.pick(list.n)], io);
      }
      for (const fact of io.facts) {
        told.add(fact.what);
        if (fact.what !== 'drew') assert.equal(fact.to, ALL, `${fact.what} is not told to all`);
        check(fact.what, fact.data);
        const watched = toldTo(SPECTATOR, fact);
        assert.ok(watched);
        check(watched.what, watched.data);
      }
    }
    assert.deepEqual(
      Object.keys(KEYS).filter((what) => !told.has(what)),
      RARE,
    );
  });
