import assert from 'node:assert/strict';
import test from 'node:test';
import { Choices, Io, settleOptions } from '@ridotto/engine';
import { inkognito, type State } from '@ridotto/games/inkognito/index.ts';
import { Question } from '../play.ts';
import { asLikely } from '../search/likely.ts';
import type { Guide } from '../search/guide.ts';
import { Pool } from '../shared/worlds.ts';
import { guide } from './guide.ts';
import { Mind } from './mind.ts';
import { wary } from './strong.ts';

const NAMES = ['red', 'green', 'blue', 'yellow'];
const GREEN = 1;
const BUBBLE = 1;
const saw = (asker: string, target: string, ...cards: string[]) => ({ asker, target, kind: 'identity', channel: 'direct', turn: 1, cards });

/** Of worlds that are drawn for Red, Lord Fiddlebottom, the share in which Green is Colonel Bubble. */
function share(s: State, by: Guide<State>): number {
  const list = new Choices();
  inkognito.rules.legal(s, 0, list);
  const q = asLikely(new Question(inkognito, s, 0, list.list(), new Io(3), new Pool(() => inkognito.fresh(s))), by);
  const worlds = Array.from({ length: 400 }, () => q.world());
  return worlds.filter((w) => w.identity[GREEN] === BUBBLE).length / worlds.length;
}

test('a hint is thought about in worlds as likely as the player holds them to be', () => {
  // Green was told everything, and hides.
  const questions = [saw('green', 'red', 'grey-LF', 'grey-tall', 'mission'), saw('red', 'green', 'AX', 'CB', 'fat')];
  const s = inkognito.read(
    { at: 'shake', player: 'red', questions },
    inkognito.edition(inkognito.standard),
    settleOptions(inkognito),
    NAMES,
  );
  const likely = new Mind(s, 0, wary).partner[GREEN];
  assert.ok(Math.abs(share(s, guide) - likely) < 0.05, `${share(s, guide)} and ${likely}`);
  const { likely: _, ...blind } = guide;
  assert.ok(share(s, blind) > 0.3);
});
