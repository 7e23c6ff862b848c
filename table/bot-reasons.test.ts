import assert from 'node:assert/strict';
import test from 'node:test';
import { Io, SPECTATOR, type Game } from '@ridotto/engine';
import type { Pains } from '@ridotto/bots';
import { GAMES } from '@ridotto/games';
import { decidedByBot, givingReasons, type ReasonsTask } from './bot-reasons.ts';
import { botSubmission } from './bots.ts';
import { handoverOf } from './handover.ts';
import { BEGUN, openTable, Played, setupOf, type Wanted } from './tests/kit.ts';
import type { Viewer } from './table.ts';
import { toTheEnd } from './to-the-end.ts';

const ME = 0;
const LITTLE: Pains = { milliseconds: 0, games: { horizon: 2, end: 1 }, told: 2 };
const games: readonly Game[] = Object.values(GAMES);
const alone = (game: Game, seed = 5): Wanted & { seed: number } => ({
  game,
  players: game.seats.includes(4) ? 4 : game.seats.at(-1)!,
  humans: 1,
  bot: 'steady',
  reasons: true,
  seed,
});
function asked(played: Played, viewer: Viewer = ME, until?: number) {
  const { setup, company } = played.table;
  const about = { players: company.players, seed: 3, ...(until !== undefined && { until }) };
  return toTheEnd(decidedByBot({ setup, journal: played.journal }, viewer, about));
}
function taskOf(played: Played, until?: number): ReasonsTask {
  const task = asked(played, ME, until);
  assert.ok(!('problem' in task), 'problem' in task ? task.problem.detail : '');
  return task;
}
const refusedAs = (...about: Parameters<typeof asked>): string | undefined => {
  const task = asked(...about);
  return 'problem' in task ? task.problem.type.slice('urn:ridotto:problem:'.length) : undefined;
};
/** Whoever is awaited decides: bots as they do, the person blindly. */
function goOn(played: Played, luck: Io): number {
  const [seat] = played.table.awaited;
  if (seat === ME) played.blindly(ME, luck);
  else played.keep(botSubmission(played.table, seat, luck.pick(1 << 30), BEGUN));
  return seat;
}

for (const game of games)
  test(`the last decision of a bot is weighed, choice by choice, from what its seat knew: ${game.name}`, () => {
    const played = new Played(alone(game));
    const luck = new Io(9);
    let weighed = 0;
    for (let n = 0; weighed < 2 && n < 60; n++) {
      const seat = goOn(played, luck);
      const entry = played.journal.at(-1)!;
      if (seat === ME || played.table.match.drafts.size > 0 || entry.do !== 'say' || n % 3 !== 0) continue;
      const task = taskOf(played);
      assert.deepEqual([task.seat, task.say, task.entry], [seat, entry.say, played.journal.length - 1]);
      const { seat: who, moves } = toTheEnd(givingReasons(task, { pains: LITTLE }));
      assert.equal(who, `s${seat}`);
      for (const { did, other } of moves) {
        const { codec } = played.table.game;
        assert.ok(did.steps.every(({ part }) => entry.say.includes(codec.format(codec.fromObject(part)))));
        assert.notDeepEqual(
          other.steps.map(({ part }) => part),
          did.steps.map(({ part }) => part),
        );
      }
      if (moves.length > 0) weighed++;
    }
    assert.equal(weighed, 2);
  });

test('a decision of several choices takes no longer than one of a few: whoever thinks too long is stopped', () => {
  const played = new Played(alone(GAMES['san-marco']));
  const luck = new Io(9);
  for (let n = 0; n < 300; n++) {
    const seat = goOn(played, luck);
    const entry = played.journal.at(-1)!;
    if (seat === ME || entry.do !== 'say' || entry.say.length < 4) continue;
    let time = 0;
    const { moves } = toTheEnd(givingReasons(taskOf(played), { now: () => (time += 100) }));
    if (moves.length < 2) continue;
    // Each by itself takes 2500.
    assert.ok(time > 3000 && time < 5000, `${time}`);
    return;
  }
  assert.fail('no bot has decided so much at once');
});

test('what is decided in secret is told when it has been opened, and not before', () => {
  const played = new Played(alone(GAMES.valencia));
  const luck = new Io(9);
  let secret = 0;
  /** The journal when the step began. */
  let begun = 0;
  for (let n = 0; secret < 3 && n < 200; n++) {
    if (played.table.match.drafts.size === 0) begun = played.journal.length;
    const [first, ...others] = played.table.awaited;
    // The person decides last of all.
    const seat = first === ME && others.length > 0 ? others[0] : first;
    if (seat === ME) played.blindly(ME, luck);
    else played.keep(botSubmission(played.table, seat, luck.pick(1 << 30), BEGUN));
    if (seat === ME || !played.table.match.drafts.has(seat)) continue;
    secret++;
    const task = asked(played);
    assert.ok('problem' in task || task.entry < begun);
  }
  assert.equal(secret, 3);
  while (played.table.match.drafts.size > 0) {
    assert.deepEqual(played.table.awaited, [ME]);
    played.blindly(ME, luck);
  }
  assert.ok(taskOf(played).entry >= begun);
});

test('what was decided in secret and taken back before it was opened is not told', () => {
  const played = new Played(alone(GAMES.valencia));
  const luck = new Io(9);
  let taken = 0;
  for (let n = 0; taken < 2 && n < 200; n++) {
    const { table } = played;
    const { drafts, log } = table.match;
    const [first, ...others] = table.awaited;
    if (first === ME && others.length === 0 && drafts.size > 0 && log.some((entry) => 'say' in entry && entry.by === 's0')) {
      const before = asked(played);
      played.keep(table.matter(ME, { do: 'propose', what: { do: 'take-back' }, key: `back ${n}` }, BEGUN));
      assert.equal(drafts.size, 0);
      const after = asked(played);
      assert.deepEqual('problem' in after ? after : after.entry, 'problem' in before ? before : before.entry);
      taken++;
    }
    const seat = first === ME && others.length > 0 ? others[0] : table.awaited[0];
    if (seat === ME) played.blindly(ME, luck);
    else played.keep(botSubmission(table, seat, luck.pick(1 << 30), BEGUN));
  }
  assert.equal(taken, 2);
});

test('of what was seen, that of its moment; the same luck says the same', () => {
  const played = new Played(alone(GAMES['san-marco']));
  const luck = new Io(9);
  const events: (readonly [seq: number, entry: number])[] = [];
  for (let n = 0; n < 25; n++) {
    const seat = goOn(played, luck);
    if (seat !== ME && played.table.match.drafts.size === 0) events.push([played.table.seq(ME), played.journal.length - 1]);
  }
  assert.ok(events.length > 5);
  for (const [seq, entry] of events) assert.equal(taskOf(played, seq).entry, entry);
  const task = taskOf(played);
  assert.deepEqual(toTheEnd(givingReasons(task, { pains: LITTLE })), toTheEnd(givingReasons(task, { pains: LITTLE })));
});

test('only where one person plays against bots, at a table opened so', () => {
  assert.throws(() => setupOf({ humans: 2, reasons: true }), /one person plays against bots/);
  assert.throws(() => setupOf({ humans: 0, reasons: true }), /one person plays against bots/);
  const wanted = alone(GAMES['san-marco']);
  const played = new Played(wanted);
  assert.equal(refusedAs(played), 'nothing-decided');
  for (const luck = new Io(1); goOn(played, luck) === ME || played.table.match.drafts.size > 0;);
  assert.equal(refusedAs(played), undefined);
  assert.equal(refusedAs(played, SPECTATOR), 'seat-needed');
  const { setup, company } = played.table;
  assert.equal(played.table.snapshot(ME).reasons, true);
  // Somebody has come in a bot's place.
  const both = company.players.map((player, seat) => (seat === 1 ? { kind: 'human' as const } : player));
  const problem = toTheEnd(decidedByBot({ setup, journal: played.journal }, ME, { players: both, seed: 1 }));
  assert.ok('problem' in problem && problem.problem.type.endsWith('no-reasons'));
  const without = openTable({ ...wanted, reasons: false }).table;
  assert.equal(without.snapshot(ME).reasons, undefined);
  // Elsewhere it goes on so.
  const handed = handoverOf(played.table);
  assert.ok(!('problem' in handed));
  assert.equal(handed.reasons, true);
});
