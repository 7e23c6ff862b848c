// Time that runs out at a house: with nobody there, once, whichever house it is, and also after a restart. Time is moved by hand.
import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import { Io } from '@ridotto/engine';
import type { Problem, Snapshot, Tempo } from '@ridotto/table';
import { eventually, folder, newTable, open, playOn, type Player } from './tests/kit.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LIVE: Tempo = { kind: 'live', bank: 10 * MINUTE, increment: 5 * SECOND };
const DAILY: Tempo = { kind: 'turns', each: 2 * DAY, away: 5 };

class Time {
  at = Date.UTC(2026, 0, 5, 12);
  readonly now = (): number => this.at;
}
const house = (t: TestContext, time: Time, data?: string) => open(t, { now: time.now, ...(data !== undefined && { data }) });
const matters = async (player: Player): Promise<readonly string[]> =>
  (await player.log()).flatMap(({ matter }) => (matter ? [matter.do] : []));
/** So long nothing comes of it, that it would have: the houses look twice a second. */
const nothing = (): Promise<void> => new Promise((later) => setTimeout(later, 1500));

test('time runs out with nobody there, once, and what was chosen for that happens', async (t) => {
  const time = new Time();
  const { url } = await house(t, time);
  const players = await newTable(url, { players: 3, seed: 1, tempo: LIVE });
  await playOn(players, new Io(1), (n) => n === 6);
  const before = await players[0].snapshot();
  const seat = before.clocks!.findIndex(({ until }) => until !== null);
  time.at = before.clocks![seat].until! - 1;
  await nothing();
  assert.deepEqual(await matters(players[0]), []);
  time.at++;
  await eventually(async () => (await matters(players[0])).length > 0);
  await eventually(async () => (await players[0].snapshot()).players[seat].kind === 'human');
  const after = await players[0].snapshot();
  assert.deepEqual(await matters(players[0]), ['time-out']);
  const player = after.players[seat];
  assert.ok(player.kind === 'human' && player.standIn?.because === 'late');
  // It plays on: others are asked.
  await eventually(async () => !(await players[0].snapshot()).awaits.includes(`s${seat}`));
  // Whoever is back takes their seat again.
  const { status, body, text } = await players[seat].ask<Snapshot & Problem>('matter', { do: 'return', key: 'back' });
  assert.equal(status, 200, text);
  assert.deepEqual(body.players[seat], { kind: 'human' });
  const again = await players[seat].ask('matter', { do: 'return', key: 'back' });
  assert.equal(again.status, 200);
  assert.deepEqual(await matters(players[0]), ['time-out', 'return']);
});

test('a house that was closed when time ran out gives more of it, and what ran out since it is open again is late', async (t) => {
  const time = new Time();
  const data = folder(t);
  const first = await house(t, time, data);
  const players = await newTable(first.url, { players: 3, seed: 2, tempo: DAILY });
  await playOn(players, new Io(2), (n) => n === 4);
  const { clocks } = await players[0].snapshot();
  await first.close();
  time.at = Math.min(...clocks!.flatMap(({ until }) => until ?? [])) + 5 * HOUR;
  const second = await house(t, time, data);
  for (const player of players) player.url = second.url;
  await eventually(async () => (await matters(players[0])).length > 0);
  assert.deepEqual([...new Set(await matters(players[0]))], ['more-time']);
  const given = await players[0].snapshot();
  const until = Math.min(...given.clocks!.flatMap((clock) => clock.until ?? []));
  assert.equal(until, time.at + 5 * HOUR);
  time.at = until;
  await eventually(async () => (await matters(players[0])).includes('time-out'));
});

test('a move at the last moment puts the time off, and a table at which no time is measured has no such job', async (t) => {
  const time = new Time();
  const { url } = await house(t, time);
  const luck = new Io(3);
  const players = await newTable(url, { players: 3, seed: 3, tempo: LIVE });
  const plain = await newTable(url, { players: 3, seed: 4 });
  for (let n = 0; n < 8; n++) {
    const { clocks } = await players[0].snapshot();
    const least = Math.min(...clocks!.flatMap(({ until }) => until ?? []));
    time.at = Math.min(least - 1, time.at + 5 * MINUTE);
    await playOn(players, luck, (moves) => moves > 0);
    await playOn(plain, luck, (moves) => moves > 0);
  }
  await nothing();
  assert.deepEqual(await matters(players[0]), []);
  assert.equal((await plain[0].snapshot()).clocks, undefined);
  time.at += 100 * DAY;
  await eventually(async () => (await matters(players[0])).length > 0);
  assert.deepEqual(await matters(plain[0]), []);
});

test('a clock, a zone or a proposal that cannot be is refused with what is allowed', async (t) => {
  const { url } = await house(t, new Time());
  const [anne] = await newTable(url, { players: 3, seed: 5, tempo: DAILY });
  const refused = async (body: object): Promise<Problem> => (await anne.ask<Problem>('matter', { key: anne.newKey(), ...body })).body;
  assert.match((await refused({ do: 'quiet', quiet: { from: 0, to: 400, zone: 'Mars/Olympus' } })).detail, /is no time zone/);
  assert.match((await refused({ do: 'away', until: Date.UTC(2026, 0, 15) })).detail, /5 left/);
  assert.match((await refused({ do: 'agree', proposal: 7 })).type, /no-such-proposal/);
  assert.match(
    (await refused({ do: 'propose', what: { do: 'tempo', tempo: { kind: 'live', bank: 5, increment: 0 } } })).detail,
    /one second/,
  );
  assert.match((await refused({ do: 'dance' })).detail, /^"do" must be one of "propose", .*, and is "dance"$/);
  assert.equal((await anne.ask<Problem>('matter', { do: 'return' })).status, 400);
});
