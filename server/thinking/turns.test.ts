import assert from 'node:assert/strict';
import test from 'node:test';
import { eventually } from '../tests/kit.ts';
import { BotTurns, type Waiting } from './turns.ts';

const by = (who: Waiting['who'], from: string): Waiting => ({ who, from });
/** Turns that are taken one by one, each when the test says so. */
function turns(atOnce: number): { bots: BotTurns; begun: string[]; end: () => void } {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const bots = new BotTurns({
    atOnce,
    take: (table) => {
      begun.push(table);
      return new Promise((done) => ends.push(done));
    },
    search: () => Promise.resolve(undefined),
    paused: () => false,
    failed: (_, why) => assert.fail(String(why)),
    done: () => undefined,
  });
  return { bots, begun, end: () => ends.shift()!() };
}

test('a player goes before a watcher, and both before tables that nobody looks at', async () => {
  const { bots, begun, end } = turns(1);
  for (let n = 0; n < 50; n++) bots.due(`alone ${n}`, by('nobody', ''));
  bots.due('watched', by('a watcher', 'x'));
  bots.due('played', by('a player', 'y'));
  await eventually(() => begun.length === 1);
  end();
  await eventually(() => begun.length === 2);
  // Somebody sits down at a table that was waiting behind all others.
  bots.due('alone 49', by('a player', 'z'));
  end();
  await eventually(() => begun.length === 3);
  end();
  await eventually(() => begun.length === 4);
  assert.deepEqual(begun, ['played', 'watched', 'alone 49', 'alone 0']);
  bots.close();
});

test('whoever has opened sixty tables has one share, like whoever has opened one', async () => {
  const { bots, begun, end } = turns(1);
  for (let n = 0; n < 60; n++) bots.due(`many ${n}`, by('a player', 'x'));
  bots.due('one', by('a player', 'y'));
  for (let n = 1; n <= 2; n++) {
    await eventually(() => begun.length === n);
    end();
  }
  assert.deepEqual(begun, ['many 0', 'one']);
  bots.close();
});

test('where nobody looks one bot thinks at a time, and never with the last thread', async () => {
  const { bots, begun } = turns(3);
  for (let n = 0; n < 5; n++) bots.due(`alone ${n}`, by('nobody', ''));
  await eventually(() => begun.length === 1);
  for (let n = 0; n < 5; n++) bots.due(`played ${n}`, by('a player', 'x'));
  await eventually(() => begun.length === 3);
  assert.deepEqual(begun, ['alone 0', 'played 0', 'played 1']);
  bots.close();
});
