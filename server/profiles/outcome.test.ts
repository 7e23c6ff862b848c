import assert from 'node:assert/strict';
import test from 'node:test';
import { seatId, SPECTATOR } from '@ridotto/engine';
import { Table, type JournalEntry } from '@ridotto/table';
import { setupOf } from '@ridotto/table/tests/kit.ts';
import { finished } from '../tests/kit.ts';
import { outcomeOf, placesOf } from './outcome.ts';
import { rate } from './rating.ts';
import { shown } from './shown.ts';

test('places: those who won, then by points, then those who left the others; the same for equals', () => {
  const over = { winners: ['s1'], scores: [7, 7, 3, 7], secret: '', salts: [], verified: true };
  const stayed = ['played', 'played', 'played', 'played'] as const;
  assert.deepEqual(placesOf(over, stayed), [2, 1, 4, 2]);
  assert.deepEqual(placesOf(over, ['played', 'conceded', 'played', 'gone']), [1, 3, 2, 3]);
  assert.deepEqual(placesOf({ ...over, winners: ['s0', 's3'] }, stayed), [1, 3, 4, 1]);
});

test('a game that was played to its end has an outcome; one that is not over, or was stopped, has none', () => {
  const { table } = finished();
  const { over } = table.snapshot(SPECTATOR);
  const outcome = outcomeOf(table, [])!;
  assert.partialDeepStrictEqual(outcome, { game: 'san-marco', players: 3, people: true });
  assert.deepEqual(
    outcome.seats.filter(({ place }) => place === 1).map(({ seat }) => seatId(seat)),
    over!.winners,
  );
  const succeeds: JournalEntry = { do: 'matter', by: 's0', matter: { do: 'succeed', name: 'Denise' } };
  assert.equal(outcomeOf(table, [succeeds])?.people, false);
  const { table: begun } = Table.open(setupOf(), 0);
  assert.equal(outcomeOf(begun, []), undefined);
  begun.matter(0, { do: 'propose', what: { do: 'stop' }, key: 'stop' }, 1);
  for (const seat of [1, 2, 3]) begun.matter(seat, { do: 'agree', proposal: 1, key: 'yes' }, 2);
  assert.deepEqual([begun.over, outcomeOf(begun, [])], [true, undefined]);
});

test('who is before others gains, and most where nothing was known; the order of seats does not count', () => {
  const [first, second, third] = rate([undefined, undefined, undefined], [1, 2, 3]);
  assert.ok(first.mu > second.mu && second.mu > third.mu && first.sigma < 25 / 3);
  const inOrder = (ratings: readonly { readonly mu: number }[]) => ratings.map(({ mu }) => Math.round(mu * 1e9)).toSorted((a, b) => a - b);
  assert.deepEqual(inOrder(rate([undefined, undefined, undefined], [3, 1, 2])), inOrder([first, second, third]));
  const [again] = rate([first, second], [1, 2]);
  assert.ok(again.mu - first.mu < first.mu - 25);
  assert.deepEqual(shown({ mu: 25, sigma: 25 / 3 }), { rating: 1000, give: 667 });
});
