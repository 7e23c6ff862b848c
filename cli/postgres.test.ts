// The command where DATABASE_URL names a PostgreSQL database.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openStore } from '@ridotto/server/storage/open.ts';
import type { StoredTable } from '@ridotto/server/storage/store.ts';
import { serve } from '@ridotto/server/serve.ts';
import { onPostgres } from '@ridotto/server/tests/postgres.ts';
import { Table } from '@ridotto/table';
import { setupOf } from '@ridotto/table/tests/kit.ts';
import { folderWith, ridotto } from './tests/kit.ts';

const { table, entry } = Table.open({ ...setupOf(), id: 'old' }, 1000);
/** Stored as no house would: it waits for nobody. */
const stored: StoredTable = { setup: table.setup, seats: [{ seat: 0, hash: 'x' }], journal: [entry], notes: [] };

await onPostgres((server) => {
  test('doctor and patch use the database; a folder that is named goes before it', async (t) => {
    const DATABASE_URL = await server.database();
    const none = await ridotto(['doctor'], '', { DATABASE_URL });
    assert.equal(none.status, 1);
    assert.match(none.err, /^ridotto: there is no store in PostgreSQL at [^\n]+\n$/);
    const house = await serve({ port: 0, host: '127.0.0.1', data: folderWith(), database: DATABASE_URL, limits: false });
    t.after(() => house.close());
    const meanwhile = await ridotto(['doctor'], '', { DATABASE_URL });
    assert.deepEqual([meanwhile.status, meanwhile.out], [0, '0 tables, 0 of them over, 0 entries; 0 troubles\n'], meanwhile.err);
    const busy = await ridotto(['patch', '--do'], '', { DATABASE_URL });
    assert.equal(busy.status, 1);
    assert.match(busy.err, /^ridotto: PostgreSQL at [^\n]+ a house has it open; stop every one of them first\n$/);
    await house.close();

    const store = await openStore({ folder: '', database: DATABASE_URL });
    await store.create(stored, 'nobody');
    await store.close();
    const ill = await ridotto(['doctor'], '', { DATABASE_URL });
    assert.equal(ill.status, 1);
    assert.match(ill.out, /^table old: it is kept as one that waits for nobody, and waits for (human|bot)$/m);
    assert.match(ill.err, /^ridotto: the database of DATABASE_URL: \d+ troubles?; ridotto export --sound [^\n]+\n$/);
    const elsewhere = await ridotto(['doctor', '--data', folderWith()], '', { DATABASE_URL });
    assert.match(elsewhere.err, /^ridotto: there is no store in \//);
    const patched = await ridotto(['patch', '--do'], '', { DATABASE_URL });
    assert.match(patched.out, /^1 today, 0 same/m);
  });

  test('a wrong address is refused in one line, without its password', async () => {
    const wrong = [server.with((url) => (url.password = 'secret')), 'postgres//secret', 'postgres://anne:secret@127.0.0.1:1/house'];
    for (const DATABASE_URL of wrong)
      for (const command of [['serve', '--port', '0'], ['doctor'], ['patch', '--do']]) {
        // One that is not there yet a house waits for: server/storage/postgres/postgres.test.ts.
        if (command[0] === 'serve' && DATABASE_URL.includes(':1/')) continue;
        const { status, out, err } = await ridotto(command, '', { DATABASE_URL });
        assert.deepEqual([status, out], [1, ''], err);
        assert.match(err, /^ridotto: [^\n]*DATABASE_URL[^\n]*\n$|^ridotto: [^\n]*cannot be reached[^\n]*\n$/);
        assert.ok(!err.includes('secret'), err);
      }
  });
});
