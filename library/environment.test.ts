import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { Io, SPECTATOR } from '@ridotto/engine';
import { GAMES } from '@ridotto/games';
import { Environment, NotThere } from './environment.ts';
import type { Saved } from './saved.ts';

/** Whatever is chosen is chosen by this luck, and so is what luck is asked. */
function play(environment: Environment, luck: Io, steps = Infinity): number {
  let made = 0;
  for (; made < steps && !environment.over; made++) {
    const { question } = environment;
    if (question) environment.give(question.outcomes[luck.pick(question.outcomes.length)].outcome);
    else {
      const legal = environment.legal();
      environment.step(legal[luck.pick(legal.length)]);
    }
  }
  return made;
}
const state = (environment: Environment): string => createHash('sha256').update(JSON.stringify(environment.save())).digest('hex');
const copied = (saved: Saved): Saved => JSON.parse(JSON.stringify(saved)) as Saved;

for (const game of Object.values(GAMES))
  describe(game.name, () => {
    for (const chance of [false, true])
      test(`a game is played to its end, ${chance ? 'with luck that is asked' : 'with luck that is drawn'}, and alike each time`, () => {
        for (const players of game.seats) {
          const [first, second] = [1, 2].map(() => {
            const environment = new Environment(game, { players, seed: 5, chance, recall: true });
            play(environment, new Io(5));
            return environment;
          });
          assert.ok(first.over);
          assert.deepEqual([first.agent, first.awaited, first.question], [undefined, [], undefined]);
          assert.deepEqual(first.legal(), []);
          const all = first.returns.reduce((a, b) => a + b);
          // Whoever plays alone may lose.
          assert.ok(Math.abs(all - 1) < 1e-9 || (players === 1 && all === 0), first.returns.join());
          assert.equal(state(first), state(second));
          assert.throws(() => first.step(0), /the game is over/);
        }
      });

    test('what luck is asked has probabilities that add up to 1, and an answer that cannot come up changes nothing', () => {
      const environment = new Environment(game, { chance: true, seed: 1 });
      const luck = new Io(7);
      let asked = 0;
      for (let steps = 0; steps < 300 && !environment.over; steps++) {
        const { question } = environment;
        if (question) {
          asked++;
          assert.ok(Math.abs(question.outcomes.reduce((sum, { probability }) => sum + probability, 0) - 1) < 1e-9);
          assert.ok(question.outcomes.length > 1 && question.outcomes.every(({ probability }) => probability > 0));
          const before = state(environment);
          assert.throws(() => environment.give('nothing of the kind'), NotThere);
          assert.throws(() => environment.step(0, 0), /luck is asked first/);
          assert.equal(state(environment), before);
        }
        play(environment, luck, 1);
      }
      assert.ok(asked > 3);
    });

    test('a fork, and what was saved and is restored, go on as the first does, and change nothing of it', () => {
      for (const chance of [false, true]) {
        const environment = new Environment(game, { seed: 9, chance, recall: true });
        const luck = new Io(11);
        // The beginning of a game is enough: some have two thousand decisions.
        for (let n = 0; n < 25 && !environment.over; n++, play(environment, luck, 17)) {
          const before = state(environment);
          const others = [environment.fork(), Environment.restore(copied(environment.save()))];
          for (const other of others) {
            assert.equal(state(other), before);
            play(other, new Io(3), 40);
          }
          assert.equal(state(others[0]), state(others[1]));
          assert.equal(state(environment), before);
        }
      }
    });

    test('worlds that a seat cannot tell apart look alike to it, and it has heard the same', () => {
      const environment = new Environment(game, { seed: 2, recall: true });
      let others = 0;
      for (const luck = new Io(4); !environment.over && others < 200; play(environment, luck, 5)) {
        const { agent } = environment;
        if (agent === undefined) break;
        const world = environment.resample(agent, others + 1);
        assert.deepEqual(world.view(agent), environment.view(agent));
        assert.deepEqual(world.observe(agent), environment.observe(agent));
        assert.deepEqual(world.legal(), environment.legal());
        assert.equal(world.informationState(agent), environment.informationState(agent));
        assert.throws(() => world.informationState((agent + 1) % world.players), NotThere);
        // It is a whole game of its own.
        if (others++ % 20 === 0) play(world, new Io(others));
      }
    });
  });

test('choices are said as integers, as objects, or as lines, and what is not legal changes nothing', () => {
  const [first, second, third] = [1, 2, 3].map(() => new Environment('san-marco', { players: 3, seed: 1 }));
  const [choice] = first.legal();
  first.step(choice);
  second.step(second.describe(choice));
  third.step(third.format(choice));
  assert.equal(state(first), state(second));
  assert.equal(state(first), state(third));
  const before = state(first);
  assert.throws(() => first.step({ do: 'dance' }), NotThere);
  assert.throws(() => first.step('over castello'), NotThere);
  assert.throws(() => first.step(-1), /"-1" is not legal; what is: on /);
  for (const none of [1e9, NaN, 0.5]) assert.throws(() => first.step(none), new RegExp(`"${none}" is not legal; what is: on `));
  for (const none of [undefined, null, true])
    assert.throws(() => first.step(none as unknown as string), /^NotThere|a choice is an integer/);
  for (const none of [-1, 1e9, NaN]) {
    assert.throws(() => first.describe(none), /is no choice of san-marco/);
    assert.throws(() => first.format(none), NotThere);
  }
  assert.throws(() => first.step(choice, 7), /there is no seat 7: they are 0 to 2/);
  assert.equal(state(first), before);
});

test('what is asked for and is not there is named', () => {
  assert.throws(() => new Environment('chess'), /there is no game "chess"; the games are san-marco, inkognito, valencia, venice/);
  assert.throws(() => new Environment('san-marco', { players: 5 }), /san-marco is for 3 or 4 players, not 5/);
  assert.throws(() => new Environment('san-marco', { options: { colour: 'red' } }), /colour/);
  const wanted = (about: object) => () => new Environment('venice', about);
  assert.throws(wanted({ plyers: 2 }), /"plyers" is not known; what is: players, options, edition, seed, chance, recall/);
  assert.throws(wanted({ seed: 'x' }), /"seed" must be a whole number, and is "x"/);
  assert.throws(wanted({ seed: NaN }), /"seed" must be a whole number, and is NaN/);
  assert.throws(wanted({ chance: 'yes' }), /"chance" must be true or false, and is "yes"/);
  const environment = new Environment('san-marco');
  assert.throws(() => environment.informationState(0), /ask for `recall`/);
  assert.throws(() => environment.give('castello'), /luck is not asked/);
  assert.throws(() => environment.advice('clever'), /no bot called "clever" plays san-marco/);
  const saved = environment.save();
  assert.throws(() => Environment.restore({ ...saved, rules: 1 }), /version 1 of the rules of san-marco, and these are version 2/);
  assert.throws(() => Environment.restore({ ...saved, state: [1, 2] }), /a state of san-marco has \d+ numbers, not 2/);
  assert.throws(() => Environment.restore({} as Saved), /no saved environment/);
});

test('a seed is a whole number wherever one is given, and another changes nothing', () => {
  const environment = new Environment('san-marco', { seed: 5 });
  const { agent } = environment;
  const before = state(environment);
  for (const [none, is] of [
    ['x', '"x"'],
    [NaN, 'NaN'],
    [1.5, '1.5'],
    [null, 'null'],
  ]) {
    const wrong = new RegExp(`"seed" must be a whole number, and is ${is as string}$`);
    const seed = none as number;
    assert.throws(() => environment.reset(seed), wrong);
    assert.throws(() => environment.resample(agent!, seed), wrong);
    assert.throws(() => environment.advice('steady', agent, seed), wrong);
  }
  assert.throws(() => environment.reset(undefined as unknown as number), /"seed" must be a whole number, and is missing/);
  assert.equal(state(environment), before);
});

test('what was saved and then changed is refused where it cannot be', () => {
  const saved = new Environment('san-marco', { chance: true, recall: true }).save();
  assert.ok(saved.pending);
  const changed = (about: object) => () => Environment.restore({ ...saved, ...about } as Saved);
  assert.doesNotThrow(changed({}));
  assert.throws(changed({ seed: 'x' }), /no saved environment/);
  assert.throws(changed({ heard: [] }), /what was told is of 0 seats, and 4 play/);
  assert.throws(changed({ pending: { seat: 0, given: [], choice: 12345 } }), /seat 0 is not asked anything now/);
  assert.throws(changed({ pending: { seat: 9, given: [], choice: 12345 } }), /there is no seat 9: they are 0 to 3/);
  assert.throws(changed({ pending: { seat: 2, given: [] } }), /seat 2 is said to have/);
  for (const none of [-1, 999])
    assert.throws(changed({ pending: { ...saved.pending, given: [none] } }), new RegExp(`first leader: outcome ${none} cannot come up`));
  assert.throws(changed({ chance: false }), /nothing can wait for luck that is drawn/);
});

test('a state that cannot be is refused', () => {
  const saved = new Environment('san-marco').save();
  assert.throws(() => Environment.restore({ ...saved, state: saved.state.map((n) => n + 3) }), /such a state cannot be|san-marco/);
});

test('whoever watches sees what all see, and the advice of a bot is legal', () => {
  const environment = new Environment('inkognito', { seed: 3 });
  assert.doesNotThrow(() => environment.view(SPECTATOR));
  assert.doesNotThrow(() => environment.observe(SPECTATOR));
  assert.throws(() => environment.observe(5), /there is no seat 5: they are 0 to 4/);
  assert.throws(() => environment.observe(0, new Int32Array(7)), /has \d+ numbers: there is room for 7/);
  for (let n = 0; n < 20 && !environment.over; n++) {
    const choice = environment.advice('steady');
    assert.ok(environment.legal().includes(choice));
    environment.step(choice);
  }
});
