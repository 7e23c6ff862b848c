// What a seat knows, counted: at the start, and after answers, against every deal tried one by one.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { settleOptions, SPECTATOR } from '@ridotto/engine';
import { inkognito as game, type State } from './index.ts';
import { AGENTS, AMBASSADOR, BUILDS, PACKETS } from './box/material.ts';
import { truthOf, wasLegal } from './rules/answers.ts';
import { askerOf, cardsOf, facesOf, kindOf, targetOf } from './rules/questions.ts';
import { know } from './knowledge/sample.ts';
import { edition, interrogated, namesOf } from './tests/kit.ts';

const worlds = (s: State, seat: number): number => know(s, seat).deals.length * know(s, seat).letters.length;
const start = (seats: number): State => game.read({ at: 'shake' }, edition, settleOptions(game), namesOf(seats));

suite('worlds at the start (13)', () => {
  for (const seats of game.seats)
    test(`${seats} players`, () => {
      const s = start(seats);
      for (let p = 0; p < seats; p++) {
        const isAmbassador = s.colour[p] === AMBASSADOR;
        assert.equal(worlds(s, p), isAmbassador ? 13_824 : 216);
        assert.equal(know(s, p).deals.length, isAmbassador ? 576 : 36);
      }
      assert.equal(worlds(s, SPECTATOR), 13_824);
    });
});

suite('worlds after answers', () => {
  // The filter is the rules' own judgement of each answer. Here it is said in other words: one face shown is true, a single one and
  // a grey one surely.
  test('are those in which every answer seen holds a true face, in 60 games of three and four', () => {
    for (let seed = 0; seed < 60; seed++) {
      const s = interrogated(3 + (seed % 2), seed, 2 + (seed % 25));
      for (let p = 0; p < s.seats; p++) {
        const me = s.colour[p];
        const fits = (c: number, i: number, d: number): boolean => {
          const truth = truthOf(i, d);
          for (let n = 0; n < s.asked; n++) {
            if (askerOf(s.questions[n]) !== me || targetOf(s.questions[n]) !== c) continue;
            const cards = cardsOf(s.shown[n]);
            const faces = facesOf(cards) & 0xff;
            if ((faces & truth) === 0 || ((cards >> 8) & 0xff & ~truth) !== 0) return false;
            if ((faces & (faces - 1)) === 0 && faces !== (truth & [0x0f, 0xf0][kindOf(s.questions[n])])) return false;
          }
          return true;
        };
        let deals = 0;
        for (const identity of permutations([0, 1, 2, 3]))
          for (const disguise of permutations([0, 1, 2, 3]))
            if (identity[me] === s.identity[me] && disguise[me] === s.disguise[me])
              if (identity.every((i, c) => c === me || fits(c, i, disguise[c]))) deals++;
        assert.equal(know(s, p).deals.length, deals, `seed ${seed}, seat ${p}`);
      }
    }
  });

  test('always hold the true one, and fewer and fewer of the others', () => {
    for (const seats of game.seats)
      for (let seed = 0; seed < 20; seed++) {
        const s = interrogated(seats, seed, 30);
        const all = s.asked;
        for (let p = 0; p < seats; p++) {
          let before = Infinity;
          for (let n = 0; n <= all; n += 3) {
            s.asked = n;
            const { deals, unknown } = know(s, p);
            assert.ok(deals.length <= before && deals.length > 0);
            before = deals.length;
            const isTrue = unknown.map((c) => [s.identity[c], s.disguise[c]].join());
            assert.ok(deals.some((d) => unknown.every((_, k) => [d.identities[k], d.disguises[k]].join() === isTrue[k])));
          }
          s.asked = all;
        }
      }
  });

  test('every answer on record was legal, and would not be with any other faces that make it false', () => {
    const s = interrogated(4, 3, 40);
    for (let n = 0; n < s.asked; n++) {
      const target = targetOf(s.questions[n]);
      const faces = facesOf(cardsOf(s.shown[n]));
      for (let i = 0; i < AGENTS.length; i++)
        for (let d = 0; d < BUILDS.length; d++)
          if ((faces & truthOf(i, d) & 0xff) === 0) assert.equal(wasLegal(s, n, truthOf(i, d), true), false);
      assert.ok(target < PACKETS && wasLegal(s, n, truthOf(s.identity[target], s.disguise[target]), true));
    }
  });
});

function permutations(of: readonly number[]): number[][] {
  return of.length === 0 ? [[]] : of.flatMap((x) => permutations(of.filter((y) => y !== x)).map((rest) => [x, ...rest]));
}
