// Games that are over, over HTTP: whose library they are in, what comes from elsewhere, and what everybody may see.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Io, type GameRecord } from '@ridotto/engine';
import { gameNamed } from '@ridotto/games';
import { keptRecords } from '@ridotto/games/tests/records.ts';
import { verifyRecord, type Opened, type Problem, type Snapshot } from '@ridotto/table';
import { Guest, seated, stopped } from '../tests/guests.ts';
import { ask, eventually, finished, open, Player, playOn, type Answer } from '../tests/kit.ts';
import type { GamesView, GameView, Import } from './library.ts';

const kind = ({ status, body }: Answer<unknown>): string => (status < 400 ? String(status) : (body as Problem).type.split(':').at(-1)!);
const library = async (who: Guest, query = ''): Promise<readonly GameView[]> => {
  const { status, body, text } = await who.ask<GamesView>(`/api/me/library${query}`);
  assert.equal(status, 200, text);
  return body.games;
};
const bring = (who: Guest, record: object) => who.ask<Import>('/api/me/library/records', record);

/** A game that was played elsewhere, as its file has it. */
const elsewhere = (): GameRecord => {
  const record = finished().table.record();
  assert.ok('log' in record);
  return JSON.parse(JSON.stringify(record)) as GameRecord;
};
const RECORD = elsewhere();

suite('the library of a guest', () => {
  test('has the games at which they sat, and no others', async (t) => {
    const { url } = await open(t);
    const guests = await Promise.all(['Anne', 'Benoît', 'Christian'].map((name) => Guest.known(url, name)));
    const [anne, benoit] = guests;
    const denise = await Guest.known(url, 'Denise');
    const [{ table }] = await seated(guests);
    assert.deepEqual(await library(anne), []);
    assert.equal(kind(await anne.ask('/api/me/library', { table })), 'not-over');
    await stopped(guests, table);
    await eventually(async () => (await library(anne)).length === 1);
    const [game] = await library(benoit);
    assert.partialDeepStrictEqual(game, {
      table,
      game: 'san-marco',
      ended: 'stopped',
      names: ['Anne', 'Benoît', 'Christian'],
      winners: [],
      came: 'played',
      seat: 's1',
    });
    assert.notEqual(game.id, table);
    assert.deepEqual(await library(anne, '?result=stopped&name=chris&players=3'), await library(anne));
    assert.deepEqual([await library(anne, '?game=venice'), await library(anne, '?result=won'), await library(denise)], [[], [], []]);
    // Its record is theirs, and nobody else's, by this address.
    const record = (who: Guest) => who.ask<GameRecord>(`/api/me/library/${game.id}/record`);
    assert.deepEqual((await record(anne)).body, (await ask(url, `/api/tables/${table}/record`)).body);
    assert.deepEqual(
      [kind(await record(denise)), kind(await ask(url, `/api/library/${game.id}/record`))],
      ['no-such-game', 'no-such-game'],
    );
    // Whoever knows the table has watched it, and may keep it, and let it go.
    assert.deepEqual((await denise.ask('/api/me/library', { table })).body, { id: game.id });
    assert.deepEqual(
      (await library(denise)).map(({ came, seat, table: at }) => [came, seat, at]),
      [['watched', null, table]],
    );
    assert.equal(kind(await denise.ask(`/api/me/library/${game.id}/remove`, {})), '200');
    assert.equal(kind(await denise.ask(`/api/me/library/${game.id}/remove`, {})), 'no-such-game');
    assert.equal(kind(await anne.ask(`/api/me/library/${game.id}/remove`, {})), 'no-such-game');
    assert.equal(kind(await denise.ask('/api/me/library', { table: 'AAAAAAAAAAAAAAAA' })), 'no-such-table');
    assert.equal((await library(anne)).length, 1);
    // All that the house knows of somebody has it, too.
    const { library: told } = (await anne.ask<{ library: { game: string }[] }>('/api/me/everything')).body;
    assert.deepEqual(
      told.map(({ game: of }) => of),
      ['san-marco'],
    );
  });

  test('what is asked wrongly is said', async (t) => {
    const { url } = await open(t);
    const anne = await Guest.known(url, 'Anne');
    for (const query of ['?players=many', '?result=drawn', '?after=x', '?shoe=1', '?name=', '?since=yesterday'])
      assert.equal(kind(await anne.ask(`/api/me/library${query}`)), 'bad-request', query);
    assert.equal(kind(await ask(url, '/api/library?name=anne')), 'bad-request');
  });
});

suite('a record from elsewhere', () => {
  test('comes in when it stands the test, once, marked, and goes out as it was', async (t) => {
    const { url } = await open(t);
    const [anne, benoit] = [await Guest.known(url, 'Anne'), await Guest.known(url, 'Benoît')];
    const first = (await bring(anne, RECORD)).body;
    assert.equal(first.is, 'new');
    assert.match(first.detail, /^all \d+ outcomes are those of the secret$/);
    assert.match(first.unproved[0], /^who played and what they chose/);
    const shuffled = Object.fromEntries(Object.entries(RECORD).toReversed());
    assert.partialDeepStrictEqual((await bring(anne, shuffled)).body, { is: 'known', id: first.id });
    assert.partialDeepStrictEqual((await bring(benoit, RECORD)).body, { is: 'new', id: first.id });
    const [game] = await library(anne);
    assert.partialDeepStrictEqual(game, { came: 'imported', table: null, seat: null, names: RECORD.seats, ended: 'over' });
    assert.ok(game.scores.length === RECORD.seats.length && game.winners.length > 0);
    assert.deepEqual((await anne.ask(`/api/me/library/${game.id}/record`)).body, RECORD);
    // It counts for nothing.
    const { profile, ratings } = (await anne.ask<{ profile: { games: unknown[] }; ratings: unknown[] }>('/api/me/profile')).body;
    assert.deepEqual([profile.games, ratings], [[], []]);
    assert.equal(kind(await anne.ask(`/api/me/library/${game.id}/remove`, {})), '200');
    assert.deepEqual([(await library(anne)).length, (await library(benoit)).length], [0, 1]);
  });

  test('is refused in a word and a sentence, and nothing is kept', async (t) => {
    const { url } = await open(t);
    const anne = await Guest.known(url, 'Anne');
    const forged = RECORD.log.map((entry) => ('luck' in entry && entry.luck ? { ...entry, luck: entry.luck.toReversed() } : entry));
    for (const [why, record, detail] of [
      ['no-record', { shoe: 1 }, /not a Ridotto record/],
      ['newer-format', { format: 'ridotto-record/7' }, /newer Ridotto/],
      ['no-such-game', { ...RECORD, game: 'chess' }, /there is no game "chess"/],
      ['newer-rules', { ...RECORD, rules: 99 }, /this house knows up to/],
      ['damaged', { ...RECORD, log: 'x' }, /log is not a list/],
      ['no-secret', { ...RECORD, secret: undefined }, /does not hold the secret/],
      ['wrong-secret', { ...RECORD, secret: '0'.repeat(64) }, /not the one that was committed to/],
      ['departs', { ...RECORD, log: forged, checkpoints: {} }, /the record says/],
      ['departs', { ...RECORD, facts: RECORD.facts!.slice(1) }, /facts told are not those/],
    ] as const) {
      const { body, text } = await bring(anne, record);
      assert.deepEqual([body.is, body.why, body.id], ['refused', why, null], text);
      assert.match(body.detail, detail);
    }
    assert.equal(kind(await bring(anne, [] as object)), 'bad-request');
    assert.deepEqual(await library(anne), []);
  });

  test('of every version of every game comes in', async (t) => {
    const { url } = await open(t);
    const anne = await Guest.known(url, 'Anne');
    for (const game of ['san-marco', 'inkognito', 'valencia', 'venice']) {
      const records = keptRecords(game).filter(({ ends, record }) => ends[record.rules].winners !== null && record.secret !== undefined);
      for (const version of new Set(records.map(({ record }) => record.rules))) {
        const { record } = records.find((one) => one.record.rules === version)!;
        assert.equal((await bring(anne, record)).body.is, 'new', `${game} ${version}`);
      }
    }
    assert.ok((await library(anne)).length >= 4);
  });

  test('finds no room where a guest has as many as they may', async (t) => {
    const { url } = await open(t, { room: 1 });
    const anne = await Guest.known(url, 'Anne');
    const other = { ...RECORD, seats: RECORD.seats.toReversed() };
    assert.equal((await bring(anne, other)).body.is, 'new');
    assert.equal(kind(await bring(anne, RECORD)), 'library-full');
    assert.equal((await bring(anne, other)).body.is, 'known');
    const [{ id }] = await library(anne);
    await anne.ask(`/api/me/library/${id}/remove`, {});
    assert.equal((await bring(anne, RECORD)).body.is, 'new');
  });
});

test('many records go out as lines of JSON, those that are sought, and come in elsewhere', async (t) => {
  const [here, there] = [await open(t), await open(t)];
  const anne = await Guest.known(here.url, 'Anne');
  const many = Array.from({ length: 60 }, (_, n) => ({ ...RECORD, seats: RECORD.seats.with(0, `Anne ${n}`) }));
  for (const record of many) assert.equal((await bring(anne, record)).body.is, 'new');
  const written = async (query = ''): Promise<readonly string[]> => {
    const answer = await fetch(`${here.url}/api/me/library/records${query}`, { headers: { authorization: `Bearer ${anne.key}` } });
    assert.match(answer.headers.get('content-type') ?? '', /^application\/jsonl/);
    return (await answer.text()).trimEnd().split('\n');
  };
  const lines = await written();
  assert.equal(lines.length, 60);
  assert.deepEqual(new Set(lines.map((line) => (JSON.parse(line) as GameRecord).seats[0])), new Set(many.map(({ seats }) => seats[0])));
  const some = await written('?name=anne%205');
  assert.equal(some.length, 11);
  const denise = await Guest.known(there.url, 'Denise');
  for (const line of some) assert.equal((await bring(denise, JSON.parse(line) as object)).body.is, 'new');
  assert.equal((await library(denise)).length, 11);
  // Page by page the same.
  const first = (await anne.ask<GamesView>('/api/me/library')).body;
  const second = (await anne.ask<GamesView>(`/api/me/library?after=${first.next}`)).body;
  assert.deepEqual([first.games.length, second.games.length, second.next], [50, 10, null]);
  assert.equal(new Set([...first.games, ...second.games].map(({ id }) => id)).size, 60);
});

test('a house that publishes shows games without names, and their records stand the test', async (t) => {
  const closed = await open(t);
  const [{ table }] = await play(closed.url);
  assert.deepEqual((await ask(closed.url, '/api/library')).body, { publishes: false, games: [], next: null });
  await closed.close();
  const { url } = await open(t, { publishes: true, data: closed.data });
  const shown = async (query = '') => (await ask<GamesView & { publishes: boolean }>(url, `/api/library${query}`)).body;
  await eventually(async () => (await shown()).games.length === 1);
  const { publishes, games } = await shown();
  const [game] = games;
  assert.equal(publishes, true);
  assert.deepEqual(game.names, ['Player 1', 'Player 2', 'Player 3']);
  assert.deepEqual([game.table, game.came, game.seat, game.at % (24 * 3_600_000)], [null, null, null, 0]);
  assert.deepEqual([(await shown('?players=3')).games.length, (await shown('?game=venice')).games.length], [1, 0]);
  const { body: record, text } = await ask<GameRecord>(url, `/api/library/${game.id}/record`);
  const { names } = (await ask<Snapshot>(url, `/api/tables/${table}`)).body;
  for (const name of [...names, table]) assert.ok(!text.includes(name), name);
  assert.equal(verifyRecord(gameNamed(record.game), record).ok, true);
  // What somebody typed into the dealing stays with those who played.
  const guests = await Promise.all(['Anne', 'Benoît', 'Christian'].map((one) => Guest.known(url, one)));
  await playOn(await seated(guests), new Io(7));
  await eventually(async () => (await library(guests[0])).length === 1);
  assert.equal((await shown()).games.length, 1);
  const [typed] = await library(guests[0]);
  assert.equal(kind(await ask(url, `/api/library/${typed.id}/record`)), 'no-such-game');
});

test('who does not want their games published is enough, and says so when they like', async (t) => {
  const { url } = await open(t, { publishes: true });
  const guests = await Promise.all(['Anne', 'Benoît', 'Christian'].map((one) => Guest.known(url, one)));
  const shown = async () => (await ask<GamesView>(url, '/api/library')).body.games;
  await playOn(await seated(guests, {}, () => '0'.repeat(32)), new Io(7));
  await eventually(async () => (await library(guests[0])).length === 1);
  await eventually(async () => (await shown()).length === 1);
  const [{ id }] = await shown();
  const say = (published: boolean) => guests[1].ask<{ sharing: object }>('/api/me/profile', { published });
  const { status, body } = await say(false);
  assert.deepEqual([status, body.sharing], [200, { profile: 'me', rating: 'me', meetings: 'me', published: false }]);
  assert.deepEqual(await shown(), []);
  assert.equal(kind(await ask(url, `/api/library/${id}/record`)), 'no-such-game');
  // It is theirs all the same.
  for (const guest of guests) assert.equal((await library(guest)).length, 1);
  assert.equal((await say(true)).status, 200);
  assert.equal((await shown()).length, 1);
  assert.equal((await ask(url, `/api/library/${id}/record`)).status, 200);
});

/** By links, to the end. */
async function play(url: string): Promise<readonly Player[]> {
  const seats = ['Anne', 'Benoît', 'Christian'].map((name) => ({ name, kind: 'human' }));
  const { body } = await ask<Opened>(url, '/api/tables', { body: { game: 'san-marco', seats } });
  const players = body.seats.map(({ token }) => new Player(url, body.table, token));
  await playOn(players, new Io(6));
  return players;
}
