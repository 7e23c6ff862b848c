import assert from 'node:assert/strict';
import test from 'node:test';
import { interval, ratings } from './ratings.ts';
import { fixtures, seatOf, standings } from './tournament.ts';

test('every bot sits everywhere among every other kind, as often as anywhere else', () => {
  const all = fixtures(['a', 'b', 'c'], 4, 5);
  assert.equal(all.length, 6 * 8);
  for (const one of ['a', 'b', 'c'])
    for (const among of ['a', 'b', 'c'].filter((name) => name !== one))
      for (let seat = 0; seat < 4; seat++)
        assert.equal(all.filter((f) => f.one === one && f.among === among && seatOf(f, 4) === seat).length, 2);
});

test('of two players ratings are those of Bradley and Terry: whoever wins three of four is 191 points ahead', () => {
  const seats = ['a', 'b'];
  const games = Array.from({ length: 4000 }, (_, n) => ({ seats, shares: n % 4 === 0 ? [0, 1] : [1, 0] }));
  const [a, b] = ratings(seats, games);
  assert.ok(Math.abs(a.elo - b.elo - 400 * Math.log10(3)) < 0.5, `${a.elo} and ${b.elo}`);
  assert.ok(Math.abs(a.elo + b.elo) < 1e-6);
  // Of the difference it is 1.96 times the root of 1 / (n p (1 - p)); of the distance from the middle, half of that.
  const wanted = (0.5 * 1.96 * 400) / Math.LN10 / Math.sqrt(4000 * 0.75 * 0.25);
  assert.ok(Math.abs(a.within - wanted) < 0.05 && Math.abs(b.within - wanted) < 0.05, `${a.within}, not ${wanted}`);
});

test('whoever has won nothing, or everything, has a rating too; and whoever is as strong as the others none but theirs', () => {
  const games = Array.from({ length: 30 }, () => ({ seats: ['a', 'b', 'b', 'c'], shares: [1, 0, 0, 0] }));
  const [a, b, c] = ratings(['a', 'b', 'c'], games);
  assert.ok(Number.isFinite(a.elo) && Number.isFinite(b.elo) && a.elo > b.elo && a.elo > c.elo);
  const even = [0, 1, 2].map((winner) => ({ seats: ['a', 'b', 'c'], shares: [0, 1, 2].map((p) => (p === winner ? 1 : 0)) }));
  for (const { elo } of ratings(['a', 'b', 'c'], even)) assert.ok(Math.abs(elo) < 1e-6);
});

test('intervals are those of Wilson', () => {
  const close = (given: readonly number[], wanted: readonly number[]): void =>
    given.forEach((x, i) => assert.ok(Math.abs(x - wanted[i]) < 5e-4, `${given.join()} and ${wanted.join()}`));
  close(interval(0.5, 100), [0.4038, 0.5962]);
  close(interval(0, 20), [0, 0.1611]);
  close(interval(1, 20), [0.8389, 1]);
});

test('of the games played each pair has its share, with ties split', () => {
  const played = [
    { one: 'a', among: 'b', game: 0, shares: [1, 0, 0] },
    { one: 'a', among: 'b', game: 1, shares: [0.5, 0.5, 0] },
    { one: 'b', among: 'a', game: 0, shares: [0, 1, 0] },
  ];
  const { pairs } = standings(['a', 'b'], 3, played);
  assert.deepEqual(
    pairs.map(({ one, among, games, share, fair }) => [one, among, games, share, fair]),
    [
      ['a', 'b', 2, 0.75, 1 / 3],
      ['b', 'a', 1, 0, 1 / 3],
    ],
  );
});
