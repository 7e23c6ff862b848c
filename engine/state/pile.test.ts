import assert from 'node:assert/strict';
import test from 'node:test';
import { deck, domain, fields, Io, only, pile } from '../index.ts';

const CARD = deck('card', domain('card', ['a', 'b', 'c', 'd']), [1, 1, 1, 1]);
class State extends fields({ pile: pile(4, 6) }) {}
const full = () => {
  const s = new State();
  for (let k = 0; k < 4; k++) s.pile.add(k);
  return s;
};
const drawAll = (s: State, io: Io): number[] => Array.from({ length: s.pile.size }, () => s.pile.draw(io, CARD));

void test('a pile: known cards on top first, then the unseen, then those put under, first one first', () => {
  const s = full();
  const io = new Io(3);
  const [x, y, z] = [s.pile.draw(io, CARD), s.pile.draw(io, CARD), s.pile.draw(io, CARD)];
  s.pile.putUnder(x, only(1));
  s.pile.putOnTop(y, only(0));
  s.pile.putOnTop(z, only(0));
  assert.deepEqual([s.pile.size, s.pile.unseen, s.pile.tops, s.pile.unders], [4, 1, 2, 1]);
  const order = drawAll(s, io);
  assert.deepEqual([order[0], order[1], order[3]], [z, y, x]);
  assert.equal(new Set(order).size, 4);
  assert.ok(
    s.all.every((n) => n === 0),
    'nothing is left behind in an empty pile',
  );
  assert.throws(() => s.pile.draw(io, CARD), /empty/);
});

void test('a pile: a shuffle forgets places; a card added is one of the unseen', () => {
  const s = full();
  const io = new Io(5);
  s.pile.putUnder(s.pile.draw(io, CARD), 1);
  s.pile.putOnTop(s.pile.draw(io, CARD), 1);
  s.pile.shuffle();
  assert.deepEqual([s.pile.unseen, s.pile.tops, s.pile.unders, ...s.pile.bag], [4, 0, 0, 1, 1, 1, 1]);
  assert.deepEqual(
    drawAll(s, io).sort((a, b) => a - b),
    [0, 1, 2, 3],
  );
});

void test('a pile: more cards in the bag than in the pile; all of them may come', () => {
  const seen = new Set<number>();
  for (let seed = 0; seed < 60; seed++) {
    const s = full();
    s.pile.unseen = 1;
    assert.equal(s.pile.size, 1);
    seen.add(s.pile.draw(new Io(seed), CARD));
    assert.equal(s.pile.size, 0);
  }
  assert.equal(seen.size, 4);
});

void test('a pile: more known cards than there is room for are an error, not silence', () => {
  const s = full();
  for (let i = 0; i < 6; i++) s.pile.putUnder(0, 1);
  assert.throws(() => s.pile.putUnder(0, 1), /room/);
  for (let i = 0; i < 6; i++) s.pile.putOnTop(i % 4, 1);
  assert.throws(() => s.pile.putOnTop(0, 1), /room/);
  assert.deepEqual([...s.pile.top], [1, 0, 3, 2, 1, 0]);
});

void test('a pile: sampling draws anew what a seat does not know, and nothing else', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 80; seed++) {
    const s = full();
    const io = new Io(9);
    s.pile.putUnder(s.pile.draw(io, CARD), only(0));
    s.pile.putUnder(s.pile.draw(io, CARD), only(1));
    const before = [...s.pile.under];
    s.pile.collectUnknown(0);
    s.pile.dealUnknown(0, new Io(seed), CARD);
    assert.equal(s.pile.under[0], before[0]);
    assert.equal(s.pile.unseen, 2);
    seen.add(String(s.pile.under[1]));
  }
  assert.equal(seen.size, 3, 'any card but the one it knows');
});
