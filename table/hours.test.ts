import assert from 'node:assert/strict';
import test from 'node:test';
import { Io } from '@ridotto/engine';
import { momentAfter, stillUntil, waitedFor, wrongQuiet, type Hours, type Quiet } from './hours.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;

const walls = new Map<string, Intl.DateTimeFormat>();
/** Is it quiet then? What the clock on the wall says, asked of the platform, and nothing counted. */
function isQuiet({ from, to, zone }: Quiet, at: number): boolean {
  const wall =
    walls.get(zone) ?? new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  walls.set(zone, wall);
  const parts = wall.formatToParts(at);
  const shown = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const minute = shown('hour') * 60 + shown('minute');
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}
/** Minute by minute. */
function plainly({ quiet, away }: Hours, from: number, to: number): number {
  let waited = 0;
  for (let at = from; at < to; at += MINUTE)
    if (!(quiet && isQuiet(quiet, at)) && !away.some((a) => at >= a.from && at < a.until)) waited += MINUTE;
  return waited;
}

const ZONES = ['Europe/Warsaw', 'Europe/Paris', 'America/Montreal', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC'];
/** Days on which clocks are changed somewhere, and plain ones. */
const DAYS = [Date.UTC(2026, 2, 28), Date.UTC(2026, 9, 24), Date.UTC(2026, 2, 7), Date.UTC(2026, 9, 31), Date.UTC(2026, 5, 1)];

test('the time that one is waited for is what the clock on the wall leaves of it, minute by minute, also when clocks are changed', () => {
  const luck = new Io(7);
  for (let n = 0; n < 60; n++) {
    const zone = ZONES[luck.pick(ZONES.length)];
    // Nights as people have them: none begins or ends within the hour that clocks skip or repeat.
    const quiet: Quiet = { from: (((20 + luck.pick(5)) * 60) % 1440) + luck.pick(2) * 30, to: (5 + luck.pick(4)) * 60, zone };
    const from = DAYS[luck.pick(DAYS.length)] + luck.pick(48 * 60) * MINUTE;
    const gone = from + luck.pick(20) * HOUR;
    const hours: Hours = { quiet, away: luck.pick(2) === 0 ? [] : [{ from: gone, until: gone + luck.pick(30) * HOUR }] };
    const to = from + luck.pick(72 * 60) * MINUTE;
    const waited = plainly(hours, from, to);
    assert.equal(waitedFor(hours, from, to), waited, JSON.stringify({ hours, from, to }));
    // When so much has been waited, and not before; whoever has no time left while it is quiet has until it ends.
    const ends = momentAfter(hours, from, waited);
    assert.equal(waitedFor(hours, from, ends), waited);
    if (waited > 0) assert.ok(ends <= to && waitedFor(hours, from, ends - 1) < waited);
  }
});

test('a time of day that clocks skip, or show twice, ends the night once', () => {
  // In the night to 29 March 2026 there is no half past two in Warsaw, in that to 25 October there are two.
  const night = (to: number): Hours => ({ quiet: { from: 23 * 60, to, zone: 'Europe/Warsaw' }, away: [] });
  const spring = Date.UTC(2026, 2, 28, 21);
  assert.equal(momentAfter(night(150), spring, 2 * HOUR), Date.UTC(2026, 2, 29, 2, 30));
  const autumn = Date.UTC(2026, 9, 24, 20);
  const woken = momentAfter(night(150), autumn, 2 * HOUR);
  assert.ok([Date.UTC(2026, 9, 25, 1, 30), Date.UTC(2026, 9, 25, 2, 30)].includes(woken), String(woken));
  // Quiet hours that are not there at all on that day.
  const short: Hours = { quiet: { from: 130, to: 170, zone: 'Europe/Warsaw' }, away: [] };
  assert.ok(waitedFor(short, spring, spring + 12 * HOUR) >= 12 * HOUR - 40 * MINUTE);
});

test('quiet hours that cannot be are refused in words that say what is allowed', () => {
  const good: Quiet = { from: 22 * 60, to: 7 * 60, zone: 'Europe/Warsaw' };
  assert.equal(wrongQuiet(good), undefined);
  assert.match(wrongQuiet({ ...good, zone: 'Mars/Olympus' })!, /"Mars\/Olympus" is no time zone/);
  assert.match(wrongQuiet({ ...good, to: 22 * 60 })!, /fourteen hours/);
  assert.match(wrongQuiet({ ...good, to: 21 * 60 })!, /fourteen hours/);
  assert.match(wrongQuiet({ ...good, from: 1440 })!, /0 to 1439/);
});

test('until when nobody is waited for now: nights, days away, and both together', () => {
  const quiet: Quiet = { from: 22 * 60, to: 8 * 60, zone: 'Europe/Warsaw' };
  const at = (day: number, hour: number): number => Date.UTC(2026, 0, day, hour - 1); // in Warsaw, in winter
  assert.equal(stillUntil({ quiet, away: [] }, at(5, 12)), undefined);
  assert.equal(stillUntil({ quiet, away: [] }, at(5, 23)), at(6, 8));
  assert.equal(stillUntil({ quiet, away: [] }, at(6, 8)), undefined);
  assert.equal(stillUntil({ away: [{ from: at(5, 12), until: at(7, 12) }] }, at(6, 12)), at(7, 12));
  // Away until the night, and then it is night.
  assert.equal(stillUntil({ quiet, away: [{ from: at(5, 12), until: at(6, 23) }] }, at(5, 13)), at(7, 8));
  // The night ends while they are away.
  assert.equal(stillUntil({ quiet, away: [{ from: at(5, 12), until: at(7, 12) }] }, at(5, 23)), at(7, 12));
});
