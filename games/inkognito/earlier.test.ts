// Version 1 waited for the Ambassador player after each answer that had gone through the Ambassador.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Deed } from '@ridotto/engine';
import { nobodyWaits } from './earlier.ts';

/** `s4 say wait`; parts are separated by commas. */
const deeds = (lines: readonly string[]): Deed[] =>
  lines.map((line, at) => {
    const [by, what, ...words] = line.split(' ');
    const say = words.length > 0 ? { say: words.join(' ').split(', ') } : {};
    return { at, by, do: what as Deed['do'], ...say };
  });
const becomes = (before: readonly string[], after: readonly string[]): void => {
  const kept = nobodyWaits.deeds(deeds(before));
  assert.deepEqual(
    kept.map(({ at, say }) => (say ? `${before[at].split(' ')[0]} say ${say.join(', ')}` : before[at])),
    after,
  );
};
const ASKED = ['s0 say ambassador identity s1', 's1 say answer AX+LF'];
const GOES_ON = 's0 say dismiss s02';
const ROWS = ['write s0 LF tall', 'write s1 AX short', 'write s2 CB thin', 'write s3 ZZ fat'];

suite('from version 1', () => {
  test('waiting goes', () => becomes([...ASKED, 's4 say wait', GOES_ON], [...ASKED, GOES_ON]));
  test('held, taken back, held again and confirmed too', () =>
    becomes([...ASKED, 's4 hold wait', 's4 undo', 's4 hold wait', 's4 confirm', GOES_ON], [...ASKED, GOES_ON]));
  test('other confirmations and undos stay', () => {
    const others = ['s0 hold end', 's0 confirm', 's0 say move white red-tall s03', 's0 undo', 's2 retract'];
    becomes(others, others);
  });
  test('a sheet in one submission stays', () => {
    const whole = [...ASKED, `s4 say declare, ${ROWS.join(', ')}`, GOES_ON];
    becomes(whole, whole);
  });
  test('a sheet written row by row becomes one submission; what was taken back of it is not in it', () =>
    becomes(
      [
        ...ASKED,
        's4 say declare',
        `s4 say ${ROWS[1]}`,
        's4 undo',
        `s4 say ${ROWS[0]}, ${ROWS[1]}`,
        `s4 say ${ROWS[2]}`,
        `s4 say ${ROWS[3]}`,
        GOES_ON,
      ],
      [...ASKED, `s4 say declare, ${ROWS.join(', ')}`, GOES_ON],
    ));
  test('declared, taken back, and waited', () =>
    becomes([...ASKED, 's4 say declare', 's4 undo', 's4 say wait', GOES_ON], [...ASKED, GOES_ON]));
  test('a sheet that was not finished was not sealed: it goes', () => becomes([...ASKED, 's4 say declare', `s4 say ${ROWS[0]}`], ASKED));
  test("in the Ambassador player's own turn rows may still come one by one", () => {
    const own = [
      's4 say question identity s1',
      's1 say answer AX+LF',
      's4 say declare',
      ...ROWS.map((row) => `s4 say ${row}`),
      's4 say dismiss s02',
    ];
    becomes(own, own);
  });
  test('positions where the Ambassador player was asked', () => {
    const position = nobodyWaits.position!;
    const frames = ['meetings 1 0 0', 'dismissal 0 16'];
    assert.deepEqual(position({ at: 'relay', turn: 3, interrupted: frames }), {
      at: 'dismissal',
      dismiss: 'ambassador',
      turn: 3,
      interrupted: ['meetings 1 0 0'],
    });
    assert.deepEqual(position({ at: 'answer', interrupted: [...frames, 'relay 0'] }), { at: 'answer', interrupted: frames });
    assert.deepEqual(position({ at: 'shake' }), { at: 'shake' });
  });
});
