// What every store must do, whatever keeps the tables: a suite that each one runs.
import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import { Table, type JournalEntry, type SeatNotes } from '@ridotto/table';
import { setupOf } from '@ridotto/table/tests/kit.ts';
import {
  Conflict,
  everyTable,
  JobLost,
  StoreTrouble,
  type Claim,
  type Job,
  type Listed,
  type Store,
  type StoredTable,
  type StoreReader,
} from '../store.ts';

/** A place where one store is, opened as often as the suite likes. */
export interface Shelf {
  /** What the store calls the time, in milliseconds, is `now()`. */
  open(now?: () => number): Promise<Store>;
  /** A look at it while it is open. */
  look(): Promise<StoreReader>;
  /** Somebody changes it with a statement of their own, while it is closed. */
  plant(statement: string): Promise<void>;
}

export const undo = (n: number): JournalEntry => ({ do: 'undo', by: 's0', key: `${n}` });
/** A table of its own id. */
export function stored(id: string): StoredTable {
  const { table, entry } = Table.open({ ...setupOf(), id }, 1000);
  return { setup: table.setup, seats: [{ seat: 0, hash: `hash of ${id}` }], journal: [entry], notes: [] };
}
const undos = (from: number, to: number): JournalEntry[] => Array.from({ length: to - from }, (_, i) => undo(from + i));

export function storeContract(name: string, shelf: (t: TestContext) => Shelf | Promise<Shelf>): void {
  const promises = (what: string, run: (shelf: Shelf) => Promise<void>): void =>
    void test(`${name}: ${what}`, async (t) => {
      const place = await shelf(t);
      const open = async (now?: () => number): Promise<Store> => {
        const store = await place.open(now);
        // Also when the test fails.
        t.after(() => store.close());
        return store;
      };
      await run({ ...place, open });
    });

  promises('what was stored is there again, in order, after closing', async (place) => {
    const store = await place.open();
    const [a, b] = [stored('a'), stored('b')];
    await Promise.all([store.create(a, 'human'), store.create(b, 'bot')]);
    await Promise.all(undos(1, 21).map((entry, n) => store.append('a', n + 1, [entry], n < 19 ? 'human' : 'nobody')));
    await store.keepNotes('b', { seat: 0, revision: 1, notes: { a: [1, 'é'] } });
    await store.keepNotes('b', { seat: 0, revision: 2, notes: null });
    await store.close();
    const again = await place.open();
    assert.deepEqual(await again.load('a'), { ...a, journal: [...a.journal, ...undos(1, 21)] });
    assert.deepEqual(await again.load('b'), { ...b, notes: [{ seat: 0, revision: 2, notes: null }] });
    assert.equal(await again.load('c'), undefined);
    await again.close();
  });

  promises('a journal that has grown meanwhile is a conflict, and the others of the same moment stand', async (place) => {
    const store = await place.open();
    await Promise.all([store.create(stored('a'), 'human'), store.create(stored('b'), 'human')]);
    const results = await Promise.allSettled([
      store.append('a', 1, [undo(1)], 'human'),
      store.append('a', 1, [undo(2)], 'bot'),
      store.append('b', 1, [undo(3)], 'human'),
      store.append('c', 0, [undo(4)], 'human'),
      store.replace('b', 1, stored('b'), 'bot'),
    ]);
    assert.deepEqual(
      results.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled', 'rejected', 'rejected'],
    );
    for (const n of [1, 3, 4]) assert.ok((results[n] as PromiseRejectedResult).reason instanceof Conflict);
    assert.deepEqual((await store.load('a'))?.journal.slice(1), [undo(1)]);
    assert.deepEqual((await store.load('b'))?.journal.slice(1), [undo(3)]);
    assert.equal((await store.list())[0].waits, 'human');
    await store.close();
  });

  promises('what a journal has from a number on is read alone; of a table that is not there, nothing', async (place) => {
    const store = await place.open();
    await store.create(stored('a'), 'human');
    await store.append('a', 1, undos(1, 4), 'human');
    assert.deepEqual(
      await Promise.all(
        (
          [
            ['a', 3],
            ['c', 0],
            ['a', 1],
          ] as const
        ).map(([id, from]) => store.tail(id, from)),
      ),
      [undos(3, 4), [], undos(1, 4)],
    );
    assert.deepEqual(await store.tail('a', 2), undos(2, 4));
    for (const [id, from] of [
      ['a', 4],
      ['b', 0],
    ] as const)
      assert.deepEqual(await store.tail(id, from), []);
    await store.close();
  });

  promises('notes are written over the revision that was read, or not at all', async (place) => {
    const store = await place.open();
    await store.create(stored('a'), 'human');
    const page = (seat: number, revision: number, notes: unknown): SeatNotes => ({ seat, revision, notes });
    assert.deepEqual(await store.notes('a'), []);
    await assert.rejects(store.keepNotes('a', page(1, 2, 'too early')), Conflict);
    const first = await Promise.allSettled([store.keepNotes('a', page(1, 1, 'x')), store.keepNotes('a', page(1, 1, 'y'))]);
    assert.deepEqual(
      first.map(({ status }) => status),
      ['fulfilled', 'rejected'],
    );
    await store.keepNotes('a', page(0, 1, { a: 1 }));
    await store.keepNotes('a', page(1, 2, null));
    await assert.rejects(store.keepNotes('a', page(1, 2, 'again')), Conflict);
    await assert.rejects(store.keepNotes('a', page(1, 1, 'anew')), Conflict);
    assert.deepEqual(await store.notes('a'), [page(0, 1, { a: 1 }), page(1, 2, null)]);
    await store.close();
  });

  promises('a table from elsewhere keeps its times and its notes, and is known by its id', async (place) => {
    const store = await place.open(() => 9000);
    const notes: SeatNotes[] = [{ seat: 0, revision: 7, notes: { a: 'é' } }];
    await store.create({ ...stored('a'), notes }, 'human', {}, { createdAt: 1000, changedAt: 2000 });
    await store.create(stored('b'), 'bot');
    assert.deepEqual(await store.load('a'), { ...stored('a'), notes });
    const known = { version: 1, waits: 'human', createdAt: 1000, changedAt: 2000 };
    assert.deepEqual(await store.listed('a'), { id: 'a', ...known });
    assert.deepEqual(await store.listed('b'), { id: 'b', version: 1, waits: 'bot', createdAt: 9000, changedAt: 9000 });
    assert.equal(await store.listed('c'), undefined);
    await store.keepNotes('a', { seat: 0, revision: 8, notes: null });
    await assert.rejects(store.keepNotes('a', { seat: 0, revision: 1, notes: null }), Conflict);
    await store.close();
  });

  promises('a table of an id that is taken is refused, and changes nothing', async (place) => {
    const store = await place.open();
    await store.create(stored('a'), 'human');
    await store.append('a', 1, [undo(1)], 'human');
    const before = await store.load('a');
    await assert.rejects(store.create(stored('a'), 'bot'));
    assert.deepEqual(await store.load('a'), before);
    await store.close();
  });

  promises('what fails half-way leaves nothing behind, and what came at the same moment is stored whole or refused', async (place) => {
    const store = await place.open();
    // Two seats with one token: noticed when the table itself has been written.
    const [seat] = stored('a').seats;
    const broken = { ...stored('a'), seats: [seat, { ...seat, seat: 1 }] };
    const [a, b] = await Promise.allSettled([store.create(broken, 'human'), store.create(stored('b'), 'human')]);
    assert.equal(a.status, 'rejected');
    assert.equal(await store.load('a'), undefined);
    assert.deepEqual(await store.load('b'), b.status === 'fulfilled' ? stored('b') : undefined);
    assert.deepEqual(
      (await store.list()).map(({ id }) => id),
      b.status === 'fulfilled' ? ['b'] : [],
    );
    await store.create(stored('a'), 'human');
    assert.deepEqual(await store.load('a'), stored('a'));
    await store.close();
  });

  promises('all tables are listed, each once, a page at a time, with what is known of them', async (place) => {
    let now = 1000;
    const store = await place.open(() => now++);
    const ids = Array.from({ length: 25 }, (_, n) => `${n % 2 ? 't' : 'T'}${(n * 7) % 25}`);
    for (const id of ids) await store.create(stored(id), id === 't21' ? 'bot' : 'human');
    await store.append('T14', 1, undos(1, 4), 'nobody');
    const all: Listed[] = [];
    for await (const listed of everyTable(store)) all.push(listed);
    assert.deepEqual(
      all.map(({ id }) => id),
      [...ids].sort(),
    );
    const of = (id: string): Omit<Listed, 'id'> => {
      const { id: _, ...rest } = all.find((listed) => listed.id === id)!;
      return rest;
    };
    const at = (id: string): number => 1000 + ids.indexOf(id);
    assert.deepEqual(of('t21'), { version: 1, waits: 'bot', createdAt: of('t21').createdAt, changedAt: of('t21').createdAt });
    assert.ok(of('t21').createdAt >= at('t21'));
    assert.deepEqual({ version: 4, waits: 'nobody' }, { version: of('T14').version, waits: of('T14').waits });
    assert.ok(of('T14').changedAt > of(ids.at(-1)!).createdAt);
    const pages = [
      await store.list({ most: 10 }),
      await store.list({ after: all[9].id, most: 10 }),
      await store.list({ after: all[24].id }),
    ];
    assert.deepEqual(pages, [all.slice(0, 10), all.slice(10, 20), []]);
    await store.close();
  });

  promises('tables are counted by the rules they were opened under', async (place) => {
    const store = await place.open();
    assert.deepEqual(await store.rules(), []);
    for (const [id, rules] of Object.entries({ a: 2, b: 1, c: 2 })) {
      const table = stored(id);
      await store.create({ ...table, setup: { ...table.setup, rules } }, 'human');
    }
    const counted = (await store.rules()).map((one) => ({ ...one }));
    assert.deepEqual(
      counted,
      [1, 2].map((rules) => ({ game: 'san-marco', rules, tables: rules })),
    );
    await store.close();
  });

  promises('a store from before the turns of bots were jobs: each table whose bot is awaited has its job', async (place) => {
    const before = await place.open();
    for (const id of ['a', 'b', 'c']) await before.create(stored(id), id === 'b' ? 'human' : 'bot');
    await before.close();
    await place.plant("delete from kysely_migration where name >= '006-bots'");
    for (const later of [
      'shelves',
      'records',
      'games',
      'ratings',
      'results',
      'passes',
      'passkeys',
      'addresses',
      'reports',
      'blocks',
      'remarks',
      'secrets',
      'sights',
      'codes',
      'channels',
      'table_codes',
      'screens',
      'sitters',
      'gatherings',
      'keys',
      'guests',
    ])
      await place.plant(`drop table ${later}`);
    await place.plant('create index tables_waits on tables (waits)');
    const store = await place.open();
    const found: (Claim | undefined)[] = [];
    for (let n = 0; n < 3; n++) found.push(await store.claimJob(10_000, 'bot'));
    assert.deepEqual(
      found.map((claim) => claim && `${claim.key}, ${claim.what}, ${claim.attempts}`),
      ['bot a, a, 1', 'bot c, c, 1', undefined],
    );
    await store.close();
  });

  promises('what is written to a table and what it does to jobs is done together, or not at all', async (place) => {
    const store = await place.open(() => 1000);
    const job = (key: string): Job => ({ key: `some ${key}`, what: `of ${key}`, wait: 0 });
    await store.create(stored('a'), 'bot', { puts: job('first') });
    const claim = (await store.claimJob(10_000, 'some'))!;
    assert.equal(claim.key, 'some first');
    const next = { ...job('next'), claimed: { token: 'mine', lease: 500 } };
    // A version that is no more, and a claim that is none: nothing of it is done.
    await assert.rejects(store.append('a', 0, [undo(1)], 'bot', { finishes: claim, puts: next }), Conflict);
    await assert.rejects(store.append('a', 1, [undo(1)], 'bot', { finishes: { ...claim, token: 'other' }, puts: next }), JobLost);
    assert.equal((await store.load('a'))?.journal.length, 1);
    await store.append('a', 1, [undo(1)], 'bot', { finishes: claim, puts: next });
    await assert.rejects(store.finishJob(claim), JobLost);
    assert.equal(await store.claimJob(10_000, 'some'), undefined);
    assert.ok(await store.renewJob({ key: 'some next', token: 'mine' }, 10_000));
    await store.append('a', 2, [undo(2)], 'human', { withdraws: 'some next' });
    assert.ok(!(await store.renewJob({ key: 'some next', token: 'mine' }, 10_000)));
    await store.replace('a', 3, stored('a'), 'bot', { puts: job('again') });
    assert.equal((await store.claimJob(10_000, 'some'))?.key, 'some again');
    await store.close();
  });

  promises('setup and journal are replaced together; seats and notes stay', async (place) => {
    const store = await place.open();
    const a = stored('a');
    await store.create(a, 'human');
    await store.append('a', 1, undos(1, 6), 'human');
    await store.keepNotes('a', { seat: 0, revision: 1, notes: 'mine' });
    const setup = { ...a.setup, rules: a.setup.rules + 1 };
    for (const journal of [[undo(0), undo(9)], undos(0, 8)]) {
      const { version } = (await store.list())[0];
      await store.replace('a', version, { setup, journal }, 'bot');
      assert.deepEqual(await store.load('a'), { ...a, setup, journal, notes: [{ seat: 0, revision: 1, notes: 'mine' }] });
      assert.equal((await store.list())[0].waits, 'bot');
      await assert.rejects(store.replace('a', journal.length + 1, a, 'human'), Conflict);
      assert.equal((await store.list())[0].version, journal.length);
    }
    await store.close();
  });

  promises('a store that is whole has no faults, also while it is open', async (place) => {
    const store = await place.open();
    await store.create(stored('a'), 'human');
    await store.append('a', 1, [undo(1)], 'human');
    await store.probe();
    const reader = await place.look();
    for (const one of [store, reader]) assert.deepEqual(await Array.fromAsync(one.check()), []);
    assert.deepEqual(await reader.list(), await store.list());
    assert.deepEqual(await reader.rules(), await store.rules());
    assert.deepEqual(await reader.load('a'), await store.load('a'));
    await reader.close();
    await store.close();
  });

  promises('planted: each fault is found, and no other table suffers', async (place) => {
    const store = await place.open();
    for (const id of ['well', ...Object.keys(FAULTS)]) {
      await store.create(stored(id), 'human');
      await store.append(id, 1, [undo(1), undo(2)], 'human');
      await store.keepNotes(id, { seat: 0, revision: 1, notes: {} });
    }
    await store.close();
    for (const { plant } of Object.values(FAULTS)) await place.plant(plant);
    const reader = await place.look();
    const faults = await Array.fromAsync(reader.check());
    assert.equal(faults.length, Object.keys(FAULTS).length, faults.join('; '));
    for (const [id, { said }] of Object.entries(FAULTS)) {
      const found = faults.filter((fault) => fault.startsWith(`table ${id}: `));
      assert.equal(found.length, 1, found.join('; '));
      assert.match(found[0], said);
      await assert.rejects(reader.load(id), (e) => e instanceof StoreTrouble && e.kind === 'damaged');
    }
    assert.equal((await reader.load('well'))?.journal.length, 3);
    await reader.close();
  });

  promises('one that a newer Ridotto has written is refused', async (place) => {
    await (await place.open()).close();
    await place.plant("insert into kysely_migration (name, timestamp) values ('999-later', '2030-01-01')");
    await assert.rejects(place.open(), /newer Ridotto.*999-later/);
  });

  promises('what was handed in before it is closed is written before it is closed', async (place) => {
    const store = await place.open();
    const writing = store.create(stored('late'), 'human');
    await Promise.all([writing, store.close()]);
    const again = await place.open();
    assert.deepEqual(await again.load('late'), stored('late'));
    await again.close();
  });
}

/** By the table in which it is planted. */
const FAULTS: Record<string, { readonly plant: string; readonly said: RegExp }> = {
  missing: {
    plant: "delete from journal where table_id = 'missing' and n = 1",
    said: /its journal has 2 entries, not 3|entry 1 of its journal is missing/,
  },
  short: { plant: "delete from journal where table_id = 'short' and n = 2", said: /its journal has 2 entries, not 3/ },
  gap: { plant: "update journal set n = 7 where table_id = 'gap' and n = 1", said: /its journal/ },
  long: { plant: "update tables set version = 2 where id = 'long'", said: /its journal has 3 entries, not 2/ },
  setup: { plant: "update tables set setup = '{' where id = 'setup'", said: /its setup is no JSON/ },
  entry: { plant: "update journal set entry = '{' where table_id = 'entry' and n = 1", said: /entry 1 .*no JSON/ },
  notes: { plant: "update notes set notes = 'x' where table_id = 'notes'", said: /the notes of s0 are no JSON/ },
};
