// The battery. In random games with the standard edition draw piles hardly run out and fountains hardly return a card; so it
// is played with a small one too: half as many cards, squares that cost
// nothing, and only fountains that return a card.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Bench } from '@ridotto/engine/battery/shared/bench.ts';
import { belief } from '@ridotto/engine/battery/checks/belief.ts';
import { battery, combinations, type Report } from '@ridotto/engine/battery/index.ts';
import { emptyReport } from '@ridotto/engine/battery/shared/report.ts';
import { settleOptions, SPECTATOR } from '@ridotto/engine';
import standard from './editions/standard.json' with { type: 'json' };
import { valencia as game } from './index.ts';
import { rules } from './rules/index.ts';
import { edition, EVERYTHING, read } from './tests/kit.ts';

const small = structuredClone(standard);
small.constants.copiesPerValue = 2;
for (const tile of small.fountains.tiles) tile.ability = 'return-card';
for (const tile of small.tiles)
  for (const side of [tile.sides.A, tile.sides.B]) side.rows = side.rows.map((row) => row.replaceAll(/[1-5]/g, '0'));

/** Two options at a time in all ways are many tables: each number of players has its share of them. */
const MIXED = combinations(game.options);
const CHECKS = 'legal copy notation position lines together luck sample awaited view secret-legal secret-reason facts';
const MATCH_CHECKS = 'refusal undo undo-information retract replica replay invariant ending';
/** All checks but that every secret has been moved. */
const only = `${CHECKS} ${MATCH_CHECKS} distribution reason`.split(' ');
/** Not in this edition, or hardly ever. */
const RARE = ['upgrade', 'shift', 'draw-missions', 'return-hidden', 'join', 'wander', 'move', 'sell'];

suite('the battery', () => {
  const whole = (report: Report, verbs = false): void => {
    for (const check of `${CHECKS} ${MATCH_CHECKS}`.split(' ')) assert.ok(report.checks[check] > 0, `${check} was never made`);
    if (verbs)
      assert.deepEqual(
        game.codec.verbs.filter((verb) => !report.verbs[verb] && !RARE.includes(verb)),
        [],
      );
  };
  test('few cards, and fountains that return one', () =>
    whole(battery(game, { edition: small, games: 4, pace: 20, options: [{}, { ...EVERYTHING, minDraw: 0 }], belief: false }), true));
  for (const seats of game.seats)
    test(`the standard edition, ${seats} players`, () =>
      whole(
        battery(game, { only, seats: [seats], games: 2, pace: 24, options: MIXED.filter((_, i) => i % 4 === seats % 4), belief: false }),
      ));
});

suite('belief: sampling makes the hidden cards that occur, and no others', () => {
  const bench = new Bench(game, edition, settleOptions(game), 2, 3000, emptyReport(game.name));
  const short = {
    at: 'planning',
    round: 2,
    unseen: { anne: [6], benoit: [1, 2] },
    'mission-deck': [],
    missions: { anne: ['line'], benoit: ['walls'] },
  };
  const from = (position: object, fields: string[]) => (): void => {
    // What nobody but its owner knows is different in each game.
    const known = game.know(read(position, 2), SPECTATOR);
    const classes = belief(
      bench,
      (s, io) => {
        game.sample(s, known, io);
        while (rules.tick(s, io));
      },
      { games: 1500, decisions: 3, fields, nodes: ['bid', 'take-back'] },
    );
    assert.ok(classes > 0, 'no situation was frequent enough to compare');
  };
  test('in face-down piles', from(short, ['hand', 'bag']));
  test(
    'a card from the bottom that all have seen is known to have been drawn',
    from({ ...short, under: { benoit: [5] } }, ['hand', 'bag', 'under']),
  );
  test(
    'a card from the bottom that only its owner has seen',
    from({ ...short, unseen: { anne: [6], benoit: [1] }, under: { benoit: ['5', '4 hidden', '3'] } }, ['hand', 'bag', 'under']),
  );
  test(
    'of what lies aside, hidden',
    from({ ...short, 'hidden-discard': { benoit: [3, 4] }, under: { benoit: ['5 hidden'] } }, ['hand', 'hiddenDiscard', 'under']),
  );
});
