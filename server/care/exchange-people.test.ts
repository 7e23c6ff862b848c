// Whom a house knows, and what fills, out of it and into another, whatever keeps it.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import test, { type TestContext } from 'node:test';
import { Table } from '@ridotto/table';
import { setupOf } from '@ridotto/table/tests/kit.ts';
import { lookAtStore, openStore, type Place } from '../storage/open.ts';
import { KEPT } from '../storage/kept.ts';
import type { Finished } from '../storage/library.ts';
import { DATABASE } from '../storage/sqlite.ts';
import { gathering } from '../storage/tests/people.ts';
import { folder } from '../tests/kit.ts';
import { onPostgres } from '../tests/postgres.ts';
import { exportHouse } from './export.ts';
import { importHouse, lookThrough, type Looked } from './import.ts';

/** What is kept besides and is in no export, with the reason. */
const LEFT_OUT = {
  tables: 'a line for each table',
  journal: 'with its table',
  seats: 'with its table',
  notes: 'with its table',
  sitters: 'follows from gatherings',
  screens: 'follows from gatherings',
  jobs: 'follow from tables',
  codes: 'over after minutes',
  table_codes: 'over after minutes',
  passes: 'over after minutes',
  sights: 'who looks at what at this moment',
  house: 'nothing but the last trial of the store',
};

const GAME: Finished = {
  game: 'san-marco',
  rules: 2,
  length: 9,
  ended: 'over',
  names: ['Anne', 'Benoît', 'Denise'],
  scores: [3, 2, 1],
  winners: [0],
  plain: true,
  hash: '',
};

/** Anne and Benoît play at one table and sit at another that fills; somebody who sat there too has been forgotten. */
async function houseWithPeople(t: TestContext): Promise<Place> {
  const place = { folder: folder(t) };
  const store = await openStore(place);
  for (const name of ['anne', 'benoit', 'denise']) await store.keepGuest({ id: name, name }, `key of ${name}`);
  await store.accounts.keepSettings('anne', '{"language":"fr"}');
  const channel = { guest: 'anne', kind: 'hook', address: '{"url":"https://example.org/"}', secret: 's', confirmed: true, trouble: null };
  await store.accounts.keepChannel({ id: 'channel', ...channel });
  await store.accounts.secret('push', 'keys of this house');
  await store.signIns.keepPass({ hash: 'link', guest: 'anne', what: 'anne@example.org' }, 60_000);
  await store.signIns.followLink('link', 'anne@example.org', { key: 'key of anne', name: '' });
  await store.signIns.keepPasskey({ id: 'credential', guest: 'anne', publicKey: 'p', counter: 3, transports: '[]', name: 'Phone' });
  const { table, entry } = Table.open({ ...setupOf({ players: 3 }), id: 'played' }, 1000);
  const seats = [0, 1, 2].map((seat) => ({ seat, hash: `${seat}`.repeat(64) }));
  const people = ['anne', 'benoit', 'denise'];
  await store.keepGathering(gathering('played', 1, people));
  await store.create({ setup: table.setup, seats, journal: [entry], notes: [] }, 'human', {
    begins: gathering('played', 2, people, { state: 'begun' }),
  });
  await store.keepGathering(gathering('fills', 1, ['benoit', 'anne'], { listed: true }));
  const places = [0, 1, 2].map((seat) => ({ seat, place: seat + 1, ended: 'played' as const }));
  await store.putJob({ key: 'result played', what: 'played', wait: 0 });
  await store.results.keep(
    (await store.claimJob(60_000, 'result'))!,
    { table: 'played', game: 'san-marco', players: 3, people: true, seats: places },
    (before) => before.map((_, n) => ({ mu: 25.1 + n / 3, sigma: 0.1 + 0.2 })),
    { ...GAME, table: 'played', hash: 'hash of played' },
  );
  await store.library.take('benoit', { ...GAME, hash: 'from elsewhere', packed: 'a record' }, { games: 1, characters: 100 });
  await store.accounts.forget('denise', () => 'A former guest');
  await store.close();
  return place;
}
async function exportOf(place: Place): Promise<string> {
  const store = await lookAtStore(place);
  try {
    return (await Array.fromAsync(exportHouse(store))).join('');
  } finally {
    await store.close();
  }
}
/** What is faulty or there is left out. */
async function takeIn(place: Place, out: string, t: TestContext): Promise<readonly Looked[]> {
  const file = path.join(folder(t), 'export.jsonl');
  fs.writeFileSync(file, out);
  const store = await openStore(place);
  try {
    const looked = await Array.fromAsync(lookThrough(file, store));
    const wanted = looked.filter(({ is }) => is === 'new');
    await Array.fromAsync(importHouse(file, store, new Map(wanted.map(({ n, waits }) => [n, waits]))));
    return looked;
  } finally {
    await store.close();
  }
}
/** What a game is called in libraries is drawn by lot. */
const notNew = (looked: readonly Looked[]): string[] =>
  looked
    .filter(({ is }) => is !== 'new')
    .map(({ what, is, why }) => `${what}: ${why ?? is}`.replaceAll(/\b(games?|shelves \w+) [\w-]{16}/g, '$1 ID'));

await onPostgres((server) => {
  test('guests, their devices and ways to be told, and what fills move from SQLite to PostgreSQL and back', async (t) => {
    const out = await exportOf(await houseWithPeople(t));
    const database = { folder: '', database: await server.database() };
    assert.deepEqual(notNew(await takeIn(database, out, t)), []);
    assert.equal(await exportOf(database), out);
    const back = { folder: folder(t) };
    assert.deepEqual(notNew(await takeIn(back, await exportOf(database), t)), []);
    assert.equal(await exportOf(back), out);
    for (const place of [database, back]) {
      const store = await openStore(place);
      assert.equal((await store.guest('key of anne'))?.id, 'anne');
      assert.equal((await store.accounts.account('anne'))?.channels[0].confirmed, true);
      assert.deepEqual((await store.sittings('anne', 9)).map(({ gathering: { id }, seat }) => `${id} s${seat}`).sort(), [
        'fills s1',
        'played s0',
      ]);
      assert.deepEqual(await Array.fromAsync(store.check()), []);
      await store.close();
    }
  });
});

test('whom the house knows already stays as they are there, and comes no second time', async (t) => {
  const out = await exportOf(await houseWithPeople(t));
  const to = { folder: folder(t) };
  const store = await openStore(to);
  await store.keepGuest({ id: 'anne', name: 'Anne of here' }, 'another key');
  await store.accounts.secret('push', 'keys of that house');
  await store.close();
  assert.deepEqual(notNew(await takeIn(to, out, t)), ['guests anne: there', 'secrets push: there']);
  assert.equal((await takeIn(to, out, t)).filter(({ is }) => is === 'new').length, 0);
  const now = await openStore(to);
  t.after(() => now.close());
  assert.deepEqual(await now.guest('key of anne'), { id: 'anne', name: 'Anne of here' });
  assert.equal(await now.accounts.secret('push', ''), 'keys of that house');
});

test('rows that belong to nobody, or that this Ridotto cannot keep, are named', async (t) => {
  const out = await exportOf(await houseWithPeople(t));
  const without = (part: RegExp): string => {
    const lines = out.trim().split('\n');
    const rest = lines.slice(0, -1).filter((line) => !part.test(line));
    const rows = rest.filter((line) => line.startsWith('{"of"')).length;
    return [...rest, JSON.stringify({ tables: rest.length - rows - 1, rows })].join('\n');
  };
  for (const [text, ...faults] of [
    [
      without(/^\{"of":"guests".*benoit/),
      'keys key of benoit: there is no guest benoit',
      'gatherings fills: there is no guest benoit',
      'gatherings played: there is no guest benoit',
      'results played 1: there is no guest benoit',
      'shelves benoit ID: there is no guest benoit',
      'shelves benoit ID: there is no guest benoit',
      'ratings benoit san-marco: there is no guest benoit',
    ],
    [
      without(/^\{"table"/),
      'gatherings played: it has begun, and its table is not there',
      'results played 0: there is no table played',
      'results played 1: there is no table played',
      'games ID: there is no table played',
      'shelves anne ID: there is no game ID',
      'shelves benoit ID: there is no game ID',
    ],
    [
      out.replace('"name":"benoit"', '"shoe":"benoit"'),
      'guests benoit: "shoe" is unknown here: a newer Ridotto has written it',
      'keys key of benoit: there is no guest benoit',
      'gatherings fills: there is no guest benoit',
      'gatherings played: there is no guest benoit',
      'results played 1: there is no guest benoit',
      'shelves benoit ID: there is no guest benoit',
      'shelves benoit ID: there is no guest benoit',
      'ratings benoit san-marco: there is no guest benoit',
    ],
    [out.replace('"secret":"s"', '"secret":null'), 'channels channel: "secret" must be something'],
    [out.replace('"confirmed":1', '"confirmed":"yes"'), 'channels channel: "confirmed" must be of the type INTEGER'],
    [out.replace('"confirmed":1,', ''), 'channels channel: "confirmed" is missing'],
    [out.replace('"listed":1,', '"listed":0,'), 'gatherings fills: it is version 1, open, and says that it is version 1, open, of fills'],
  ]) {
    const to = { folder: folder(t) };
    assert.notEqual(text, out);
    assert.deepEqual(notNew(await takeIn(to, text, t)), faults);
    const store = await openStore(to);
    assert.deepEqual(await Array.fromAsync(store.check()), []);
    await store.close();
  }
  for (const [text, why] of [
    [out.replace('"settings":"{', '"settings":"[[[{'), /^guests anne: its settings are no object of JSON$/],
    [out.replace('"name":"anne"', '"name":"an\u202ene"'), /^guests anne: .*name/],
    [out.replace('"address":"{', '"address":"['), /^channels channel: its address is no object of JSON$/],
  ] as const) {
    assert.notEqual(text, out);
    assert.match(notNew(await takeIn({ folder: folder(t) }, text, t))[0], why);
  }
  await assert.rejects(takeIn({ folder: folder(t) }, out.replace('"of":"secrets"', '"of":"tables"'), t), /line \d+: of must be/);
});

test('all that a store keeps is in an export, or left out for a reason', async (t) => {
  const { folder: where } = await houseWithPeople(t);
  const db = new DatabaseSync(path.join(where, DATABASE), { readOnly: true });
  t.after(() => db.close());
  const tables = db.prepare("select name from sqlite_master where type = 'table' and name not like 'kysely%'").all();
  assert.deepEqual(tables.map(({ name }) => String(name)).sort(), [...Object.keys(KEPT), ...Object.keys(LEFT_OUT)].sort());
});
