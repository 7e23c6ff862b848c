// A hundred times what crash.test.ts does a few times, on either store.
import test from 'node:test';
import { killAgainAndAgain } from './tests/crash.ts';
import { killAmongMany } from './tests/kills.ts';
import { folder } from './tests/kit.ts';
import { onPostgres } from './tests/postgres.ts';

const KILLS = 100;

test('a hundred times kill -9 of a house on SQLite', (t) => killAgainAndAgain(t, { place: folder(t), kills: KILLS }));

await onPostgres(
  (server) => {
    void test('a hundred times kill -9 of a house on PostgreSQL, and of the processes of PostgreSQL', async (t) =>
      await killAgainAndAgain(t, { place: await server.store(), kills: KILLS, also: () => server.killBackend() }));
    void test('a hundred times kill -9 of one of three houses on PostgreSQL or of a process of PostgreSQL, under 40 who play at 20 tables', (t) =>
      killAmongMany(t, server, { tables: 20, kills: KILLS }));
  },
  { apart: true },
);
