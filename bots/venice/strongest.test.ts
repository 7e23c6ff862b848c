import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Choices, Io, settleOptions, type Game } from '@ridotto/engine';
import { venice, type State } from '@ridotto/games/venice/index.ts';
import { decide } from '../play.ts';
import type { Bot } from '../shared/bot.ts';
import { Mind } from './mind.ts';
import { Purse } from './purse.ts';
import { strong } from './strong.ts';
import { strongest, tasteOfStrongest } from './strongest.ts';

const game = venice as unknown as Game<State>;
const edition = venice.edition(venice.standard);
const NAMES = ['blue', 'violet', 'orange', 'green'];
const list = new Choices();

const read = (position: object): State =>
  venice.read(position, edition, settleOptions(venice, { favourCards: 'none', layout: 'example' }), NAMES);
/** What this bot does for blue. */
function doesIn(bot: Bot<State>, position: object): string {
  const s = read(position);
  venice.rules.legal(s, 0, list);
  assert.ok(list.n > 1, 'there is nothing to decide');
  const choice = decide(game, bot, s, 0, new Io(1), ({ message }) => assert.fail(message));
  return venice.codec.format(choice, NAMES);
}

// Blue has no coin, so that the first canal, which is free, is the only one: from the Council of Ten to the Small Council, to the Court or
// to the Bank. From each of them others are near that blue has built up, or are not.
test('it comes to rest where most leads on from; the strong one does not look so far', () => {
  const at = { at: 'move', gondolas: { blue: ['council-of-ten', 'senate'] }, gondolier: { blue: 'first' }, coins: { blue: 0 }, turn: 12 };
  const nearSmallCouncil = { ...at, assistants: { market: { blue: 4 }, docks: { blue: 4 } } };
  const nearCourt = { ...at, assistants: { library: { blue: 4 }, monastery: { blue: 4 } } };
  assert.equal(doesIn(strongest, nearSmallCouncil), 'moor small-council');
  assert.equal(doesIn(strongest, nearCourt), 'moor court');
  assert.equal(doesIn(strong, nearSmallCouncil), doesIn(strong, nearCourt));
});

/** More points than a turn brings. */
const A_TURN = 50;

// Blue begins: who has as much intrigue as blue, and comes later, is arrested instead (9.2).
test('in the last turn it would not be arrested for all that a turn brings', () => {
  const s = read({
    at: 'move',
    gondolas: { blue: ['council-of-ten', 'senate'] },
    gondolier: { blue: 'first' },
    coins: { blue: 0, violet: 0 },
    scrolls: { blue: 0, violet: 0 },
    intrigue: { blue: 2, violet: 2 },
    turn: 40,
    progress: { ending: 3 },
  });
  const mind = new Mind(s, 0, 0, tasteOfStrongest(4));
  const worthWith = (intrigue: number): number => mind.worth(Object.assign(new Purse().read(s, 0, 0), { intrigue }));
  assert.ok(worthWith(2) - worthWith(3) > A_TURN);
  assert.ok(worthWith(1) - worthWith(2) < A_TURN);
});
