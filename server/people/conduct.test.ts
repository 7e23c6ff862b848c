import assert from 'node:assert/strict';
import test from 'node:test';
import { seatToken, type GatheringView, type Problem, type Snapshot } from '@ridotto/table';
import { give } from '../care/giving.ts';
import { lookAtStore, type Place } from '../storage/open.ts';
import { Guest, opened, seated, WANTED } from '../tests/guests.ts';
import { ask, eventually, folder, newTable, open, Player, Stream, type Answer } from '../tests/kit.ts';
import { onPostgres } from '../tests/postgres.ts';
import type { RemarkView } from './conduct.ts';

const NAMES = ['Anne', 'Benoît', 'Christian', 'Denise'];
const kind = ({ status, body }: Answer<unknown>): string => (status < 400 ? String(status) : (body as Problem).type.split(':').at(-1)!);
interface Gallery {
  readonly open: boolean;
  readonly remarks: readonly RemarkView[];
}
const known = (url: string): Promise<Guest[]> => Promise.all(NAMES.map((name) => Guest.known(url, name)));
const remark = (guest: Guest, table: string, message: string) => guest.ask<Gallery>(`/api/tables/${table}/gallery`, { message });
const shown = async (guest: Guest, table: string): Promise<readonly string[]> =>
  (await guest.ask<Gallery>(`/api/tables/${table}/gallery`)).body.remarks.map(({ name, message }) => `${name}: ${message}`);

test('those who watch write to each other, as long as those who play let them', async (t) => {
  const { url } = await open(t, { limits: true });
  const [anne, benoit, christian, denise] = await known(url);
  const [player, second] = await seated([anne, benoit, christian]);
  const { table } = player;
  assert.equal(kind(await remark(anne, table, 'I should play this')), 'seated');
  assert.equal(kind(await remark(denise, table, 'a\u0007b')), 'bad-message');
  const { body } = await remark(denise, table, '  What a move!  ');
  assert.partialDeepStrictEqual(body, { open: true, remarks: [{ name: 'Denise', message: 'What a move!', yours: true }] });
  // Who watches without a key reads.
  assert.equal((await ask<Gallery>(url, `/api/tables/${table}/gallery`)).body.remarks[0].yours, false);
  for (let n = 0; n < 9; n++) assert.equal(kind(await remark(denise, table, `${n}`)), '200');
  assert.equal(kind(await remark(denise, table, 'once more')), 'too-many-messages');
  await player.ask('matter', { do: 'gallery', open: false, key: 'quiet' });
  assert.equal((await second.snapshot()).gallery, false);
  assert.equal(kind(await remark(christian, table, 'Hm')), 'gallery-closed');
  assert.equal(kind(await player.ask('matter', { do: 'gallery', open: false, key: 'again' })), 'not-asked');
});

test('of whoever is blocked nothing is heard: remarks, invitations, tables in the lobby; where they sit is said to whoever blocked them', async (t) => {
  const { url } = await open(t);
  const [anne, benoit, christian, denise] = await known(url);
  const [{ table }] = await seated([anne, benoit, christian]);
  await remark(denise, table, 'Boo');
  const { remarks } = (await anne.ask<Gallery>(`/api/tables/${table}/gallery`)).body;
  const block = (body: object) => anne.ask<{ blocks: { id: string; name: string }[]; seats: string[] }>('/api/me/blocks', body);
  assert.equal(kind(await block({ table })), 'bad-request');
  assert.equal(kind(await block({ table, seat: 's0' })), 'no-such-person');
  assert.deepEqual((await block({ table, seat: 's1' })).body.seats, ['s1']);
  const { body } = await block({ table, remark: remarks[0].id });
  assert.deepEqual(
    body.blocks.map(({ name }) => name),
    ['Denise', 'Benoît'],
  );
  assert.ok(!JSON.stringify(body).includes(table), 'who they are is told to nobody');
  assert.deepEqual([await shown(anne, table), await shown(christian, table)], [[], ['Denise: Boo']]);

  const { id } = await opened(benoit, { ...WANTED, listed: true });
  const mine = await opened(christian, { ...WANTED, listed: true });
  await benoit.sit(mine.id);
  const lobby = async (guest: Guest) =>
    (await guest.ask<{ gatherings: GatheringView[] }>('/api/gatherings')).body.gatherings.map((one) => [one.id, one.blocked]);
  assert.deepEqual(await lobby(anne), [[mine.id, ['s1']]]);
  assert.equal((await lobby(denise)).length, 2);
  assert.deepEqual((await anne.sit(mine.id)).body.blocked, ['s1']);
  // They are not told.
  assert.equal((await benoit.ask(`/api/gatherings/${mine.id}`)).body.blocked, undefined);
  for (const one of body.blocks) assert.equal(kind(await anne.ask(`/api/me/blocks/${one.id}/remove`, {})), '200');
  assert.deepEqual((await lobby(anne)).map(([one]) => one).includes(id), true);
});

async function runsHouse(place: Place & { readonly url: string }): Promise<void> {
  const { url } = place;
  const [anne, benoit, christian, denise] = await known(url);
  const players = await seated([anne, benoit, christian]);
  const { table } = players[0];
  const { id: filling, invitation } = await opened(denise);
  await benoit.sit(filling, invitation);
  const report = (body: object) => anne.ask(`/api/tables/${table}/report`, body);
  assert.equal(kind(await report({ reason: 'Rude', seat: 's7' })), 'no-such-person');
  assert.equal(kind(await report({ reason: '', seat: 's1' })), 'bad-message');
  assert.equal(kind(await report({ reason: 'Rude', seat: 's1' })), '200');
  // Of a link nobody knows whose it is, but what they are called.
  const [linked] = await newTable(url, { players: 3 });
  assert.equal(kind(await anne.ask(`/api/tables/${linked.table}/report`, { reason: 'Rude', seat: 's1' })), '200');
  const reader = await lookAtStore(place);
  const reports = await reader.reports();
  await reader.close();
  assert.deepEqual(
    reports.map(({ about, by }) => [about.name, about.guest !== '', by.name]),
    [
      ['Benoît', true, 'Anne'],
      ['Player 2', false, 'Anne'],
    ],
  );

  // Shut out: their devices open nothing, a bot plays on, and where they waited they have got up.
  const { guest } = reports[0].about;
  const stream = await Stream.open(players[1]);
  assert.equal(await give(place, { do: 'shut-out', guest }, 60_000), 'done');
  await eventually(() => stream.ended);
  assert.equal(kind(await players[1].ask()), 'bad-token');
  assert.equal(kind(await benoit.ask('/api/me')), 'shut-out');
  assert.equal(kind(await benoit.ask('/api/me', { name: 'Benoît' })), 'shut-out');
  assert.partialDeepStrictEqual((await players[0].snapshot()).players[1], { standIn: { because: 'conceded' } });
  assert.equal((await denise.ask(`/api/gatherings/${filling}`)).body.seats[1].kind, 'open');
  assert.equal(await give(place, { do: 'let-in', guest }, 60_000), 'done');
  assert.equal(kind(await benoit.ask('/api/me')), '200');

  // Closed: it is over for all, and nobody writes any more.
  assert.equal(await give(place, { do: 'close', table }, 60_000), 'done');
  const { body } = await ask<Snapshot>(url, `/api/tables/${table}`);
  assert.partialDeepStrictEqual(body.over, { winners: [], stopped: true, closed: true });
  assert.equal(kind(await players[0].ask('message', { message: 'Oh', key: 'oh' })), 'closed');
  assert.equal(kind(await remark(denise, table, 'Oh')), 'gallery-closed');
  await assert.rejects(give(place, { do: 'close', table }, 60_000), /closed this table already/);
  assert.equal(kind(await anne.ask(`/api/gatherings/${table}/again`, {})), 'closed');
  assert.equal(await give(place, { do: 'close', table: filling }, 60_000), 'done');
  assert.equal((await denise.ask(`/api/gatherings/${filling}`)).body.state, 'given-up');
  await assert.rejects(give(place, { do: 'close', table: 'nowhere' }, 60_000), /there is no table "nowhere"/);
  assert.equal(await give(place, { do: 'settle', report: reports[0].id }, 60_000), 'done');
  await assert.rejects(give(place, { do: 'settle', report: reports[0].id }, 60_000), /is open/);
  assert.equal((await new Player(url, table, seatToken(anne.key, table)).snapshot()).you, 's0');
}

test('whoever runs the house sees reports, shuts out and closes, while it is open', async (t) => {
  const { url, data } = await open(t);
  await runsHouse({ url, folder: data });
});

test('a house that is closed does what it is told when it opens', async (t) => {
  const data = folder(t);
  const house = await open(t, { data });
  const [{ table }] = await seated((await known(house.url)).slice(0, 3));
  await house.close();
  for (const order of [
    { do: 'close', table: 'nope' },
    { do: 'shut-out', guest: 'nope' },
    { do: 'settle', report: 'nope' },
  ] as const)
    await assert.rejects(give({ folder: data }, order, 0), /there is no (table|guest|report) nope/);
  assert.equal(await give({ folder: data }, { do: 'close', table }, 0), 'waits');
  const { url } = await open(t, { data });
  await eventually(async () => (await ask<Snapshot>(url, `/api/tables/${table}`)).body.over?.closed === true);
});

await onPostgres((server) => {
  test('the same of houses on one database', async (t) => {
    const database = await server.store();
    const [{ url }] = await Promise.all([open(t, { database }), open(t, { database })]);
    await runsHouse({ url, folder: folder(t), database });
  });
});
