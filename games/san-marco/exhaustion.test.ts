// T36 and T37 of the cases: ten thousand random games with each number of players never run a pile out, and every passage
// begins with whole piles and an untouched board. Numbers are those of section 9.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Choices, Io, lowest, settleOptions } from '@ridotto/engine';
import { sanMarco, State } from './index.ts';
import { AT, rules } from './rules/index.ts';
import { count } from './box/state.ts';

const GAMES = 10_000;
const edition = sanMarco.edition(sanMarco.standard);
const options = settleOptions(sanMarco);

/** What must be left of each pile at the end of a passage, and how many rounds it may have. */
const BOUNDS = { 3: { actions: 27, limits: 5, rounds: 6 }, 4: { actions: 17, limits: 1, rounds: 5 } } as const;

function board(s: State): number[] {
  return [...s.nobles, ...s.supply, ...s.owners, s.stock, s.doge, ...s.prestige];
}

for (const seats of [3, 4] as const)
  test(`${GAMES} random games of ${seats}: no pile runs out in a passage`, () => {
    const { actions, limits, rounds } = BOUNDS[seats];
    const list = new Choices();
    const io = new Io(seats);
    let before: number[] = [];
    /** Looks at what is about to happen. */
    const look = (s: State): void => {
      if (s.step !== 0) return;
      if (s.node === AT.cut) {
        // what was drawn came from a pile that is still there: it was not shuffled anew
        assert.ok(s.actionLeft >= actions && s.limitLeft >= limits, `${s.actionLeft} Action and ${s.limitLeft} Limit cards left`);
        if (seats === 4 && s.players === 3) assert.notEqual(s.round, 4, 'a round of three after the fourth round');
        if (seats === 4 && s.round === 1) assert.equal(s.players, 4, 'somebody is out after the first round of four');
      } else if (s.node === AT.settle) {
        assert.ok(s.actionLeft >= actions && s.limitLeft >= limits, `${s.actionLeft} Action and ${s.limitLeft} Limit cards left`);
        assert.ok(s.round + 1 >= 2 && s.round + 1 <= rounds, `${s.round + 1} rounds`);
      } else if (s.node === AT['next-passage']) before = board(s);
      else if (s.node === AT.roles && s.round === 0) {
        assert.equal(s.actionLeft, 62);
        assert.equal(s.limitLeft, 28);
        assert.equal(count(s.active), seats);
        assert.ok(s.limit.every((n) => n === 0));
        if (s.passage > 0) assert.deepEqual(board(s), before);
      }
    };
    const s = new State(edition, sanMarco.create(edition, options, seats).settings, seats);
    const fresh = sanMarco.create(edition, options, seats);
    let ends = 0;
    for (let g = 0; g < GAMES; g++) {
      s.copyFrom(fresh);
      rules.enter(s, 0);
      for (;;) {
        do look(s);
        while (rules.tick(s, io));
        if (s.awaited === 0) break;
        do {
          const seat = lowest(s.awaited);
          rules.legal(s, seat, list);
          assert.ok(list.n > 0);
          if (rules.answer(s, seat, list.at[io.pick(list.n)], io)) break;
        } while (s.awaited !== 0);
      }
      if (s.passage === 3) ends++;
    }
    assert.equal(ends, GAMES);
  });
