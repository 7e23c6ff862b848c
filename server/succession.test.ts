// A seat that somebody else takes over, at a table of links and at one that filled; the token before opens nothing any more.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import test from 'node:test';
import { seatToken, type Problem, type Snapshot } from '@ridotto/table';
import { ask, eventually, folder, newTable, open, Player, Stream } from './tests/kit.ts';
import { onPostgres } from './tests/postgres.ts';

const newKey = (): string => randomBytes(32).toString('base64url');
const bearer = (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` });
async function guest(url: string, name: string): Promise<string> {
  const key = newKey();
  assert.equal((await ask(url, '/api/me', { body: { name }, headers: bearer(key) })).status, 200);
  return key;
}
async function invitationFrom(player: Player): Promise<string> {
  const { body, status, text } = await player.ask<Snapshot>('matter', { do: 'invite', key: player.newKey() });
  assert.equal(status, 200, text);
  return body.invitations![0].invitation;
}

test('whoever is invited sits there from then on, with all that the seat knows; the one before is out, and so is their stream', async (t) => {
  const { url } = await open(t);
  const [anne, benoit] = await newTable(url, { players: 3, seed: 31 });
  await anne.ask('notes', { revision: 0, notes: 'behind the curtain' });
  const before = await anne.snapshot();
  const invitation = await invitationFrom(anne);
  const stream = await Stream.open(anne);
  const key = await guest(url, 'Émile');
  const succeed = (body: object, by = key) =>
    ask<Problem>(url, `/api/tables/${anne.table}/succeed`, {
      body: { seat: 's0', invitation, name: 'Émile', ...body },
      headers: bearer(by),
    });
  assert.match((await succeed({}, newKey())).body.type, /guest-needed/);
  assert.match((await succeed({ invitation: newKey() })).body.type, /not-invited/);
  assert.match((await succeed({ seat: 's1' })).body.type, /not-invited/);
  assert.match((await succeed({ name: 'Player 2' })).body.type, /bad-name/);
  // Two who come at once: one of them sits there.
  const other = await guest(url, 'Denise');
  const answers = await Promise.all([succeed({}), succeed({ name: 'Denise' }, other)]);
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200, 403]), answers.map(({ text }) => text).join('\n'));
  const winner = answers[0].status === 200 ? key : other;

  const after = new Player(url, anne.table, seatToken(winner, anne.table));
  const snapshot = await after.snapshot();
  assert.equal(snapshot.you, 's0');
  assert.deepEqual(snapshot.view, before.view);
  assert.equal((await after.ask<{ notes: unknown }>('notes')).body.notes, 'behind the curtain');
  assert.equal((await anne.ask('')).status, 401);
  await stream.done;
  assert.equal(snapshot.names[0], (await benoit.snapshot()).names[0]);
  assert.match((await succeed({}, winner)).body.type, /not-invited|seated/);
});

test('at a table that filled, the guest who takes a seat over finds it among their tables, and the one before does not', async (t) => {
  const { url } = await open(t);
  const [anne, benoit, emile] = [await guest(url, 'Anne'), await guest(url, 'Benoît'), await guest(url, 'Émile')];
  const seats = [{ kind: 'mine' }, { kind: 'open' }, { kind: 'bot', name: 'Bot', bot: 'random' }];
  const opened = await ask<{ id: string; invitation: string }>(url, '/api/gatherings', {
    body: { game: 'san-marco', seats },
    headers: bearer(anne),
  });
  const { id, invitation } = opened.body;
  const act = (key: string, body: object) =>
    ask(url, `/api/gatherings/${id}`, { body, headers: { ...bearer(key), 'ridotto-invitation': invitation } });
  await act(benoit, { do: 'sit', name: 'Benoît' });
  await act(anne, { do: 'ready' });
  await act(benoit, { do: 'ready' });
  const player = new Player(url, id, seatToken(benoit, id));
  const given = await invitationFrom(player);
  const invited = await ask<object>(url, `/api/tables/${id}/succeed?seat=s1`, { headers: { 'ridotto-invitation': given } });
  assert.deepEqual([invited.status, invited.body], [200, { seat: 's1', name: 'Benoît' }]);
  const { status, text } = await ask(url, `/api/tables/${id}/succeed`, {
    body: { seat: 's1', invitation: given, name: 'Émile' },
    headers: bearer(emile),
  });
  assert.equal(status, 200, text);
  const tablesOf = async (key: string) =>
    (await ask<{ tables: { table: string; names: string[] }[] }>(url, '/api/me/tables', { headers: bearer(key) })).body.tables;
  assert.deepEqual(
    (await tablesOf(emile)).map(({ names }) => names),
    [['Anne', 'Émile', 'Bot']],
  );
  assert.deepEqual(await tablesOf(benoit), []);
  // The invitation is used up, and says so to whoever looks.
  const used = await ask(url, `/api/tables/${id}/succeed?seat=s1`, { headers: { 'ridotto-invitation': given } });
  assert.equal(used.status, 403);
  // The house comes to the same when the table is made again.
  await eventually(async () => (await new Player(url, id, seatToken(emile, id)).ask('')).status === 200);
  assert.equal((await player.ask('')).status, 401);
});

await onPostgres((server) => {
  test('at whichever house: the token before opens nothing any more at another one, and the new one does', async (t) => {
    const database = await server.store();
    const houses = await Promise.all([1, 2].map(() => open(t, { database, data: folder(t) })));
    const [anne, benoit] = await newTable(houses[0].url, { players: 3, seed: 32 });
    const there = new Player(houses[1].url, anne.table, anne.token);
    const stream = await Stream.open(there);
    await there.snapshot();
    const invitation = await invitationFrom(anne);
    const key = await guest(houses[0].url, 'Émile');
    const { status, text } = await ask(houses[0].url, `/api/tables/${anne.table}/succeed`, {
      body: { seat: 's0', invitation, name: 'Émile' },
      headers: bearer(key),
    });
    assert.equal(status, 200, text);
    await stream.done;
    assert.equal((await there.ask('')).status, 401);
    const successor = new Player(houses[1].url, anne.table, seatToken(key, anne.table));
    assert.deepEqual((await successor.snapshot()).names, (await benoit.snapshot()).names);
  });
});
