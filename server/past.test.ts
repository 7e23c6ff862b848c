// Who asks how a table looked in the past makes it again from its journal: what goes wrong there is said as it is elsewhere.
import assert from 'node:assert/strict';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { Io, type Game } from '@ridotto/engine';
import { gameNamed } from '@ridotto/games';
import type { Problem } from '@ridotto/table';
import { DATABASE } from './storage/sqlite.ts';
import { folder, newTable, open, playOn } from './tests/kit.ts';

test('the past of a table whose journal is broken meanwhile is refused with the reason, and written down', async (t) => {
  const data = folder(t);
  const logged: string[] = [];
  const house = await open(t, { data, log: (message) => logged.push(message) });
  const [player] = await newTable(house.url, { players: 3 });
  const file = new DatabaseSync(path.join(data, DATABASE));
  file.prepare('update journal set entry = \'{"do":"begin","luck":["nonsense"]}\' where table_id = ? and n = 0').run(player.table);
  file.close();
  assert.equal((await player.ask()).status, 200, 'the table itself is at hand');
  const { status, body } = await player.ask<Problem>('past');
  assert.deepEqual([status, body.type], [500, 'urn:ridotto:problem:failed']);
  assert.match(body.detail, /cannot be made again from what was stored/);
  assert.match(logged.join(), /cannot be made again from its journal/);
});

test('a house that closes says so to whoever asks for the past', async (t) => {
  let asked = (): void => undefined;
  const find = (name: string): Game => {
    asked();
    return gameNamed(name);
  };
  const house = await open(t, { find });
  const players = await newTable(house.url, { players: 3 });
  await playOn(players, new Io(5), (n) => n >= 6);
  // Closing begins while the table is being made again, and no more is done before others have had their turn.
  asked = () => {
    asked = (): void => undefined;
    void house.close();
    for (const until = performance.now() + 50; performance.now() < until;);
  };
  const { status, body } = await players[0].ask<Problem>('past');
  assert.deepEqual([status, body.type], [503, 'urn:ridotto:problem:closing']);
});
