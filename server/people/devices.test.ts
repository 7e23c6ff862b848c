import assert from 'node:assert/strict';
import test from 'node:test';
import { seatToken, type Problem, type Snapshot } from '@ridotto/table';
import { Guest, opened, seated, stopped } from '../tests/guests.ts';
import { ask, eventually, open, Player, Stream, type Answer } from '../tests/kit.ts';
import { onPostgres } from '../tests/postgres.ts';
import type { DeviceView } from './devices.ts';

const NAMES = ['Anne', 'Benoît', 'Christian'];
const kind = ({ status, body }: Answer<unknown>): string => (status < 400 ? String(status) : (body as Problem).type.split(':').at(-1)!);
const devicesOf = async (guest: Guest) => (await guest.ask<{ devices: DeviceView[] }>('/api/me/devices')).body.devices;
/** Another device of a guest, with a key of its own. */
async function joined(guest: Guest, url = guest.url): Promise<Guest> {
  const { code } = (await guest.ask<{ code: string }>('/api/me/code', {})).body;
  const device = new Guest(url, guest.name);
  const { status, text } = await device.ask('/api/me/devices', { code: code.toLowerCase().replace('-', ' '), name: 'Phone' });
  assert.equal(status, 200, text);
  assert.equal(kind(await new Guest(url, guest.name).ask('/api/me/devices', { code, name: 'Another' })), 'no-such-code');
  return device;
}
const at = (device: Guest, table: string): Player => new Player(device.url, table, seatToken(device.key, table));

test('a second device plays the same seats, and is nobody when it was taken away', async (t) => {
  const { url } = await open(t);
  const guests = await Promise.all(NAMES.map((name) => Guest.known(url, name)));
  const [anne] = guests;
  const [{ table }] = await seated(guests);
  const phone = await joined(anne);
  assert.equal((await phone.ask<{ tables: unknown[] }>('/api/me/tables')).body.tables.length, 1);
  assert.equal(kind(await at(phone, table).ask()), 'bad-token');
  assert.deepEqual((await phone.ask<{ seat: string }>(`/api/me/tables/${table}`, {})).body, { seat: 's0' });
  assert.equal((await at(phone, table).snapshot()).you, 's0');
  const devices = await devicesOf(anne);
  assert.deepEqual(
    devices.map((device) => [device.name, device.this]),
    [
      ['', true],
      ['Phone', false],
    ],
  );
  const stream = await Stream.open(at(phone, table));
  assert.equal(kind(await anne.ask(`/api/me/devices/${devices[1].id}/remove`, {})), '200');
  // What it follows is at an end, and so is everything else.
  await eventually(() => stream.ended);
  assert.deepEqual([kind(await at(phone, table).ask()), kind(await phone.ask('/api/me'))], ['bad-token', 'guest-needed']);
  assert.equal((await at(anne, table).snapshot()).you, 's0');
  assert.equal(kind(await anne.ask(`/api/me/devices/${devices[0].id}/remove`, {})), 'last-device');
  // Somebody who is somebody already does not become another one by a code.
  const { code } = (await anne.ask<{ code: string }>('/api/me/code', {})).body;
  assert.equal(kind(await guests[1].ask('/api/me/devices', { code, name: '' })), 'known-device');
  assert.equal(kind(await guests[1].ask(`/api/me/tables/${'x'.repeat(16)}`, {})), 'not-seated');
});

test('what was ready on a device that is taken away is asked for anew', async (t) => {
  const { url } = await open(t);
  const [anne, benoit] = await Promise.all(NAMES.slice(0, 2).map((name) => Guest.known(url, name)));
  const { id } = await opened(anne);
  const phone = await joined(anne);
  await phone.do(id, { do: 'ready' });
  const { id: device } = (await devicesOf(anne))[1];
  await anne.ask(`/api/me/devices/${device}/remove`, {});
  assert.partialDeepStrictEqual((await anne.ask(`/api/gatherings/${id}`)).body, { seats: [{ kind: 'human', ready: false }] });
  assert.equal(kind(await benoit.ask(`/api/me/devices/${device}/remove`, {})), 'no-such-device');
});

test('whoever is forgotten leaves a former guest behind, and takes along what the house knew', async (t) => {
  const { url } = await open(t);
  const guests = await Promise.all(NAMES.map((name) => Guest.known(url, name)));
  const [anne, benoit] = guests;
  const players = await seated(guests);
  const [{ table }] = players;
  const { id: filling, invitation } = await opened(anne);
  await benoit.sit(filling, invitation);
  await players[0].ask('message', { message: 'Good evening', key: 'evening' });
  await players[0].ask('notes', { revision: 0, notes: 'the bridge' });
  const { body: everything } = await anne.ask<{ tables: object[] }>('/api/me/everything');
  assert.partialDeepStrictEqual(everything, { name: 'Anne', tables: [{}, {}] });
  assert.partialDeepStrictEqual(
    everything.tables.find((one) => (one as { table: string }).table === table),
    { seat: 's0', messages: [{ message: 'Good evening' }], notes: 'the bridge' },
  );
  assert.ok(!JSON.stringify(everything).includes(anne.key));
  const stream = await Stream.open(players[1]);
  assert.equal(kind(await anne.ask('/api/me/forget', {})), '200');
  // Whoever looks on is told.
  await stream.until((events) => events.some(({ data }) => data.happening?.matter?.do === 'forgotten'));
  const { data } = stream.events.find(({ data: { happening } }) => happening?.matter)!;
  assert.deepEqual(data.snapshot!.names, ['A former guest', 'Benoît', 'Christian']);
  await stream.close();
  assert.deepEqual([kind(await anne.ask('/api/me')), kind(await players[0].ask())], ['guest-needed', 'bad-token']);
  const { body } = await ask<Snapshot>(url, `/api/tables/${table}`);
  assert.deepEqual(body.names, ['A former guest', 'Benoît', 'Christian']);
  // The others are not left waiting.
  assert.partialDeepStrictEqual(body.players, [{ kind: 'human', former: 1, standIn: { because: 'conceded' } }, {}, {}]);
  await stopped([benoit, guests[2]], table);
  // Once more: nobody sits where somebody is forgotten.
  const { body: next } = await benoit.ask(`/api/gatherings/${table}/again`, {});
  assert.deepEqual(
    next.seats.map((place) => place.kind),
    ['open', 'human', 'human'],
  );
  // Who is left at a table that fills is its host.
  assert.partialDeepStrictEqual((await benoit.ask(`/api/gatherings/${filling}`)).body, { host: true, seats: [{ kind: 'open' }, {}, {}] });
  await benoit.ask('/api/me/forget', {});
  const { body: after } = await ask<Snapshot>(url, `/api/tables/${table}`);
  assert.deepEqual(after.names, ['A former guest', 'A former guest 2', 'Christian']);
  assert.deepEqual(after.players[1], { kind: 'human', former: 2 });
});

await onPostgres((server) => {
  test('what changes at one house counts at the other at once', async (t) => {
    const database = await server.store();
    const houses = await Promise.all([open(t, { database }), open(t, { database })]);
    const guests = await Promise.all(NAMES.map((name) => Guest.known(houses[0].url, name)));
    const [anne] = guests;
    const [{ table }] = await seated(guests);
    const phone = await joined(anne, houses[1].url);
    await phone.ask(`/api/me/tables/${table}`, {});
    const stream = await Stream.open(at(phone, table));
    const { id } = (await devicesOf(anne))[1];
    await anne.ask(`/api/me/devices/${id}/remove`, {});
    await eventually(() => stream.ended);
    await eventually(async () => kind(await at(phone, table).ask()) === 'bad-token');
    await anne.ask('/api/me/forget', {});
    await eventually(async () => (await ask<Snapshot>(houses[1].url, `/api/tables/${table}`)).body.names[0] === 'A former guest');
  });
});
