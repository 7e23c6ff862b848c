import assert from 'node:assert/strict';
import test from 'node:test';
import { Io, SPECTATOR, type Seat } from '@ridotto/engine';
import type { AnyChoice } from './protocol.ts';
import { Played, toys, type Wanted } from './tests/kit.ts';

/** Two tables at the same simultaneous step, with the same hidden cards; seat `hidden` splits them, seat `watcher` looks on. */
function atSplit(seed: number): { played: Played; hidden: Seat; watcher: Seat } {
  const played = new Played({ seed });
  const luck = new Io(seed);
  while (played.table.awaited.length < 2) played.step(luck);
  const [hidden, watcher] = played.table.awaited;
  return { played, hidden, watcher };
}
function split(played: Played, seat: Seat, into: (legal: readonly AnyChoice[], n: number) => AnyChoice): AnyChoice[] {
  const parts: AnyChoice[] = [];
  for (let { legal } = played.table.snapshot(seat); legal.length > 0;) {
    parts.push(into(legal, parts.length));
    const preview = played.table.preview(seat, { parts });
    assert.ok('legal' in preview);
    legal = preview.legal;
  }
  return parts;
}
const seen = (played: Played, viewer: Seat): string =>
  JSON.stringify([played.table.snapshot(viewer), played.table.log(viewer), played.table.since(viewer, 0)]);

test('how another seat comes to its secret part shows nowhere: not in numbers, not in entries, not later', () => {
  const whole = atSplit(31);
  const piecemeal = atSplit(31);
  const { hidden, watcher } = whole;
  const viewers = whole.played.table.viewers.filter((v) => v !== hidden);
  const same = (): void => {
    for (const viewer of viewers) assert.equal(seen(piecemeal.played, viewer), seen(whole.played, viewer));
  };
  // One hands all in at once; the other one part after another, with changes of mind, and something else at first.
  const parts = split(whole.played, hidden, (legal) => legal[0]);
  const others = split(piecemeal.played, hidden, (legal) => legal.at(-1)!);
  for (const part of others.slice(0, 3)) piecemeal.played.send(hidden, { do: 'say', parts: [part] });
  same();
  piecemeal.played.send(hidden, { do: 'undo' });
  piecemeal.played.send(hidden, { do: 'retract' });
  piecemeal.played.send(hidden, { do: 'say', parts: [{ do: 'fly' }] });
  piecemeal.played.table.preview(hidden, { parts: others });
  same();
  for (const part of parts) piecemeal.played.send(hidden, { do: 'say', parts: [part] });
  whole.played.send(hidden, { do: 'say', parts });
  same();
  // The step ends: its moves are told, and still nothing of how they came about.
  for (const { played } of [whole, piecemeal]) played.send(watcher, { do: 'say', parts: split(played, watcher, (legal) => legal[0]) });
  same();
  assert.ok(whole.played.table.awaited.length === 1);
  const luck = [new Io(1), new Io(1)];
  for (let n = 0; n < 10; n++) {
    const seats = [whole, piecemeal].map(({ played }) => played.table.awaited.at(-1)!);
    assert.equal(seats[0], seats[1]);
    [whole, piecemeal].forEach(({ played }, i) => played.blindly(seats[i], luck[i]));
    same();
  }
});

for (const wanted of [{ seed: 32, players: 3 }, ...toys(34)] as (Wanted & { seed: number })[])
  test(`events are numbered without gaps, each with what its viewer saw then: ${wanted.game?.name ?? 'San Marco'}`, () => {
    const played = new Played(wanted);
    const { table } = played;
    const luck = new Io(wanted.seed);
    const live = new Map(table.viewers.map((v) => [v, [...table.since(v, 0)]]));
    while (!table.over) {
      const before = new Map(table.viewers.map((v) => [v, table.seq(v)]));
      const shown = new Map(table.viewers.map((v) => [v, JSON.stringify(table.snapshot(v))]));
      played.step(luck);
      for (const viewer of table.viewers) {
        const news = [...table.since(viewer, before.get(viewer)!)];
        assert.ok(news.length <= 1);
        // No event: nothing that this viewer sees has changed.
        if (news.length === 0) assert.equal(JSON.stringify(table.snapshot(viewer)), shown.get(viewer));
        else assert.deepEqual(news[0].snapshot, table.snapshot(viewer));
        live.get(viewer)!.push(...news);
      }
    }
    for (const viewer of table.viewers) {
      const all = live.get(viewer)!;
      assert.deepEqual(
        all.map(({ happening }) => happening.seq),
        all.map((_, i) => i + 1),
      );
      assert.deepEqual(
        all.map(({ happening }) => happening),
        table.log(viewer),
      );
      // Whoever comes back soon gets what they would have got; whoever comes back late gets what happened long ago without.
      const seq = table.seq(viewer);
      assert.deepEqual([...table.since(viewer, seq - 8)], all.slice(-8));
      assert.equal([...table.since(viewer, 1)][0].snapshot, undefined);
      assert.deepEqual([...table.since(viewer, seq)], []);
    }
  });

test('facts reach those they are for', () => {
  const played = new Played({ seed: 33 });
  const { table } = played;
  const luck = new Io(33);
  while (table.awaited.length < 2) played.step(luck);
  const drew = (viewer: Seat) =>
    table
      .log(viewer)
      .flatMap(({ facts }) => facts)
      .filter(({ what }) => what === 'drew')
      .map(({ data }) => data as { seat: string; cards?: string[] });
  for (const viewer of table.viewers)
    for (const { seat, cards } of drew(viewer)) assert.equal(cards !== undefined, viewer !== SPECTATOR && seat === `s${viewer}`);
  assert.equal(drew(SPECTATOR).length, 2);
});
