import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { folderWith, MAIN, ridotto } from './tests/kit.ts';

test('ridotto serve prints where it is, plays, and ends when told to; ridotto doctor replays what it kept', async () => {
  const data = folderWith();
  const env = { ...process.env, PORT: '0', RIDOTTO_DATA: data };
  const child = spawn(process.execPath, [MAIN, 'serve', '--bot-delay', '0'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (err += chunk));
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (out += chunk));
  try {
    while (!out.includes('\n')) await once(child.stdout, 'data');
    const url = /^Ridotto is open at (http:\/\/\S+)\n$/.exec(out)?.[1];
    assert.ok(url, out);
    const seats = ['a', 'b', 'c'].map((name) => ({ name, kind: 'bot', bot: 'random' }));
    const page = await fetch(url);
    await page.text();
    assert.equal(err.includes('the page has not been built'), page.status === 404, err);
    const made = await fetch(`${url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'san-marco', seats }),
    });
    assert.equal(made.status, 201, await made.clone().text());
    const { table } = (await made.json()) as { table: string };
    const withPeople = await fetch(`${url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'san-marco', seats: ['a', 'b', 'c'].map((name) => ({ name, kind: 'human' })) }),
    });
    assert.equal(withPeople.status, 201, await withPeople.clone().text());
    for (let over = false; !over;) {
      const snapshot = (await (await fetch(`${url}/api/tables/${table}`)).json()) as { over: unknown };
      over = snapshot.over !== null;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const meanwhile = await ridotto(['doctor', '--data', data, '--json']);
    assert.equal(meanwhile.status, 0, meanwhile.out + meanwhile.err);
  } finally {
    // Told twice, as by somebody who stops all processes of a service, it closes all the same.
    child.kill('SIGTERM');
    child.kill('SIGTERM');
  }
  const [code] = (await once(child, 'exit')) as [number | null];
  assert.equal(code, 0);

  const well = await ridotto(['doctor'], '', { RIDOTTO_DATA: data });
  assert.equal(well.status, 0, well.out + well.err);
  assert.match(well.out, /^2 tables, 1 of them over, \d+ entries; 0 troubles\n$/);

  const db = new DatabaseSync(path.join(data, 'ridotto.sqlite'));
  db.exec(`update tables set waits = 'bot' where waits = 'human'`);
  const asleep = await ridotto(['doctor', '--data', data]);
  assert.match(asleep.out, /^table \S+: it is kept as one that waits for bot, and waits for human$/m);
  const people = db.prepare(`select id from tables where waits = 'bot'`).get() as { id: string };
  db.exec(`update tables set waits = 'human' where waits = 'bot'`);
  const begun = JSON.parse(
    (db.prepare('select entry from journal where table_id = ? and n = 0').get(people.id) as { entry: string }).entry,
  ) as { luck: string[] };
  const swap = db.prepare('update journal set entry = ? where table_id = ? and n = 0');
  // The last die shows something else: a beginning that could have been, unless it had asked for more.
  const luck = begun.luck.with(-1, begun.luck.at(-1) === '1' ? '2' : '1');
  swap.run(JSON.stringify({ ...begun, luck }), people.id);
  const swapped = await ridotto(['doctor', '--data', data]);
  assert.match(
    swapped.out,
    /^table \S+: (outcome \d+, in entry 0, is \S+ by the secret; the record says \S+|.*other outcomes are asked for)$/m,
  );
  swap.run(JSON.stringify(begun), people.id);
  db.exec(`update journal set entry = replace(entry, 's1', 's2') where n = (select max(n) from journal)`);
  db.exec(`delete from journal where n = 7`);
  db.exec(`delete from seats where seat = 1`);
  db.close();
  const ill = await ridotto(['doctor', '--data', data]);
  assert.equal(ill.status, 1);
  assert.match(ill.out, /^table \S+: entry 7 of its journal is missing$/m);
  assert.match(ill.out, /^table \S+: nobody can sit down at seat s1: its token is missing$/m);
  assert.match(ill.err, /^ridotto: [^\n]+\n$/);
});

test('ridotto doctor where there is no store', async () => {
  const { status, err } = await ridotto(['doctor', '--data', path.join(folderWith(), 'nothing')]);
  assert.equal(status, 1);
  assert.match(err, /^ridotto: there is no store in [^\n]+\n$/);
});

test('a command that looks at the store refuses what is wrong in the environment', async () => {
  for (const command of ['serve', 'doctor', 'patch']) {
    const { status, err } = await ridotto([command], '', { RIDOTTO_DATTA: folderWith(), PORT: 'door' });
    assert.equal(status, 2);
    assert.match(err, /^ridotto: RIDOTTO_DATTA is set, and .* RIDOTTO_DATA is perhaps meant; PORT is "door"; it must be [^\n]+\n$/);
  }
});
