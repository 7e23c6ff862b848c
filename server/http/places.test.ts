import assert from 'node:assert/strict';
import test from 'node:test';
import { Trouble } from '../shared/trouble.ts';
import { Streams } from './streams.ts';

const full = (e: unknown): boolean => e instanceof Trouble && e.problem.type.endsWith('too-many');

test('a place that was left is free once, however often it is left; of one address only', () => {
  const streams = new Streams({ limits: true });
  const leave = Array.from({ length: 100 }, () => streams.enter('one'));
  assert.throws(() => streams.enter('one'), full);
  streams.enter('another');
  for (let n = 0; n < 3; n++) leave[0]();
  streams.enter('one');
  assert.throws(() => streams.enter('one'), full);
});
