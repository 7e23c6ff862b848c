// `refuse`: whatever a refusal changes is found, part by part.
import assert from 'node:assert/strict';
import test from 'node:test';
import { lab, SAY, setup, type State } from '../battery/toy/lab.ts';
import { ALL, ask, Match, type Refusal } from '../index.ts';
import { Running } from './running.ts';
import { play } from './steps.ts';

const game = lab({
  one: ask({
    who: () => 0,
    legal: (_, __, out) => out.add(SAY.take.make(0)),
    apply: () => undefined,
    whyNot: () => ({ rule: 'none-left', facts: {} }),
  }),
});

/** A match that leaves something behind when it refuses. */
class Leaking extends Match<State, null> {
  readonly #leak: (match: Leaking) => void;
  constructor(leak: (match: Leaking) => void) {
    super(game, setup);
    this.#leak = leak;
  }
  override submit(): Refusal {
    this.#leak(this);
    return { message: 'no', part: 0, legal: ['take x'] };
  }
}
const refused = (leak: (match: Leaking) => void, line = 'take x'): void => {
  play(new Running(game, new Leaking(leak), ['anne', 'benoit']) as unknown as Running, 'refuse', { anne: line });
};

void test('refuse: nothing is left behind', () => {
  assert.doesNotThrow(() => refused(() => undefined));
  const leaks: [RegExp, (match: Leaking) => void][] = [
    [/changed the state/, (m) => void (m.state.n[2] = 1)],
    [/changed the state/, (m) => void (m.state.step = 1)],
    [/changed the log/, (m) => void m.log.push({ by: 's0', say: ['take x'] })],
    [/changed what was told/, (m) => void m.facts.push({ entry: 0, to: ALL, what: 'x', data: {} })],
    [/changed the drafts/, (m) => void m.drafts.set(0, [[1]])],
    [/changed the question to luck/, (m) => void (m.waiting = game.luck.die)],
    [/changed the outcomes/, (m) => void m.give('4')],
  ];
  for (const [message, leak] of leaks) assert.throws(() => refused(leak), message);
});

void test('refuse: a reason that changes something as it is looked for', () => {
  const one = ask<State>({
    who: () => 0,
    legal: (_, __, out) => out.add(SAY.take.make(0)),
    apply: () => undefined,
    whyNot(s) {
      s.n[1]++;
      return { rule: 'none-left', facts: {} };
    },
  });
  const faulty = lab({ one });
  const run = new Running(faulty, new Match(faulty, setup), ['anne', 'benoit']);
  assert.throws(() => play(run as unknown as Running, 'refuse', { anne: 'take y' }), /"take y" was refused, and changed the state/);
});
