// What every store does with accounts, and with games that are over.
import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import type { Outcome } from '../result.ts';
import { Conflict, JobLost, NotJoined, type Store } from '../store.ts';
import { stored, undo, type Shelf } from './contract.ts';
import { gathering } from './people.ts';

const HOUR = 3_600_000;
const PHONE = { key: 'key of the phone', name: 'Phone' };
const ADDRESS = 'anne@example.org';
/** Half of the way to the place, so that it can be seen what was rated. */
const rate = (before: readonly ({ readonly mu: number } | undefined)[], places: readonly number[]) =>
  before.map((one, n) => ({ mu: (one?.mu ?? 25) + 1 / places[n], sigma: 0.1 + 0.2 }));

export function accountsContract(name: string, shelf: (t: TestContext) => Shelf | Promise<Shelf>): void {
  const promises = (what: string, run: (store: Store, clock: { now: number }) => Promise<void>): void =>
    void test(`${name}: ${what}`, async (t) => {
      const clock = { now: 1_000_000 * HOUR };
      const store = await (await shelf(t)).open(() => clock.now);
      t.after(() => store.close());
      for (const id of ['anne', 'benoit', 'denise']) await store.keepGuest({ id, name: id }, `key of ${id}`);
      await run(store, clock);
    });
  test(`${name}: games that were over before they counted are counted`, async (t) => {
    const place = await shelf(t);
    const before = await place.open();
    for (const id of ['anne', 'benoit']) await before.keepGuest({ id, name: id }, `key of ${id}`);
    await played(before, 'over', ['anne', 'benoit']);
    await played(before, 'goes-on', ['anne', 'benoit'], 'human');
    await before.create(stored('of-nobody'), 'nobody');
    await before.close();
    await place.plant("delete from kysely_migration where name >= '014-accounts'");
    for (const one of ['table_codes', 'screens', 'shelves', 'records', 'games', 'ratings', 'results', 'passes', 'passkeys', 'addresses'])
      await place.plant(`drop table ${one}`);
    await place.plant("delete from jobs where key = 'result over'");
    const store = await place.open();
    t.after(() => store.close());
    const jobs = [await store.claimJob(HOUR, 'result'), await store.claimJob(HOUR, 'result')];
    // Of the one of nobody there may be a record to look at.
    assert.deepEqual(jobs.map((job) => job?.key ?? '').toSorted(), ['result of-nobody', 'result over']);
    assert.equal(await store.claimJob(HOUR, 'result'), undefined);
  });
  const pass = (store: Store, hash: string, guest: string | null = 'anne') => store.signIns.keepPass({ hash, guest, what: ADDRESS }, HOUR);
  const signsIn = async (store: Store): Promise<void> => {
    await pass(store, 'first');
    assert.deepEqual(await store.signIns.followLink('first', ADDRESS, PHONE), { guest: { id: 'anne', name: 'anne' }, joined: false });
  };
  /** A table with them, and over. */
  const played = async (store: Store, id: string, guests: readonly string[], waits: 'nobody' | 'human' = 'nobody'): Promise<void> => {
    await store.keepGathering(gathering(id, 1, guests));
    await store.create(stored(id), 'human', { begins: gathering(id, 2, guests, { state: 'begun' }) });
    await store.append(id, 1, [undo(1)], waits, waits === 'nobody' ? { ends: id } : {});
  };
  const outcome = (table: string, places: readonly number[], more: Partial<Outcome> = {}): Outcome => ({
    table,
    game: 'san-marco',
    players: places.length,
    people: true,
    seats: places.map((place, seat) => ({ seat, place, ended: 'played' as const })),
    ...more,
  });
  const count = async (store: Store, about: Outcome | undefined): Promise<void> => {
    const claim = (await store.claimJob(HOUR, 'result'))!;
    await store.results.keep(claim, about, rate);
  };

  promises('what is good for one use is used once, in time, by one of many who come at once', async (store, clock) => {
    await pass(store, 'link', null);
    assert.partialDeepStrictEqual(await store.signIns.pass('link'), { guest: null, what: ADDRESS });
    const taken = await Promise.all(Array.from({ length: 8 }, () => store.signIns.takePass('link')));
    assert.equal(taken.filter(Boolean).length, 1);
    await pass(store, 'late');
    clock.now += HOUR;
    assert.deepEqual([await store.signIns.pass('late'), await store.signIns.takePass('late')], [undefined, undefined]);
  });

  promises('a link makes an address somebody’s, and then a device; each once', async (store) => {
    await signsIn(store);
    assert.equal(await store.signIns.followLink('first', ADDRESS, PHONE), undefined);
    assert.deepEqual(await store.signIns.ownerOf(ADDRESS), { id: 'anne', name: 'anne' });
    assert.equal(await store.guest(PHONE.key), undefined);
    await pass(store, 'second', null);
    assert.partialDeepStrictEqual(await store.signIns.followLink('second', ADDRESS, PHONE), { joined: true });
    assert.equal((await store.guest(PHONE.key))?.id, 'anne');
    // To nobody, by an address that is nobody's.
    await store.signIns.keepPass({ hash: 'third', guest: null, what: 'x@example.org' }, HOUR);
    assert.equal(await store.signIns.followLink('third', 'x@example.org', PHONE), undefined);
    await store.signIns.removeAddress('benoit', ADDRESS);
    assert.equal((await store.signIns.ways('anne')).addresses.length, 1);
    await store.signIns.removeAddress('anne', ADDRESS);
    assert.deepEqual(await store.signIns.ways('anne'), { addresses: [], passkeys: [] });
  });

  promises('a passkey is one guest’s, and counts up', async (store) => {
    const key = { id: 'credential', guest: 'anne', publicKey: 'pk', counter: 3, transports: '["internal"]', name: 'Phone' };
    await store.signIns.keepPasskey(key);
    await assert.rejects(store.signIns.keepPasskey({ ...key, guest: 'benoit' }), Conflict);
    assert.partialDeepStrictEqual(await store.signIns.passkey('credential'), key);
    assert.equal(await store.signIns.usePasskey('credential', 3, PHONE), undefined);
    assert.equal(await store.guest(PHONE.key), undefined);
    assert.partialDeepStrictEqual(await store.signIns.usePasskey('credential', 4, PHONE), { joined: true });
    assert.partialDeepStrictEqual(await store.signIns.usePasskey('credential', 5, PHONE), { joined: false });
    assert.equal((await store.signIns.passkey('credential'))?.counter, 5);
    // Those that do not count say 0 each time.
    await store.signIns.keepPasskey({ ...key, id: 'synced', counter: 0 });
    for (let n = 0; n < 2; n++) assert.ok(await store.signIns.usePasskey('synced', 0, PHONE));
    await store.signIns.removePasskey('anne', 'credential');
    assert.equal(await store.signIns.usePasskey('credential', 9, PHONE), undefined);
  });

  promises('a guest who signs in takes along all that they had', async (store, clock) => {
    await signsIn(store);
    const channel = { guest: 'denise', kind: 'webhook', address: '{"url":"a"}', secret: 's', confirmed: true, trouble: null };
    await store.accounts.keepChannel({ ...channel, id: 'c1' });
    await store.accounts.keepChannel({ ...channel, id: 'c2', address: '{"url":"b"}' });
    await store.accounts.keepChannel({ ...channel, id: 'c3', guest: 'anne' });
    await store.keepGathering(gathering('fills', 1, ['denise', 'benoit']));
    const turn = { turns: { table: 'plays', over: [], begun: [{ seat: 0, seq: 1 }], wait: 0 } };
    await store.keepGathering(gathering('plays', 1, ['denise', 'benoit']));
    await store.create(stored('plays'), 'human', { begins: gathering('plays', 2, ['denise', 'benoit'], { state: 'begun' }), ...turn });
    await store.keepGathering(gathering('shown', 1, ['benoit'], { screen: true, host: 'denise' }));
    await store.accounts.keepCode('code', 'denise', HOUR);
    for (const [guest, blocked] of [
      ['denise', 'benoit'],
      ['anne', 'benoit'],
      ['benoit', 'denise'],
      ['benoit', 'anne'],
      ['anne', 'denise'],
    ])
      await store.conduct.block(guest, { guest: blocked, name: blocked });
    await store.conduct.remark('plays', { id: 'r', guest: 'denise', name: 'denise', message: 'Well played' });
    await pass(store, 'link', null);
    const device = { key: 'key of denise', name: 'Tablet' };
    assert.deepEqual(await store.signIns.followLink('link', ADDRESS, device), { guest: { id: 'anne', name: 'anne' }, joined: true });
    assert.equal((await store.guest('key of denise'))?.id, 'anne');
    assert.equal(await store.accounts.account('denise'), undefined);
    assert.deepEqual((await store.sittings('anne', 10)).map(({ gathering: { id, host } }) => `${id} ${host}`).toSorted(), [
      'fills anne',
      'plays anne',
    ]);
    assert.equal((await store.gathering('shown'))?.host, 'anne');
    assert.ok(!JSON.stringify([await store.gathering('fills'), await store.gathering('plays')]).includes('"denise"},'));
    const account = (await store.accounts.account('anne'))!;
    assert.deepEqual(account.devices.map((one) => one.name).toSorted(), ['', 'Tablet']);
    assert.deepEqual(account.channels.map(({ id }) => id).toSorted(), ['c2', 'c3']);
    assert.deepEqual(
      (await store.notices('anne')).map(({ key }) => key),
      ['notice anne plays s0'],
    );
    assert.equal(await store.accounts.useCode('code', 'x', ''), undefined);
    assert.deepEqual(
      (await Promise.all(['anne', 'benoit'].map((guest) => store.conduct.blocks(guest)))).map((list) => list.map(({ guest }) => guest)),
      [['benoit'], ['anne']],
    );
    assert.equal((await store.conduct.remarksOf('anne')).length, 1);
    assert.deepEqual(await Array.fromAsync(store.check()), []);
    clock.now += HOUR;
    assert.partialDeepStrictEqual(await store.claimJob(HOUR, 'notice'), { key: 'notice anne plays s0' });
  });

  promises('nobody comes to sit at a table that their device shows to all, as long as it fills', async (store) => {
    await signsIn(store);
    await store.keepGathering(gathering('shown', 1, ['anne', 'benoit'], { screen: true, host: 'denise' }));
    await pass(store, 'link', null);
    const follows = (): Promise<unknown> => store.signIns.followLink('link', ADDRESS, { key: 'key of denise', name: 'Tablet' });
    await assert.rejects(follows(), (e: unknown) => e instanceof NotJoined && e.why === 'both' && e.table === 'shown');
    await store.create(stored('shown'), 'human', {
      begins: gathering('shown', 2, ['anne', 'benoit'], { screen: true, host: 'denise', state: 'begun' }),
    });
    assert.ok(await follows());
    assert.equal((await store.gathering('shown'))?.host, 'anne');
    assert.deepEqual(await Array.fromAsync(store.check()), []);
  });

  promises('where the device of a former guest showed a table, whoever waits there goes on without', async (store) => {
    await signsIn(store);
    await store.keepGathering(gathering('waits', 1, ['benoit'], { screen: true, host: 'denise' }));
    await store.keepGathering(gathering('empty', 1, [], { screen: true, host: 'denise' }));
    await store.accounts.forget('denise', () => 'Former guest');
    const [waits, empty] = [await store.gathering('waits'), await store.gathering('empty')];
    assert.deepEqual([waits?.host, waits?.screen, empty?.host], ['benoit', undefined, '']);
    assert.deepEqual(await Array.fromAsync(store.check()), []);
  });

  promises('who is of another account is not taken along, nor who sits at the same table until it is over', async (store) => {
    await signsIn(store);
    await played(store, 'a', ['anne', 'denise', 'benoit'], 'human');
    await pass(store, 'link', null);
    const device = { key: 'key of denise', name: 'Tablet' };
    const follows = (): Promise<unknown> => store.signIns.followLink('link', ADDRESS, device);
    await assert.rejects(follows(), (e: unknown) => e instanceof NotJoined && e.why === 'both' && e.table === 'a');
    await store.append('a', 2, [undo(2)], 'nobody', { ends: 'a' });
    await count(store, outcome('a', [1, 2, 3]));
    await store.signIns.keepPasskey({ id: 'of denise', guest: 'denise', publicKey: '', counter: 0, transports: '[]', name: '' });
    await assert.rejects(follows(), (e: unknown) => e instanceof NotJoined && e.why === 'another');
    await store.signIns.removePasskey('denise', 'of denise');
    await store.conduct.shutOut('denise', true);
    await assert.rejects(follows(), (e: unknown) => e instanceof NotJoined && e.why === 'shut-out');
    await store.conduct.shutOut('denise', false);
    // What was refused has not spent it.
    assert.ok(await follows());
    assert.deepEqual(
      (await store.gathering('a'))?.seats.map((place) => place.kind === 'human' && place.guest),
      ['anne', '', 'benoit'],
    );
    assert.deepEqual(
      (await store.results.of('anne')).tallies.map(({ place, games }) => [place, games]),
      [[1, 1]],
    );
    assert.deepEqual(await Array.fromAsync(store.check()), []);
  });

  promises('a game that is over counts once, whoever says so how often', async (store) => {
    await played(store, 'a', ['anne', 'benoit']);
    const claim = (await store.claimJob(HOUR, 'result'))!;
    assert.deepEqual([claim.key, claim.what], ['result a', 'a']);
    const first = outcome('a', [1, 2]);
    const kept = await Promise.allSettled(Array.from({ length: 3 }, () => store.results.keep(claim, first, rate)));
    assert.deepEqual(kept.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected', 'rejected']);
    assert.ok(kept.every((one) => one.status === 'fulfilled' || one.reason instanceof JobLost));
    // Also where somebody puts the job anew.
    await store.putJob({ key: 'result a', what: 'a', wait: 0 });
    await count(store, outcome('a', [2, 1]));
    assert.deepEqual(await store.results.of('anne'), {
      tallies: [{ game: 'san-marco', players: 2, people: true, place: 1, games: 1 }],
      ratings: [{ game: 'san-marco', mu: 26, sigma: 0.1 + 0.2, games: 1 }],
      streak: 1,
    });
    assert.deepEqual((await store.results.of('benoit')).ratings, [{ game: 'san-marco', mu: 25.5, sigma: 0.1 + 0.2, games: 1 }]);
    await played(store, 'b', ['benoit', 'anne']);
    await count(store, outcome('b', [1, 1]));
    assert.deepEqual((await store.results.of('anne')).ratings, [{ game: 'san-marco', mu: 27, sigma: 0.1 + 0.2, games: 2 }]);
    const met = await store.results.meetings('anne', { most: 5 });
    assert.deepEqual(met, [{ guest: 'benoit', name: 'benoit', settings: '{}', games: 2, before: 1, after: 0 }]);
    assert.deepEqual(await store.results.meetings('anne', { most: 5, other: 'denise' }), []);
  });

  promises('what is rated: people alone, all of whom the house knows; a streak is as long as nobody had to wait', async (store, clock) => {
    const games: readonly (readonly [string, readonly string[], Outcome | undefined])[] = [
      ['a', ['anne', 'benoit'], outcome('a', [1, 2])],
      ['b', ['anne', 'benoit'], outcome('b', [2, 1], { seats: [{ seat: 0, place: 2, ended: 'gone' }] })],
      ['c', ['anne'], outcome('c', [1, 1], { people: false })],
      ['d', ['anne', 'benoit'], outcome('d', [2, 1], { seats: [{ seat: 0, place: 2, ended: 'conceded' }] })],
      ['e', ['anne', 'benoit'], undefined],
      ['f', ['anne', 'benoit'], outcome('f', [1, 1, 1])],
    ];
    for (const [table, guests, about] of games) {
      clock.now += 1000;
      await played(store, table, guests);
      await count(store, about);
    }
    const { ratings, streak, tallies } = await store.results.of('anne');
    assert.deepEqual([ratings.map((one) => one.games), streak], [[1], 2]);
    assert.equal(
      tallies.reduce((sum, one) => sum + one.games, 0),
      5,
    );
    assert.equal(await store.claimJob(HOUR, 'result'), undefined);
  });

  promises('whoever is forgotten leaves nothing of it, and the others keep theirs', async (store) => {
    await signsIn(store);
    await played(store, 'a', ['anne', 'benoit']);
    await count(store, outcome('a', [1, 2]));
    await pass(store, 'link');
    await store.signIns.keepPasskey({ id: 'credential', guest: 'anne', publicKey: '', counter: 0, transports: '[]', name: '' });
    await store.accounts.forget('anne', () => 'Nobody');
    assert.deepEqual(
      [await store.signIns.ownerOf(ADDRESS), await store.signIns.passkey('credential'), await store.signIns.pass('link')],
      [undefined, undefined, undefined],
    );
    assert.deepEqual(await store.results.of('anne'), { tallies: [], ratings: [], streak: 0 });
    assert.equal((await store.results.of('benoit')).streak, 1);
    assert.deepEqual(await store.results.meetings('benoit', { most: 5 }), []);
  });

  promises('of two ratings of one person that with more games behind it stays', async (store) => {
    await signsIn(store);
    for (const [table, guest] of [
      ['a', 'denise'],
      ['b', 'denise'],
      ['c', 'anne'],
    ]) {
      await played(store, table, [guest, 'benoit']);
      await count(store, outcome(table, [1, 2]));
    }
    await pass(store, 'link', null);
    await store.signIns.followLink('link', ADDRESS, { key: 'key of denise', name: '' });
    const { ratings, tallies } = await store.results.of('anne');
    assert.deepEqual([ratings.map(({ mu, games }) => [mu, games]), tallies.map(({ games }) => games)], [[[27, 2]], [3]]);
  });
}
