// What every store does with guests, and with tables that fill.
import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import type { Gathering } from '@ridotto/table';
import { Conflict, type Store } from '../store.ts';
import { stored, undo, type Shelf } from './contract.ts';

const HOUR = 3_600_000;
const [ANNE, BENOIT] = [
  { id: 'anne', name: 'Anne' },
  { id: 'benoit', name: 'Benoît' },
];
export const gathering = (id: string, version: number, guests: readonly string[], more: Partial<Gathering> = {}): Gathering => ({
  id,
  about: { game: 'san-marco' },
  seats: guests.map((guest) => ({ kind: 'human', guest, hash: `hash of ${guest}`, name: guest, ready: false, salt: '' })),
  host: guests[0],
  invitation: 'come in',
  listed: false,
  language: 'pl',
  secret: '00'.repeat(32),
  commitment: 'c',
  state: 'open',
  version,
  ...more,
});

export function peopleContract(name: string, shelf: (t: TestContext) => Shelf | Promise<Shelf>): void {
  const promises = (what: string, run: (store: Store, clock: { now: number }) => Promise<void>): void =>
    void test(`${name}: ${what}`, async (t) => {
      const clock = { now: 1_000_000 * HOUR };
      const store = await (await shelf(t)).open(() => clock.now);
      t.after(() => store.close());
      await store.keepGuest(ANNE, 'key of anne');
      await store.keepGuest(BENOIT, 'key of benoit');
      await run(store, clock);
    });

  promises('a guest is known by every key, under the last name, and a key is of one guest alone', async (store) => {
    await store.keepGuest({ ...ANNE, name: 'Anna' }, 'another key of anne');
    for (const key of ['key of anne', 'another key of anne']) assert.deepEqual(await store.guest(key), { ...ANNE, name: 'Anna' });
    await assert.rejects(store.keepGuest(BENOIT, 'key of anne'), Conflict);
    assert.deepEqual([(await store.guest('key of anne'))?.id, await store.guest('no key')], ['anne', undefined]);
  });

  promises('a table that fills is written over the version before, or not at all', async (store) => {
    await store.keepGathering(gathering('a', 1, ['anne']));
    await assert.rejects(store.keepGathering(gathering('a', 1, ['benoit'])), Conflict);
    const steps = await Promise.allSettled([
      store.keepGathering(gathering('a', 2, ['anne', 'benoit'])),
      store.keepGathering(gathering('a', 2, ['benoit'])),
    ]);
    assert.deepEqual(
      steps.map(({ status }) => status),
      ['fulfilled', 'rejected'],
    );
    await assert.rejects(store.keepGathering(gathering('a', 4, ['anne'])), Conflict);
    await assert.rejects(store.keepGathering(gathering('b', 2, ['anne'])), Conflict);
    assert.deepEqual(await store.gathering('a'), gathering('a', 2, ['anne', 'benoit']));
    assert.equal(await store.gathering('b'), undefined);
  });

  promises('a table and what it grew from are written together, or neither', async (store) => {
    await store.keepGathering(gathering('a', 1, ['anne']));
    await store.keepGathering(gathering('a', 2, ['anne', 'benoit']));
    await assert.rejects(store.create(stored('a'), 'human', { begins: gathering('a', 2, ['anne'], { state: 'begun' }) }), Conflict);
    assert.equal(await store.load('a'), undefined);
    await store.create(stored('a'), 'human', { begins: gathering('a', 3, ['anne', 'benoit'], { state: 'begun' }) });
    assert.equal((await store.gathering('a'))?.state, 'begun');
    assert.equal((await store.load('a'))?.journal.length, 1);
  });

  promises('what several change at one table at once, all stands', async (store) => {
    const guests = ['anne', 'benoit', 'christian', 'denise'];
    for (const id of [...guests.slice(2), 'emile']) await store.keepGuest({ id, name: id }, `key of ${id}`);
    await store.keepGathering(gathering('a', 1, guests));
    await store.create(stored('a'), 'human', { begins: gathering('a', 2, guests, { state: 'begun' }) });
    const insists = (work: () => Promise<unknown>): Promise<unknown> =>
      work().catch((e: unknown) => (e instanceof Conflict ? insists(work) : Promise.reject(e as Error)));
    const seats = { seat: 3, hash: 'hash of whoever comes', guest: 'emile', name: 'Émile' };
    await Promise.all([
      ...guests.slice(0, 3).map((guest) => insists(() => store.accounts.forget(guest, () => `once ${guest}`))),
      insists(() => store.append('a', 1, [undo(1)], 'human', { seats })),
    ]);
    const now = (await store.gathering('a'))!;
    assert.deepEqual(
      now.seats.map((place) => place.kind === 'human' && [place.guest, place.name]),
      [
        ['', 'once anne'],
        ['', 'once benoit'],
        ['', 'once christian'],
        ['emile', 'Émile'],
      ],
    );
    assert.equal(now.version, 6);
  });

  promises('a code leads to its table as long as it lasts, and is made anew in time', async (store, clock) => {
    await store.keepGathering(gathering('a', 1, ['anne']));
    await store.keepGathering(gathering('b', 1, ['benoit']));
    const code = (table: string, made: string, invitation = 'come in') =>
      store.accounts.keepTableCode({ table, invitation }, { made, lasts: HOUR });
    assert.deepEqual(await code('a', 'FIRST'), { code: 'FIRST', left: HOUR });
    clock.now += HOUR / 4;
    // Whoever asks is shown the same, and another table has its own.
    assert.deepEqual(await code('a', 'SECOND'), { code: 'FIRST', left: (3 * HOUR) / 4 });
    await assert.rejects(code('b', 'FIRST'), Conflict);
    assert.equal((await code('b', 'OTHER')).code, 'OTHER');
    clock.now += HOUR / 4;
    assert.deepEqual(await code('a', 'SECOND'), { code: 'SECOND', left: HOUR });
    // An invitation that was renewed has one of its own.
    assert.equal((await code('a', 'THIRD', 'come in again')).code, 'THIRD');
    assert.deepEqual(await store.accounts.tableCode('FIRST'), { table: 'a', invitation: 'come in' });
    clock.now += HOUR / 2;
    const led = async (one: string): Promise<string | undefined> => (await store.accounts.tableCode(one))?.table;
    assert.deepEqual(await Promise.all(['FIRST', 'SECOND', 'OTHER', 'NONE'].map(led)), [undefined, 'a', 'b', undefined]);
    // Of what is over nothing is kept.
    clock.now += 2 * HOUR;
    assert.equal((await code('b', 'SECOND')).code, 'SECOND');
  });

  promises('in the lobby is what is for everybody, still fills and is fresh, the newest first', async (store, clock) => {
    await store.keepGathering(gathering('old', 1, ['anne'], { listed: true }));
    clock.now += 2 * HOUR;
    await store.keepGathering(gathering('private', 1, ['anne']));
    await store.keepGathering(gathering('begun', 1, ['anne'], { listed: true, state: 'begun' }));
    for (const id of ['first', 'second', 'third']) {
      await store.keepGathering(gathering(id, 1, ['anne'], { listed: true }));
      clock.now += 1000;
    }
    const ids = async (within: number, most: number): Promise<string[]> => (await store.lobby({ within, most })).map(({ id }) => id);
    assert.deepEqual(await ids(HOUR, 10), ['third', 'second', 'first']);
    assert.deepEqual(await ids(3 * HOUR, 10), ['third', 'second', 'first', 'old']);
    assert.deepEqual(await ids(HOUR, 2), ['third', 'second']);
  });

  promises('a guest is told where they sit: what fills, what is played and what is over, the latest first', async (store, clock) => {
    for (const id of ['fills', 'plays', 'over', 'left', 'given up']) {
      await store.keepGathering(gathering(id, 1, ['anne', 'benoit']));
      clock.now += 1000;
    }
    await store.keepGathering(gathering('left', 2, ['benoit']));
    await store.keepGathering(gathering('given up', 2, ['benoit', 'anne'], { state: 'given-up' }));
    for (const id of ['plays', 'over'])
      await store.create(stored(id), 'human', { begins: gathering(id, 2, ['benoit', 'anne'], { state: 'begun' }) });
    clock.now += 1000;
    await store.append('plays', 1, [undo(1)], 'bot');
    await store.append('over', 1, [undo(1)], 'nobody');
    clock.now += 1000;
    await store.append('plays', 2, [undo(2)], 'human');
    const sittings = await store.sittings('anne', 10);
    assert.deepEqual(
      sittings.map(({ gathering: { id }, seat, waits }) => [id, seat, waits]),
      [
        ['plays', 1, 'human'],
        ['over', 1, 'nobody'],
        ['fills', 0, undefined],
      ],
    );
    assert.equal(sittings[0].changedAt, clock.now);
    assert.equal((await store.sittings('benoit', 2)).length, 2);
    assert.deepEqual(await store.sittings('denise', 10), []);
  });

  const ill = (what: string, statement: string, finds: RegExp): void =>
    void test(`${name}: of what fills, the check finds ${what}`, async (t) => {
      const place = await shelf(t);
      const store = await place.open();
      for (const guest of [ANNE, BENOIT]) await store.keepGuest(guest, `key of ${guest.id}`);
      for (const id of ['a', 'b']) await store.keepGathering(gathering(id, 1, ['anne', 'benoit']));
      await store.create(stored('b'), 'human', { begins: gathering('b', 2, ['benoit', 'anne'], { state: 'begun' }) });
      assert.deepEqual(await Array.fromAsync(store.check()), []);
      await store.close();
      await place.plant(statement);
      const reader = await place.look();
      t.after(() => reader.close());
      assert.match((await Array.fromAsync(reader.check())).join('; '), finds);
    });
  ill('what is no JSON', `update gatherings set doc = '{' where id = 'a'`, /^table a, which fills: it is no JSON: [^;]*$/);
  ill(
    'another version than it says',
    `update gatherings set version = 7 where id = 'a'`,
    /^table a, [^;]* version 7, open, and is version 1[^;]*$/,
  );
  ill('another state than it says', `update gatherings set listed = 1 where id = 'a'`, /^table a, which fills: it is kept as [^;]*$/);
  ill(
    'one that began and became nothing',
    `update gatherings set state = 'begun', doc = replace(doc, '"state":"open"', '"state":"begun"') where id = 'a'`,
    /^table a, which fills: it is begun, and there is no table that it became$/,
  );
  ill(
    'a guest who sits there, and would not be told',
    `delete from sitters where table_id = 'a' and guest_id = 'benoit'`,
    /^table a, which fills: the guest benoit at s1 would not find it$/,
  );
  ill(
    'a guest who is told of a seat that is not theirs',
    `update sitters set seat = 2 where table_id = 'b' and guest_id = 'anne'`,
    /the guest anne at s2 is said to sit there, and does not$/,
  );
}
