// Rules that go round in circles hang nobody: neither who made the choice, nor anybody else in the house.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask as asks, auto, contents, fields, Rules, scalar, script, verbOf, vocabulary, type Game } from '@ridotto/engine';
import { toy } from '@ridotto/engine/battery/toy/tiny.ts';
import { gameNamed } from '@ridotto/games';
import type { Preview, Problem, Snapshot } from '@ridotto/table';
import { ask, newTable, open, Player } from './tests/kit.ts';

const SAY = vocabulary({ walk: {}, spin: {} });
const AT = contents('game', 'turn', 'dance', 'whirl');
class State extends fields({ turn: scalar, dizzy: scalar }) {
  readonly seats: number;
  constructor(seats: number) {
    super();
    this.seats = seats;
  }
}
/** Whoever spins is dizzy, and so long as they are, they whirl: nothing ever stops them. */
const spinning = toy(State, {
  name: 'spinning',
  seats: [2],
  codec: SAY.codec,
  rules: new Rules<State>(AT, {
    game: script([AT.turn, AT.dance], (s: State) => s.turn < 6),
    turn: asks<State>({
      who: (s) => s.turn % 2,
      legal: (_, __, out) => {
        out.add(SAY.walk.make());
        out.add(SAY.spin.make());
      },
      apply: (s, _, choice) => {
        s.turn++;
        if (verbOf(choice) === SAY.spin.tag) s.dizzy = 1;
      },
    }),
    dance: script([AT.whirl], (s: State) => s.dizzy > 0),
    whirl: auto<State>(() => undefined),
  }),
});

test('a choice after which the rules come to no end is refused, and everybody is served', async (t) => {
  const logged: string[] = [];
  const find = (name: string): Game => (name === 'spinning' ? (spinning as unknown as Game) : gameNamed(name));
  const house = await open(t, { find, log: (message) => logged.push(message) });
  const seats = ['Anne', 'Benoît'].map((name) => ({ name, kind: 'human' }));
  const { status, body, text } = await ask<{ table: string; seats: { token: string }[] }>(house.url, '/api/tables', {
    body: { game: 'spinning', seats },
  });
  assert.equal(status, 201, text);
  const [anne, benoit] = body.seats.map(({ token }) => new Player(house.url, body.table, token));
  const [stranger] = await newTable(house.url, { players: 3 });
  const before = await anne.snapshot();
  const spin = [{ do: 'spin' }];
  for (const answer of [await anne.ask<Problem>('try', { parts: spin }), await anne.say(before.question, spin)]) {
    assert.equal(answer.status, 500, answer.text);
    assert.equal(answer.body.type, 'urn:ridotto:problem:endless-rules');
    assert.match(answer.body.detail, /come to no end, so it does not count/);
  }
  assert.match(logged.join('\n'), /a choice leads nowhere/);
  assert.deepEqual(await anne.snapshot(), before, 'nothing has changed');
  // At the same time, and afterwards: another table, and the same one.
  const [, seen, tried] = await Promise.all([
    anne.say(before.question, spin),
    stranger.snapshot(),
    benoit.ask<Preview>('try', { parts: [{ do: 'walk' }] }),
  ]);
  assert.ok(seen.seq > 0);
  assert.equal(tried.status, 422, 'it is not their turn');
  const walked = await anne.say(before.question, [{ do: 'walk' }]);
  assert.equal(walked.status, 200, walked.text);
  assert.deepEqual((walked.body satisfies Snapshot).awaits, ['s1']);
});
