// What every store does with turns that are to be told, with the ways by which a guest is, and with their devices.
import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import type { JournalEntry } from '@ridotto/table';
import { Conflict, type Effects, type Store } from '../store.ts';
import { stored, undo, type Shelf } from './contract.ts';
import { gathering } from './people.ts';

const HOUR = 3_600_000;
const channel = (id: string, guest: string, confirmed = true) => ({
  id,
  guest,
  kind: 'webhook',
  address: `{"url":"${id}"}`,
  secret: 's',
  confirmed,
  trouble: null,
});
const turns = (over: readonly number[], begun: readonly number[], seq = 1): Effects => ({
  turns: { table: 't', over, begun: begun.map((seat) => ({ seat, seq })), wait: 100 },
});

export function toldContract(name: string, shelf: (t: TestContext) => Shelf | Promise<Shelf>): void {
  const promises = (what: string, run: (store: Store, clock: { now: number }, plant: Shelf) => Promise<void>): void =>
    void test(`${name}: ${what}`, async (t) => {
      const clock = { now: 1_000_000 * HOUR };
      const place = await shelf(t);
      const store = await place.open(() => clock.now);
      t.after(() => store.close());
      for (const id of ['anne', 'benoit', 'denise']) await store.keepGuest({ id, name: id }, `key of ${id}`);
      await store.keepGathering(gathering('t', 1, ['anne', 'benoit', 'denise']));
      await run(store, clock, place);
    });
  const begin = (store: Store, effects: Effects) =>
    store.create(stored('t'), 'human', { begins: gathering('t', 2, ['anne', 'benoit', 'denise'], { state: 'begun' }), ...effects });
  const pending = async (store: Store): Promise<readonly string[]> =>
    (await Promise.all(['anne', 'benoit', 'denise'].map((guest) => store.notices(guest)))).flat().map(({ key, what }) => `${key} ${what}`);

  promises('of each turn there is one notice, for whoever is told in some way, until it is over', async (store, clock) => {
    await store.accounts.keepChannel(channel('c1', 'anne'));
    await store.accounts.keepChannel(channel('c2', 'benoit'));
    // Nothing of it has been confirmed, or there is nothing.
    await store.accounts.keepChannel(channel('c3', 'denise', false));
    await begin(store, turns([], [0, 1, 2]));
    assert.deepEqual(await pending(store), ['notice anne t s0 {"seq":1}', 'notice benoit t s1 {"seq":1}']);
    // With an entry that was not stored nothing of it is done.
    await assert.rejects(store.append('t', 0, [undo(1)], 'human', turns([0, 1], [])), Conflict);
    assert.equal((await pending(store)).length, 2);
    await store.append('t', 1, [undo(1)], 'human', turns([0], []));
    assert.deepEqual(await pending(store), ['notice benoit t s1 {"seq":1}']);
    assert.equal(await store.claimJob(HOUR, 'notice'), undefined);
    clock.now += 100;
    const claim = (await store.claimJob(HOUR, 'notice'))!;
    assert.equal(claim.key, 'notice benoit t s1');
    // Over and begun again, with a job of another kind: whoever was about to tell of the turn before has it no more.
    await store.append('t', 2, [undo(2)], 'bot', { ...turns([1], [0]), puts: { key: 'bot t', what: 't', wait: 0 } });
    await store.append('t', 3, [undo(3)], 'human', { ...turns([0], [1], 7), withdraws: 'bot t' });
    assert.equal(await store.keepJob(claim, 'late', { wait: 0 }), false);
    assert.deepEqual(await pending(store), ['notice benoit t s1 {"seq":7}']);
    assert.deepEqual((await store.load('t'))?.filled, true);
  });

  promises('entries of several tables at once: each with its turns, and none with what was not stored', async (store) => {
    const ids = ['t', 'u', 'v'];
    for (const id of ids.slice(1)) await store.keepGathering(gathering(id, 1, ['anne', 'benoit', 'denise']));
    await store.accounts.keepChannel(channel('c1', 'anne'));
    for (const id of ids)
      await store.create(stored(id), 'human', { begins: gathering(id, 2, ['anne', 'benoit', 'denise'], { state: 'begun' }) });
    const turn = (table: string, seq: number): Effects => ({ turns: { table, over: [1], begun: [{ seat: 0, seq }], wait: 5.5 } });
    const append = (id: string, version: number): Promise<void> => store.append(id, version, [undo(1)], 'human', turn(id, version));
    const done = await Promise.allSettled([append('t', 1), append('u', 2), append('v', 1)]);
    assert.deepEqual(
      done.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled'],
    );
    assert.deepEqual(await pending(store), ['notice anne t s0 {"seq":1}', 'notice anne v s0 {"seq":1}']);
    await Promise.all(
      ids.map((id) => store.append(id, id === 'u' ? 1 : 2, [undo(2)], 'human', { turns: { table: id, over: [0], begun: [], wait: 0 } })),
    );
    assert.deepEqual(await pending(store), []);
  });

  promises('how far a notice has come is written by whoever has claimed it, and nobody else', async (store, clock) => {
    await store.accounts.keepChannel(channel('c1', 'anne'));
    await begin(store, turns([], [0]));
    clock.now += 100;
    const claim = (await store.claimJob(1000, 'notice'))!;
    assert.ok(await store.keepJob(claim, 'half', { lease: 2000 }));
    clock.now += 1500;
    assert.equal(await store.claimJob(1000, 'notice'), undefined);
    assert.ok(await store.keepJob(claim, 'later', { wait: 500 }));
    assert.equal(await store.keepJob(claim, 'once more', { wait: 0 }), false);
    clock.now += 500;
    assert.partialDeepStrictEqual(await store.claimJob(1000, 'notice'), { what: 'later' });
    await store.dropJob({ key: claim.key, what: 'half' });
    assert.equal((await pending(store)).length, 1);
    await store.dropJob({ key: claim.key, what: 'later' });
    assert.equal((await pending(store)).length, 0);
  });

  promises('another device comes by a code, once and in time; taken away it has nothing any more', async (store, clock) => {
    await begin(store, {});
    await store.accounts.keepCode('first', 'anne', 1000);
    await store.accounts.keepCode('second', 'anne', 1000);
    assert.equal(await store.accounts.useCode('first', 'phone', 'Phone'), undefined);
    await assert.rejects(store.accounts.useCode('second', 'key of benoit', 'Phone'), Conflict);
    assert.deepEqual(await store.accounts.useCode('second', 'phone', 'Phone'), { id: 'anne', name: 'anne' });
    assert.equal(await store.accounts.useCode('second', 'tablet', 'Tablet'), undefined);
    await store.accounts.keepCode('third', 'anne', 1000);
    clock.now += 1000;
    assert.equal(await store.accounts.useCode('third', 'tablet', 'Tablet'), undefined);
    assert.deepEqual((await store.accounts.account('anne'))?.devices.map((device) => device.name).toSorted(), ['', 'Phone']);
    assert.deepEqual(
      [await store.accounts.addToken('anne', 't', 'token of the phone'), await store.accounts.addToken('anne', 'x', 'token')],
      [0, undefined],
    );
    assert.equal(await store.accounts.addToken('anne', 't', 'token of the phone'), 0);
    assert.equal(await store.accounts.seatOf('t', 'token of the phone'), 0);
    assert.deepEqual(await store.accounts.removeDevice('benoit', 'phone', undefined), []);
    assert.deepEqual(await store.accounts.removeDevice('anne', 'phone', (table) => `token at ${table}`), ['t']);
    assert.equal(await store.accounts.seatOf('t', 'token of the phone'), undefined);
    assert.equal(await store.accounts.seatOf('t', 'token at t'), 0);
    assert.equal(await store.guest('phone'), undefined);
  });

  promises('a guest who is forgotten leaves a seat with another name, and nothing else', async (store) => {
    await store.accounts.keepChannel(channel('c1', 'anne'));
    await store.accounts.keepSettings('anne', '{"zone":"UTC"}');
    await begin(store, turns([], [0]));
    await store.accounts.keepCode('code', 'anne', 1000);
    await store.accounts.see('t', 0, { seen: 3, lasts: 1000 });
    await store.accounts.see('t', 1, { seen: 2, lasts: 0 });
    assert.deepEqual(
      (await store.accounts.sights('t')).map(({ seat, looking }) => [seat, looking]),
      [
        [0, true],
        [1, false],
      ],
    );
    assert.deepEqual(await store.accounts.forget('anne', (names, language) => `${names.length} in ${language}`), ['t']);
    assert.deepEqual(
      [await store.accounts.account('anne'), await store.guest('key of anne'), await pending(store)],
      [undefined, undefined, []],
    );
    const table = (await store.load('t'))!;
    assert.deepEqual([table.setup.names[0], table.journal.length], ['3 in pl', 1]);
    // A seat that is there, and to which nobody has the key.
    assert.deepEqual(
      table.seats.map(({ seat, hash }) => [seat, /^[0-9a-f]{64}$/.test(hash)]),
      [[0, true]],
    );
    assert.equal(JSON.stringify(await store.gathering('t')).includes('anne'), false);
    assert.deepEqual(
      (await store.accounts.sights('t')).map(({ seat }) => seat),
      [1],
    );
    assert.equal((await store.sittings('benoit', 10)).length, 1);
    assert.deepEqual(await store.sittings('anne', 10), []);
    // What has a former guest among those who sat there is kept like any other.
    const { version, ...left } = (await store.gathering('t'))!;
    await store.keepGathering({ ...left, version: version + 1 });
    assert.equal((await store.sittings('benoit', 10)).length, 1);
  });

  promises('who takes a seat over is told of its turns, and whoever had it no more; forgotten, they leave no name', async (store) => {
    await store.keepGuest({ id: 'emile', name: 'emile' }, 'key of emile');
    for (const [n, guest] of ['anne', 'emile'].entries()) await store.accounts.keepChannel(channel(`c${n}`, guest));
    await begin(store, turns([], [0]));
    const succeeds: JournalEntry = { do: 'matter', by: 's0', matter: { do: 'succeed', name: 'Successor' } };
    await store.append('t', 1, [succeeds], 'human', { seats: { seat: 0, hash: 'x', guest: 'emile', name: 'Successor' } });
    assert.deepEqual(await pending(store), []);
    await store.append('t', 2, [undo(2)], 'human', turns([0], []));
    await store.append('t', 3, [undo(3)], 'human', turns([], [0], 9));
    assert.deepEqual(
      (await store.notices('emile')).map(({ key, what }) => `${key} ${what}`),
      ['notice emile t s0 {"seq":9}'],
    );
    await store.accounts.forget('emile', () => 'Nobody');
    const table = (await store.load('t'))!;
    assert.ok(!JSON.stringify(table).includes('Successor'));
    // Whoever sat there before is not forgotten with them.
    assert.notEqual(table.setup.names[0], 'Nobody');
  });

  promises('what all houses share is made by the first of them', async (store) => {
    assert.deepEqual(await Promise.all(['a', 'b'].map((made) => store.accounts.secret('push', made))), ['a', 'a']);
  });
}
