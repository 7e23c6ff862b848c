import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Io, settleOptions, type Game, type Options } from '@ridotto/engine';
import { venice, type State } from '@ridotto/games/venice/index.ts';
import { SEATS } from '@ridotto/games/venice/box/material.ts';
import { mix, playGame } from '../arena.ts';
import { decide } from '../play.ts';
import type { Bot } from '../shared/bot.ts';
import { learnt } from './learnt.ts';
import { prices } from './prices.ts';
import { steady } from './steady.ts';
import { strong } from './strong.ts';
import { strongest } from './strongest.ts';

const game = venice as unknown as Game<State>;
const edition = venice.edition(venice.standard);

/** A whole game; faults and illegal choices end the test. */
function play(bots: readonly Bot<State>[], seed: number, options: Options = {}): State {
  const s = venice.create(edition, settleOptions(venice, options), bots.length);
  const luck = bots.map((_, p) => new Io(mix(seed, p + 1)));
  playGame(game, s, bots, luck, new Io(mix(seed, 0)), ({ message, error }) => assert.fail(`${message} ${String(error)}`));
  return s;
}

// With fewer than four the strongest is the same player.
for (const [bot, numbers] of [
  [strong, venice.seats],
  [strongest, [4, 5]],
] as const)
  test(`${bot.name}: games of any number end; what it does depends on what its seat knows only: not on its luck, which fills in the rest`, () =>
    knowsNoMore(bot, numbers));

function knowsNoMore(bot: Bot<State>, numbers: readonly number[]): void {
  for (const players of numbers) {
    let n = 0;
    const watched: Bot<State> = {
      name: 'watched',
      decide: (q) => {
        const choice = bot.decide(q);
        if (n++ % 12 === 0) for (let i = 0; i < 2; i++) assert.equal(decide(game, bot, q.world(), q.seat, new Io(i)), choice);
        return choice;
      },
    };
    // Among others who play otherwise, so that there is more to be seen.
    const bots = Array.from({ length: players }, (_, p) => (p % 2 === 0 ? watched : steady));
    assert.equal(play(bots, 300 + players, { favourCards: 'all' }).on, 0);
    assert.ok(n > 100);
  }
}

// Both always do the same in the same games. When this was written it was ahead by 93 points in the mean of 60 games, steady by 50.
test('alone, it leaves the Doge further behind than steady does', () => {
  const ahead = (bot: Bot<State>): number => {
    let sum = 0;
    for (let g = 0; g < 8; g++) {
      const s = play([bot], 700 + g);
      sum += s.vp[0] - s.vp[SEATS];
    }
    return sum / 8;
  };
  const [more, less] = [ahead(strong), ahead(steady)];
  assert.ok(more > less + 10, `${more} and ${less}`);
});

test('there are prices for each number of players; those of other things are refused', () => {
  for (const players of venice.seats) assert.ok(learnt(prices, players).bridge(10) > 0);
  assert.throws(() => learnt(prices.slice(1), 1), /no prices for 1 players: learn again/);
  const [{ players, turns, each }] = prices;
  assert.throws(() => learnt([{ players, turns, each: each.slice(1) }], 1), /prices of 37 things, where 38 are noticed: learn again/);
});
