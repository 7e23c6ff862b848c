import assert from 'node:assert/strict';
import test from 'node:test';
import { lab, LUCK, SAY, setup, State } from '../battery/toy/lab.ts';
import {
  ask,
  auto,
  decisions,
  domain,
  formatLine,
  isRefusal,
  Match,
  only,
  parseLine,
  seatDomain,
  setOf,
  together,
  verbOf,
  vocabulary,
  type LineForm,
  type Node,
} from '../index.ts';

const { take, leave, roll, wait, call, hit, pack } = SAY;
const NAMES = ['Anne', 'Denise Bis'];
const read = (m: Match<State>, line: string, seat = 0, names: readonly string[] = NAMES) => {
  const parts = parseLine(m, seat, line, names);
  return isRefusal(parts) ? parts.message : parts;
};
const whyOf = (m: Match<State>, line: string, seat = 0) => {
  const parts = parseLine(m, seat, line, NAMES);
  assert.ok(isRefusal(parts), line);
  return parts;
};

const free: Node<State> = ask({
  who: () => 0,
  legal(_, __, out) {
    for (let k = 0; k < 2; k++) out.add(take.make(k));
    out.add(leave.make(2));
    for (let p = 0; p < 2; p++) out.add(hit.make(p));
    for (const set of [0, 3, 5, 7]) out.add(pack.make(set));
    out.add(wait.make());
    out.add(roll.make());
  },
  apply(s, _, choice, io) {
    if (verbOf(choice) === roll.tag) s.die = io.die(LUCK.die);
  },
  whyNot: (_, seat, choice) => (verbOf(choice) === take.tag ? { rule: 'none-left', facts: { kind: take.kind(choice), seat } } : undefined),
});

void test('lines: spelt out, begun, with verbs left out, other spellings, seats by name and by number, sets in any order', () => {
  const m = new Match(lab({ free }), setup);
  for (const line of ['take x', 'TAKE X', 'tak x', 'x', 'ecks', 'take ecks']) assert.deepEqual(read(m, line), [take.make(0)], line);
  for (const line of ['hit anne', 'Anne', 'an', 's0', 'hit s0']) assert.deepEqual(read(m, line), [hit.make(0)], line);
  for (const line of ['hit Denise Bis', 'denise-bis', 'denise bis', 'hit de']) assert.deepEqual(read(m, line), [hit.make(1)], line);
  for (const line of ['pack z+x', 'x+z', 'pack x+z']) assert.deepEqual(read(m, line), [pack.make(5)], line);
  assert.deepEqual(read(m, 'pack none'), [pack.make(0)]);
  assert.deepEqual(read(m, 'x y wait z roll'), [take.make(0), take.make(1), wait.make(), leave.make(2), roll.make()]);
});

void test('lines: what is not legal is refused with the rule, or with what is legal there', () => {
  const m = new Match(lab({ free }), setup);
  assert.deepEqual(whyOf(m, 'take z').reason, { rule: 'none-left', facts: { kind: 2, seat: 0 } });
  assert.equal(whyOf(m, 'x take z').part, 1);
  assert.deepEqual(whyOf(m, 'x bogus').reason, { rule: 'not-understood', facts: { line: 'bogus' } });
  assert.match(whyOf(m, 'bogus').message, /legal: take x, take y/);
  assert.match(whyOf(m, 'x y wait roll wait').message, /news/);
  assert.match(whyOf(m, 'x', 1).message, /Denise Bis is not asked/);
  assert.match(whyOf(m, 'x', 7).message, /not asked/);
});

void test('lines: words that could mean several things are refused, never guessed', () => {
  const two: Node<State> = ask({
    who: () => 0,
    legal: (_, __, out) => [take.make(0), leave.make(0), leave.make(1)].forEach((c) => out.add(c)),
    apply: () => undefined,
  });
  const m = new Match(lab({ two }), setup);
  assert.match(String(read(m, 'x')), /take x.*leave x/);
  assert.deepEqual(whyOf(m, 'x').reason, { rule: 'several-meanings', facts: { readings: ['take x', 'leave x'] } });
  assert.deepEqual(read(m, 'y'), [leave.make(1)]);
  assert.match(String(read(m, 'y x')), /several/);
  assert.deepEqual(read(m, 'y leave x take x'), [leave.make(1), leave.make(0), take.make(0)]);
});

void test('lines: a word that is complete is never the beginning of another', () => {
  const say = vocabulary({
    scroll: {},
    gain: { what: domain('gain', ['scrolls', 'coin', 'coins']) },
    draw: {},
    'draw-more': { n: domain('n', ['1', '10']) },
    hit: { seat: seatDomain(2) },
    pack: { kinds: setOf(domain('kind', ['x', 'y'])) },
  });
  const legal = [say.gain.make(0), say.gain.make(2), say['draw-more'].make(1), say.hit.make(1), say.pack.make(3)];
  const some: Node<State> = ask({
    who: () => 0,
    legal: (_, __, out) => legal.forEach((c) => out.add(c)),
    apply: () => undefined,
    whyNot: (_, __, choice) => (verbOf(choice) === say.scroll.tag ? { rule: 'no-scroll', facts: {} } : undefined),
  });
  const m = new Match(lab({ some }, { game: { codec: say.codec } }), setup);
  const players = ['Ann', 'Annelise'];
  assert.equal(whyOf(m, 'scroll').reason?.rule, 'no-scroll');
  for (const line of ['scroll', 'coin', 'gain coin', 'draw 10', 'draw-more 1', 'draw', '1', 'ann', 'hit ann', 'x', 'pack x'])
    assert.equal(typeof read(m, line, 0, players), 'string', line);
  // What is not complete may still be begun.
  assert.deepEqual(read(m, 'scro', 0, players), [legal[0]]);
  assert.deepEqual(read(m, 'draw-m 10', 0, players), [legal[2]]);
  assert.deepEqual(read(m, 'anne', 0, players), [legal[3]]);
  assert.deepEqual(read(m, 'hit annel', 0, players), [legal[3]]);
  assert.deepEqual(read(m, 'coins', 0, players), [legal[1]]);
  assert.deepEqual(read(m, 'pack y+x', 0, players), [legal[4]]);
});

void test('lines: a verb is a verb before it is the value of another', () => {
  const say = vocabulary({ gain: { what: domain('gain', ['scroll']) }, scroll: {} });
  const both: Node<State> = ask({
    who: () => 0,
    legal: (_, __, out) => [say.gain.make(0), say.scroll.make()].forEach((c) => out.add(c)),
    apply: () => undefined,
  });
  const m = new Match(lab({ both }, { game: { codec: say.codec } }), setup);
  assert.deepEqual(read(m, 'scroll'), [say.scroll.make()]);
});

void test('lines: what is no word of the game is not understood, what is one of another moment is not legal', () => {
  const form: LineForm<State> = {
    parse() {
      throw new Error('not so');
    },
    format: () => undefined,
  };
  for (const m of [new Match(lab({ free }), setup), new Match(lab({ free }, { game: { lines: { free: form } } }), setup)]) {
    assert.deepEqual(whyOf(m, 'bogus x').reason, { rule: 'not-understood', facts: { line: 'bogus x' } });
    // A verb that is not asked for, and the beginnings of several.
    for (const line of ['call', 'wa call', 'r call']) assert.equal(whyOf(m, line).reason?.rule === 'not-understood', false, line);
  }
});

void test('lines: a reason is given only for what is not legal', () => {
  const m = new Match(lab({ free }), setup);
  assert.equal(whyOf(m, 'take x bogus').reason?.rule, 'not-understood');
  assert.equal(whyOf(m, 'take').reason, undefined);
});

void test('lines: no reason for a seat that is not asked: it could tell what is hidden', () => {
  const hidden: Node<State> = together({
    who: () => 1,
    legal: (s, seat, out) => out.add(take.make(s.n[seat])),
    apply: (s) => void (s.turn = 1),
    done: (s) => s.turn === 1,
    commit: (s) => void (s.left = 0),
    whyNot: (s) => ({ rule: 'next', facts: { card: s.n[0] } }),
  });
  const form: LineForm<State> = {
    parse(s) {
      throw new Error(`card ${s.n[0]}`);
    },
    format: () => undefined,
  };
  const m = new Match(lab({ hidden }, { game: { lines: { hidden: form } } }), setup);
  const refusal = whyOf(m, 'take y', 1);
  assert.equal(refusal.reason, undefined);
  assert.doesNotMatch(refusal.message, /card/);
});

void test('lines: a line goes no further than the first news, and does not tell what they were', () => {
  // A card that somebody laid under the pile: no luck, but a look at it.
  const draw: Node<State> = ask({
    who: () => 0,
    legal: (_, __, out) => out.add(call.make()),
    apply(s, seat, _, io) {
      s.n[0] = s.deck.draw(io, LUCK.card);
      io.reveal(only(seat), 'looked', () => ({ card: s.n[0] }));
    },
  });
  const keep: Node<State> = ask({ who: () => 0, legal: (s, _, out) => out.add(take.make(s.n[0])), apply: () => undefined });
  const said = [0, 1].map((card) => {
    const start = auto<State>((s) => s.deck.putUnder(card, only(1)));
    const m = new Match(lab({ start, draw, keep }), setup);
    assert.deepEqual(read(m, 'call'), [call.make()]);
    return JSON.stringify([whyOf(m, 'call take z'), whyOf(m, 'call take x'), whyOf(m, 'call bogus')]);
  });
  assert.equal(said[0], said[1]);
  assert.match(said[0], /news/);
});

const cards: Node<State> = ask({
  who: () => 0,
  legal: (_, __, out) => [call.make(), roll.make(), wait.make()].forEach((c) => out.add(c)),
  apply(s, _, choice, io) {
    if (verbOf(choice) === roll.tag) s.die = io.die(LUCK.die);
    else if (verbOf(choice) === call.tag) s.call(4);
  },
});
const where: Node<State> = ask({
  while: (s) => s.b < 2,
  who: () => 0,
  legal: (s, _, out) => [take.make(s.b), wait.make()].forEach((c) => out.add(c)),
  apply(s, _, choice) {
    s.b = verbOf(choice) === wait.tag ? 2 : s.b + 1;
  },
});

void test('whole decisions: until the interruption is over, or news comes', () => {
  const game = lab({ cards, a: auto(() => undefined), b: auto(() => undefined) }, { called: { where } });
  assert.equal(game.AT.where, 4);
  const m = new Match(game, setup);
  const all = decisions(m, 0).map((d) => formatLine(game, m.state, 0, d.parts, NAMES));
  assert.deepEqual(all, ['call take x take y', 'call take x wait', 'call wait', 'roll', 'wait']);
  for (const d of decisions(m, 0)) assert.deepEqual(parseLine(m, 0, formatLine(game, m.state, 0, d.parts, NAMES), NAMES), d.parts);
  assert.equal(m.log.length, 0);
});
