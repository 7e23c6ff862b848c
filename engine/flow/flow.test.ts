import assert from 'node:assert/strict';
import test from 'node:test';
import { lab, SAY, setup, State } from '../battery/toy/lab.ts';
import {
  ask,
  auto,
  Choices,
  contents,
  fields,
  hashState,
  Io,
  list,
  Match,
  Place,
  Rules,
  runCase,
  sameState,
  scalar,
  script,
  seatsIn,
} from '../index.ts';
import type { Node } from '../index.ts';

const { wait, call } = SAY;
const list_ = (s: State, rules: Rules<State>, seat: number): number[] => {
  const out = new Choices();
  rules.legal(s, seat, out);
  return out.list();
};

void test('fields: views over one array, nothing overlaps, a copy is a copy', () => {
  class Two extends fields({ x: scalar, many: list(5), y: scalar }) {}
  const s = new Two();
  s.x = 7;
  s.y = -2;
  s.many.set([1, 2, 3, 4, 5]);
  assert.deepEqual([s.x, s.y, ...s.many], [7, -2, 1, 2, 3, 4, 5]);
  const t = new Two();
  t.copyFrom(s);
  assert.ok(sameState(s, t));
  assert.equal(hashState(s), hashState(t));
  t.many[4] = 6;
  assert.equal(s.many[4], 5);
  assert.ok(!sameState(s, t));
  assert.notEqual(hashState(s), hashState(t));
  assert.equal(Two.at.x < Two.at.y, true);
});

void test('fields: a name that every state has already is refused', () => {
  for (const name of ['node', 'seat', 'all', 'numbers', 'call', 'copyFrom'])
    assert.throws(() => fields({ [name]: scalar }), new RegExp(`cannot be called "${name}"`));
});

void test('flow: more choices than a list holds are an error, not a shorter list', () => {
  const AT = contents('game');
  const many = (n: number): Rules<State> => {
    const game = ask<State>({
      who: () => 0,
      legal: (_, __, out) => {
        for (let i = 0; i < n; i++) out.add(wait.make());
      },
      apply: () => undefined,
    });
    return new Rules<State>(AT, { game });
  };
  for (const n of [1024, 1025]) {
    const rules = many(n);
    const s = new State(2, {});
    rules.start(s, new Io());
    if (n === 1024) assert.equal(list_(s, rules, 0).length, 1024);
    else assert.throws(() => list_(s, rules, 0), /game: 1025 choices at once, more than 1024/);
  }
});

void test('flow: scripts in order, again while they hold; nothing moves while somebody is awaited', () => {
  const seen: string[] = [];
  const mark = (name: string): Node<State> => auto(() => void seen.push(name));
  const AT = contents('game', 'before', 'rounds', 'one', 'two', 'after');
  const rules = new Rules<State>(
    AT,
    {
      game: script([AT.before, AT.rounds, AT.after]),
      before: mark('before'),
      rounds: script([AT.one, AT.two], (s: State) => s.turn < 2),
      one: mark('one'),
      two: ask<State>({
        who: 'turn',
        legal: (_, __, out) => out.add(wait.make()),
        apply(s) {
          seen.push(`two by ${s.turn}`);
          s.turn++;
        },
      }),
      after: mark('after'),
    },
    State.at,
  );
  const s = new State(2, {});
  const io = new Io();
  rules.start(s, io);
  assert.deepEqual([s.awaited, s.seat, rules.names[s.node]], [1, 0, 'two']);
  assert.deepEqual([list_(s, rules, 0).length, list_(s, rules, 1).length], [1, 0]);
  assert.equal(rules.tick(s, io), false);
  rules.apply(s, 0, wait.make(), io);
  assert.deepEqual(seatsIn(s.awaited), [1]);
  rules.apply(s, 1, wait.make(), io);
  assert.deepEqual(seen, ['before', 'one', 'two by 0', 'one', 'two by 1', 'after']);
  assert.equal(s.awaited, 0);
  assert.equal(rules.tick(s, io), false);
});

void test('flow: a call is played out, then what was interrupted goes on, with its own parameters', () => {
  const seen: string[] = [];
  const asks: Node<State> = ask({
    while: (s) => s.turn < 2,
    who: () => 0,
    legal: (_, __, out) => out.add(call.make()),
    apply(s) {
      s.turn++;
      s.call(3, s.turn, 250);
    },
  });
  const inner: Node<State> = ask({
    who: (s) => s.a - 1,
    legal: (_, __, out) => out.add(wait.make()),
    apply: (s, seat) => void seen.push(`${seat}: ${s.a} ${s.b} at depth ${s.depth}`),
  });
  const game = lab({ asks, end: auto((s) => void (s.left = 0)) }, { called: { inner } });
  const m = new Match(game, { edition: null, options: {}, seats: 2 });
  for (const [seat, choice] of [
    [0, call],
    [0, wait],
    [0, call],
    [1, wait],
  ] as const)
    assert.equal(m.submit(seat, [choice.make()]), undefined);
  assert.deepEqual(seen, ['0: 1 250 at depth 1', '1: 2 250 at depth 1']);
  assert.ok(m.over);
  assert.equal(m.state.depth, 0);
});

void test('a place: interruptions are bounded, and leave nothing behind', () => {
  const s = new Place();
  const empty = Int32Array.from(s.all);
  for (let i = 0; i < 8; i++) s.call(i + 1, i, 255 - i);
  assert.throws(() => s.call(9), /deep/);
  for (let i = 6; i >= 0; i--) {
    s.back();
    assert.deepEqual([s.node, s.a, s.b], [i + 1, i, 255 - i]);
  }
  s.back();
  assert.deepEqual(s.all, empty);
});

void test('rules that cannot be are refused when they are built', () => {
  const nothing = auto<State>(() => undefined);
  const AT = contents('game', 'x', 'y');
  assert.throws(() => new Rules<State>(AT, { game: script([AT.x, AT.y, AT.x]), x: nothing, y: nothing }, State.at), /twice/);
  assert.throws(() => new Rules<State>(AT, { game: script([AT.x], 'turnips' as 'turn'), x: nothing, y: nothing }, State.at), /turnips/);
});

void test('the same without functions: conditions and seats by the name of a field', () => {
  const node: Node<State> = ask({ while: 'left', who: 'turn', legal: (_, __, out) => out.add(wait.make()), apply: (s) => void s.left-- });
  const m = new Match(lab({ node }), { edition: null, options: {}, seats: 2 });
  let n = 0;
  for (; !m.over; n++) m.submit(0, [wait.make()]);
  assert.equal(n, 12);
});

const nothing = auto<State>(() => undefined);
const free = ask<State>({ who: () => 0, legal: (_, __, out) => out.add(wait.make()), apply: (s) => void s.turn++ });

void test('flow: a loop without an end is an error that names a node of it, in a match and in the rules alone', () => {
  // `free` is asked in the first round only; then `left` stays, and the script goes round for ever.
  const once = lab({ free: { ...free, while: (s: State) => s.turn === 0 }, nothing });
  const itself = lab({ free, again: auto((s) => s.enter(2)) });
  for (const [game, node] of [
    [once, /^(Error: )?(free|nothing): .*steps in a row/],
    [itself, /^(Error: )?again: .*steps in a row/],
  ] as const) {
    const m = new Match(game, setup);
    const before = hashState(m.state);
    assert.throws(() => m.submit(0, [wait.make()]), node);
    assert.equal(hashState(m.state), before, 'what it did is put back');
    const s = new State(2, {});
    game.rules.start(s, new Io(1));
    assert.throws(() => game.rules.apply(s, 0, wait.make(), new Io(1)), node);
  }
});

void test('flow: scripts in scripts with nothing in them that could end them', () => {
  const at = contents('all', 'inner', 'never');
  const s = new State(2, {});
  const rules = new Rules<State>(
    at,
    { all: script([at.inner], () => true), inner: script([at.never], () => false), never: nothing },
    State.at,
  );
  assert.throws(() => rules.start(s, new Io(1)), /(all|inner): .*steps in a row/);
});

void test('flow: a case about it fails, and says where', () => {
  const game = lab({ free: { ...free, while: (s: State) => s.turn === 0 }, nothing });
  assert.match(runCase(game, { case: 'x', players: 2, do: [{ s0: 'wait' }] }) ?? 'it holds', /neither a step nor a player/);
  assert.match(
    runCase(game, { case: 'x', players: 2, do: [{ anne: 'wait' }] }) ?? 'it holds',
    /^step 1 \(anne\): (free|nothing): .*steps in a row/,
  );
});
