// A store that was written by version 1 of the rules is brought to today's; and what the doctor promises to find is found.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { suite, test, type TestContext } from 'node:test';
import { SPECTATOR, type Fate, type Game } from '@ridotto/engine';
import { gameNamed, venice } from '@ridotto/games';
import { Table } from '@ridotto/table';
import { openTable } from '@ridotto/table/tests/kit.ts';
import { waitsFor } from '../tables/standing.ts';
import { DATABASE, SqliteStore } from '../storage/sqlite.ts';
import { SqliteReader } from '../storage/sqlite-reader.ts';
import type { StoredTable } from '../storage/store.ts';
import { finished, folder } from '../tests/kit.ts';
import { examine } from './doctor.ts';
import { serve } from '../serve.ts';
import { outlook, patch, restingTables } from './patch.ts';

interface Old {
  readonly name: string;
  /** SHA-256 of all that each viewer had been told. */
  readonly told: string;
  readonly stored: StoredTable;
}
const OLD: readonly Old[] = fs
  .readFileSync(path.join(import.meta.dirname, 'tables-of-version-1.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Old);

async function storeOf(t: TestContext, tables: readonly Old[] = OLD): Promise<{ store: SqliteStore; data: string }> {
  const data = folder(t);
  const store = await SqliteStore.open(data);
  for (const { stored } of tables) await store.create(stored, 'human');
  return { store, data };
}
async function all<T>(from: AsyncIterable<T>): Promise<T[]> {
  const out: T[] = [];
  for await (const one of from) out.push(one);
  return out;
}
const told = (table: Table): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        Object.fromEntries(
          table.viewers.map((v) => [
            v === SPECTATOR ? 'spectator' : `s${v}`,
            table.log(v).flatMap((h) => h.facts.map((f) => [f.what, f.data])),
          ]),
        ),
      ),
    )
    .digest('hex');

suite('a store of version 1', () => {
  test('is brought to the rules of today: nothing that was told is lost, and play goes on', async (t) => {
    const { store } = await storeOf(t);
    const fates = Object.fromEntries((await all(outlook(store))).map(({ id, is }) => [id, is]));
    const wanted = Object.fromEntries(OLD.map(({ stored: { setup } }) => [setup.id, FATES[setup.game]]));
    assert.deepEqual(fates, wanted);
    assert.deepEqual(await store.load('stored-5'), OLD[4].stored, 'looking changes nothing');
    await all(patch(store));
    for (const { name, stored, told: before } of OLD) {
      const { setup, journal, notes, seats } = (await store.load(stored.setup.id))!;
      assert.deepEqual([notes, seats], [stored.notes, stored.seats], name);
      const table = Table.rebuild(setup, journal, undefined, { notes });
      if (setup.game !== 'venice') assert.equal(told(table), before, name);
      assert.ok(table.dealing().ok, name);
      if (setup.game === 'inkognito') assert.deepEqual([setup.rules, setup.dealt], [2, 1]);
      let version = table.version;
      for (let n = 0; n < 3 && !table.over; n++) {
        const seat = table.awaited[0];
        const answer = table.play(seat, [table.game.codec.format(table.match.legal(seat)[0])], 5);
        assert.ok('entry' in answer, `${name}: ${JSON.stringify(answer)}`);
        await store.append(setup.id, version++, [answer.entry], waitsFor(table));
      }
      const again = (await store.load(setup.id))!;
      assert.equal(told(Table.rebuild(again.setup, again.journal, undefined, { notes: again.notes })), told(table), name);
    }
    assert.ok((await all(outlook(store))).every(({ is }) => is === 'today' || is === 'same'));
    await store.close();
  });
  test('is opened with a word for whoever runs the house, as long as tables of it rest', async (t) => {
    const { store, data } = await storeOf(t);
    const resting = OLD.filter(({ stored }) => FATES[stored.setup.game] === 'migrated').length;
    assert.deepEqual(
      (await restingTables(store)).map(({ tables }) => tables),
      [resting],
    );
    await store.close();
    const said: string[] = [];
    const open = async (): Promise<void> =>
      await (await serve({ port: 0, host: '127.0.0.1', data, log: (message) => void said.push(message) })).close();
    await open();
    assert.equal(
      said.filter((message) => message.startsWith(`${resting} tables rest until "ridotto patch --do"`)).length,
      1,
      said.join('\n'),
    );
    const again = await SqliteStore.open(data);
    await all(patch(again));
    assert.deepEqual(await restingTables(again), []);
    await again.close();
    said.length = 0;
    await open();
    assert.deepEqual(
      said.filter((message) => message.includes('patch')),
      [],
    );
  });
  test('under rules about which nothing was decided, or that are newer, its tables are dead, and it is said why', async (t) => {
    const { store } = await storeOf(t, [OLD[3]]);
    const find = (game: Partial<Game>) => () => ({ ...(venice as unknown as Game), ...game });
    const why = async (game: Partial<Game>) => (await all(outlook(store, find(game))))[0];
    assert.match((await why({ rulesVersion: 2, earlier: {} })).why!, /what becomes of version 1 has not been decided/);
    assert.match((await why({ rulesVersion: 0 })).why!, /this house knows up to 0: update it/);
    assert.equal((await why({ rulesVersion: 2, earlier: { 1: { is: 'pinned', game: gameNamed('venice') } } })).is, 'pinned');
    await store.close();
  });
});
const FATES: Readonly<Record<string, string>> = { 'san-marco': 'same', inkognito: 'migrated', valencia: 'today', venice: 'same' };

suite('the doctor', () => {
  const ill = (name: string, sql: string, finds: RegExp, table = OLD[2]): void =>
    void test(name, async (t) => {
      const { store, data } = await storeOf(t, [table]);
      await store.close();
      const file = path.join(data, DATABASE);
      const look = async (): Promise<readonly string[]> => {
        const reader = SqliteReader.look(file);
        try {
          return (await examine(reader)).troubles;
        } finally {
          await reader.close();
        }
      };
      assert.deepEqual(await look(), []);
      const db = new DatabaseSync(file, { enableForeignKeyConstraints: false });
      db.exec(sql);
      db.close();
      const troubles = await look();
      assert.ok(
        troubles.some((trouble) => finds.test(trouble)),
        `found: ${troubles.join('; ') || 'nothing'}`,
      );
    });
  ill('an entry that is missing', 'delete from journal where n = 7', /entry 7 of its journal is missing/);
  ill('a wrong number of entries', 'update tables set version = version + 1', /its journal has \d+ entries, not \d+/);
  ill('a token that is lost', 'delete from seats where seat = 1', /nobody can sit down at seat s1: its token is missing/);
  ill('a table kept as one that waits for another', `update tables set waits = 'bot'`, /waits for bot, and waits for human/);
  ill('notes of a seat that there is not', `insert into notes select id, 6, 1, '{}' from tables`, /there is no seat s6/);
  ill('a seat that there is not', `insert into seats select 'x', id, 6 from tables`, /there is no seat s6/);
  ill(
    'a journal that does not replay',
    `update journal set entry = replace(entry, '"say":["', '"say":["nonsense ') where n = 3`,
    /^table stored-3: entry 3 of the journal: choice: "nonsense" is not one of keep, reject, /,
  );
  ill('an entry that is no JSON', `update journal set entry = '{' where n = 3`, /entry 3 of its journal/);
  ill(
    'rules that nobody here knows',
    `update tables set setup = replace(setup, '"rules":1', '"rules":99')`,
    /version 99 of the rules of valencia; this house knows/,
  );
  ill(
    'a game that nobody here knows',
    `update tables set setup = replace(setup, '"game":"valencia"', '"game":"chess"')`,
    /there is no game "chess"/,
  );
  ill(
    'a dealing not by the secret',
    `update tables set setup = replace(setup, '"salts":["a pinch"', '"salts":["a punch"')`,
    /by the secret; the record says/,
  );
  ill('a row that belongs to nothing', `insert into seats values ('y', 'nowhere', 0)`, /nowhere|belongs to/);
  test('and nothing at a bot, whose seat has no token', async (t) => {
    const store = await SqliteStore.open(folder(t));
    t.after(() => store.close());
    const { table, entry } = openTable({ humans: 1 });
    await store.create({ setup: table.setup, seats: [{ seat: 0, hash: 'a' }], journal: [entry], notes: [] }, waitsFor(table));
    assert.deepEqual((await examine(store)).troubles, []);
  });
  test('an invariant that does not hold', async (t) => {
    const { store } = await storeOf(t, [OLD[2]]);
    const find = () => ({ ...gameNamed('valencia'), invariant: () => 'a coin too many' });
    assert.deepEqual((await examine(store, find)).troubles, ['table stored-3: it has come to what no game comes to: a coin too many']);
    await store.close();
  });
  test('rules that are said to lead to the same, and do not: patch leaves such a table alone', async (t) => {
    const {
      table: { setup },
      journal,
    } = finished();
    const { store } = await storeOf(t, []);
    await store.create({ setup, journal, seats: setup.players.map((_, seat) => ({ seat, hash: `${seat}` })), notes: [] }, 'nobody');
    const find = (fate: Fate, game: Partial<Game>) => () => {
      const now = gameNamed('san-marco');
      return { ...now, rulesVersion: now.rulesVersion + 1, earlier: { ...now.earlier, [now.rulesVersion]: fate }, ...game };
    };
    const scores = (): readonly number[] => [1, 2, 3];
    const says = /^it ended with [\d, s]+ \(s\d won\) when version \d+ of the rules played it, and ends with 1, 2, 3 /;
    const same = { is: 'same' } as const;
    assert.deepEqual((await examine(store, find(same, {}))).troubles, []);
    const [trouble, ...more] = (await examine(store, find(same, { scores }))).troubles;
    assert.match(trouble.replace(`table ${setup.id}: `, ''), says);
    assert.deepEqual(more, []);
    for (const fate of [same, { is: 'migrated', by: { deeds: (deeds) => deeds } }] as const satisfies Fate[]) {
      const otherwise = await all(patch(store, () => Promise.reject(new Error('nothing is to be done')), find(fate, { scores })));
      assert.deepEqual(
        otherwise.map(({ id, is }) => [id, is]),
        [[setup.id, 'otherwise']],
      );
      assert.match(otherwise[0].why!, says);
      assert.deepEqual((await store.load(setup.id))!.setup, setup);
    }
    await store.close();
  });
  test('a database that is damaged', async (t) => {
    const { store, data } = await storeOf(t, [OLD[2]]);
    await store.close();
    const file = path.join(data, DATABASE);
    const bytes = fs.readFileSync(file);
    bytes.fill(0x55, 4096 * 2, 4096 * 4);
    fs.writeFileSync(file, bytes);
    const reader = SqliteReader.look(file);
    const { troubles } = await examine(reader);
    assert.match(troubles[0], /^database: /);
    assert.match(troubles.at(-1)!, /is damaged \(database disk image is malformed\): keep a copy of it/);
    await reader.close();
  });
});
