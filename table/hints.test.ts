import assert from 'node:assert/strict';
import test from 'node:test';
import { Io, seatIds, type Game } from '@ridotto/engine';
import { adviserOf, type Pains } from '@ridotto/bots';
import { GAMES } from '@ridotto/games';
import { hinting, hintTask, type HintTask } from './hints.ts';
import type { Hint, Said } from './protocol.ts';
import { openTable, Played, type Wanted } from './tests/kit.ts';
import { toTheEnd } from './to-the-end.ts';
import type { Table, Viewer } from './table.ts';

const games: readonly Game[] = Object.values(GAMES).filter(({ name }) => adviserOf(name));
const LITTLE: Pains = { milliseconds: 0, games: { horizon: 4, end: 1 }, told: 2 };
const sizeOf = (game: Game): number => (game.seats.includes(4) ? 4 : game.seats.at(-1)!);

function taskAt(table: Table, viewer: Viewer, said: Said = { parts: [] }, seed = 5): HintTask {
  const task = hintTask(table, viewer, said, seed);
  assert.ok(!('problem' in task), 'problem' in task ? task.problem.detail : '');
  return task;
}
const hintAt = (table: Table, viewer: Viewer, pains = LITTLE): Hint => toTheEnd(hinting(taskAt(table, viewer), { pains }));
const refusedAs = (table: Table, viewer: Viewer, said: Said): string => {
  const task = hintTask(table, viewer, said, 1);
  assert.ok('problem' in task);
  return task.problem.type.slice('urn:ridotto:problem:'.length);
};

/** So many moments of a game that is played blindly. */
function* moments(wanted: Wanted, every: number, many: number): Generator<Played> {
  const played = new Played(wanted);
  played.unsaid = 'announce';
  const luck = new Io(wanted.seed);
  for (let n = 0; many > 0 && !played.table.over; n++) {
    if (n % every === every - 1 && played.table.match.drafts.size === 0) {
      yield played;
      many--;
    }
    played.step(luck);
  }
}

for (const game of games) {
  const wanted = { game, players: sizeOf(game), seed: 31 };

  test(`in two worlds that a seat cannot tell apart the same hint by the same luck: ${game.name}`, () => {
    let moved = 0;
    for (const { table } of moments(wanted, 1, 400)) {
      if (moved === 2) break;
      const [viewer] = table.awaited;
      const world = game.fresh(table.match.state);
      game.sample(world, game.know(table.match.state, viewer), new Io(7));
      if (table.match.log.length % 5 !== 0 || world.all.every((x, i) => x === table.match.state.all[i])) continue;
      moved++;
      const from = (state: typeof world): Table => openTable({ ...wanted, from: game.write(state, seatIds(wanted.players)) }).table;
      const [real, other] = [from(table.match.state), from(world)].map((t) => hintAt(t, viewer));
      assert.deepEqual(other, real);
    }
    assert.equal(moved, 2);
  });

  test(`a hint for whoever is asked first, and for each kind of question once: ${game.name}`, () => {
    for (const players of game.seats) {
      const seen = new Set<number>();
      for (const { table } of moments({ game, players, seed: 31 }, 1, players === sizeOf(game) ? 60 : 1)) {
        const { node } = table.match.state;
        if (seen.has(node)) continue;
        seen.add(node);
        assert.ok(hintAt(table, table.awaited[0]).choices.length > 0, `${players} players, ${table.question(table.awaited[0])}`);
      }
      assert.ok(seen.size > 0);
    }
  });

  test(`what is hinted at can be done, and what is said of it can be told: ${game.name}`, () => {
    for (const { table } of moments(wanted, 17, 3)) {
      const [viewer] = table.awaited;
      const { choices, games: imagined, of, question } = hintAt(table, viewer);
      assert.equal(question, table.question(viewer));
      assert.ok(choices.length >= 1 && ['points', 'wins'].includes(of));
      for (const { parts, share, error, reasons } of choices) {
        const preview = table.preview(viewer, { parts });
        assert.ok(!('problem' in preview) && preview.complete, JSON.stringify(preview));
        assert.ok(imagined === 0 ? share === null : share! >= 0 && share! <= 1);
        // Of a single game of points nothing is known.
        assert.equal(error === null, imagined === 0 || of === 'points');
        assert.ok(reasons.length <= 2);
      }
    }
  });
}

test('several cuts of San Marco, each of them whole, and no two that differ in the names of the offers alone', () => {
  const pains: Pains = { milliseconds: 0, games: { horizon: 6, end: 2 }, told: 3 };
  for (const { table } of moments({ game: GAMES['san-marco'] as Game, seed: 31, players: 4 }, 1, 40)) {
    const [viewer] = table.awaited;
    if ((table.snapshot(viewer).view as { at: string }).at !== 'cut') continue;
    const { choices, games: imagined } = hintAt(table, viewer, pains);
    assert.equal(choices.length, 3);
    assert.equal(imagined, 2);
    const split = new Set(
      choices.map(({ parts }) => {
        const preview = table.preview(viewer, { parts });
        assert.ok(!('problem' in preview) && preview.complete);
        const offers = parts.map((part) => (part as { offer?: number }).offer);
        return offers.map((offer) => offers.indexOf(offer)).join();
      }),
    );
    assert.equal(split.size, 3);
    return;
  }
  assert.fail('nobody was asked to cut');
});

test('in the planning of Valencia another card, and several ways to divide those drawn, each of them whole and another one', () => {
  const pains: Pains = { milliseconds: 0, games: { horizon: 6, end: 2 }, told: 4 };
  const viewer = 0;
  for (const stopped of [{}, { s0: true }]) {
    const from = { at: 'planning', stopped, hand: { s0: [6, 5, 3, 2, 1] } };
    const { table } = openTable({ game: GAMES.valencia as Game, players: 4, from });
    const { choices } = hintAt(table, viewer, pains);
    const draws = choices.filter(({ parts }) => parts[0].do === 'draw');
    assert.equal(draws.length, 's0' in stopped ? 0 : 1);
    const plans = choices.filter((one) => !draws.includes(one));
    assert.ok(plans.length > 1);
    const divided = plans.map(({ parts }) => {
      const preview = table.preview(viewer, { parts });
      assert.ok(!('problem' in preview) && preview.complete);
      const puts = parts.flatMap((part) => (part.do === 'put' ? [part as { readonly do: string; pile: string; card: string }] : []));
      const piles = Map.groupBy(puts, ({ pile }) => pile);
      const kinds = [...piles.values()].map((all) => all.map(({ card }) => card).sort());
      assert.deepEqual(kinds.flat().sort(), ['1', '2', '3', '5', '6']);
      return kinds
        .map((cards) => cards.join())
        .sort()
        .join('|');
    });
    assert.equal(new Set(divided).size, plans.length);
  }
});

test('of two piles of Valencia that are alike only one is hinted at', () => {
  const pains: Pains = { milliseconds: 0, games: { horizon: 6, end: 2 }, told: 6 };
  const piles = [['1'], ['1'], ['5'], ['1'], ['6']];
  const { table } = openTable({ game: GAMES.valencia as Game, players: 2, from: { at: 'bid', piles: { s0: piles } } });
  const [viewer] = table.awaited;
  assert.equal(viewer, 0);
  const revealed = hintAt(table, viewer, pains).choices.flatMap(({ parts }) =>
    parts[0].do === 'reveal' ? [piles[Number(parts[0].pile) - 1].join()] : [],
  );
  assert.deepEqual(revealed.sort(), ['1', '5', '6']);
});

test('no hints for whoever watches, is not asked, has chosen already, or errs; nor where the table has none', () => {
  const { table } = new Played({ seed: 3, players: 3 });
  const [viewer] = table.awaited;
  const [legal] = table.snapshot(viewer).legal;
  assert.equal(refusedAs(table, 7, { parts: [] }), 'seat-needed');
  assert.equal(refusedAs(table, (viewer + 1) % 3, { parts: [] }), 'not-legal');
  assert.equal(refusedAs(table, viewer, { parts: [{ do: 'fly' }] }), 'not-legal');
  assert.equal(refusedAs(table, viewer, { parts: [legal] }), 'not-asked');
  assert.equal(refusedAs(table, viewer, {}), 'bad-request');
  const without = openTable({ seed: 3, players: 3, hints: false }).table;
  assert.equal(without.snapshot(viewer).hints, false);
  assert.equal(refusedAs(without, viewer, { parts: [] }), 'no-hints');
  assert.equal(table.snapshot(viewer).hints, true);
});

test('after the first parts of a decision it is about the rest', () => {
  for (const { table } of moments({ seed: 31, players: 3 }, 5, 60)) {
    const [viewer] = table.awaited;
    const [first] = table.snapshot(viewer).legal;
    const preview = table.preview(viewer, { parts: [first] });
    if ('problem' in preview || preview.complete || preview.legal.length < 2) continue;
    const { choices } = toTheEnd(hinting(taskAt(table, viewer, { parts: [first] }), { pains: LITTLE }));
    for (const { parts } of choices) {
      const whole = table.preview(viewer, { parts: [first, ...parts] });
      assert.ok(!('problem' in whole) && whole.complete);
    }
    return;
  }
  assert.fail('there was no decision of several parts');
});
