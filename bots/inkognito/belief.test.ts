import assert from 'node:assert/strict';
import test from 'node:test';
import { Io, settleOptions, type Game } from '@ridotto/engine';
import { inkognito, type State } from '@ridotto/games/inkognito/index.ts';
import { partnerOf } from '@ridotto/games/inkognito/box/material.ts';
import { colourOfAgent } from '@ridotto/games/inkognito/box/state.ts';
import { AT } from '@ridotto/games/inkognito/rules/contents.ts';
import { mix, playGame } from '../arena.ts';
import { Mind } from './mind.ts';
import { steady } from './steady.ts';
import { wary } from './strong.ts';

const edition = inkognito.edition(inkognito.standard);
const NAMES = ['red', 'green', 'blue', 'yellow'];
const GREEN = 1;
const BLUE = 2;
const saw = (asker: string, target: string, ...cards: string[]) => ({ asker, target, kind: 'identity', channel: 'direct', turn: 1, cards });
/** What Red, who is Lord Fiddlebottom, thinks of everybody after these answers: what is certain alone, and what is likely. The deal is
    Red LF tall B, Green AX short A, Blue CB thin D, Yellow ZZ fat C. */
function redThinks(...questions: object[]): { alone: Mind; likely: Mind } {
  const s = inkognito.read({ at: 'shake', player: 'red', questions }, edition, settleOptions(inkognito), NAMES);
  return { alone: new Mind(s, 0), likely: new Mind(s, 0, wary) };
}
const hides = saw('red', 'green', 'AX', 'CB', 'fat');

test('whoever was told everything, and hides, is hardly the partner', () => {
  const { alone, likely } = redThinks(saw('green', 'red', 'grey-LF', 'grey-tall', 'mission'), hides);
  assert.ok(alone.partner[GREEN] > 0.3);
  assert.ok(likely.partner[GREEN] < 0.05, `${likely.partner[GREEN]}`);
  assert.ok(likely.partner[BLUE] > alone.partner[BLUE]);
});

test('whoever was told nothing, and hides, may well be the partner', () => {
  const { alone, likely } = redThinks(hides);
  assert.ok(Math.abs(likely.partner[GREEN] - alone.partner[GREEN]) < 0.1, `${likely.partner[GREEN]}`);
});

test('whoever shows more than they would have to, has to', () => {
  // Zsa Zsa or X, fat, would have shown ZZ and AX again, with another disguise; who is CB cannot, nor who is short.
  const { alone, likely } = redThinks(saw('red', 'green', 'ZZ', 'AX', 'short'), saw('red', 'green', 'ZZ', 'CB', 'short'));
  const short = ({ known, weights, total }: Mind): number =>
    known.deals.reduce((sum, d, n) => (d.disguises[0] === 1 ? sum + weights[n] / total : sum), 0);
  assert.ok(short(likely) > 0.75 && short(alone) < 0.7, `${short(likely)} and ${short(alone)}`);
});

test('in games of steady with itself it has the partner right sooner, is seldom sure for nothing, and excludes nobody who is possible', () => {
  let alone = 0;
  let likely = 0;
  let [sure, wrong] = [0, 0];
  for (let g = 0; g < 10; g++) {
    const s = inkognito.create(edition, settleOptions(inkognito), 4);
    const luck = NAMES.map((_, p) => new Io(mix(500 + g, p + 1)));
    let turn = -1;
    playGame(
      inkognito as unknown as Game<State>,
      s,
      NAMES.map(() => steady),
      luck,
      new Io(mix(500 + g, 0)),
      ({ message }) => assert.fail(message),
      () => {
        if (s.node !== AT.shake || s.turn === turn || s.playing === 0) return;
        turn = s.turn;
        for (let p = 0; p < 4; p++) {
          const partner = colourOfAgent(s, partnerOf(s.identity[s.colour[p]]));
          const mind = new Mind(s, p, wary);
          assert.ok(mind.weights.every((w) => w > 0));
          alone += Math.log2(new Mind(s, p).partner[partner]);
          likely += Math.log2(mind.partner[partner]);
          mind.partner.forEach((certainty, c) => {
            if (certainty >= wary.sure) sure++;
            if (certainty >= wary.sure && c !== partner) wrong++;
          });
        }
      },
    );
  }
  assert.ok(likely > 0.85 * alone, `${likely} and ${alone}`);
  assert.ok(sure > 100 && wrong < 0.06 * sure, `${wrong} of ${sure}`);
});
