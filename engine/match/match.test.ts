import assert from 'node:assert/strict';
import test from 'node:test';
import { lab, LUCK, SAY, setup, State } from '../battery/toy/lab.ts';
import { ALL, ask, auto, has, Match, only, sameState, together, verbOf } from '../index.ts';
import type { Anytime, Dealer, Game, GameRecord, Node, OutOfTurn } from '../index.ts';

const { take, leave, roll, wait, call, joker } = SAY;
const fixed = (...outcomes: number[]): Dealer => ({ outcome: (n) => outcomes[n] ?? 0 });
const again = (m: Match<State, null>): Match<State, null> =>
  Match.replay(m.game, JSON.parse(JSON.stringify(m.record({ edition: '', seats: ['a', 'b'], commitment: '' }))) as GameRecord, m.setup);
function sameAgain(m: Match<State, null>): void {
  const replayed = again(m);
  assert.deepEqual([...replayed.state.all], [...m.state.all]);
  assert.deepEqual(replayed.log, m.log);
  assert.deepEqual(replayed.facts, m.facts);
  assert.equal(replayed.outcomes, m.outcomes);
}
const say = (m: Match<State, null>, seat: number, ...choices: number[]): void => assert.equal(m.submit(seat, choices), undefined);

/** Seat by seat, each time one of three kinds, or a die to roll. */
const pick: Node<State> = ask({
  who: (s) => s.turn % 2,
  legal(s, _, out) {
    for (let k = 0; k < 3; k++) if (k !== s.n[3]) out.add(take.make(k));
    out.add(roll.make());
    out.add(wait.make());
  },
  apply(s, seat, choice, io) {
    if (verbOf(choice) === roll.tag) {
      s.die = io.die(LUCK.die) + 1;
      io.tell(ALL, 'rolled', () => ({ die: s.die }));
      s.n[3] = s.die % 3;
    } else if (verbOf(choice) === take.tag) {
      s.n[seat] += take.kind(choice) + 1;
      io.tell(ALL, 'took', () => ({ seat, n: s.n[seat] }));
    } else s.turn++;
    s.left--;
  },
  whyNot: (s, _, choice) => (verbOf(choice) === take.tag ? { rule: 'gone', facts: { kind: s.n[3] } } : undefined),
});
const hold: Node<State> = together({
  who: () => 3,
  legal(s, seat, out) {
    for (let k = 0; k < 3; k++) out.add(take.make(k));
    if (s.n[seat] > 0) out.add(wait.make());
    if (s.bag[0] + s.bag[1] > 0) out.add(roll.make());
    if (s.deck.size > 0) out.add(call.make());
  },
  apply(s, seat, choice, io) {
    if (verbOf(choice) === take.tag) {
      s.n[seat] += take.kind(choice) + 1;
      io.tell(only(seat), 'mine', () => ({ n: s.n[seat] }));
    } else if (verbOf(choice) === roll.tag) {
      s.n[seat] += 10 + 10 * io.die(LUCK.die);
      io.reveal(only(seat), 'rolled', () => ({ n: s.n[seat] }));
    } else if (verbOf(choice) === call.tag) {
      s.n[seat] += s.deck.draw(io, LUCK.card);
      io.reveal(only(seat), 'looked', () => ({ n: s.n[seat] }));
    } else s.other[seat] = 1;
  },
  done: (s, seat) => s.other[seat] === 1,
  commit(s, io) {
    io.reveal(ALL, 'all', () => ({ n: [...s.n] }));
    s.other.fill(0);
    s.left -= 4;
  },
});

void test('undo takes back one submission at a time, exactly, and never past luck or another seat', () => {
  const m = new Match(lab({ pick }), setup, fixed(4));
  const start = Int32Array.from(m.state.all);
  say(m, 0, take.make(1));
  const middle = Int32Array.from(m.state.all);
  say(m, 0, take.make(2), take.make(2));
  assert.equal(m.log.length, 2);
  assert.equal(m.undo(1), false);
  assert.ok(m.undo(0));
  assert.deepEqual(m.state.all, middle);
  sameAgain(m);
  assert.ok(m.undo(0));
  assert.deepEqual(m.state.all, start);
  assert.equal(m.facts.length, 0);
  say(m, 0, take.make(1));
  say(m, 0, roll.make());
  assert.equal(m.canUndo(0), false);
  say(m, 0, take.make(1));
  assert.ok(m.canUndo(0));
  say(m, 0, wait.make());
  assert.equal(m.undo(0), false);
  sameAgain(m);
});

void test('a refused batch neither rolls again nor tells what the roll would have been', () => {
  const refusals = [0, 1, 2, 3, 4, 5].map((face) => {
    const m = new Match(lab({ pick }), setup, fixed(face));
    const before = Int32Array.from(m.state.all);
    const refusal = m.submit(0, [take.make(1), roll.make(), take.make(2)]);
    assert.ok(refusal);
    assert.deepEqual(m.state.all, before);
    assert.equal(m.outcomes, 0);
    assert.equal(m.log.length + m.facts.length, 0);
    say(m, 0, roll.make());
    assert.equal(m.state.die, face + 1);
    return JSON.stringify(refusal);
  });
  assert.equal(new Set(refusals).size, 1, refusals.join('\n'));
});

void test('whoever is not at the table is refused', () => {
  const m = new Match(lab({ pick }), setup, fixed(0));
  for (const seat of [1, 2, 7, 8, 32, -1, -32, 0.5, NaN]) assert.ok(m.submit(seat, [wait.make()]), `seat ${seat}`);
  assert.ok(m.submit(0, []));
  assert.ok(m.submit(0, [-1]));
  assert.ok(m.submit(0, [take.make(3)]), 'a value outside the domain');
  assert.equal(m.log.length, 0);
});

void test('an error in a rule leaves everything as it was', () => {
  const broken: Node<State> = ask({
    who: () => 0,
    legal: (_, __, out) => [take.make(0), take.make(1)].forEach((c) => out.add(c)),
    apply(s, _, choice) {
      s.n[0]++;
      if (take.kind(choice) === 1) throw new Error('broken rule');
    },
  });
  const m = new Match(lab({ broken }), setup);
  assert.throws(() => m.submit(0, [take.make(0), take.make(1)]), /broken rule/);
  assert.equal(m.state.n[0], 0);
  say(m, 0, take.make(0));
  assert.equal(m.state.n[0], 1);
});

void test('drafts: changed at will, committed once, in seat order', () => {
  const m = new Match(lab({ hold }), setup);
  say(m, 1, take.make(2), wait.make());
  assert.deepEqual([m.log.length, m.facts.length, m.drafts.size], [0, 0, 1]);
  assert.ok(m.retract(1));
  assert.equal(m.retract(1), false);
  say(m, 1, take.make(0));
  say(m, 1, take.make(1));
  assert.ok(m.undo(1));
  say(m, 1, wait.make());
  assert.equal(m.state.n[1], 1);
  say(m, 0, take.make(0), wait.make());
  assert.deepEqual(
    m.log.map((e) => ('say' in e ? `${e.by} ${e.say.join('; ')}` : '')),
    ['s0 take x; wait', 's1 take x', 's1 wait'],
  );
  assert.deepEqual(
    m.facts.map((f) => f.what),
    ['mine', 'mine', 'all'],
  );
  sameAgain(m);
});

void test('luck inside a draft makes it final, and what it told is told once', () => {
  const game = lab({ start: auto<State>((s) => s.bag.fill(1)), hold });
  const m = new Match(game, setup, fixed(3, 1));
  say(m, 1, take.make(0));
  say(m, 1, take.make(1), roll.make());
  assert.equal(m.canUndo(1), false);
  assert.deepEqual(
    m.facts.map((f) => f.what),
    ['mine', 'mine', 'rolled'],
  );
  say(m, 0, take.make(1), wait.make());
  say(m, 1, take.make(1));
  assert.ok(m.undo(1));
  assert.equal(m.state.n[1], 43);
  say(m, 1, wait.make());
  assert.equal(m.log.length, 3);
  sameAgain(m);
});

void test('a look at a card without luck makes a draft final as well', () => {
  const game = lab({ start: auto<State>((s) => s.deck.putUnder(2, only(0))), hold });
  const m = new Match(game, setup);
  say(m, 1, call.make());
  assert.equal(m.state.n[1], 2);
  assert.equal(m.canUndo(1), false, 'it would have been looked at for nothing');
  say(m, 1, wait.make());
  say(m, 0, take.make(0), wait.make());
  sameAgain(m);
});

void test('a wrong outcome given for the end of a together puts all back', () => {
  const rollAll = auto<State>((s, io) => {
    s.die = io.die(LUCK.die) + 1;
  });
  const m = new Match(lab({ hold, rollAll }), setup);
  say(m, 0, take.make(0), wait.make());
  m.give('seven');
  const before = Int32Array.from(m.state.all);
  assert.throws(() => m.submit(1, [take.make(0), wait.make()]), /cannot come up/);
  assert.deepEqual(m.state.all, before);
  assert.deepEqual([m.drafts.size, m.log.length, m.over], [1, 0, false]);
  say(m, 1, take.make(0), wait.make());
  assert.equal(m.waiting?.name, 'die');
  m.give('5');
  assert.equal(m.state.die, 5);
  sameAgain(m);
});

void test('outcomes given for what waits are taken all, or none', () => {
  const two = auto<State>((s, io) => {
    s.die = io.die(LUCK.die) + 1;
  });
  const three = auto<State>((s, io) => {
    s.bag.fill(1);
    s.n[0] = io.draw(LUCK.card, s.bag);
  });
  const m = new Match(lab({ two, three, pick }), setup);
  assert.equal(m.waiting?.name, 'die');
  assert.throws(() => m.give('3', 'w'), /cannot come up/);
  assert.equal(m.waiting?.name, 'die');
  assert.equal(m.state.die, 0);
  assert.deepEqual(m.unused, []);
  m.give('3', 'z');
  assert.deepEqual([m.state.die, m.state.n[0], m.waiting], [3, 2, undefined]);
  sameAgain(m);
});

void test('an outcome that was forced does not eat the next one when the record is replayed', () => {
  const draws: Node<State> = ask({
    who: () => 0,
    legal: (_, __, out) => out.add(call.make()),
    apply(s, _, __, io) {
      s.bag.set([1, 0, 0]);
      s.other.set([1, 1, 1]);
      s.n[0] = io.draw(LUCK.card, s.bag);
      s.n[1] = io.draw(LUCK.card, s.other);
      s.left--;
    },
  });
  const m = new Match(lab({ draws }), setup, fixed(0, 0));
  say(m, 0, call.make());
  assert.deepEqual(m.log, [{ by: 's0', say: ['call'], luck: ['x'] }]);
  sameAgain(m);
});

void test('a dealer that deals what is not there is caught', () => {
  const m = new Match(lab({ pick }), setup, fixed(6));
  assert.throws(() => m.submit(0, [roll.make()]), /die/);
  assert.equal(m.log.length, 0);
});

const jokers = (luck: boolean): Anytime<State> => ({
  verbs: 1 << joker.tag,
  legal(s, seat, out) {
    if (!has(s.deck.under[0], seat)) out.add(joker.make());
  },
  apply(s, seat, _, io) {
    s.deck.under[0] |= 1 << seat;
    if (luck) s.n[2] += io.die(LUCK.die) + 1;
    io.tell(ALL, 'joker', () => ({ seat }));
  },
});

void test('what may be said at any time is final at once, also inside a together', () => {
  for (const luck of [false, true]) {
    const m: Match<State, null> = new Match(lab({ hold }, { anytime: jokers(luck) }), setup, fixed(4, 5));
    say(m, 1, take.make(2));
    say(m, 1, joker.make());
    assert.deepEqual(
      m.facts.map((f) => f.what),
      ['joker'],
    );
    assert.ok(m.retract(1));
    assert.equal(m.state.n[2], luck ? 5 : 0);
    assert.ok(!m.legal(1).includes(joker.make()));
    say(m, 0, take.make(0), joker.make());
    assert.deepEqual(
      m.facts.map((f) => f.what),
      ['joker', 'joker'],
    );
    say(m, 0, wait.make());
    say(m, 1, take.make(2), wait.make());
    sameAgain(m);
  }
});

void test('after a refused batch nothing is left of what was said at any time', () => {
  const m = new Match(lab({ hold }, { anytime: jokers(false) }), setup);
  say(m, 0, take.make(0), wait.make());
  assert.ok(m.submit(1, [joker.make(), leave.make(0)]));
  say(m, 1, take.make(0));
  m.retract(1);
  assert.ok(m.legal(1).includes(joker.make()));
});

void test('what may be said at any time cannot be undone, wherever it stands in a batch', () => {
  const m = new Match(lab({ pick }, { anytime: jokers(false) }), setup);
  say(m, 0, take.make(1), joker.make());
  assert.equal(m.canUndo(0), false);
  sameAgain(m);
});

/** Once, in two parts: what was whispered is for the one who whispers. */
const whisper: OutOfTurn<State> = {
  who: (s) => (1 << s.seats) - 1,
  legal(s, seat, out) {
    if (s.bag[seat] === 0) out.add(call.make());
    if (s.bag[seat] === 1) for (let k = 0; k < 3; k++) out.add(leave.make(k));
  },
  apply(s, seat, choice, io) {
    s.bag[seat] = verbOf(choice) === call.tag ? 1 : 2 + leave.kind(choice);
    if (s.bag[seat] === 1) return;
    io.tell(
      only(seat),
      'whispers',
      () => ({ kind: leave.kind(choice) }),
      () => ({ seat }),
    );
  },
  open: (s, seat) => s.bag[seat] === 1,
};

void test('out of turn: whole or not at all, final, in the record, and whoever is asked is asked the same', () => {
  const m: Match<State, null> = new Match(lab({ pick }, { outOfTurn: whisper }), setup, fixed(2));
  say(m, 0, take.make(1));
  const asked = m.legal(0);
  assert.deepEqual(m.legal(1), [call.make()]);
  assert.ok(!asked.includes(call.make()));
  assert.match(m.submit(1, [call.make()])?.message ?? '', /ended in the same submission/);
  assert.match(m.submit(1, [leave.make(0)])?.message ?? '', /not legal/);
  assert.ok(m.submit(1, [call.make(), leave.make(0), leave.make(1)]));
  assert.ok(m.submit(0, [call.make()]));
  assert.equal(m.log.length, 1);
  assert.ok(m.canUndo(0));
  say(m, 1, call.make(), leave.make(2));
  assert.deepEqual(m.legal(0), asked);
  assert.deepEqual(m.legal(1), []);
  assert.equal(m.canUndo(0), false);
  assert.equal(m.canUndo(1), false);
  assert.deepEqual(m.log.at(-1), { by: 's1', say: ['call', 'leave z'] });
  assert.deepEqual(m.facts.at(-1), {
    entry: 1,
    to: only(1),
    what: 'whispers',
    data: { kind: 2 },
    others: { seat: 1 },
  });
  say(m, 0, roll.make());
  sameAgain(m);
});

void test('out of turn on a copy: part by part', () => {
  const m = new Match(lab({ pick }, { outOfTurn: whisper }), setup);
  const fork = m.fork();
  say(fork, 1, call.make());
  assert.equal(fork.news, false);
  say(fork, 1, leave.make(0));
  assert.equal(fork.news, true);
  assert.deepEqual(m.legal(1), [call.make()]);
});

void test('out of turn beside a simultaneous step: drafts stay, and those who have handed in are not out of turn', () => {
  const m: Match<State, null> = new Match(lab({ hold }, { outOfTurn: whisper }), { ...setup, seats: 3 });
  say(m, 0, take.make(0));
  say(m, 1, take.make(1), wait.make());
  assert.deepEqual(m.legal(1), []);
  say(m, 2, call.make(), leave.make(1));
  assert.ok(m.drafts.has(0) && m.drafts.has(1));
  assert.ok(m.retract(1));
  assert.equal(m.state.bag[2], 3);
  say(m, 1, take.make(2), wait.make());
  say(m, 0, wait.make());
  assert.equal(m.state.bag[2], 3);
  const replayed = Match.replay(
    m.game,
    JSON.parse(JSON.stringify(m.record({ edition: '', seats: ['a', 'b', 'c'], commitment: '' }))) as GameRecord,
    m.setup,
  );
  assert.deepEqual([...replayed.state.all], [...m.state.all]);
});

void test('taken back with the consent of all: outcomes are not dealt again, and it stays in the record', () => {
  const m = new Match(lab({ pick }), setup, fixed(2, 4));
  say(m, 0, take.make(1));
  say(m, 0, roll.make());
  m.takeBack(1, 0, ['the die: 3']);
  assert.equal(m.state.die, 0);
  assert.equal(m.facts.at(-1)?.what, 'taken-back');
  say(m, 0, roll.make());
  assert.equal(m.state.die, 5);
  sameAgain(m);
  for (const entry of [-1, 0.5, 9, NaN]) assert.throws(() => m.takeBack(entry, 0, []), /entry/);
});

void test('taking back into the middle of a simultaneous step takes back all of it', () => {
  const m = new Match(lab({ hold }), setup);
  say(m, 0, take.make(0), wait.make());
  say(m, 1, take.make(1), wait.make());
  m.takeBack(1, 1, []);
  assert.deepEqual([...m.state.n], [0, 0, 0, 0]);
  say(m, 1, take.make(2), wait.make());
  say(m, 0, take.make(0), wait.make());
  sameAgain(m);
  assert.deepEqual([...m.state.n], [1, 3, 0, 0]);
});

void test('the beginning cannot be taken back', () => {
  const deal = auto<State>((s, io) => {
    s.die = io.die(LUCK.die) + 1;
  });
  const m = new Match(lab({ deal, pick }), setup, fixed(3));
  say(m, 0, take.make(1));
  assert.throws(() => m.takeBack(0, 0, []), /beginning/);
  m.takeBack(1, 0, []);
  assert.deepEqual([m.state.die, m.state.n[0]], [4, 0]);
  sameAgain(m);
});

void test('a fork has its own life; one of a match that waits for luck waits as well', () => {
  const m = new Match(lab({ pick }), setup);
  const fork = m.fork();
  say(fork, 0, take.make(1));
  assert.equal(m.state.n[0], 0);
  say(m, 0, roll.make());
  assert.equal(m.waiting?.name, 'die');
  const waits = m.fork();
  assert.equal(waits.waiting?.name, 'die');
  assert.deepEqual(waits.legal(0), []);
  waits.give('2');
  assert.equal(waits.state.die, 2);
  assert.equal(m.state.die, 0);
});

void test('a fork takes the drafts along', () => {
  const m = new Match(lab({ hold }), setup);
  say(m, 1, take.make(2), wait.make());
  const fork = m.fork();
  assert.ok(fork.canUndo(1));
  say(fork, 0, take.make(0), wait.make());
  say(m, 0, take.make(0), wait.make());
  assert.ok(sameState(fork.state, m.state));
  assert.equal(m.state.n[1], 3);
});

void test('a step that lacks luck and is put back has told nothing', () => {
  const tells = auto<State>((s, io) => {
    io.reveal(ALL, 'rolls', () => ({}));
    s.die = io.die(LUCK.die) + 1;
  });
  const m = new Match(lab({ pick, tells }), setup);
  m.give('2');
  say(m, 0, wait.make());
  assert.deepEqual([m.facts.length, m.waiting, m.state.die], [1, undefined, 2]);
  say(m, 1, wait.make());
  assert.deepEqual([m.facts.length, m.waiting?.name], [1, 'die']);
  m.give('3');
  assert.equal(m.facts.length, 2);
  sameAgain(m);
});

void test('no reason for a seat that is not asked: it could tell what is hidden', () => {
  const secret: Node<State> = together({
    who: () => 1,
    legal: (s, seat, out) => out.add(take.make(s.n[seat])),
    apply: (s) => void (s.turn = 1),
    done: (s) => s.turn === 1,
    commit: (s) => void (s.left = 0),
    whyNot: (s) => ({ rule: 'next', facts: { card: s.n[0] } }),
  });
  const m = new Match(lab({ secret }), setup);
  assert.ok(m.submit(0, [take.make(1)])?.reason);
  assert.equal(m.submit(1, [take.make(1)])?.reason, undefined);
});

void test('a game from a position, in the middle of a together too, is replayed from it', () => {
  const game = lab({ hold });
  const first = new Match(game, setup);
  say(first, 0, take.make(2), wait.make());
  const from = game.read(game.write(first.state, ['a', 'b']), null, {}, ['a', 'b']);
  const m = new Match(game, setup, null, from);
  assert.ok(sameState(m.state, first.state));
  assert.equal(m.canUndo(0), false);
  say(m, 1, take.make(0), wait.make());
  sameAgain(m);
});

void test('replay finds a record that was tampered with', () => {
  const m = new Match(lab({ pick }) as Game<State, null>, setup, fixed(2));
  say(m, 0, take.make(1));
  say(m, 0, roll.make());
  const r = m.record({ edition: '', seats: ['a', 'b'], commitment: '' });
  const with_ =
    (log: GameRecord['log']): (() => void) =>
    () =>
      void Match.replay(m.game, { ...r, log }, setup);
  assert.throws(with_([r.log[0], { by: 's1', say: ['roll'], luck: ['3'] }]), /entry 1/);
  assert.throws(with_([r.log[0], { by: 's0', say: ['roll'] }]), /missing/);
  assert.throws(with_([r.log[0], { by: 's0', say: ['roll'], luck: ['3', '3'] }]), /nobody asked/);
  assert.throws(with_([r.log[0], { by: 's0', say: ['roll'], luck: ['7'] }]), /cannot come up/);
  assert.throws(with_([r.log[0], { by: 's0', say: ['roll'], luck: ['4'] }]), /checkpoint/);
  assert.throws(with_([{ by: 's0', say: ['take z'] }, r.log[1]]), /checkpoint/);
});

void test('whether a submission brought news can be asked afterwards', () => {
  const m = new Match(lab({ pick }), setup, fixed(0));
  say(m, 0, take.make(1));
  assert.equal(m.news, false);
  say(m, 0, roll.make());
  assert.equal(m.news, true);
});
