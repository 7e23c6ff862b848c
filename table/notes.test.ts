import assert from 'node:assert/strict';
import test from 'node:test';
import { Io, SPECTATOR } from '@ridotto/engine';
import { LONGEST_NOTES } from './notes.ts';
import { Table } from './table.ts';
import { Played } from './tests/kit.ts';

const SECRET = 'Benoît is Madame Zsa Zsa';

test('notes: for the seat that writes them, one revision after the other', () => {
  const { table } = new Played({ seed: 21 });
  assert.deepEqual(table.notes(1), { revision: 0, notes: null });
  assert.equal(table.writeNotes(1, { revision: 0, notes: { text: SECRET } }), undefined);
  assert.deepEqual(table.notes(1), { revision: 1, notes: { text: SECRET } });
  // Another device, that has not read the newer page.
  const stale = table.writeNotes(1, { revision: 0, notes: 'mine' });
  assert.match(stale!.type, /stale-notes$/);
  assert.deepEqual(stale!.notes, { revision: 1, notes: { text: SECRET } });
  assert.equal(table.writeNotes(1, { revision: stale!.notes!.revision, notes: 'both' }), undefined);
  assert.deepEqual(table.notes(1), { revision: 2, notes: 'both' });
});

test('notes have a length, in bytes', () => {
  const { table } = new Played({ seed: 22 });
  const most = 'é'.repeat((LONGEST_NOTES - 2) / 2);
  assert.match(table.writeNotes(0, { revision: 0, notes: `${most}x` })!.type, /long-notes$/);
  assert.deepEqual(table.notes(0), { revision: 0, notes: null });
  assert.equal(table.writeNotes(0, { revision: 0, notes: most }), undefined);
});

test('notes are plain text, in lines, wherever it stands in them', () => {
  const { table } = new Played({ seed: 26 });
  for (const notes of ['\u202etxt', { text: 'a\u0000b' }, { '\u2067x': 1 }, [['\ud800']]])
    assert.match(table.writeNotes(0, { revision: 0, notes })!.type, /bad-notes$/, JSON.stringify(notes));
  assert.deepEqual(table.notes(0), { revision: 0, notes: null });
  assert.equal(table.writeNotes(0, { revision: 0, notes: { text: 'one\n\ttwo\r\n', at: [null, 1.5, true] } }), undefined);
});

test('nobody else has anything of them: no number, no event, no byte, not even at the end', () => {
  const [writing, silent] = [new Played({ seed: 23 }), new Played({ seed: 23 })];
  const [one, other] = [new Io(23), new Io(23)];
  for (let n = 0; !writing.table.over; n++) {
    if (n % 5 === 0) {
      const { revision } = writing.table.notes(2) as { revision: number };
      assert.equal(writing.table.writeNotes(2, { revision, notes: `${SECRET}, ${'more '.repeat(n)}` }), undefined);
    }
    writing.step(one);
    silent.step(other);
  }
  for (const viewer of writing.table.viewers) {
    if (viewer !== 2) assert.ok(!JSON.stringify(writing.table.notes(viewer)).includes(SECRET));
    assert.deepEqual(writing.table.snapshot(viewer), silent.table.snapshot(viewer));
    assert.deepEqual([...writing.table.since(viewer, 0)], [...silent.table.since(viewer, 0)]);
  }
  assert.deepEqual(writing.table.record(), silent.table.record());
  assert.deepEqual(writing.journal, silent.journal);
  assert.equal(writing.table.version, silent.table.version);
});

test('spectators have none', () => {
  const { table } = new Played({ seed: 24 });
  assert.match(JSON.stringify(table.notes(SPECTATOR)), /seat-needed/);
  assert.match(table.writeNotes(SPECTATOR, { revision: 0, notes: 1 })!.type, /seat-needed$/);
});

test('a table that is made again has the notes it is given', () => {
  const played = new Played({ seed: 25 });
  const again = Table.rebuild(played.table.setup, played.journal, undefined, { notes: [{ seat: 3, revision: 4, notes: [1] }] });
  assert.deepEqual(again.notes(3), { revision: 4, notes: [1] });
  assert.deepEqual(again.notes(0), { revision: 0, notes: null });
});
