// What every store does with games that are over and can be looked at again.
import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import type { Finished, Incoming, Kept, Sought } from '../library.ts';
import type { Store } from '../store.ts';
import { stored, undo, type Shelf } from './contract.ts';
import { gathering } from './people.ts';

const HOUR = 3_600_000;
const ROOM = { games: 9, characters: 1000 };
const ALL = { most: 50 };

const finished = (names: readonly string[], more: Partial<Finished> = {}): Finished => ({
  game: 'san-marco',
  rules: 2,
  length: 100,
  ended: 'over',
  names,
  scores: names.map((_, seat) => 10 - seat),
  winners: [0],
  plain: true,
  hash: `hash of ${names.join(' and ')}`,
  ...more,
});
const incoming = (hash: string, more: Partial<Incoming> = {}): Incoming => ({
  ...finished(['Émile', 'Denise']),
  hash,
  packed: `record ${hash}`,
  ...more,
});

export function libraryContract(name: string, shelf: (t: TestContext) => Shelf | Promise<Shelf>): void {
  const promises = (what: string, run: (store: Store, clock: { now: number }) => Promise<void>): void =>
    void test(`${name}: ${what}`, async (t) => {
      const clock = { now: 1_000_000 * HOUR };
      const store = await (await shelf(t)).open(() => clock.now);
      t.after(() => store.close());
      for (const id of ['anne', 'benoit', 'denise']) await store.keepGuest({ id, name: id }, `key of ${id}`);
      await run(store, clock);
    });
  /** A table with them that is over, and its job done. */
  const played = async (store: Store, table: string, guests: readonly string[], more: Partial<Finished> = {}): Promise<void> => {
    await store.keepGathering(gathering(table, 1, guests));
    await store.create(stored(table), 'human', { begins: gathering(table, 2, guests, { state: 'begun' }) });
    await store.append(table, 1, [undo(1)], 'nobody', { ends: table });
    await counted(store, table, finished(guests, { hash: `hash of ${table}`, ...more }));
  };
  const counted = async (store: Store, table: string, game: Finished | undefined): Promise<void> => {
    const claim = (await store.claimJob(HOUR, 'result'))!;
    await store.results.keep(claim, undefined, (before) => before.map(() => ({ mu: 25, sigma: 8 })), game && { ...game, table });
  };
  const of = async (store: Store, guest: string, sought: Sought = {}): Promise<readonly string[]> =>
    (await store.library.of(guest, sought, ALL)).map(told);
  const told = ({ table, hash, came, seat }: Kept): string => [came, table ?? hash, ...(seat === undefined ? [] : [`s${seat}`])].join(' ');

  promises('a game that is over is in the libraries of those who sat there, once', async (store, clock) => {
    await played(store, 'first', ['anne', 'benoit'], { names: ['Anne', 'Benoît'] });
    clock.now += HOUR;
    await played(store, 'second', ['benoit', 'anne'], { winners: [1] });
    assert.deepEqual(await of(store, 'anne'), ['played second s1', 'played first s0']);
    assert.deepEqual(await of(store, 'denise'), []);
    const [, first] = await store.library.of('benoit', {}, ALL);
    assert.partialDeepStrictEqual(first, {
      ...finished(['Anne', 'Benoît'], { hash: 'hash of first' }),
      table: 'first',
      at: clock.now - HOUR,
      came: 'played',
      seat: 1,
    });
    assert.notEqual(first.id, 'first');
    // Whoever says so once more.
    await store.putJob({ key: 'result first', what: 'first', wait: 0 });
    await counted(store, 'first', finished(['Anne', 'Benoît'], { length: 7 }));
    assert.equal((await store.library.of('benoit', {}, ALL)).length, 2);
    // Nothing that could be looked at.
    await store.create(stored('third'), 'nobody', { ends: 'third' });
    await counted(store, 'third', undefined);
    assert.equal(await store.library.watch('anne', 'third'), undefined);
  });

  promises('what is sought is found', async (store, clock) => {
    await played(store, 'first', ['anne', 'benoit'], { names: ['Anne', 'Benoît'] });
    clock.now += HOUR;
    await played(store, 'second', ['anne', 'benoit', 'denise'], { winners: [1], game: 'venice', length: 300 });
    clock.now += HOUR;
    await played(store, 'third', ['anne', 'denise'], { ended: 'stopped', winners: [], length: 20 });
    const finds = async (sought: Sought): Promise<readonly string[]> =>
      (await store.library.of('anne', sought, ALL)).map(({ table }) => table!);
    for (const [sought, tables] of [
      [{}, ['third', 'second', 'first']],
      [{ game: 'venice' }, ['second']],
      [{ players: 2 }, ['third', 'first']],
      [{ name: 'benoit' }, ['second', 'first']],
      [{ name: 'BENOÎT' }, ['second', 'first']],
      [{ name: 'noi' }, ['second', 'first']],
      [{ name: '%' }, []],
      [{ name: 'an_e' }, []],
      [{ name: '\\' }, []],
      [{ least: 50 }, ['second', 'first']],
      [{ least: 50, most: 299 }, ['first']],
      [{ result: 'won' }, ['first']],
      [{ result: 'lost' }, ['second']],
      [{ result: 'stopped' }, ['third']],
      [{ since: clock.now }, ['third']],
      [{ until: clock.now - HOUR }, ['first']],
      [{ since: clock.now - HOUR, until: clock.now }, ['second']],
      [{ name: 'denise', result: 'lost', players: 3 }, ['second']],
    ] as const)
      assert.deepEqual(await finds(sought), tables, JSON.stringify(sought));
  });

  promises('page by page every game comes once, those of one moment too', async (store) => {
    for (let n = 0; n < 7; n++) await played(store, `table-${n}`, ['anne', 'benoit']);
    for (const leaf of [
      (after?: Kept) => store.library.of('anne', {}, { after, most: 3 }),
      (after?: Kept) => store.library.published({}, { after, most: 3 }),
    ]) {
      const all: Kept[] = [];
      for (let page = await leaf(); page.length > 0; page = await leaf(page.at(-1))) all.push(...page);
      assert.deepEqual(
        all.map(({ table }) => table ?? '').toSorted(),
        Array.from({ length: 7 }, (_, n) => `table-${n}`),
      );
    }
  });

  promises('a record from elsewhere is kept once, for whoever brings it', async (store, clock) => {
    const taken = await store.library.take('anne', incoming('x'), ROOM);
    assert.equal(taken.is, 'new');
    assert.deepEqual(await store.library.take('anne', incoming('x'), ROOM), { is: 'known', id: taken.id });
    const twice = await Promise.all(['benoit', 'denise'].map((guest) => store.library.take(guest, incoming('x'), ROOM)));
    assert.deepEqual(twice, [
      { is: 'new', id: taken.id },
      { is: 'new', id: taken.id },
    ]);
    assert.equal(await store.library.packed(taken.id), 'record x');
    assert.deepEqual(await of(store, 'anne'), ['imported x']);
    assert.equal((await store.library.find(taken.id, 'anne'))?.at, clock.now);
    // Neither won nor lost by whoever brings it, and published by nobody.
    assert.deepEqual([...(await of(store, 'anne', { result: 'won' })), ...(await of(store, 'anne', { result: 'lost' }))], []);
    assert.deepEqual([await store.library.published({}, ALL), await store.library.find(taken.id)], [[], undefined]);
    // It is gone when nobody has it any more.
    for (const guest of ['anne', 'benoit']) assert.equal(await store.library.remove(guest, taken.id), true);
    assert.equal(await store.library.remove('anne', taken.id), false);
    assert.equal(await store.library.packed(taken.id), 'record x');
    await store.library.remove('denise', taken.id);
    assert.equal(await store.library.packed(taken.id), undefined);
    assert.notEqual((await store.library.take('anne', incoming('x'), ROOM)).id, taken.id);
  });

  promises('there is room for so many, and for so much', async (store) => {
    const take = async (hash: string, more: Partial<Incoming> = {}): Promise<string> =>
      (await store.library.take('anne', incoming(hash, more), { games: 2, characters: 25 })).is;
    assert.equal(await take('long', { packed: 'x'.repeat(26) }), 'full');
    assert.deepEqual([await take('a'), await take('b'), await take('c'), await take('a')], ['new', 'new', 'full', 'known']);
    assert.deepEqual(await of(store, 'anne', {}).then((all) => all.length), 2);
    // What was played here takes no room.
    await played(store, 'first', ['anne', 'benoit']);
    assert.equal((await of(store, 'anne')).length, 3);
    assert.equal((await store.library.take('benoit', incoming('c'), { games: 1, characters: 25 })).is, 'new');
  });

  promises('a game that was watched is put there, and taken away; one that was played stays', async (store) => {
    await played(store, 'first', ['anne', 'benoit']);
    const id = (await store.library.watch('denise', 'first'))!;
    assert.equal(await store.library.watch('denise', 'first'), id);
    assert.equal(await store.library.watch('anne', 'first'), id);
    assert.equal(await store.library.watch('denise', 'nowhere'), undefined);
    assert.deepEqual([await of(store, 'denise'), await of(store, 'anne')], [['watched first'], ['played first s0']]);
    assert.deepEqual([await store.library.remove('anne', id), await store.library.remove('denise', id)], [false, true]);
    assert.deepEqual([await of(store, 'denise'), await of(store, 'anne')], [[], ['played first s0']]);
  });

  promises('a record of a game that was played here is that game', async (store) => {
    await played(store, 'first', ['anne', 'benoit']);
    const { id } = (await store.library.of('anne', {}, ALL))[0];
    assert.deepEqual(await store.library.take('denise', incoming('hash of first'), ROOM), { is: 'new', id });
    assert.deepEqual([await of(store, 'denise'), await store.library.packed(id)], [['imported first'], undefined]);
    // The other way round: a copy came before the game was written down.
    const copy = await store.library.take('denise', incoming('hash of second'), ROOM);
    await played(store, 'second', ['anne', 'benoit']);
    assert.equal((await store.library.find(copy.id, 'anne'))?.table, 'second');
  });

  promises('nothing is published that was stopped, or holds what somebody typed', async (store) => {
    await played(store, 'plain', ['anne', 'benoit']);
    await played(store, 'stopped', ['anne', 'benoit'], { ended: 'stopped' });
    await played(store, 'typed', ['anne', 'benoit'], { plain: false });
    const published = await store.library.published({}, ALL);
    assert.deepEqual(
      published.map(({ table }) => table),
      ['plain'],
    );
    for (const { id, table } of await store.library.of('anne', {}, ALL))
      assert.equal((await store.library.find(id))?.table, table === 'plain' ? 'plain' : undefined);
    assert.equal(await store.library.find(published[0].id, 'denise'), undefined);
  });

  promises('two guests who become one have one library', async (store) => {
    await played(store, 'first', ['anne', 'benoit']);
    await store.library.watch('denise', 'first');
    await store.library.take('denise', incoming('x'), ROOM);
    await store.library.take('anne', incoming('y'), ROOM);
    for (const guest of ['anne', 'denise']) await store.library.take(guest, incoming('z'), ROOM);
    await store.signIns.keepPass({ hash: 'link', guest: 'anne', what: 'anne@example.org' }, HOUR);
    await store.signIns.followLink('link', 'anne@example.org', { key: 'key of anne', name: '' });
    await store.signIns.keepPass({ hash: 'again', guest: null, what: 'anne@example.org' }, HOUR);
    await store.signIns.followLink('again', 'anne@example.org', { key: 'key of denise', name: '' });
    assert.deepEqual((await of(store, 'anne')).toSorted(), ['imported x', 'imported y', 'imported z', 'played first s0']);
    assert.deepEqual(await of(store, 'denise'), []);
  });

  promises('whoever is forgotten takes their library along, and their name', async (store) => {
    await played(store, 'first', ['anne', 'benoit'], { names: ['Anne', 'Benoît'] });
    const own = await store.library.take('anne', incoming('x'), ROOM);
    const shared = await store.library.take('anne', incoming('y'), ROOM);
    await store.library.take('benoit', incoming('y'), ROOM);
    await store.accounts.forget('anne', () => 'A former guest');
    assert.deepEqual(await of(store, 'anne'), []);
    assert.deepEqual([await store.library.packed(own.id), await store.library.packed(shared.id)], [undefined, 'record y']);
    assert.deepEqual((await of(store, 'benoit')).toSorted(), ['imported y', 'played first s1']);
    assert.deepEqual(await of(store, 'benoit', { name: 'anne' }), []);
    assert.deepEqual((await store.library.of('benoit', { name: 'former' }, ALL))[0].names, ['A former guest', 'Benoît']);
  });

  test(`${name}: games that were over before there were libraries come into them`, async (t) => {
    const place = await shelf(t);
    const before = await place.open();
    await before.keepGuest({ id: 'anne', name: 'anne' }, 'key of anne');
    await played(before, 'over', ['anne']);
    await before.create(stored('by-links'), 'nobody');
    await before.create(stored('goes-on'), 'human');
    await before.close();
    await place.plant("delete from kysely_migration where name >= '015-library'");
    for (const one of ['table_codes', 'screens', 'shelves', 'records', 'games']) await place.plant(`drop table ${one}`);
    const store = await place.open();
    t.after(() => store.close());
    const jobs = [];
    for (let claim; (claim = await store.claimJob(HOUR, 'result'));) jobs.push(claim.what);
    assert.deepEqual(jobs.toSorted(), ['by-links', 'over']);
  });
}
