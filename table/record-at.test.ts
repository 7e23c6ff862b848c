import assert from 'node:assert/strict';
import test from 'node:test';
import { carryRecord, Io, Match, SPECTATOR, type Game } from '@ridotto/engine';
import { GAMES } from '@ridotto/games';
import { keptRecords, type KeptRecord } from '@ridotto/games/tests/records.ts';
import { Refused } from './port.ts';
import { RecordAt } from './record-at.ts';
import { OPEN } from './together.ts';
import { Played, toys, type Wanted } from './tests/kit.ts';
import { onlyLooks } from './tests/contract.ts';

const games: readonly Game[] = Object.values(GAMES);

/** Of Inkognito: whoever chooses blindly would end the game at their first turn. */
const ENOUGH = 60;
/** Moments that are looked at: many of the first, and then every so many. */
const isLookedAt = (entries: number): boolean => entries % (entries < 10 ? 1 : entries < 60 ? 10 : 50) === 0;

/** A game to its end, with what everybody saw after some entries of its record and at the end. */
function gone(wanted: Wanted & { readonly seed: number }): { played: Played; seen: Map<number, unknown[]> } {
  const played = new Played(wanted);
  const { table } = played;
  const luck = new Io(wanted.seed);
  const seen = new Map<number, unknown[]>();
  while (!table.over) {
    played.unsaid = table.match.log.length < ENOUGH ? 'announce' : undefined;
    if (table.match.drafts.size === 0 && isLookedAt(table.match.log.length)) seen.set(table.match.log.length, sights(played));
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

for (const wanted of [...games.map((game) => ({ game, seed: 91, players: 4 })), ...toys(92)])
  test(`at every moment each viewer sees what they saw then, and no more: ${wanted.game!.name}`, async () => {
    const { played, seen } = gone(wanted);
    const record = played.table.record();
    assert.ok('log' in record);
    const file = JSON.parse(JSON.stringify(record)) as typeof record;
    const tables = new RecordAt(file, () => played.table.game);
    assert.ok(seen.size > 4);
    for (const [entries, then] of seen)
      for (const [i, viewer] of played.table.viewers.entries()) {
        const chair = await tables.sit(String(entries), viewer === SPECTATOR ? null : `s${viewer}`);
        const { view, awaits, legal, over, you } = await chair.snapshot();
        assert.deepEqual({ view, awaits, legal, told: told(await chair.log()) }, then[i]);
        assert.deepEqual([you, over === null], [viewer === SPECTATOR ? null : `s${viewer}`, entries < record.log.length]);
      }
  });

for (const wanted of [...games.map((game) => ({ game, seed: 94, players: game.name === 'venice' ? 2 : 4 })), ...toys(95)])
  test(`a record without the secret is looked at like any other, and nothing is proved by it: ${wanted.game!.name}`, async () => {
    const { played } = gone(wanted);
    const record = played.table.record();
    assert.ok('log' in record);
    const { secret, ...without } = JSON.parse(JSON.stringify(record)) as typeof record;
    assert.ok(secret);
    const find = (): Game => played.table.game;
    const [tables, whole] = [without, record].map((file) => new RecordAt(file, find, { judges: false }));
    for (const moment of [0, Math.ceil(record.log.length / 2), record.log.length].map(String)) {
      const at = async (there: RecordAt) => (await there.sit(moment, null)).snapshot();
      const [{ view, over }, wanted] = [await at(tables), await at(whole)];
      assert.deepEqual(view, wanted.view);
      assert.deepEqual(over?.scores, wanted.over?.scores);
    }
    const verdict = await tables.verdictInPieces(() => undefined);
    assert.deepEqual([verdict.ok, verdict.why], [false, 'no-secret']);
  });

for (const wanted of games.map((game) => ({ game, seed: 97, players: game.name === 'venice' ? 2 : 4 })))
  test(`with everything open it is what each player saw, and all that anybody was told: ${wanted.game.name}`, async () => {
    const { played } = gone(wanted);
    const record = played.table.record();
    assert.ok('log' in record && record.facts);
    const tables = new RecordAt(record);
    const end = await tables.sit(String(record.log.length), OPEN);
    assert.equal(end.seat, null);
    // What was told to some is told here, and as they were told it.
    const facts = record.facts as { what: string; data: object }[];
    assert.deepEqual(told(await end.log()), JSON.parse(JSON.stringify(facts.map(({ what, data }) => ({ what, data })))));
    const moments = tables.entriesAt(tables.viewerOf(OPEN));
    let more = 0;
    // Also in a game of a few entries.
    for (const share of [0.2, 0.5, 0.8]) {
      const entries = Math.ceil(share * record.log.length);
      const seq = moments.findLastIndex((n) => n <= entries) + 1;
      const [{ snapshot }] = await end.past(seq - 1, seq);
      assert.ok(snapshot);
      assert.deepEqual([snapshot.you, snapshot.legal], [null, []]);
      const open = snapshot.view as Record<string, Record<string, unknown>>;
      const watched = (await (await tables.sit(String(entries), null)).snapshot()).view;
      if (JSON.stringify(open) !== JSON.stringify(watched)) more++;
      for (const seat of record.seats.map((_, p) => `s${p}`)) {
        const { view } = await (await tables.sit(String(entries), seat)).snapshot();
        for (const [key, part] of Object.entries(view) as [string, Record<string, unknown> | null][])
          if (part !== null && Object.hasOwn(Object(part), seat)) assert.deepEqual(open[key][seat], part[seat], `${key} of ${seat}`);
      }
    }
    assert.ok(more > 0, 'whoever watches sees it all as well');
  });

test('gestures are seen again where they were made, by all; what nobody could have made is left out', async () => {
  const { played } = gone({ game: GAMES.inkognito, seed: 97, players: 4 });
  const record = played.table.record();
  assert.ok('log' in record);
  const log = record.log.length;
  const made = { gesture: 'wink', to: 's2' };
  const gestures = [
    { after: 9, by: 's1', ...made },
    { after: log - 3, by: 's0', gesture: 'scorn' },
    { after: log - 3, by: 's0', gesture: 'nod' },
  ];
  const tables = new RecordAt({ ...record, gestures });
  for (const seat of ['s0', 's3', null, OPEN]) {
    const chair = await tables.sit(String(log), seat);
    const asides = (await chair.log()).filter(({ aside }) => aside);
    assert.deepEqual(
      asides.map(({ by, aside }) => ({ by, ...aside })),
      [
        { by: 's1', ...made },
        { by: 's0', gesture: 'scorn' },
      ],
    );
    assert.deepEqual(
      asides.map(({ seq }) => tables.entriesAt(tables.viewerOf(seat))[seq - 1]),
      [9, log - 3],
    );
  }
  assert.equal((await (await tables.sit('8', null)).log()).filter(({ aside }) => aside).length, 0);
});

for (const game of games) {
  const { played } = gone({ game, seed: 93, players: game.seats.includes(4) ? 4 : game.seats.at(-1)! });
  const record = played.table.record();
  assert.ok('log' in record);
  for (const [moment, seat] of [
    ['7', 's0'],
    [String(Math.min(30, record.log.length - 1)), null],
  ] as const)
    onlyLooks(`a record of ${game.name} at ${moment}, ${seat ?? 'watching'}`, () => new RecordAt(record).sit(moment, seat));
}

/** Of every version, and of what is special: the smallest of each. */
function someOf(game: Game): KeptRecord[] {
  const kinds = new Map<string, KeptRecord[]>();
  for (const kept of keptRecords(game.name)) {
    const { rules, from, log } = kept.record;
    const kind = [rules, from !== undefined, log.some((entry) => 'back' in entry), kept.ends[rules].winners === null].join(' ');
    kinds.set(kind, [...(kinds.get(kind) ?? []), kept]);
  }
  return [...kinds.values()].flatMap((list) => list.sort((a, b) => a.record.log.length - b.record.log.length).slice(0, 2));
}
for (const game of games)
  for (const { name, record, ends } of someOf(game))
    test(`${game.name}, ${name}, by version ${record.rules} of its rules: looked at as the rules of today play it`, async () => {
      const { carried, record: now } = carryRecord(game, record);
      const setup = { edition: game.edition(game.standard), options: now.options, seats: now.seats.length };
      const tables = new RecordAt(record);
      // Before, between and after what was taken back, too.
      const taken = now.log.flatMap((entry, n) => ('back' in entry ? [n, n + 1] : []));
      const moments = [1, Math.floor(now.log.length / 2), ...taken, now.log.length];
      for (const n of moments) {
        const then = Match.replay(carried.game, now, setup, n);
        if (then.waiting !== undefined || then.drafts.size > 0) continue;
        for (const [p, seat] of [...now.seats.keys()].map((s) => [s, `s${s}`] as const).concat([[SPECTATOR, null as never]])) {
          const chair = await tables.sit(String(n), seat);
          const { view } = await chair.snapshot();
          assert.deepEqual(
            view,
            JSON.parse(
              JSON.stringify(
                carried.game.view(
                  then.state,
                  p,
                  now.seats.map((_, s) => `s${s}`),
                ),
              ),
            ),
          );
        }
      }
      const chair = await tables.sit(String(now.log.length), 's0');
      const { over, seq } = await chair.snapshot();
      const entriesAt = tables.entriesAt(0);
      assert.equal(entriesAt.length, seq);
      // From the end any moment can be had, and it is what one sees who sits down there.
      const luck = new Io(7);
      for (let i = 0; i < 8; i++) {
        const n = 1 + luck.pick(seq);
        const [then, ...others] = await chair.past(n - 1, n);
        assert.deepEqual([others, then.happening.seq], [[], n]);
        // The last event of that entry.
        if (entriesAt[n] === entriesAt[n - 1]) continue;
        assert.deepEqual(then.snapshot, await (await tables.sit(String(entriesAt[n - 1]), 's0')).snapshot());
      }
      const end = ends[record.rules];
      if (end.winners === null) assert.equal(over, null);
      else {
        assert.ok(over);
        assert.deepEqual([over.winners, over.scores, over.verified], [end.winners.map((s) => `s${s}`), end.scores, true]);
        assert.deepEqual(await chair.record(), record);
      }
    });

const { played } = gone({ seed: 93, players: 3 });
const record = played.table.record();
assert.ok('log' in record);
test('the beginning is what has been drawn before anybody chose', async () => {
  const tables = new RecordAt(record);
  assert.ok(!('by' in record.log[0]));
  assert.deepEqual(await (await tables.sit('0', 's0')).snapshot(), await (await tables.sit('1', 's0')).snapshot());
});
test('a moment or a seat that the record does not have is refused', async () => {
  const tables = new RecordAt(record);
  const refused = (type: string) => (e: unknown) => e instanceof Refused && e.problem.type === `urn:ridotto:problem:${type}`;
  for (const moment of ['-1', '1e3', String(record.log.length + 1)])
    await assert.rejects(tables.sit(moment, null), refused('no-such-table'));
  for (const seat of ['s3', 's-1', 'anne']) await assert.rejects(tables.sit('1', seat), refused('bad-token'));
  await assert.rejects(tables.open(), refused('only-looking'));
});
test('whether it was dealt fairly is found out in pieces, and moments come first', async () => {
  const tables = new RecordAt(record, undefined, { judges: false });
  const chair = await tables.sit(String(record.log.length), null);
  let pauses = 0;
  const verdict = await tables.verdictInPieces(async () => {
    if (pauses++ === 3) assert.equal((await chair.past(2, 3)).length, 1);
  });
  assert.equal(pauses, record.log.length);
  assert.deepEqual(verdict, new RecordAt(record).verdict);
  assert.equal(verdict, tables.verdict);
});
test('it is played in pieces before anybody looks, and says each time how much of it is', async () => {
  const tables = new RecordAt(record, undefined, { judges: false });
  const shares: number[] = [];
  await tables.playInPieces(async (share) => void shares.push(share));
  assert.deepEqual(
    shares,
    record.log.map((_, n) => (n + 1) / record.log.length),
  );
  assert.deepEqual(tables.entriesAt(0), new RecordAt(record).entriesAt(0));
});
