import assert from 'node:assert/strict';
import test from 'node:test';
import { Io } from '@ridotto/engine';
import { due } from './due.ts';
import type { JournalEntry } from './journal.ts';
import { Table } from './table.ts';
import { Played, setupOf } from './tests/kit.ts';

const PACE = { bot: 400 };

test('a bot is due a while after its question was put, whenever the table is made again', () => {
  const setup = setupOf({ seed: 21, players: 3, humans: 1 });
  let now = 1_000_000;
  const { table, entry } = Table.open(setup, now);
  const journal: JournalEntry[] = [entry];
  const luck = new Io(21);
  let [bots, people] = [0, 0];
  while (!table.over) {
    const jobs = due(table, PACE);
    assert.deepEqual(
      jobs.map(({ seat }) => seat),
      table.awaitedBots,
    );
    assert.deepEqual(due(Table.rebuild(setup, journal), PACE), jobs);
    const [job] = jobs;
    const seat = job?.seat ?? table.awaited[0];
    if (job === undefined) people++;
    else if (table.awaited.length === 1) {
      // Its question came with the entry before; nothing else has been done since.
      assert.deepEqual(job, { at: now + PACE.bot, do: 'bot', seat });
      bots++;
    }
    now += 1 + luck.pick(10_000);
    const legal = table.match.legal(seat);
    const answer = table.play(seat, [table.game.codec.format(legal[luck.pick(legal.length)])], now);
    assert.ok('entry' in answer && answer.entry.at === now);
    journal.push(answer.entry);
  }
  assert.deepEqual(due(table, PACE), []);
  assert.ok(bots > 20 && people > 20, `${bots} ${people}`);
});

test('of several bots whoever was asked first is due first, of those asked together the lowest seat', () => {
  const { table } = Table.open(setupOf({ seed: 24, players: 4, humans: 0 }), 5000);
  const luck = new Io(24);
  const play = (seat: number, at: number): void => {
    const legal = table.match.legal(seat);
    assert.ok('entry' in table.play(seat, [table.game.codec.format(legal[luck.pick(legal.length)])], at));
  };
  for (let n = 1; table.awaited.length < 2; n++) play(table.awaited[0], 5000 + n);
  const [low, high] = table.awaitedBots;
  const asked = table.askedAt(low);
  assert.equal(table.askedAt(high), asked);
  assert.deepEqual(
    due(table, PACE).map(({ seat, at }) => [seat, at]),
    [
      [low, asked + PACE.bot],
      [high, asked + PACE.bot],
    ],
  );
  // A part of the lower seat's split: the next part is a question of its own.
  play(low, asked + 70);
  assert.deepEqual(
    due(table, PACE).map(({ seat, at }) => [seat, at]),
    [
      [high, asked + PACE.bot],
      [low, asked + 70 + PACE.bot],
    ],
  );
});

test('a message puts nobody off', () => {
  const { table } = Table.open(setupOf({ seed: 22, players: 4, humans: 2 }), 5000);
  const luck = new Io(22);
  for (let n = 0; table.awaitedBots.length === 0; n++) {
    const legal = table.match.legal(table.awaited[0]);
    table.play(table.awaited[0], [table.game.codec.format(legal[luck.pick(legal.length)])], 5000 + n);
  }
  const before = due(table, PACE);
  assert.ok('entry' in table.aside(0, { message: 'Well?', key: 'm' }, 99_000));
  assert.deepEqual(due(table, PACE), before);
});

test('journals of before, whose entries have no time, are read: whatever was due then is due', () => {
  const played = new Played({ seed: 23, players: 3, humans: 0 });
  const luck = new Io(23);
  for (let n = 0; n < 30; n++) played.step(luck);
  const old = played.journal.map(({ at, ...entry }) => {
    assert.equal(typeof at, 'number');
    return entry as JournalEntry;
  });
  const table = Table.rebuild(played.table.setup, old);
  assert.deepEqual(table.match.log, played.table.match.log);
  assert.deepEqual(table.snapshot(0), played.table.snapshot(0));
  assert.deepEqual(
    due(table, PACE).map(({ at, seat }) => [at, seat]),
    table.awaited.map((seat) => [PACE.bot, seat]),
  );
});
