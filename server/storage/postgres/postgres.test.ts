import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import test from 'node:test';
import { onPostgres } from '../../tests/postgres.ts';
import { eventually } from '../../tests/kit.ts';
import { Proxy } from '../../tests/proxy.ts';
import { openStore } from '../open.ts';
import { storeContract, stored, undo, type Shelf } from '../tests/contract.ts';
import { jobsContract } from '../tests/jobs.ts';
import { accountsContract } from '../tests/accounts.ts';
import { libraryContract } from '../tests/library.ts';
import { gathering, peopleContract } from '../tests/people.ts';
import { conductContract } from '../tests/conduct.ts';
import { toldContract } from '../tests/told.ts';
import { Conflict, StoreTrouble, type StoreTroubleKind } from '../store.ts';
import { PostgresStore } from './postgres.ts';
import { troubleOf } from './troubles.ts';

await onPostgres((server) => {
  const shelf = async (): Promise<Shelf> => {
    const url = await server.store();
    return {
      open: (now) => PostgresStore.open(url, { now }),
      look: () => PostgresStore.look(url),
      plant: async (statement) => void (await server.run(statement, url)),
    };
  };
  storeContract('PostgreSQL', shelf);
  jobsContract('PostgreSQL', shelf, 12);
  peopleContract('PostgreSQL', shelf);
  accountsContract('PostgreSQL', shelf);
  libraryContract('PostgreSQL', shelf);
  toldContract('PostgreSQL', shelf);
  conductContract('PostgreSQL', shelf);

  const refused = async (url: string, kind: StoreTroubleKind, message: RegExp): Promise<void> => {
    for (const open of [() => PostgresStore.open(url, { patience: 100 }), () => PostgresStore.look(url)])
      await assert.rejects(open, (e: unknown) => {
        assert.ok(e instanceof StoreTrouble, String(e));
        assert.equal(e.kind, kind, e.message);
        assert.match(e.message, message);
        assert.ok(!e.message.includes('secret') && !e.said.includes('secret'), e.message);
        return true;
      });
  };

  test('what does not let the house in is refused by its cause, and no password is told', async () => {
    await refused(
      server.with((url) => (url.password = 'secret')),
      'refused',
      /does not let this user in.*password/,
    );
    await refused(
      server.with((url) => (url.username = 'nobody')),
      'refused',
      /does not let this user in/,
    );
    await refused(
      server.with((url) => (url.password = '')),
      'refused',
      /asks for a password, and there is none in DATABASE_URL, in PGPASSWORD, or in the file of PGPASSFILE$/,
    );
    await refused(
      server.with((url) => (url.pathname = 'nowhere')),
      'refused',
      /database nowhere: there is no such database.*createdb/,
    );
    await refused(
      'postgres://anne:secret@127.0.0.1:1/house',
      'unreachable',
      /PostgreSQL at 127\.0\.0\.1:1, database house: cannot be reached/,
    );
    await refused('postgres://anne:secret@house.invalid/house', 'unreachable', /house\.invalid.*(host is not known|cannot be reached)/);
  });

  test('an address that is none is refused, and not repeated', async () => {
    for (const url of [
      'secret',
      'mysql://anne:secret@localhost/house',
      'postgres://anne:secret@localhost',
      'postgres://anne:secret@localhost/%',
    ])
      await assert.rejects(
        PostgresStore.open(url),
        (e: Error) => /^DATABASE_URL .*must be like/.test(e.message) && !/secret/.test(e.message),
      );
  });

  test('where there is no store, nothing is made by looking', async () => {
    const url = await server.database();
    await assert.rejects(PostgresStore.look(url), /there is no store in PostgreSQL at/);
    const made = await server.run('select 1 from pg_tables where schemaname = current_schema', url);
    assert.equal(made.length, 0);
  });

  test('a database that is not there yet is waited for, and this is said once; one that refuses is not', async (t) => {
    const way = await Proxy.to(t, await server.database());
    way.cut();
    const said: string[] = [];
    const waiting = (why: string): void => {
      said.push(why);
      way.mend();
    };
    const store = await openStore({ folder: '', database: way.url }, { coming: 60_000, waiting });
    await store.close();
    assert.equal(said.length, 1);
    assert.match(said[0], /cannot be reached/);
    await assert.rejects(
      openStore({ folder: '', database: 'postgres://anne:secret@127.0.0.1:1/house' }, { coming: 1 }),
      /cannot be reached/,
    );
    const closed = server.with((url) => (url.password = 'secret'));
    await assert.rejects(openStore({ folder: '', database: closed }, { coming: 60_000, waiting }), /does not let this user in/);
    assert.equal(said.length, 1);
  });

  test('who may only read is told so', async () => {
    const url = await server.database();
    await (await PostgresStore.open(url)).close();
    const readOnly = new URL(url);
    readOnly.searchParams.set('options', `${readOnly.searchParams.get('options')} -c default_transaction_read_only=on`);
    await assert.rejects(PostgresStore.open(readOnly.href), (e) => e instanceof StoreTrouble && e.kind === 'unwritable');
  });

  test('several have it open together, and who wants to be alone is refused meanwhile', async (t) => {
    const url = await server.database();
    const stores = await Promise.all([1, 2, 3].map(() => PostgresStore.open(url)));
    t.after(() => Promise.all(stores.map((store) => store.close())));
    await assert.rejects(PostgresStore.open(url, { alone: true }), /a house has it open; stop/);
    await stores[0].create(stored('a'), 'human');
    const results = await Promise.allSettled(stores.map((store, n) => store.append('a', 1, [undo(n)], 'human')));
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
    for (const store of stores) assert.equal((await store.load('a'))?.journal.length, 2);
    await Promise.all(stores.map((store) => store.close()));
    const alone = await PostgresStore.open(url, { alone: true });
    await assert.rejects(PostgresStore.open(url), /another Ridotto process mends it/);
    await alone.close();
  });

  test('each job is claimed by one of several processes at a time, and what it causes is there once', async (t) => {
    const url = await server.database();
    const stores = await Promise.all([1, 2, 3].map(() => PostgresStore.open(url, { patience: 30_000 })));
    t.after(() => Promise.all(stores.map((store) => store.close())));
    const keys = Array.from({ length: 30 }, (_, n) => `job ${n}`);
    for (const key of keys) {
      await stores[0].create(stored(key), 'bot');
      await stores[0].putJob({ key, what: '', wait: 0 });
    }
    const HOUR = 3_600_000;
    const claimed = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const store = stores[n % 3];
        const claim = await store.claimJob(HOUR, 'job');
        if (!claim) return undefined;
        // The same job done twice at once, at two nodes: one of them counts.
        const done = await Promise.allSettled(
          [store, stores[(n + 1) % 3]].map((one) => one.append(claim.key, 1, [undo(n)], 'human', { finishes: claim })),
        );
        assert.equal(done.filter(({ status }) => status === 'fulfilled').length, 1);
        return claim.key;
      }),
    );
    const all = claimed.filter((key) => key !== undefined);
    assert.deepEqual(all.sort(), keys.sort());
    for (const key of keys) assert.equal((await stores[1].load(key))?.journal.length, 2);
  });

  test('connections that are ended under way, again and again: every entry is there once, and nobody is told of it', async (t) => {
    const url = new URL(await server.database());
    // By this they are told from those of other tests.
    url.searchParams.set('application_name', `ended ${process.pid}`);
    const store = await PostgresStore.open(url.href, { patience: 20_000 });
    t.after(() => store.close());
    await Promise.all(['a', 'b', 'c'].map((id) => store.create(stored(id), 'human')));
    let ended = 0;
    let appending = 3;
    const ending = (async () => {
      while (appending > 0) {
        const rows = await server.run(
          `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and application_name = 'ended ${process.pid}' and state <> 'idle'`,
        );
        ended += rows.length;
        // What is tried once more may come through, and need not.
        await new Promise((later) => setTimeout(later, 10));
      }
    })();
    await Promise.all(
      ['a', 'b', 'c'].map(async (id) => {
        let n = 1;
        for (; n <= 30 || ended < 15; n++) await store.append(id, n, [undo(n)], 'human');
        appending--;
        const journal = (await store.load(id))?.journal.slice(1);
        assert.deepEqual(
          journal,
          Array.from({ length: n - 1 }, (_, i) => undo(i + 1)),
        );
      }),
    );
    await ending;
  });

  test('a lock that is not let go: the write is refused as one for later, and counts later', async (t) => {
    const url = await server.database();
    const store = await PostgresStore.open(url, { patience: 100 });
    t.after(() => store.close());
    await store.create(stored('a'), 'human');
    const release = await server.hold('select 1 from tables for update', url);
    await assert.rejects(store.append('a', 1, [undo(1)], 'human'), (e) => e instanceof StoreTrouble && e.kind === 'busy' && !e.lasting);
    await release();
    await store.append('a', 1, [undo(1)], 'human');
    assert.equal((await store.load('a'))?.journal.length, 2);
  });

  test('a table that somebody else is changing: what is written without knowing of it does not count, and nothing of theirs is lost', async (t) => {
    const url = await server.database();
    const store = await PostgresStore.open(url);
    t.after(() => store.close());
    const waiting = async (): Promise<boolean> =>
      (await server.run("select 1 from pg_locks where not granted and locktype = 'transactionid'")).length > 0;
    for (const [n, change] of [
      () => store.accounts.forget('anne', () => 'Nobody'),
      () => store.append('a', 1, [undo(1)], 'human', { seats: { seat: 0, hash: 'h', guest: 'denise', name: 'Denise' } }),
    ].entries()) {
      for (const id of ['anne', 'benoit', 'denise']) await store.keepGuest({ id, name: id }, `key of ${id}`);
      if (n === 0) {
        await store.keepGathering(gathering('a', 1, ['anne', 'benoit']));
        await store.create(stored('a'), 'human', { begins: gathering('a', 2, ['anne', 'benoit'], { state: 'begun' }) });
      }
      const commit = await server.hold(
        `update gatherings set doc = replace(replace(doc, '"listed":false', '"listed":true'), '"version":2', '"version":3'), version = 3`,
        url,
        'commit',
      );
      const changing = assert.rejects(change(), Conflict);
      await eventually(waiting);
      await commit();
      await changing;
      assert.deepEqual(await store.gathering('a'), gathering('a', 3, ['anne', 'benoit'], { state: 'begun', listed: true }));
      await server.run(
        `update gatherings set doc = replace(replace(doc, 'true', 'false'), '"version":3', '"version":2'), version = 2`,
        url,
      );
    }
    await store.accounts.forget('anne', () => 'Nobody');
    assert.equal((await store.gathering('a'))?.version, 3);
  });

  test('more at once than there are connections: who waits for one waits, and is not told that the database is away', async (t) => {
    const url = await server.database();
    const store = await PostgresStore.open(url, { patience: 1000 });
    t.after(() => store.close());
    const ids = Array.from({ length: 45 }, (_, n) => `table ${n}`);
    await Promise.all(ids.map((id) => store.create(stored(id), 'human')));
    const release = await server.hold('lock table tables in access exclusive mode', url);
    const kinds = await Promise.all(
      ids.map((id) =>
        store.append(id, 1, [undo(1)], 'human').then(String, (e: unknown) => (e instanceof StoreTrouble ? e.kind : String(e))),
      ),
    );
    await release();
    assert.deepEqual([...new Set(kinds)], ['busy']);
    await store.append(ids[0], 1, [undo(1)], 'human');
  });

  test('what is written to a journal is told to all who have the store open, and that something was missed when they were cut off', async (t) => {
    const url = await server.database();
    const [writer, reader] = await Promise.all([1, 2].map(() => PostgresStore.open(url)));
    t.after(() => Promise.all([writer.close(), reader.close()]));
    const told: string[] = [];
    let missed = 0;
    reader.listen({ changed: () => {}, grown: (id, version) => told.push(`${id} ${version}`), missed: () => missed++ });
    assert.equal(missed, 1);
    await writer.create(stored('a table'), 'human');
    await writer.append('a table', 1, [undo(1), undo(2)], 'human');
    await assert.rejects(writer.append('a table', 1, [undo(1)], 'human'), Conflict);
    await writer.append('a table', 3, [undo(3)], 'human');
    await eventually(() => told.length === 2);
    assert.deepEqual(told, ['a table 3', 'a table 4']);
    await server.run(
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = (select hashtext('${new URL(url).searchParams.get('options')!.split('=')[1]}')::bigint & 4294967295)`,
    );
    await eventually(() => missed === 2);
    await writer.append('a table', 4, [undo(4)], 'human');
    await eventually(() => told.at(-1) === 'a table 5');
  });

  test('PostgreSQL of tests ends with the process that wanted it, also when that is killed', async () => {
    const program = `
      const { PostgresServer } = await import(${JSON.stringify(new URL('../../tests/postgres.ts', import.meta.url).href)});
      console.log((await PostgresServer.start()).url);
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
    const port = Number(new URL(said.trim()).port);
    const answers = (): Promise<boolean> =>
      new Promise((answer) => {
        const socket = net.connect(port, '127.0.0.1', () => answer(true)).on('error', () => answer(false));
        socket.on('connect', () => socket.destroy());
      });
    assert.ok(await answers());
    child.kill('SIGKILL');
    await eventually(async () => !(await answers()));
  });

  test('who is there is known again after the connection was lost', async (t) => {
    const url = await server.database();
    const store = await PostgresStore.open(url);
    t.after(() => store.close());
    const there = "select pid from pg_locks where locktype = 'advisory' and objid = (select hashtext(current_schema)::bigint & 4294967295)";
    const [{ pid }] = await server.run(there, url);
    await server.run(`select pg_terminate_backend(${Number(pid)})`);
    await eventually(async () => {
      const locks = await server.run(there, url);
      return locks.length === 1 && locks[0].pid !== pid;
    });
    await assert.rejects(PostgresStore.open(url, { alone: true }), /a house has it open/);
  });
});

test('what PostgreSQL says by its codes is called by its kind, and what is a fault of the program is none', () => {
  const kinds: Record<string, StoreTroubleKind | undefined> = {
    '28P01': 'refused',
    '3D000': 'refused',
    '57P01': 'unreachable',
    '57P03': 'unreachable',
    '08006': 'unreachable',
    '53300': 'unreachable',
    '40001': 'busy',
    '40P01': 'busy',
    '55P03': 'busy',
    '53100': 'full',
    '25006': 'unwritable',
    '42501': 'unwritable',
    XX001: 'damaged',
    '58030': 'failed',
    '42601': undefined,
    '23505': undefined,
  };
  for (const [code, kind] of Object.entries(kinds)) {
    const trouble = troubleOf(Object.assign(new Error('said'), { code }), 'there');
    assert.equal(trouble instanceof StoreTrouble ? trouble.kind : undefined, kind, code);
  }
});
