import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { isZone } from '@ridotto/table/hours.ts';
import { nextTime, within } from './hours.ts';

const at = (text: string): number => Date.parse(text);
const shown = (ms: number): string => new Date(ms).toISOString().slice(0, 16);

test('an hour is that of the clock there, also when clocks are changed in between', () => {
  assert.equal(shown(nextTime(at('2026-06-01T10:00Z'), '18:00', 'UTC')), '2026-06-01T18:00');
  assert.equal(shown(nextTime(at('2026-06-01T18:00Z'), '18:00', 'UTC')), '2026-06-02T18:00');
  assert.equal(shown(nextTime(at('2026-06-01T10:00Z'), '18:00', 'Europe/Warsaw')), '2026-06-01T16:00');
  // In the night to the 25th of October an hour comes twice there, in that to the 29th of March one is left out.
  assert.equal(shown(nextTime(at('2026-10-24T20:00Z'), '07:00', 'Europe/Warsaw')), '2026-10-25T06:00');
  assert.equal(shown(nextTime(at('2026-03-28T20:00Z'), '07:00', 'Europe/Warsaw')), '2026-03-29T05:00');
  assert.equal(shown(nextTime(at('2026-03-28T20:00Z'), '02:30', 'Europe/Warsaw')), '2026-03-29T01:30');
  assert.equal(shown(nextTime(at('2026-06-01T10:00Z'), '18:00', 'America/Montreal')), '2026-06-01T22:00');
  assert.deepEqual([isZone('Europe/Paris'), isZone('Europe/Atlantis')], [true, false]);
});

test('quiet hours may be on two days, and end when their clock says so', () => {
  const night = { from: '23:00', to: '07:30' };
  const until = (now: string): string | undefined => {
    const end = within(at(now), night, 'Europe/Paris');
    return end === undefined ? undefined : shown(end);
  };
  assert.equal(until('2026-01-10T22:30Z'), '2026-01-11T06:30');
  assert.equal(until('2026-01-11T06:29Z'), '2026-01-11T06:30');
  assert.equal(until('2026-01-11T06:30Z'), undefined);
  assert.equal(until('2026-01-11T21:59Z'), undefined);
  assert.equal(within(at('2026-01-11T12:00Z'), { from: '09:00', to: '09:00' }, 'UTC'), undefined);
});

test('whenever it is, and wherever: the next time an hour is shown is later, within a day and an hour, and shows it, if any does', () => {
  const zone = fc.constantFrom('Europe/Warsaw', 'America/Montreal', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC');
  const minutes = fc.integer({ min: at('2026-01-01T00:00Z') / 60_000, max: at('2027-12-31T00:00Z') / 60_000 });
  const hour = fc.tuple(fc.nat(23), fc.nat(59)).map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);
  fc.assert(
    fc.property(minutes, hour, zone, (minute, wanted, there) => {
      const now = minute * 60_000;
      const next = nextTime(now, wanted, there);
      assert.ok(next > now && next <= now + 25 * 3_600_000);
      const is = new Date(next).toLocaleTimeString('en-GB', { timeZone: there, hour: '2-digit', minute: '2-digit' });
      const off =
        (Number(is.slice(0, 2)) * 60 + Number(is.slice(3)) - Number(wanted.slice(0, 2)) * 60 - Number(wanted.slice(3)) + 1440) % 1440;
      assert.ok(off === 0 || off === 60 || off === 30, `${is} instead of ${wanted}`);
    }),
    { numRuns: 400, seed: 28 },
  );
});
