import assert from 'node:assert/strict';
import test from 'node:test';
import { Io, settleOptions, type Game } from '@ridotto/engine';
import { inkognito, type State } from '@ridotto/games/inkognito/index.ts';
import { teamOf } from '@ridotto/games/inkognito/box/material.ts';
import { isDealt } from '@ridotto/games/inkognito/rules/seeing.ts';
import { mix, playGame } from '../arena.ts';
import type { Bot } from '../shared/bot.ts';
import { steady } from './steady.ts';
import { strong } from './strong.ts';

const edition = inkognito.edition(inkognito.standard);
const team = (s: State, seat: number): number => teamOf(s.identity[s.colour[seat]]);

/** A whole game. `by`: who plays a seat, asked at each decision. Faults and illegal choices end the test. */
function play(players: number, seed: number, by: (s: State, seat: number) => Bot<State>): State {
  const s = inkognito.create(edition, settleOptions(inkognito), players);
  const seats = Array.from({ length: players }, (_, p) => p);
  const bots = seats.map((p): Bot<State> => ({ name: `s${p}`, decide: (q) => by(s, p).decide(q) }));
  const own = seats.map((p) => new Io(mix(seed, p + 1)));
  playGame(inkognito as unknown as Game<State>, s, bots, own, new Io(mix(seed, 0)), ({ message }) => assert.fail(message));
  return s;
}

test('three, four and five of them: games end, and somebody wins', () => {
  for (const players of inkognito.seats)
    for (let g = 0; g < 3; g++) {
      const s = play(players, 800 + g, () => strong);
      assert.ok(inkognito.winners(s).length > 0);
      assert.equal(inkognito.invariant(s), undefined);
    }
});

// It wins well over half of many games (docs/decisions/0055); of these, always the same, it won 18 when this was written. A pair that
// has lost its way, and wins three games of ten, wins 12 of 24 once in 30 times.
test('two strong who are partners do not lose to two steady, with the same deals for both', () => {
  let won = 0;
  for (let g = 0; g < 12; g++)
    for (const own of [0, 1]) {
      const s = play(4, 900 + g, (t, p) => (isDealt(t) && team(t, p) === own ? strong : steady));
      if (team(s, inkognito.winners(s)[0]) === own) won++;
    }
  assert.ok(won >= 12, `won ${won} of 24`);
});
