import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import type { Kept } from './arena/kept.ts';
import { folderWith, ridotto } from './tests/kit.ts';

test('an arena is played by any number of jobs, kept, and continued where it stands', async () => {
  const folder = folderWith();
  const [one, two] = ['one.json', 'two.json'].map((name) => path.join(folder, name));
  const read = (file: string): Kept => JSON.parse(fs.readFileSync(file, 'utf8')) as Kept;
  const arena = (...args: string[]) => ridotto(['arena', 'san-marco', '--players', '3', '--seed', '5', ...args]);

  const { status, out, err } = await arena('--bots', 'steady,random', '--games', '7', '--json', one);
  assert.equal(err, '');
  assert.equal(status, 0);
  // Rounded up to all three seats, for either pair.
  assert.match(out, /^18 games of san-marco with 3 players/);
  assert.match(out, /steady among random: wins .* of 9 games .*; a fair share is 33.3 %/);
  const first = read(one);
  assert.equal(first.played.length, 18);
  for (const { shares } of first.played) assert.ok(Math.abs(shares.reduce((a, b) => a + b) - 1) < 1e-9);
  const [best] = first.standings.ratings.toSorted((a, b) => b.elo - a.elo);
  assert.equal(best.bot, 'steady');

  // Half of it, and on with more jobs: the same.
  fs.writeFileSync(two, JSON.stringify({ ...first, played: first.played.filter(({ game }) => game % 2 === 0) }));
  assert.equal((await arena('--bots', 'random,steady', '--games', '9', '--jobs', '2', '--json', two)).status, 0);
  assert.deepEqual(read(two), first);

  const other = await arena('--bots', 'steady,random', '--seed', '6', '--json', one);
  assert.equal(other.status, 2);
  assert.match(other.err, /one\.json has seed 5, not 6/);
  fs.writeFileSync(two, 'tea');
  assert.match((await arena('--bots', 'steady,random', '--json', two)).err, /two\.json is no JSON/);
  assert.deepEqual(read(one), first);
});
