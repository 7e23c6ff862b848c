import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import test from 'node:test';
import { Environment } from './environment.ts';
import { Session } from './session.ts';

type Answer = Readonly<Record<string, unknown>>;
const asking = (session: Session) => (request: object | string) =>
  JSON.parse(session.answer(typeof request === 'string' ? request : JSON.stringify(request))) as Answer;

test('a program that knows nothing but the answers plays a game to its end, with luck that it brings itself', () => {
  for (const game of ['san-marco', 'inkognito', 'valencia', 'venice']) {
    const ask = asking(new Session());
    let state = ask({ do: 'new', game, chance: true });
    const { environment } = state;
    for (let n = 0; state.over !== true; n++) {
      const { question } = state as { question?: { outcomes: { outcome: string; probability: number }[] } };
      const legal = state.legal as object[];
      state = question
        ? ask({ do: 'give', environment, outcome: question.outcomes[n % question.outcomes.length].outcome })
        : ask({ do: 'step', environment, choice: legal[n % legal.length] });
      assert.equal(state.problem, undefined);
    }
    assert.equal((state.returns as number[]).length, (state.scores as number[]).length);
  }
});

test('everything that an environment can do can be asked for', () => {
  const ask = asking(new Session());
  const { games } = ask({ do: 'games' }) as { games: { name: string; players: number[]; bots: string[] }[] };
  assert.deepEqual(
    games.map(({ name, players }) => [name, players]),
    [
      ['san-marco', [3, 4]],
      ['inkognito', [3, 4, 5]],
      ['valencia', [2, 3, 4, 5]],
      ['venice', [1, 2, 3, 4, 5]],
    ],
  );
  assert.ok(games.every(({ bots }) => bots.includes('steady')));
  const state = ask({ do: 'new', game: 'inkognito', players: 4, seed: 6, recall: true, id: 'first' });
  assert.deepEqual([state.id, state.environment], ['first', 1]);
  const here = new Environment('inkognito', { players: 4, seed: 6, recall: true });
  const seat = here.agent!;
  assert.deepEqual(ask({ do: 'state', environment: 1 }).legal, state.legal);
  assert.deepEqual(ask({ do: 'legal', environment: 1, seat }).legal, state.legal);
  assert.deepEqual(ask({ do: 'view', environment: 1, seat }).view, JSON.parse(JSON.stringify(here.view(seat))));
  assert.equal((ask({ do: 'view', environment: 1 }).view as Answer).hand, undefined);
  assert.deepEqual(ask({ do: 'observe', environment: 1, seat }).observation, [...here.observe(seat)]);
  assert.deepEqual(ask({ do: 'layout', environment: 1 }).layout, here.layout);
  assert.equal(ask({ do: 'information', environment: 1, seat }).information, here.informationState(seat));
  const { choice } = ask({ do: 'advice', environment: 1, bot: 'steady' });
  assert.ok((state.legal as object[]).some((one) => JSON.stringify(one) === JSON.stringify(choice)));
  assert.equal(ask({ do: 'resample', environment: 1, seat, seed: 5 }).environment, 2);
  assert.equal(ask({ do: 'fork', environment: 1 }).environment, 3);
  assert.equal(ask({ do: 'step', environment: 3, choice }).problem, undefined);
  const { saved } = ask({ do: 'save', environment: 1 });
  const restored = ask({ do: 'restore', saved });
  assert.deepEqual([restored.environment, restored.legal], [4, state.legal]);
  assert.deepEqual(ask({ do: 'reset', environment: 3, seed: 6 }).legal, state.legal);
  assert.deepEqual(ask({ do: 'close', environment: 3 }), {});
  assert.equal(ask({ do: 'state', environment: 3 }).problem, 'there is no environment 3');
});

test('what is wrong is said, with its id, and nothing comes of it', () => {
  const session = new Session();
  const ask = asking(session);
  const wrong: readonly (readonly [object | string, RegExp])[] = [
    ['{', /^this line is not JSON$/],
    ['[]', /^a request is a JSON object$/],
    [{}, /^"do" must be one of games, new, .*, and is missing$/],
    [{ do: 'dance' }, /^"do" must be one of .*, and is "dance"$/],
    [{ do: 'toString' }, /^"do" must be one of .*, and is "toString"$/],
    [{ do: 'new' }, /^"game" must be a text, and is missing$/],
    [{ do: 'new', game: 'chess' }, /^there is no game "chess"/],
    [{ do: 'new', game: 'venice', players: 9 }, /^venice is for 1, 2, 3, 4 or 5 players, not 9$/],
    [{ do: 'new', game: 'venice', seed: 'x' }, /^"seed" must be a whole number, and is "x"$/],
    [{ do: 'new', game: 'venice', optoins: {} }, /^"optoins" is not known; what is: players, /],
    [{ do: 'new', game: 'venice', edition: {} }, /./],
    [{ do: 'state' }, /^"environment" must be a whole number, and is missing$/],
    [{ do: 'state', environment: 7 }, /^there is no environment 7$/],
    [{ do: 'restore', saved: { ridotto: 'environment', game: 'venice' } }, /^this is no saved environment$/],
    [
      { do: 'restore', saved: { ridotto: 'environment', game: 'venice', rules: 0, state: [], seed: 1, options: {} } },
      /^it was saved under version 0 /,
    ],
  ];
  for (const [request, says] of wrong) assert.match(String(ask(request).problem), says);
  assert.deepEqual(
    [ask({ do: 'new', game: 'venice', seed: 1 }).environment, ask({ do: 'step', environment: 1, choice: 5, id: 3 }).id],
    [1, 3],
  );
  const before = session.answer('{"do":"save","environment":1}');
  for (const choice of [5, null, {}, { do: 'dance' }, 'dance'])
    assert.ok(ask({ do: 'step', environment: 1, choice }).problem, JSON.stringify(choice));
  const { problem } = ask({ do: 'step', environment: 1, choice: 5 });
  assert.equal(problem, '"choice" must be an object of `legal`, or a line, and is 5');
  assert.equal(session.answer('{"do":"save","environment":1}'), before);
});

const PYTHON = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);
test('the example in Python plays and searches', { skip: PYTHON === undefined ? 'there is no Python on the PATH' : false }, () => {
  const root = path.resolve(import.meta.dirname, '..');
  const { status, stdout, stderr } = spawnSync(PYTHON!, [path.join('docs', 'library', 'play.py'), 'san-marco', '2', '3'], {
    cwd: root,
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  assert.match(stdout, /^game 1: \[\d+, \d+, \d+, \d+\]\r?\ngame 2: .*\r?\nseat 0 has won [\d.]+ of 2\r?\n$/);
});
