// What every store does with how people get on with each other.
import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import type { Store, StoreReader } from '../store.ts';
import { stored, type Shelf } from './contract.ts';

export function conductContract(name: string, shelf: (t: TestContext) => Shelf | Promise<Shelf>): void {
  const promises = (what: string, run: (store: Store, look: () => Promise<StoreReader>, clock: { now: number }) => Promise<void>): void =>
    void test(`${name}: ${what}`, async (t) => {
      const clock = { now: 1_000_000 };
      const place = await shelf(t);
      const store = await place.open(() => clock.now);
      t.after(() => store.close());
      for (const id of ['anne', 'benoit']) await store.keepGuest({ id, name: id }, `key of ${id}`);
      await store.create(stored('t'), 'human');
      await run(store, place.look, clock);
    });

  promises('of those who watch the last remarks are kept, and none of whoever is shut out', async (store, _, clock) => {
    for (const [n, guest] of ['anne', 'benoit', 'anne'].entries()) {
      clock.now += 1;
      await store.conduct.remark('t', { id: `r${n}`, guest, name: guest, message: `message ${n}` });
    }
    const texts = async (): Promise<readonly string[]> => (await store.conduct.remarks('t', 2)).map(({ message }) => message);
    assert.deepEqual(await texts(), ['message 1', 'message 2']);
    assert.equal(await store.conduct.shutOut('benoit', true), true);
    assert.deepEqual(await store.guest('key of benoit'), { id: 'benoit', name: 'benoit', shutOut: true });
    assert.deepEqual(await texts(), ['message 0', 'message 2']);
    assert.equal(await store.conduct.shutOut('benoit', false), true);
    assert.deepEqual(await store.guest('key of benoit'), { id: 'benoit', name: 'benoit' });
    assert.equal(await store.conduct.shutOut('nobody', true), false);
    await store.accounts.forget('anne', () => 'Nobody');
    assert.deepEqual(await texts(), ['message 1']);
  });

  promises('whoever is blocked is so once, until they are not, or one of both is forgotten', async (store) => {
    const blocks = async (guest: string) => (await store.conduct.blocks(guest)).map((one) => `${one.guest} ${one.name} ${one.since}`);
    for (const called of ['Benoît', 'Ben']) await store.conduct.block('anne', { guest: 'benoit', name: called });
    assert.deepEqual(await blocks('anne'), ['benoit Benoît 1000000']);
    await store.conduct.unblock('anne', 'benoit');
    assert.deepEqual(await blocks('anne'), []);
    await store.conduct.block('anne', { guest: 'benoit', name: 'Benoît' });
    await store.accounts.forget('benoit', () => 'Nobody');
    assert.deepEqual(await blocks('anne'), []);
  });

  promises(
    'reports are there for whoever runs the house until they are settled, also without whoever made them',
    async (store, look, clock) => {
      const report = { table: 't', remark: null, by: { guest: 'anne', name: 'Anne' }, reason: 'Rude' };
      await store.conduct.report({ ...report, id: 'second', about: { guest: '', name: 'Christian', seat: 2 } });
      clock.now -= 1;
      await store.conduct.report({ ...report, id: 'first', about: { guest: 'benoit', name: 'Benoît', seat: null }, remark: 'Ha!' });
      const reader = await look();
      assert.deepEqual(
        (await reader.reports()).map(({ id, about, remark, at }) => [id, about.name, remark, at]),
        [
          ['first', 'Benoît', 'Ha!', 999_999],
          ['second', 'Christian', null, 1_000_000],
        ],
      );
      await reader.close();
      assert.deepEqual([await store.conduct.settleReport('first'), await store.conduct.settleReport('first')], [true, false]);
      await store.accounts.forget('anne', () => 'Nobody');
      assert.deepEqual(
        (await store.reports()).map(({ id, by }) => [id, by]),
        [['second', { guest: '', name: '' }]],
      );
    },
  );
}
