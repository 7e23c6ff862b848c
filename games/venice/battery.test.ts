// The battery, with games of at most so many turns: else a policy that does not care for the council hardly comes to an end.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { battery, type Report } from '@ridotto/engine/battery/index.ts';
import { venice as game } from './index.ts';
import { bounded, short } from './test-kit.ts';

const LONG = process.env.RIDOTTO_LONG === '1';
const CHECKS = 'legal copy notation position lines luck sample awaited view secret-legal secret-reason facts';
const MATCH_CHECKS = 'refusal undo undo-information twin replay invariant';
/** All checks but that every secret has been moved; alone, nobody wins when the Doge does, so `ending` is left out there. */
const only = `${CHECKS} ${MATCH_CHECKS} together retract distribution reason`.split(' ');
const OPTIONS = [{}, { activateAtOwnGondola: true, favourCards: 'all', soloExtraCards: 2 }];

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
          only: seats > 1 ? [...only, 'ending', 'endless'] : only,
          noReasonAt: [],
          belief: false,
        }),
      ));
});
