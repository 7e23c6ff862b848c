import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Choices, Io, sameState, settleOptions, type Choice, type Game } from '@ridotto/engine';
import { SAY, valencia, type State } from '@ridotto/games/valencia/index.ts';
import { drawPile } from '@ridotto/games/valencia/box/state.ts';
import { AT } from '@ridotto/games/valencia/rules/contents.ts';
import { mix, playGame } from '../arena.ts';
import { decide } from '../play.ts';
import { random } from '../random.ts';
import type { Guide } from '../search/guide.ts';
import { searching } from '../search/search.ts';
import type { Bot } from '../shared/bot.ts';
import { withPlans } from './guide.ts';
import { drawsMore } from './planning.ts';
import { planAnew, plansOfBots } from './plans.ts';
import { steady } from './steady.ts';

const game = valencia as unknown as Game<State>;
const LITTLE = { milliseconds: 0, games: 18 };

/** The table as it stands when the first seat has drawn what `steady` would, in each round but the last, in which all is drawn. */
function drawn(seed: number): State[] {
  const s = valencia.create(valencia.edition(valencia.standard), settleOptions(valencia), 3);
  const all: State[] = [];
  let round = -1;
  playGame(
    game,
    s,
    Array<Bot<State>>(3).fill(steady),
    [1, 2, 3].map((p) => new Io(mix(seed, p))),
    new Io(seed),
    undefined,
    () => {
      if (s.node !== AT.planning || s.seat !== 0 || s.stopped[0] === 1 || s.held[0] < 3 || s.round === round || drawsMore(s, 0)) return;
      round = s.round;
      all.push(copy(s));
    },
  );
  assert.ok(all.length >= 3);
  return all;
}
function copy(s: State): State {
  const t = game.fresh(s);
  t.copyFrom(s);
  return t;
}

test('a plan is thought about as a whole, and once; somebody who has forgotten it in the middle goes on as the policy does', () => {
  // An imagined game is worth anything, so plans differ.
  const any = new Io(1);
  const guide: Guide<State> = { ...withPlans, horizon: 0, settled: () => true, outcome: () => any.pick(100) };
  let otherwise = 0;
  for (const s of drawn(5)) {
    const ways = plansOfBots.best(s, 0, 6, game.fresh(s)).filter(([first]) => first !== SAY.draw.make());
    const remembers = searching('remembers', guide, LITTLE);
    const made: Choice[] = [];
    for (let luck = 1; s.awaited !== 0 && s.seat === 0; luck++) {
      const choice = decide(game, remembers, s, 0, new Io(luck));
      if (choice === SAY.draw.make()) break;
      const policys = decide(game, steady, s, 0, new Io(9));
      if (made.length > 0) assert.equal(decide(game, searching('forgets', guide, LITTLE), s, 0, new Io(9)), policys);
      if (choice !== policys) otherwise++;
      made.push(choice);
      game.rules.apply(s, 0, choice, new Io(1));
    }
    if (made.length > 0) assert.ok(ways.some((way) => way.join() === made.join()));
  }
  assert.ok(otherwise >= 3, String(otherwise));
});

test('of all that is weighed that plan is made which leads to most, whatever the policy thinks: of its piles, or to draw another card', () => {
  for (const s of drawn(6)) {
    const ways = plansOfBots.best(s, 0, 4, game.fresh(s));
    assert.ok(ways.length >= 4 && ways.some(([first]) => first === SAY.draw.make()));
    for (const wanted of ways) {
      const after = copy(s);
      for (const part of wanted) game.rules.apply(after, 0, part, new Io(1));
      // A card that is drawn is the first of those that lie there: which one it is differs from world to world.
      const isWanted = (t: State): boolean => t.held[0] === after.held[0] && t.pileOf.join() === after.pileOf.join();
      const guide: Guide<State> = { ...withPlans, horizon: 0, settled: () => true, outcome: (t) => (isWanted(t) ? 1 : 0) };
      const made: Choice[] = [];
      const at = copy(s);
      const bot = searching('a search', guide, { milliseconds: 0, games: 200 });
      while (made.length < wanted.length) {
        made.push(decide(game, bot, at, 0, new Io(3)));
        game.rules.apply(at, 0, made.at(-1)!, new Io(1));
      }
      assert.deepEqual(made, wanted);
    }
  }
});

test('whoever has planned already plans anew in imagined games: what they have drawn, how much, and how it is divided, has no part in it', () => {
  const list = new Choices();
  for (const s of drawn(7)) {
    // The others plan, in two ways, before the first seat does.
    const [one, other] = [1, 2].map((seed) => {
      const t = copy(s);
      const own = new Io(seed);
      for (const p of [1, 2])
        while ((t.awaited >> p) & 1) {
          game.rules.legal(t, p, list);
          game.rules.apply(t, p, list.n > 1 ? decide(game, random as unknown as Bot<State>, t, p, own) : list.at[0], own);
        }
      return t;
    });
    assert.equal(one.awaited, 1);
    const before = [1, 2].map((p) => drawPile(s, p));
    for (const t of [one, other]) {
      planAnew(t, 0);
      assert.equal(t.awaited, 0b111);
      assert.equal(t.seat, 0);
      assert.deepEqual([t.held[1], t.held[2], t.put[1], t.put[2], t.stopped[1], t.stopped[2]], [0, 0, 0, 0, 0, 0]);
      assert.deepEqual(
        [1, 2].map((p) => drawPile(t, p)),
        before,
      );
    }
    assert.ok(sameState(one, other));
    // Of one's own plan nothing is lost.
    assert.deepEqual(one.hand.subarray(0, one.held[0]), s.hand.subarray(0, s.held[0]));
  }
});
