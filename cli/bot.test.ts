// A program that plays, here and in a house: ridotto bot, from end to end.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { problem, seatToken, type Opened, type Snapshot } from '@ridotto/table';
import { Guest, opened } from '@ridotto/server/tests/guests.ts';
import { ask, eventually, open, Player } from '@ridotto/server/tests/kit.ts';
import { folderWith, MAIN, ridotto } from './tests/kit.ts';

const RANDOM = ['--', process.execPath, path.join(import.meta.dirname, '..', 'docs', 'bots', 'random.mjs')];
/** A program of this text, which has `lines` and `tell`. */
function program(text: string): string[] {
  const all = `import readline from 'node:readline';
    const lines = readline.createInterface({ input: process.stdin });
    const tell = (said) => console.log(typeof said === 'string' ? said : JSON.stringify(said));
    ${text}`;
  return ['--', process.execPath, path.join(folderWith({ 'bot.mjs': all }), 'bot.mjs')];
}

test('every game is played to its end by a program that knows none of them', async () => {
  for (const [game, players, seats] of [
    ['san-marco', 4, 3],
    ['inkognito', 5, 1],
    ['valencia', 2, 2],
    ['venice', 1, 1],
  ] as const) {
    const { status, out, err } = await ridotto(['bot', game, '--players', `${players}`, '--seats', `${seats}`, '--seed', 'a', ...RANDOM]); // prettier-ignore
    assert.deepEqual([status, err], [0, ''], game);
    assert.match(out, /^game 1: anne -?\d+.*; (won by \w+|nobody has won)/, game);
  }
});

test('the same seed deals the same; the record of the last game is kept, and its dealing verifies', async () => {
  const first = program(`for await (const line of lines) {
    const { ask } = JSON.parse(line);
    if (ask) tell({ say: { parts: [ask.legal[0]] } });
  }`);
  const folder = folderWith();
  const records = ['one', 'two'].map((name) => path.join(folder, name));
  const outs: string[] = [];
  for (const record of records) {
    const { status, out, err } = await ridotto(['bot', 'san-marco', '--players', '3', '--games', '2', '--seed', 'b', '--record', record, ...first]); // prettier-ignore
    assert.deepEqual([status, err], [0, '']);
    outs.push(out);
  }
  assert.equal(outs[0], outs[1]);
  assert.match(outs[0], /^game 1: .*\ngame 2: .*\n$/);
  const { status } = await ridotto(['verify', records[0]]);
  assert.equal(status, 0);
});

test('what a program hears: its seat alone, all that happens from the beginning, each question once, answers with their ids', async () => {
  const log = path.join(folderWith(), 'log');
  const curious = program(`import fs from 'node:fs';
    for await (const line of lines) {
      fs.appendFileSync(${JSON.stringify(log)}, line + '\\n');
      const { ask } = JSON.parse(line);
      if (!ask) continue;
      tell({ id: 'no', say: { line: 'abracadabra' } });
      tell({ id: 'why', why: { line: 'abracadabra' } });
      tell({ id: 'nothing' });
      tell({ id: 7, say: { parts: [ask.legal[0]] } });
    }`);
  const { status, err } = await ridotto(['bot', 'san-marco', '--players', '3', '--bots', 'random', '--seed', 'c', ...curious]);
  assert.deepEqual([status, err], [0, '']);
  type Heard = Record<string, unknown> & { snapshot?: Snapshot; ask?: Snapshot; happening?: { seq: number }; problem?: { type: string } };
  const heard = fs
    .readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Heard);
  assert.deepEqual([heard[0].ridotto, heard[0].seat, heard[0].snapshot?.you], [1, 's0', 's0']);
  assert.ok('over' in heard.at(-1)!);
  // Also of what ended the game.
  const done = heard.filter(({ done }) => done === 'say').length;
  assert.equal(done, heard.filter((line) => line.ask).length);
  const seqs = heard.flatMap(({ happening }) => (happening ? [happening.seq] : []));
  assert.deepEqual(
    seqs,
    Array.from(seqs, (_, n) => n + 1),
  );
  const questions = heard.flatMap((line) => (line.ask ? [line.ask.question] : []));
  assert.equal(new Set(questions).size, questions.length);
  const answers = heard.filter(({ id }) => id !== undefined).slice(0, 4);
  assert.deepEqual(
    answers.map(({ id, problem, why, done }) => [id, problem?.type ?? (why ? 'why' : done)]),
    [
      ['no', 'urn:ridotto:problem:not-legal'],
      ['why', 'why'],
      ['nothing', 'urn:ridotto:problem:bad-request'],
      [7, 'say'],
    ],
  );
});

test('a program that fails is said to, and the command fails', async () => {
  const play = (text: string, ...more: readonly string[]) => ridotto(['bot', 'san-marco', '--players', '3', ...more, ...program(text)]);
  for (const [text, more, why] of [
    ['process.exit(3);', [], /ended with status 3 before the game was over/],
    [`tell('take offer 1'); lines.on('line', () => 0);`, [], /wrote what is no JSON object on one line: take offer 1/],
    [`lines.on('line', (line) => JSON.parse(line).ask && tell({ say: { line: 'no' } })); lines.on('line', (line) => JSON.parse(line).problem && tell({ say: 7 }));`, [], /was refused 100 times in a row/], // prettier-ignore
    [`tell('x'.repeat(30_000_000)); lines.on('line', () => 0);`, [], /wrote a line of more than 65536 characters/],
    [`lines.on('line', () => 0);`, ['--time', '1'], /has not decided within 1 second$/m],
  ] as const) {
    const { status, err } = await play(text, ...more);
    assert.equal(status, 1, err);
    assert.match(err, why);
  }
  const nobody = await ridotto(['bot', 'san-marco', '--players', '3', '--', path.join(folderWith(), 'not-there')]);
  assert.match(nobody.err, /cannot be started: .*ENOENT/);
  for (const [args, why] of [
    [['--at', 'https://house.example/table/abc'], /leads to no seat/],
    [['--at', 'https://house.example/sit/abc#invitation=x', '--seats', '2'], /--seats is for games here/],
    [['--house', 'https://house.example'], /--house needs --key/],
    [['--key', 'k'], /--key is for a house/],
  ] as const) {
    const { status, err } = await ridotto(['bot', 'san-marco', ...args, ...RANDOM]);
    assert.equal(status, 2, err);
    assert.match(err, why);
  }
  assert.match((await ridotto(['bot', 'san-marco'])).err, /a PROGRAM is missing/);
});

test('in a house a program plays a seat by its link, and is marked as no person where the table says so', async (t) => {
  const { url } = await open(t);
  const seats = [
    { name: 'Anne', kind: 'human', program: true },
    { name: 'Benoît', kind: 'bot', bot: 'random' },
    { name: 'Christian', kind: 'bot', bot: 'random' },
  ];
  const { body } = await ask<Opened>(url, '/api/tables', { body: { game: 'san-marco', seats, confirm: true } });
  const { table } = body;
  const { status, out, err } = await ridotto(['bot', 'san-marco', '--at', `${url}/table/${table}#seat=${body.seats[0].token}`, ...RANDOM]);
  assert.deepEqual([status, err], [0, '']);
  assert.match(out, /plays for Anne\n.*; won by /);
  const seen = (await ask<Snapshot>(url, `/api/tables/${table}`)).body;
  assert.ok(seen.over);
  assert.deepEqual(seen.players[0], { kind: 'human', program: true });
});

test('a house that closes and opens again is waited for, and the game goes on', async (t) => {
  const house = await open(t);
  const port = Number(new URL(house.url).port);
  const seats = ['Anne', 'Benoît', 'Christian'].map((name, n) =>
    n === 0 ? { name, kind: 'human' } : { name, kind: 'bot', bot: 'random' },
  );
  const { body } = await ask<Opened>(house.url, '/api/tables', { body: { game: 'san-marco', seats } });
  const moves = path.join(folderWith(), 'moves');
  const slow = program(`import fs from 'node:fs';
    for await (const line of lines) {
      const { ask } = JSON.parse(line);
      if (!ask) continue;
      fs.appendFileSync(${JSON.stringify(moves)}, '.');
      await new Promise((later) => setTimeout(later, 50));
      tell({ say: { parts: [ask.legal[0]] } });
    }`);
  const playing = ridotto(['bot', 'san-marco', '--at', `${house.url}/table/${body.table}#seat=${body.seats[0].token}`, ...slow]);
  await eventually(() => fs.existsSync(moves) && fs.readFileSync(moves).length > 3);
  await house.close();
  await new Promise((later) => setTimeout(later, 1500));
  await open(t, { data: house.data, port });
  const { status, out, err } = await playing;
  assert.deepEqual([status, err], [0, '']);
  assert.match(out, /; won by /);
});

test('at a table of another game no bot sits down', async (t) => {
  const { url } = await open(t);
  const anne = await Guest.known(url, 'Anne');
  const { id, invitation } = await opened(anne);
  const { status, err } = await ridotto(['bot', 'venice', '--at', `${url}/sit/${id}#invitation=${invitation}`, ...RANDOM]);
  assert.equal(status, 1);
  assert.match(err, /at this table san-marco is played, not venice/);
  assert.equal((await anne.ask(`/api/gatherings/${id}`)).body.seats[1].kind, 'open');
});

/** A bot account, until the test is over. */
function botAt(t: TestContext, url: string, key: string): { said: string } {
  const child = spawn(process.execPath, [MAIN, 'bot', 'san-marco', '--house', url, '--key', key, '--name', 'Denise', ...RANDOM]);
  const bot = { said: '' };
  for (const out of [child.stdout, child.stderr]) out.setEncoding('utf8').on('data', (text: string) => (bot.said += text));
  t.after(() => child.kill());
  return bot;
}

test('a bot account sits down by an invitation, is ready, plays wherever it sits, and comes to the rematch', async (t) => {
  const { url } = await open(t);
  const key = path.join(folderWith(), 'bot.key');
  const anne = await Guest.known(url, 'Anne');
  const about = { game: 'san-marco', seats: [{ kind: 'mine' }, { kind: 'open' }, { kind: 'bot', name: 'Bot', bot: 'random' }] };
  const { id, invitation } = await opened(anne, about);
  const first = ridotto(['bot', 'san-marco', '--at', `${url}/sit/${id}#invitation=${invitation}`, '--key', key, '--name', 'Denise', ...RANDOM]); // prettier-ignore
  await eventually(async () => (await anne.ask(`/api/gatherings/${id}`)).body.seats[1].kind === 'human');
  assert.equal(fs.statSync(key).mode & 0o777, 0o600);
  assert.partialDeepStrictEqual((await anne.ask(`/api/gatherings/${id}`)).body.seats[1], { name: 'Denise', program: true });
  await anne.do(id, { do: 'ready' });
  await playOut(anne, url, id);
  const { status, out, err } = await first;
  assert.deepEqual([status, err], [0, '']);
  assert.match(out, new RegExp(`^sits at ${url}/table/${id}#seat=[\\w-]{43}\\n`));
  assert.match(out, /plays for Denise\n.*; won by /);
  const denise = Object.assign(new Guest(url, 'Denise'), { key: fs.readFileSync(key, 'utf8').trim() });
  const bot = botAt(t, url, key);
  const { body: again } = await anne.ask<{ id: string }>(`/api/gatherings/${id}/again`, {});
  // Sent away and back again it is ready as it was.
  const isReady = async (): Promise<boolean> => {
    const [, { kind, ...seat }] = (await anne.ask(`/api/gatherings/${again.id}`)).body.seats;
    return kind === 'human' && 'ready' in seat && seat.ready;
  };
  await eventually(isReady);
  await anne.do(again.id, { do: 'send-away', seat: 1 });
  await eventually(() => bot.said.includes('sits there no more'));
  const { invitation: second } = (await anne.ask(`/api/gatherings/${again.id}`)).body;
  await denise.do(again.id, { do: 'sit', name: 'Denise' }, second);
  await eventually(isReady);
  await anne.do(again.id, { do: 'ready' });
  await playOut(anne, url, again.id);
  await eventually(() => bot.said.includes('; won by '));
  assert.match(bot.said, /^Denise plays san-marco\n(.*\n)*table .*: .* plays for Denise\n/);
  assert.deepEqual((await ask<Snapshot>(url, `/api/tables/${again.id}`)).body.players[1], { kind: 'human', program: true });
});

test('a bot account that has asked too much of late waits as long as it is told, and goes on', async (t) => {
  const { url } = await open(t);
  // What stands before a house may have had enough, too.
  let asked = 0;
  const before = http.createServer((request, response) => {
    if (request.url?.startsWith('/api/me/tables') && asked++ === 0) {
      response.writeHead(429, { 'content-type': 'application/problem+json', 'retry-after': '1' });
      return response.end(JSON.stringify(problem('bad-request', 'wait a little')).replace('bad-request', 'too-many'));
    }
    const { method, headers } = request;
    const on = http.request(new URL(request.url!, url), { method, headers: { ...headers, host: new URL(url).host } }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    on.on('error', () => response.destroy());
    return request.pipe(on);
  });
  before.listen(0, '127.0.0.1');
  await once(before, 'listening');
  t.after(() => {
    before.closeAllConnections();
    before.close();
  });
  const { port } = before.address() as AddressInfo;
  const bot = botAt(t, `http://127.0.0.1:${port}`, path.join(folderWith(), 'bot.key'));
  await eventually(() => asked > 1);
  assert.equal(bot.said, 'Denise plays san-marco\n');
});

/** Anne plays what is legal first until the game is over. */
async function playOut(anne: Guest, url: string, id: string): Promise<void> {
  const player = new Player(url, id, seatToken(anne.key, id));
  await eventually(async () => (await ask(url, `/api/tables/${id}`)).status === 200);
  for (let n = 0; ;) {
    const { over, question, legal, awaits, you } = await player.snapshot();
    if (over) return;
    if (question !== null && legal.length > 0 && awaits.includes(you!))
      await player.ask('say', { question, key: `k${n++}`, parts: [legal[0]] });
    else await new Promise((later) => setTimeout(later, 10));
  }
}
