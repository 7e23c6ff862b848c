// Houses that are killed while they send.
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Told } from './channels.ts';
import { Guest, seated } from '../tests/guests.ts';
import { ask, Child, eventually, folder } from '../tests/kit.ts';
import { MailBox, PostBox } from '../tests/receivers.ts';

/** Milliseconds after which what a house had claimed is somebody else's. */
const LATER = 40_000;

test('a house that is killed while it sends: the next one goes on, and nobody sees anything twice', async (t) => {
  const [box, mail, data] = [await PostBox.open(t), await MailBox.open(t), folder(t)];
  const env = { RIDOTTO_URL: 'https://ridotto.example.org', RIDOTTO_SMTP: mail.url, RIDOTTO_WEBHOOKS: 'any', RIDOTTO_TOLD_AFTER: '1' };
  // Each one's clock is so much later, as if one had waited for it.
  let skew = 0;
  const start = () => Child.start(t, data, 0, (skew += LATER), env);
  let house = await start();
  const guests = await Promise.all(['Anne', 'Benoît', 'Christian'].map((name) => Guest.known(house.url, name)));
  for (const [n, guest] of guests.entries()) {
    for (const format of ['json', 'discord', 'slack'])
      await guest.ask('/api/me/channels', { kind: 'webhook', url: `${box.url}/${format}`, format });
    await guest.ask('/api/me/channels', { kind: 'mail', address: `guest${n}@example.org` });
    const [, channel, token] = /#confirm=([\w-]+)\.([\w-]+)/.exec(mail.to(`guest${n}@example.org`)[0].text)!;
    assert.equal((await ask(house.url, '/api/channels/link', { body: { channel, do: 'confirm', token } })).status, 200);
  }
  const confirmations = mail.mails.length;
  const end = async (path: string): Promise<void> => {
    await eventually(() => box.at(path).length > 0);
    await house.kill();
    house = await start();
    for (const guest of guests) guest.url = house.url;
  };
  // Killed with the first one under way, which is sent again; then with the second one, which is not.
  let unanswered = '/json';
  box.answer = ({ path }) => (path === unanswered ? undefined : 200);
  const [{ table }] = await seated(guests);
  await end('/json');
  unanswered = '/discord';
  await end('/discord');
  await eventually(() => mail.mails.length > confirmations && box.at('/slack').length > 0);
  const [turn] = box.json<{ id: string; table: string; seat: string }>('/json');
  assert.equal(turn.table, table);
  const owner = guests[Number(turn.seat.slice(1))];
  const troubles = async () =>
    (await owner.ask<Told>('/api/me/told')).body.channels.map(({ format = 'mail', trouble }) => `${format}: ${trouble}`).toSorted();
  await eventually(async () => (await troubles()).includes('discord: unsure the house ended'));
  assert.deepEqual(await troubles(), ['discord: unsure the house ended', 'json: null', 'mail: null', 'slack: null']);
  // A third one finds nothing to do.
  await house.kill();
  house = await start();
  await eventually(async () => (await ask(house.url, '/api/ready')).status === 200);
  await new Promise((later) => setTimeout(later, 2500));
  assert.deepEqual(
    ['/json', '/discord', '/slack'].map((path) => box.at(path).length),
    [2, 1, 1],
  );
  assert.equal(mail.mails.length, confirmations + 1);
  assert.equal(new Set(box.json<{ id: string }>('/json').map(({ id }) => id)).size, 1);
});
