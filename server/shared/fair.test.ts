import assert from 'node:assert/strict';
import test from 'node:test';
import { FairQueue } from './fair.ts';

const all = (queue: FairQueue<string>): string[] => {
  const out: string[] = [];
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
    out.push(item);
    queue.charge(item[0], 1);
  }
  return out;
};

test('whoever has many waits as if they had one; each of theirs comes in order', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'a4']) queue.add('a', item);
  for (const item of ['b1', 'b2']) queue.add('b', item);
  queue.add('c', 'c1');
  assert.deepEqual(all(queue), ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('it is shared by what things cost, not by their number', () => {
  const queue = new FairQueue<string>();
  for (let n = 0; n < 40; n++) for (const who of ['a', 'b']) queue.add(who, `${who}${n}`);
  const served = { a: 0, b: 0 };
  for (let n = 0; n < 44; n++) {
    const who = queue.shift()![0] as 'a' | 'b';
    served[who]++;
    queue.charge(who, who === 'a' ? 10 : 1);
  }
  assert.deepEqual(served, { a: 4, b: 40 });
});

test('nobody saves up: who comes late shares from now on, and who has gone without is not made up for', () => {
  const queue = new FairQueue<string>();
  for (let n = 0; n < 10; n++) queue.add('a', `a${n}`);
  for (let n = 0; n < 5; n++) queue.charge(queue.shift()![0], 1);
  for (let n = 0; n < 5; n++) queue.add('b', `b${n}`);
  const next = Array.from({ length: 6 }, () => {
    const item = queue.shift()!;
    queue.charge(item[0], 1);
    return item[0];
  });
  assert.equal(next.filter((who) => who === 'a').length, 3);
});

test('an item waits once, may change its line, and may leave', () => {
  const queue = new FairQueue<string>();
  queue.add('a', 'x');
  queue.add('a', 'y');
  queue.add('a', 'x');
  assert.equal(queue.size, 2);
  queue.add('b', 'x');
  assert.equal(queue.size, 2);
  assert.ok(queue.delete('y') && !queue.delete('y') && !queue.has('y'));
  assert.deepEqual([queue.shift(), queue.shift()], ['x', undefined]);
});
