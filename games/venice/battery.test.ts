// The battery, with games of at most so many turns: else a policy that does not care for the council hardly comes to an end.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Bench } from '@ridotto/engine/battery/shared/bench.ts';
import { belief } from '@ridotto/engine/battery/checks/belief.ts';
import { battery, type Report } from '@ridotto/engine/battery/index.ts';
import { emptyReport } from '@ridotto/engine/battery/shared/report.ts';
import { settleOptions, type Options } from '@ridotto/engine';
import { venice as game } from './index.ts';
import { rules } from './rules/index.ts';
import { bounded, edition, read, short } from './tests/kit.ts';

const LONG = process.env.RIDOTTO_LONG === '1';
const CHECKS = 'legal copy notation position lines luck sample awaited view secret-legal secret-reason facts';
const MATCH_CHECKS = 'refusal undo undo-information replica replay invariant';
/** All checks but that every secret has been moved. */
const only = `${CHECKS} ${MATCH_CHECKS} together retract distribution reason ending endless`.split(' ');
const OPTIONS: readonly Options[] = [{}, { activateAtOwnGondola: true, favourCards: 'all', soloExtraCards: 2 }];

suite('the battery', () => {
  const whole = (report: Report): void => {
    for (const check of `${CHECKS} ${MATCH_CHECKS}`.split(' ')) assert.ok(report.checks[check] > 0, `${check} was never made`);
  };
  for (const seats of game.seats)
    test(`${seats} players`, () =>
      whole(
        battery(bounded(LONG ? 80 : 40), {
          edition: short(),
          seats: [seats],
          options: OPTIONS,
          games: LONG ? 12 : 2,
          pace: LONG ? 15 : 60,
          most: 12_000,
          only,
          noReasonAt: [],
          belief: false,
        }),
      ));
});

test('sampling moves every secret', () =>
  void battery(bounded(40), {
    edition: short(),
    seats: [1, 2],
    options: [{}, { favourCards: 'all' }],
    games: 8,
    pace: 10,
    most: 12_000,
    only: ['sample', 'secrets'],
    belief: false,
  }));

suite('belief: sampling makes the hidden cards that occur, and no others', () => {
  const CARDS = [
    'missions',
    'mission',
    'influence',
    'hand',
    'drawn',
    'returned',
    'smugglersA',
    'smugglersB',
    'smugglerDrawn',
    'smugglerAside',
  ];
  for (const seats of [1, 2, 3])
    test(`from the beginning, ${seats} players`, () => {
      const report = battery(bounded(40), {
        edition: short(),
        seats: [seats],
        options: [{ firstPlayer: 'chosen', layout: 'example' }],
        games: 1,
        pace: 60,
        only: ['belief'],
        belief: { games: 1000, decisions: 4, fields: CARDS },
      });
      assert.ok(report.checks.belief > 0, 'no situation was frequent enough to compare');
    });
  const numbered = (first: number, last: number): string[] => Array.from({ length: last - first + 1 }, (_, i) => `m${first + i}`);
  test('a mission drawn where only few are left', () => {
    const bench = new Bench(game, edition, settleOptions(game), 2, 3000, emptyReport(game.name));
    const from = read(
      {
        at: 'draw-mission',
        parameters: [0, 1],
        archived: { anne: numbered(1, 8), benoit: numbered(9, 17) },
        missions: { anne: ['m18', 'm19'], benoit: ['m20', 'm21'] },
        'mission-bottom': ['m22 anne', 'm23 benoit'],
        'mission-deck': 4,
        coins: { anne: 20 },
        interrupted: ['start'],
      },
      2,
    );
    // What nobody but its owner knows is different in each game.
    const known = game.know(from, 7);
    const classes = belief(
      bench,
      (s, io) => {
        game.sample(s, known, io);
        while (rules.tick(s, io));
      },
      { games: 1500, decisions: 1, fields: ['missions', 'mission'], nodes: ['keep-mission', 'start'] },
    );
    assert.ok(classes > 0, 'no situation was frequent enough to compare');
  });
});
