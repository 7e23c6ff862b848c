import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import type { Problem } from '@ridotto/table';
import { Guest, seated } from '../tests/guests.ts';
import { ask, eventually, open, type Answer, type Player } from '../tests/kit.ts';
import { onPostgres } from '../tests/postgres.ts';
import type { ServeOptions } from '../serve.ts';
import type { OwnProfile, ProfileView } from './profiles.ts';

const NAMES = ['Anne', 'Benoît', 'Christian'];
const kind = ({ status, body }: Answer<unknown>): string => (status < 400 ? String(status) : (body as Problem).type.split(':').at(-1)!);
const own = async (who: Guest): Promise<OwnProfile> => (await who.ask<OwnProfile>('/api/me/profile')).body;

/** To the end, each choosing what comes first, or next where that is no whole decision. */
async function play(players: readonly Player[]): Promise<void> {
  for (let n = 0, choice = 0; n < 3000; n++) {
    const snapshots = await Promise.all(players.map((player) => player.snapshot()));
    if (snapshots[0].over) return;
    const seat = snapshots.findIndex(({ question, legal }) => question !== null && legal.length > 0);
    const { question, legal } = snapshots[seat];
    const { status } = await players[seat].say(question, [legal[choice % legal.length]]);
    choice = status === 200 ? 0 : choice + 1;
  }
  throw new Error('the game came to no end');
}

/** Three guests who have played a game to its end, all of which was written down though the house was closed just then. */
async function three(t: TestContext, options: Partial<ServeOptions>): Promise<readonly Guest[]> {
  const first = await open(t, options);
  const guests = await Promise.all(NAMES.map((name) => Guest.known(first.url, name)));
  await play(await seated(guests));
  await first.close();
  const { url } = await open(t, { ...options, data: first.data });
  for (const guest of guests) guest.url = url;
  await eventually(async () => (await own(guests[0])).ratings?.length === 1);
  return guests;
}
/** The same at every house: by names, and not by who they are to the house. */
const comparable = (view: OwnProfile): object => ({
  ...view,
  player: '',
  meetings: view.meetings!.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
});

test('what a game that is over means for those who played it, and who may see it', async (t) => {
  const [anne, benoit, christian] = await three(t, {});
  const { url } = anne;
  const mine = await own(anne);
  assert.partialDeepStrictEqual(mine, {
    name: 'Anne',
    profile: { streak: 1 },
    sharing: { profile: 'me', rating: 'me', meetings: 'me', published: true },
  });
  assert.equal(
    mine.profile!.games[0].places.reduce((sum, n) => sum + n, 0),
    1,
  );
  assert.deepEqual(mine.meetings?.map(({ name, player, games }) => [name, player, games]).toSorted(), [
    ['Benoît', null, 1],
    ['Christian', null, 1],
  ]);
  // Nothing is shown that nobody has chosen to.
  const look = (who?: Guest) =>
    who ? who.ask<ProfileView>(`/api/players/${mine.player}`) : ask<ProfileView>(url, `/api/players/${mine.player}`);
  assert.deepEqual(
    [kind(await look()), kind(await look(anne)), kind(await ask(url, '/api/players/x'))],
    ['no-such-player', 'no-such-player', 'no-such-player'],
  );
  const { body: tables } = await anne.ask<{ tables: { table: string }[] }>('/api/me/tables');
  const at = `/api/tables/${tables.tables[0].table}/players`;
  assert.deepEqual((await ask(url, at)).body, { players: [] });

  await anne.ask('/api/me/profile', { profile: 'everybody', meetings: 'everybody' });
  assert.deepEqual((await ask(url, at)).body, { players: [{ seat: 's0', player: mine.player }] });
  assert.partialDeepStrictEqual((await look()).body, { name: 'Anne', profile: mine.profile, ratings: null, meetings: [] });
  // Between the two of them whoever was there knows; another one is named who wants to be.
  const seen = (await look(benoit)).body;
  assert.partialDeepStrictEqual(seen, { between: { name: 'Benoît', games: 1 }, meetings: [] });
  assert.equal(seen.between!.before + seen.between!.after, 1);
  await christian.ask('/api/me/profile', { meetings: 'everybody' });
  assert.deepEqual(
    (await look()).body.meetings?.map(({ name, player }) => [name, player === null]),
    [['Christian', false]],
  );
  // To nobody: oneself neither.
  await anne.ask('/api/me/profile', { profile: 'nobody', rating: 'nobody', meetings: 'nobody' });
  assert.partialDeepStrictEqual(await own(anne), { profile: null, ratings: null, meetings: null });
  assert.equal(kind(await look()), 'no-such-player');
  // How one is told is no other by that.
  assert.equal(kind(await anne.ask('/api/me/told', { digest: '18:00' })), '200');
  assert.deepEqual((await own(anne)).sharing, { profile: 'nobody', rating: 'nobody', meetings: 'nobody', published: true });
});

await onPostgres((server) => {
  test('the same on either store', async (t) => {
    const [here, there] = [await three(t, {}), await three(t, { database: await server.store() })];
    for (const [n, guest] of here.entries()) assert.deepEqual(comparable(await own(guest)), comparable(await own(there[n])));
  });
});
