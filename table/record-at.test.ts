import assert from 'node:assert/strict';
import test from 'node:test';
import { Io, SPECTATOR } from '@ridotto/engine';
import { Refused } from './port.ts';
import { RecordAt } from './record-at.ts';
import { Played, toys, type Wanted } from './test-kit.ts';
import { onlyLooks } from './tests/contract.ts';

/** A game to its end, with what everybody saw after each entry of its record. */
function gone(wanted: Wanted & { readonly seed: number }): { played: Played; seen: Map<number, unknown[]> } {
  const played = new Played(wanted);
  const { table } = played;
  const luck = new Io(wanted.seed);
  const seen = new Map<number, unknown[]>();
  while (!table.over) {
    if (table.match.drafts.size === 0) seen.set(table.match.log.length, sights(played));
    played.step(luck);
  }
  seen.set(table.match.log.length, sights(played));
  return { played, seen };
}
const sights = ({ table }: Played): unknown[] =>
  table.viewers.map((viewer) => {
    const { view, awaits, legal } = table.snapshot(viewer);
    return { view, awaits, legal, told: told(table.log(viewer)) };
  });
const told = (log: readonly { readonly facts: readonly unknown[]; readonly undone?: boolean }[]) => log.flatMap(({ facts }) => facts);

for (const wanted of [{ seed: 91, players: 3 }, ...toys(92)])
  test(`at every moment each viewer sees what they saw then, and no more: ${('game' in wanted && wanted.game?.name) || 'San Marco'}`, async () => {
    const { played, seen } = gone(wanted);
    const record = played.table.record();
    assert.ok('log' in record);
    const file = JSON.parse(JSON.stringify(record)) as typeof record;
    const find = () => played.table.game;
    assert.ok(seen.size > 4);
    for (const [entries, then] of seen)
      for (const [i, viewer] of played.table.viewers.entries()) {
        const chair = await new RecordAt(file, find).sit(String(entries), viewer === SPECTATOR ? null : `s${viewer}`);
        const { view, awaits, legal, over, you } = await chair.snapshot();
        assert.deepEqual({ view, awaits, legal, told: told(await chair.log()) }, then[i]);
        assert.deepEqual([you, over === null], [viewer === SPECTATOR ? null : `s${viewer}`, entries < record.log.length]);
      }
  });

const { played } = gone({ seed: 93, players: 3 });
const record = played.table.record();
assert.ok('log' in record);
for (const [moment, seat] of [
  ['7', 's0'],
  ['30', null],
] as const)
  onlyLooks(`a record at ${moment}, ${seat ?? 'watching'}`, () => new RecordAt(record).sit(moment, seat));

test('a moment or a seat that the record does not have is refused', async () => {
  const tables = new RecordAt(record);
  const refused = (type: string) => (e: unknown) => e instanceof Refused && e.problem.type === `urn:ridotto:problem:${type}`;
  for (const moment of ['-1', '1e3', String(record.log.length + 1)])
    await assert.rejects(tables.sit(moment, null), refused('no-such-table'));
  for (const seat of ['s3', 's-1', 'anne']) await assert.rejects(tables.sit('1', seat), refused('bad-token'));
  await assert.rejects(tables.open(), refused('only-looking'));
});
