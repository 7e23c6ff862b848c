// Records and positions as files: one moment of a game as a position that begins there, what was told, and the page on them.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { suite, test } from 'node:test';
import { GAMES } from '@ridotto/games';
import { openStore } from '@ridotto/server/storage/open.ts';
import { keptRecords } from '@ridotto/games/tests/records.ts';
import { folderWith, MAIN, ridotto } from './tests/kit.ts';

/** One of each game, played to its end. */
const RECORDS = Object.keys(GAMES).map((game) => {
  const { record } = keptRecords(game).find(({ record: one, ends }) => one.from === undefined && ends[one.rules].winners !== null)!;
  return { game, record, file: path.join(folderWith({ 'record.json': JSON.stringify(record) }), 'record.json') };
});

suite('ridotto replay', { concurrency: 2 }, () => {
  for (const { game, record, file } of RECORDS)
    test(`--position: a moment of ${game} is a position that begins there`, async () => {
      const at = String(Math.floor(record.log.length / 2));
      const { out, err } = await ridotto(['replay', file, '--at', at, '--position']);
      assert.equal(err, '');
      const there = JSON.parse((await ridotto(['replay', file, '--at', at, '--json'])).out) as { awaits: string[] };
      const legal = JSON.parse((await ridotto(['legal', '--json', '--position', '-'], out)).out) as { awaits: string[] };
      assert.deepEqual(
        legal.awaits,
        there.awaits.map((seat) => record.seats[Number(seat.slice(1))]),
      );
    });
  test('--position, of the end, as JSON', async () => {
    const { file, record } = RECORDS[0];
    const { out } = await ridotto(['replay', file, '--position', '--json']);
    const position = JSON.parse(out) as { given: { over: boolean }; players: string[] };
    assert.deepEqual([position.given.over, position.players], [true, record.seats]);
  });
  test('--position, where luck is asked, says why there is none', async () => {
    const { status, err } = await ridotto(['replay', RECORDS[0].file, '--at', '0', '--position']);
    assert.equal(status, 1);
    assert.match(
      err,
      /: before the first entry there is no position to write: luck is asked \(.*\), and a position begins where somebody is to choose/,
    );
  });
  test('a record in the place of a position is told from one', async () => {
    for (const command of [['play'], ['legal']]) {
      const { err } = await ridotto([...command, '--position', RECORDS[0].file]);
      assert.match(err, /it is the record of a game, and no position: `ridotto replay FILE --at N --position` writes one/);
    }
  });
  test('--facts: what was told and to whom, in the reader’s language', async () => {
    const { file, record } = RECORDS.find(({ game }) => game === 'valencia')!;
    const all = await ridotto(['replay', file, '--at', '3', '--facts']);
    assert.match(all.out, /^0 {2}to all: /);
    assert.match(all.out, /\n0 {2}to Anne: Anne is dealt “/);
    assert.match(all.out, /\n0 {2}to the others: Anne is dealt \d missions/);
    assert.match((await ridotto(['replay', file, '--at', '3', '--facts', '--lang', 'fr'])).out, /\n0 {2}aux autres : /);
    assert.match((await ridotto(['replay', file, '--at', '3', '--facts', '--lang', 'pl'])).out, /\n0 {2}do pozostałych: /);
    const json = JSON.parse((await ridotto(['replay', file, '--facts', '--json'])).out) as { to: unknown; what: string }[];
    assert.ok(json.some(({ to }) => Array.isArray(to) && to.join() === 's0'));
    // What one seat was told has nothing of what another one was.
    const own = JSON.parse((await ridotto(['replay', file, '--facts', '--json', '--as', record.seats[1]])).out) as { to?: unknown }[];
    assert.ok(own.length > 0 && own.length <= json.length && own.every(({ to }) => to === undefined));
  });
});

suite('a record that cannot be opened says why', { concurrency: 2 }, () => {
  const { record } = RECORDS[0];
  for (const [command, what, file, says] of [
    [
      'replay',
      'of a newer format',
      JSON.stringify({ ...record, format: 'ridotto-record/2' }),
      /a newer Ridotto wrote this record, in format 2/,
    ],
    ['verify', 'of no game', JSON.stringify({ ...record, game: 'chess' }), /there is no game "chess"/],
    [
      'open',
      'of newer rules',
      JSON.stringify({ ...record, rules: 99 }),
      /played by version 99 of the rules of san-marco; this house knows up to/,
    ],
    ['open', 'cut off', JSON.stringify(record).slice(0, 500), /not JSON, or not the whole of it/],
    ['verify', 'damaged', JSON.stringify({ ...record, seats: [] }), /record\.json: /],
  ] as const)
    test(`${what}: ridotto ${command}`, async () => {
      const name = path.join(folderWith({ 'record.json': file }), 'record.json');
      const { status, out, err } = await ridotto([command, name]);
      assert.equal(status, 1);
      assert.equal(out, '');
      assert.match(err, says);
      assert.match(err, /^ridotto: [^\n]+\n$/);
    });
});

suite('ridotto play and legal', () => {
  test('from a position, without the name of a game, and from a case of a file', async () => {
    const { file } = RECORDS[0];
    const { out: position } = await ridotto(['replay', file, '--at', '9', '--position']);
    const there = path.join(path.dirname(file), 'there.yaml');
    fs.writeFileSync(there, position);
    assert.match((await ridotto(['play', '--position', there, '--humans', '4'], 'quit\n')).out, /^San Marco: Anne, Benoît/);
    const cases = path.join(import.meta.dirname, '..', 'games', 'san-marco', 'cases', 'doge.yaml');
    const named = await ridotto(['legal', '--position', `${cases}#A24 the first`]);
    assert.match(named.out, /play doge/);
    assert.match((await ridotto(['legal', '--position', `${cases}#No such`])).err, /there is no case "No such"/);
  });
});

suite('ridotto open', () => {
  const { file, record } = RECORDS[0];
  test('a house on this machine gives the record to the page, keeps nothing, and goes', async () => {
    const child = spawn(process.execPath, [MAIN, 'open', file, '--at', '12', '--as', record.seats[1], '--print'], {
      env: { ...process.env, LC_ALL: 'C' },
    });
    const gone = once(child, 'close');
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    const [link] = String(said).split('\n');
    const url = new URL(link);
    assert.deepEqual([url.pathname, url.search, url.hash], ['/replay', '?file=/opened.json', '#at=12&as=s1']);
    const answer = await fetch(new URL('/opened.json', url));
    assert.deepEqual(await answer.json(), record);
    assert.match(answer.headers.get('cache-control') ?? '', /no-store/);
    const kept = () => fs.readdirSync(os.tmpdir()).filter((name) => name.startsWith('ridotto-open-'));
    assert.ok(kept().length > 0);
    child.kill('SIGTERM');
    assert.deepEqual(await gone, [0, null]);
  });
  test('a position is all in the link, of any house', async () => {
    const { out: position } = await ridotto(['replay', file, '--at', '9', '--position']);
    const { status, out } = await ridotto(['open', '--print', '--house', 'https://ridotto.example.org/lobby', '--position', '-'], position);
    assert.equal(status, 0);
    const url = new URL(out.trim());
    assert.deepEqual([url.origin, url.pathname], ['https://ridotto.example.org', '/position']);
    const linked = JSON.parse(Buffer.from(url.hash.slice(1), 'base64url').toString()) as { game: string; names: string[]; from: object };
    assert.deepEqual([linked.game, linked.names], ['san-marco', record.seats]);
    assert.ok('to-play' in linked.from || 'at' in linked.from);
  });
  test('what belongs to the other kind of file is refused', async () => {
    const elsewhere = await ridotto(['open', file, '--house', 'https://ridotto.example.org']);
    assert.equal(elsewhere.status, 2);
    assert.match(elsewhere.err, /--house is for a position/);
    const position = path.join(folderWith({ 'there.yaml': 'to-play: { anne: [doge] }' }), 'there.yaml');
    const at = await ridotto(['open', position, '--at', '3']);
    assert.equal(at.status, 2);
    assert.match(at.err, /--at is for a record/);
    assert.match((await ridotto(['open', position, '--house', 'venice'])).err, /--house venice: it is an address like/);
    assert.match((await ridotto(['open', file, '--at', '100000'])).err, /--at is "100000"; it must be a whole number from 0/);
    assert.match((await ridotto(['open', file, '--as', 'emile'])).err, /--as emile: it is spectator, or one of/);
  });
});

suite('ridotto import-records', () => {
  const lines = [
    JSON.stringify(RECORDS[0].record),
    '',
    JSON.stringify({ ...RECORDS[1].record, rules: 99 }),
    'Dear diary',
    JSON.stringify(RECORDS[2].record),
  ];
  const file = path.join(folderWith({ 'many.jsonl': `${lines.join('\n')}\n` }), 'many.jsonl');
  test('--check says what would come of each line', async () => {
    const { status, out, err } = await ridotto(['import-records', '--check', file]);
    assert.equal(err, '');
    assert.equal(status, 1);
    assert.deepEqual(
      out
        .trimEnd()
        .split('\n')
        .map((line) => line.replace(file, 'FILE').replace(/(good|refused): .*/, '$1')),
      ['FILE:1  good', 'FILE:3  refused', 'FILE:4  refused', 'FILE:5  good', '2 good, 2 refused'],
    );
  });
  test('into the library of a guest, once', async () => {
    const data = folderWith();
    const store = await openStore({ folder: data });
    await store.keepGuest({ id: 'anne', name: 'Anne' }, 'key of anne');
    await store.close();
    const { status, out } = await ridotto(['import-records', file, '--guest', 'anne', '--data', data, '--json']);
    assert.equal(status, 1);
    const { lines: said, counts } = JSON.parse(out) as { lines: { n: number; is: string; why?: string }[]; counts: object };
    assert.deepEqual(
      said.map(({ n, is, why }) => `${n} ${is} ${why ?? ''}`),
      ['1 new ', '3 refused newer-rules', '4 refused no-record', '5 new '],
    );
    assert.deepEqual(counts, { new: 2, known: 0, good: 0, full: 0, refused: 2 });
    const again = await ridotto(['import-records', RECORDS[0].file, '--guest', 'anne', '--data', data]);
    assert.deepEqual([again.status, again.out], [0, `${RECORDS[0].file}:1  there already\n0 kept, 1 there already, 0 not kept\n`]);
    const now = await openStore({ folder: data });
    assert.equal((await now.library.of('anne', {}, { most: 9 })).length, 2);
    await now.close();
    assert.match((await ridotto(['import-records', file, '--guest', 'denise', '--data', data])).err, /there is no guest denise/);
  });
});
