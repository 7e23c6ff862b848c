// What whoever runs a house can do about people and tables: ridotto reports, close and ban, while it is open and while it is closed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Problem, Snapshot } from '@ridotto/table';
import { Guest, seated } from '@ridotto/server/tests/guests.ts';
import { ask, eventually, folder, open } from '@ridotto/server/tests/kit.ts';
import { ridotto } from './tests/kit.ts';

interface Report {
  readonly id: string;
  readonly table: string;
  readonly about: { readonly guest: string; readonly name: string; readonly seat: number | null };
  readonly reason: string;
}
const kind = ({ body }: { readonly body: unknown }): string | undefined => (body as Problem).type?.split(':').at(-1);

test('reports are listed and settled, a guest is shut out and let in, a table is closed', async (t) => {
  const { url, data } = await open(t);
  const at = ['--data', data];
  const does = async (...args: readonly string[]): Promise<string> => {
    const { status, out, err } = await ridotto([...args, ...at]);
    assert.deepEqual([status, err], [0, ''], args.join(' '));
    return out;
  };
  const refused = async (...args: readonly string[]): Promise<string> => {
    const { status, out, err } = await ridotto([...args, ...at]);
    assert.deepEqual([status, out], [1, ''], args.join(' '));
    return err;
  };
  assert.equal(await does('reports'), '0 reports\n');
  const people = await Promise.all(['Anne', 'Benoît', 'Christian'].map((name) => Guest.known(url, name)));
  const [anne, benoit] = people;
  const [player] = await seated(people);
  const { table } = player;
  assert.equal((await anne.ask(`/api/tables/${table}/report`, { seat: 's1', reason: 'Rude' })).status, 200);
  const [report] = JSON.parse(await does('reports', '--json')) as Report[];
  assert.deepEqual([report.table, report.about.name, report.about.seat, report.reason], [table, 'Benoît', 1, 'Rude']);
  const listed = await does('reports');
  assert.match(
    listed,
    new RegExp(`report ${report.id}: table ${table}, Benoît, s1, guest ${report.about.guest}\\n  Anne .*: Rude\\n1 report\\n$`),
  );

  assert.equal(await does('ban', report.about.guest), `guest ${report.about.guest} is shut out\n`);
  assert.equal(kind(await benoit.ask('/api/me')), 'shut-out');
  assert.match(await does('ban', report.about.guest, '--lift'), /may come again; the seats that they had stay conceded/);
  assert.equal((await benoit.ask('/api/me')).status, 200);
  assert.partialDeepStrictEqual((await player.snapshot()).players[1], { standIn: { because: 'conceded' } });

  assert.equal(await does('reports', '--settle', report.id), `report ${report.id} is settled\n`);
  assert.equal(await does('reports'), '0 reports\n');
  assert.equal(await does('close', table), `table ${table} is closed\n`);
  assert.equal((await player.snapshot()).over?.closed, true);

  // What cannot be is said, and what is missing.
  assert.match(await refused('close', table), /closed this table already/);
  assert.match(await refused('close', 'nowhere'), /there is no table/);
  assert.match(await refused('ban', 'nobody'), /there is no guest nobody/);
  assert.match(await refused('reports', '--settle', 'none'), /no report none is open/);
  for (const [args, missing] of [
    [['close'], /TABLE/],
    [['ban'], /GUEST/],
  ] as const) {
    const { status, err } = await ridotto([...args, ...at]);
    assert.equal(status, 2);
    assert.match(err, missing);
  }
});

test('a house that is closed does it when it opens, and the command says so', async (t) => {
  const data = folder(t);
  const house = await open(t, { data });
  const people = await Promise.all(['Anne', 'Benoît', 'Christian'].map((name) => Guest.known(house.url, name)));
  const [{ table }] = await seated(people);
  await house.close();
  const { status, out } = await ridotto(['close', table, '--data', data]);
  assert.deepEqual([status, out], [0, 'no house is open: it will be done when one opens\n']);
  const { url } = await open(t, { data });
  await eventually(async () => (await ask<Snapshot>(url, `/api/tables/${table}`)).body.over?.closed === true);
});
