// What is ordered beforehand: when it acts, when it does not, when it ends, and that nobody else hears of it.
import assert from 'node:assert/strict';
import test from 'node:test';
import { Io, type Game, type Happened, type Place, type StandingOrder } from '@ridotto/engine';
import { gameNamed } from '@ridotto/games';
import { inkognito, SAY as INK } from '@ridotto/games/inkognito/index.ts';
import { valencia, type State as ValenciaState } from '@ridotto/games/valencia/index.ts';
import { AT } from '@ridotto/games/inkognito/rules/index.ts';
import { State as InkState } from '@ridotto/games/inkognito/box/state.ts';
import type { JournalEntry } from './journal.ts';
import type { Proposed } from './protocol.ts';
import { BEGUN, type Wanted } from './tests/kit.ts';
import { Timed } from './tests/timed.ts';

const anyGame = <S extends Place, E>(game: Game<S, E>): Game => game as unknown as Game;
const VALENCIA: Wanted = { game: anyGame(valencia), players: 3 };
/** A table at which this seat may give an order, and what it may. */
function mayOrder(wanted: Wanted, seat: number, luck: Io): Timed {
  for (let seed = wanted.seed ?? 1; ; seed++) {
    const timed = new Timed({ ...wanted, seed });
    for (let n = 0; n < 3000 && !timed.table.over; n++) {
      if (timed.table.snapshot(seat).orders) return timed;
      timed.step(luck);
    }
  }
}
const may = (timed: Timed, seat: number) => timed.table.snapshot(seat).orders?.may ?? [];
const given = (timed: Timed, seat: number) => timed.table.snapshot(seat).orders?.given ?? [];
const ordered = (timed: Timed): readonly Extract<JournalEntry, { do: 'say' }>[] =>
  timed.journal.filter((entry): entry is Extract<JournalEntry, { do: 'say' }> => entry.do === 'say' && entry.order !== undefined);
const askedBid = (timed: Timed, seat: number): boolean =>
  timed.table.awaited.includes(seat) && (timed.table.snapshot(seat).view as { at: string }).at === 'bid';
const carried = (timed: Timed, by: number, what: Proposed): void => {
  timed.settles(by, { do: 'propose', what });
  const { id } = timed.table.snapshot(by).proposals!.at(-1)!;
  for (const seat of [0, 1, 2]) if (seat !== by) timed.settles(seat, { do: 'agree', proposal: id });
};

test('whoever passes up to a step is not asked before, passes once for each question, and is asked again from that step on', () => {
  const luck = new Io(1);
  const timed = mayOrder(VALENCIA, 1, luck);
  const last = may(timed, 1).at(-1)!;
  assert.deepEqual(last.at, { round: 1, step: 'H' });
  assert.equal(timed.refuses(1, { do: 'order', order: 'pass', until: last.until }), undefined);
  assert.deepEqual([given(timed, 1), may(timed, 1)], [[last], []]);
  while (given(timed, 1).length > 0) {
    assert.ok(!askedBid(timed, 1), 'they are asked all the same');
    timed.step(luck);
  }
  const passes = ordered(timed);
  assert.ok(passes.length > 1);
  for (const { by, say, order } of passes) assert.deepEqual([by, say, order], ['s1', ['pass'], 'pass']);
  assert.equal(new Set(passes.map(({ key }) => key)).size, passes.length);
  while (may(timed, 1).length === 0) timed.step(luck);
  while (!askedBid(timed, 1)) timed.step(luck);
  // From the journal alone it is the same table.
  const again = timed.rebuilt();
  assert.deepEqual(again.snapshot(1), timed.table.snapshot(1));
  assert.deepEqual(again.obey(BEGUN), []);
});

test('others see what they would see if it were handed in by hand, event by event, and nothing of the order', () => {
  const [byOrder, byHand] = [new Io(3), new Io(3)].map((luck) => ({ luck, timed: mayOrder({ ...VALENCIA, seed: 7 }, 2, luck) }));
  const { until } = may(byOrder.timed, 2)[2];
  byOrder.timed.settles(2, { do: 'order', order: 'pass', until });
  while (given(byOrder.timed, 2).length > 0) byOrder.timed.step(byOrder.luck);
  const { timed, luck } = byHand;
  const pass = (): void => {
    while (askedBid(timed, 2)) timed.send(2, { do: 'say', line: 'pass' });
  };
  for (pass(); timed.table.match.log.length < byOrder.timed.table.match.log.length; pass()) timed.step(luck);
  for (const viewer of [0, 1, 7]) {
    assert.deepEqual(timed.table.log(viewer), byOrder.timed.table.log(viewer));
    assert.deepEqual(timed.table.snapshot(viewer), byOrder.timed.table.snapshot(viewer));
  }
  assert.equal(byOrder.timed.table.log(2).filter(({ matter }) => matter).length, 1);
});

test('it is taken back, and ends with whoever gave it, with what is taken back, and is of no use where it cannot be given', () => {
  const ends: readonly ((timed: Timed, luck: Io) => void)[] = [
    (timed) => assert.equal(timed.refuses(1, { do: 'revoke', order: 'pass' }), undefined),
    (timed) => assert.equal(timed.refuses(1, { do: 'concede' }), undefined),
    (timed) => timed.keep(timed.table.forget(1, { name: 'Nobody', former: 1 }, timed.now)),
    (timed) => carried(timed, 0, { do: 'take-back' }),
  ];
  for (const end of ends) {
    const luck = new Io(5);
    const timed = mayOrder(VALENCIA, 1, luck);
    while (may(timed, 1).length === 0 || timed.table.awaited.includes(1) || timed.table.match.canUndo(0)) timed.step(luck);
    timed.settles(1, { do: 'order', order: 'pass', until: may(timed, 1).at(-1)!.until });
    assert.equal(given(timed, 1).length, 1);
    end(timed, luck);
    assert.deepEqual(given(timed, 1), []);
    assert.deepEqual(given(Object.assign(Object.create(timed) as Timed, { table: timed.rebuilt() }), 1), []);
  }
  const timed = mayOrder(VALENCIA, 1, new Io(6));
  const [first] = may(timed, 1);
  assert.equal(timed.refuses(1, { do: 'order', order: 'fly', until: first.until }), 'no-such-order');
  assert.equal(timed.refuses(1, { do: 'order', order: 'pass', until: first.until - 1 }), 'no-such-order');
  assert.equal(timed.refuses(1, { do: 'revoke', order: 'pass' }), 'not-asked');
  assert.equal(new Timed({ players: 3 }).table.snapshot(0).orders, undefined, 'San Marco has none');
});

test('nothing is done while the table rests or a bot plays for them, and it is done once all go on', () => {
  for (const [stop, goOn] of [
    [(t: Timed) => carried(t, 0, { do: 'pause' }), (t: Timed) => carried(t, 0, { do: 'go-on' })],
    [(t: Timed) => t.settles(1, { do: 'rest' }), (t: Timed) => t.settles(1, { do: 'return' })],
  ] as const) {
    const luck = new Io(8);
    const timed = mayOrder({ ...VALENCIA, tempo: { kind: 'turns', each: 86_400_000, away: 0 } }, 1, luck);
    while (!askedBid(timed, 1)) timed.step(luck);
    const { until } = may(timed, 1).at(-1)!;
    // Asked already, they are by the order as well.
    stop(timed);
    assert.equal(ordered(timed).length, 0);
    const refused = timed.refuses(1, { do: 'order', order: 'pass', until });
    assert.equal(ordered(timed).length, 0);
    goOn(timed);
    if (refused !== undefined) timed.settles(1, { do: 'order', order: 'pass', until });
    assert.equal(ordered(timed).length, 1);
    assert.ok(!askedBid(timed, 1));
  }
});

test('whoever takes back what an order did is asked again, and the order is gone', () => {
  const luck = new Io(12);
  for (let seed = 1, found = 0; found === 0; seed++) {
    const timed = new Timed({ game: anyGame(inkognito), players: 4, seed });
    timed.unsaid = 'announce';
    for (let n = 0; n < 400 && !timed.table.over && found === 0; n++) {
      const seat = timed.table.awaited[0];
      const [one] = may(timed, seat);
      if (!one) {
        timed.step(luck);
        continue;
      }
      timed.settles(seat, { do: 'order', order: one.order, until: one.until });
      const done = ordered(timed).length;
      assert.ok(done > 0);
      assert.ok('entry' in timed.send(seat, { do: 'undo' }));
      assert.deepEqual(given(timed, seat), []);
      assert.equal(ordered(timed).length, done);
      while (timed.table.snapshot(seat).undo) timed.send(seat, { do: 'undo' });
      assert.ok(timed.table.snapshot(seat).legal.length > 0 && timed.table.awaited.includes(seat));
      assert.deepEqual(timed.rebuilt().snapshot(seat), timed.table.snapshot(seat));
      found++;
    }
  }
});

test('what is handed in by an order does not show that somebody is there', () => {
  const luck = new Io(9);
  const timed = mayOrder(VALENCIA, 1, luck);
  while (may(timed, 1).length === 0 || timed.table.awaited.includes(1)) timed.step(luck);
  timed.settles(1, { do: 'order', order: 'pass', until: may(timed, 1).at(-1)!.until });
  const seen = timed.table.company.seenAt(1);
  timed.now += 1000;
  while (ordered(timed).length === 0) timed.moves(luck, 1000);
  assert.equal(timed.table.company.seenAt(1), seen);
});

test('whoever has news is asked: a choice that the order does not know, or something told to them alone', () => {
  const [pass] = valencia.orders!;
  const narrow = { ...valencia, orders: [{ ...pass, passesOver: ['reveal', 'pass'] }] };
  const luck = new Io(10);
  const timed = new Timed({ ...VALENCIA, game: anyGame(narrow) });
  const privileges = (): number => (timed.table.match.state as unknown as ValenciaState).privileges[1];
  // With a privilege they may wait, which this order does not know.
  while (!askedBid(timed, 1) || privileges() === 0 || timed.table.snapshot(1).legal.every((choice) => choice.do !== 'wait'))
    timed.step(luck);
  assert.deepEqual(may(timed, 1), []);
  // Ordered before they had it, the order ends with it.
  const other = mayOrder({ ...VALENCIA, game: anyGame({ ...valencia, orders: [{ ...pass, passesOver: ['reveal'] }] }) }, 1, luck);
  while (may(other, 1).length === 0 || other.table.awaited.includes(1)) other.step(luck);
  const { until } = may(other, 1).at(-1)!;
  other.settles(1, { do: 'order', order: 'pass', until });
  while (given(other, 1).length > 0) other.step(luck);
  assert.ok(askedBid(other, 1));
  assert.deepEqual(ordered(other), []);

  // An order for the end of the turn, which would last for ever: whoever asks a question sees the answer, and then is asked.
  const end: StandingOrder<InkState> = {
    name: 'end',
    now: () => 0,
    ends: () => [1],
    at: () => ({}),
    answer: (s, seat) => (s.node === AT.end && s.player === seat ? INK.end.make() : undefined),
    passesOver: ['end', 'announce', 'escape', 'declare'],
  };
  const ink = new Timed({ game: anyGame({ ...inkognito, orders: [end] }), players: 4 });
  const isShown = (seat: number): boolean =>
    ink.table.facts.some((fact: Happened) => fact.what === 'answered' && (fact.data as { asker?: string }).asker === `s${seat}`);
  ink.unsaid = 'announce';
  while (ink.table.match.state.node !== AT.shake) ink.step(luck);
  for (const seat of [0, 1, 2, 3]) ink.settles(seat, { do: 'order', order: 'end', until: 1 });
  while (![0, 1, 2, 3].some(isShown)) ink.step(luck);
  for (const seat of [0, 1, 2, 3]) assert.equal(given(ink, seat).length, isShown(seat) ? 0 : 1);
});

test('in every game orders count on, end later, answer only who is asked, and lead where a move by hand leads', () => {
  for (const [name, players, most] of [
    ['valencia', 4, 600],
    ['inkognito', 4, 600],
    ['venice', 3, 2500],
  ] as const) {
    const luck = new Io(20);
    const game = gameNamed(name);
    const acted = new Map<string, number>();
    for (let seed = 1; seed <= 2; seed++) {
      const timed = new Timed({ game, players, seed });
      timed.unsaid = 'announce';
      const before = new Map<string, number>();
      for (let n = 0; n < most && !timed.table.over; n++) {
        for (let seat = 0; seat < players; seat++) {
          const there = may(timed, seat);
          const one = there[luck.pick(2 * there.length + 1)];
          if (one) timed.settles(seat, { do: 'order', order: one.order, until: one.until });
        }
        for (const order of game.orders ?? []) {
          const now = order.now(timed.table.match.state);
          assert.ok(now >= (before.get(order.name) ?? 0), `${name}: ${order.name} counts back`);
          before.set(order.name, now);
          for (let seat = 0; seat < players; seat++) assert.ok(order.ends(timed.table.match.state, seat).every((until) => until > now));
        }
        if (!timed.table.over) timed.step(luck);
        timed.now += 60_000;
      }
      for (const { order } of ordered(timed)) acted.set(order!, (acted.get(order!) ?? 0) + 1);
      assert.deepEqual(timed.rebuilt().snapshot(0), timed.table.snapshot(0));
    }
    for (const { name: order } of game.orders ?? []) assert.ok(acted.get(order)! > 0, `${name}: ${order} never acted`);
  }
});
