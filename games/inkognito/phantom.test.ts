// T13: all draws of the Phantom of Prophecy, as the rules draw them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Io, settleOptions, type LuckSource } from '@ridotto/engine';
import { inkognito as game } from './index.ts';
import { BLACK, BLUE, ORANGE, PURPLE, SHOWN, WHITE } from './box/material.ts';
import { AT, rules } from './rules/index.ts';
import { edition, namesOf } from './tests/kit.ts';
import { SAY } from './box/vocabulary.ts';

/** Every sequence of outcomes, one after another: each ball of a colour counts as a ball of its own. */
class EveryDraw implements LuckSource {
  path: number[] = [];
  at = 0;
  ways: number[] = [];
  draw(_: unknown, weights: ArrayLike<number> | null): number {
    const balls = Array.from(weights!).flatMap((n, colour) => Array<number>(n).fill(colour));
    this.ways[this.at] = balls.length;
    return balls[this.path[this.at++] ?? 0];
  }
  forced(): void {
    this.at++;
  }
  /** false: these were all. */
  next(): boolean {
    for (let i = SHOWN - 1; i >= 0; i--) {
      const way = (this.path[i] ?? 0) + 1;
      if (way < this.ways[i]) {
        this.path = [...Array.from({ length: i }, (_, j) => this.path[j] ?? 0), way];
        return true;
      }
    }
    return false;
  }
}

test('three of ten balls: 720 sequences, which are 120 draws of 27 kinds', () => {
  const from = game.read({ at: 'shake' }, edition, settleOptions(game), namesOf(4));
  const source = new EveryDraw();
  const io = new Io();
  io.source = source;
  const count = { all: 0, black: 0, purple: 0, noneForOwn: 0, own: 0 };
  const kinds = new Set<string>();
  do {
    source.at = 0;
    const s = game.create(edition, settleOptions(game), 4);
    s.copyFrom(from);
    rules.apply(s, s.player, SAY.shake.make(), io);
    assert.equal(s.node, AT.movement);
    const { balls } = s;
    const own = balls[WHITE] + balls[ORANGE] + balls[BLUE];
    assert.equal(own + balls[BLACK] + balls[PURPLE], SHOWN);
    assert.ok(balls[PURPLE] <= 1 && balls[ORANGE] <= 2 && balls[BLUE] <= 2 && balls[BLACK] <= 2);
    kinds.add(balls.join());
    count.all++;
    count.own += own;
    if (balls[BLACK] > 0) count.black++;
    if (balls[PURPLE] > 0) count.purple++;
    if (own === 0) count.noneForOwn++;
  } while (source.next());
  // Each draw comes in six orders.
  assert.deepEqual(count, { all: 6 * 120, black: 6 * 64, purple: 6 * 36, noneForOwn: 6, own: 2.1 * 720 });
  assert.equal(kinds.size, 27);
});
