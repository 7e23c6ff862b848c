import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Io, NotOpened, type Game, type GameRecord } from '@ridotto/engine';
import { GAMES } from '@ridotto/games';
import { commitmentTo } from './dealing.ts';
import { handoverOf, NotTaken, takeOver, type Handover, type HandedTable, type Taking, type Unhanded } from './handover.ts';
import { Table } from './table.ts';
import { BEGUN, bytesFrom, Played, toys, type Wanted } from './tests/kit.ts';
import { verifyRecord } from './verify.ts';

const LATER = BEGUN + 1000;
const taking = (from: Taking['from'], seed: number, game?: Game): Taking => ({
  id: `taken ${seed}`,
  from,
  randomBytes: bytesFrom(seed),
  bots: () => ['random', 'steady'],
  ...(game && { find: () => game }),
});
/** As it goes over a wire. */
const sent = (table: Table): Handover => {
  const given = handoverOf(table);
  assert.ok(!('problem' in given));
  return JSON.parse(JSON.stringify(given)) as Handover;
};
function begun(wanted: Wanted, steps: number): Played {
  const played = new Played(wanted);
  for (const luck = new Io(7); steps > 0 && !played.table.over; steps--) played.step(luck);
  return played;
}
/** What all see but what is not part of the game: the drafts of a simultaneous step are handed in again. */
function seen({ match, viewers, game }: Table): unknown {
  const fresh = match.drafts.size === 0;
  return (
    fresh && viewers.map((viewer) => game.view(match.state, viewer, ['s0', 's1', 's2', 's3', 's4', 's5'].slice(0, viewers.length - 1)))
  );
}
function toItsEnd(table: Table, seed: number): void {
  const luck = new Io(seed);
  while (!table.over) {
    const seat = table.awaited[luck.pick(table.awaited.length)];
    const legal = table.match.legal(seat);
    assert.ok('entry' in table.play(seat, [table.game.codec.format(legal[luck.pick(legal.length)])], LATER));
  }
}

suite('a game goes on elsewhere', () => {
  const games: (Wanted & { readonly seed: number })[] = [
    ...Object.values(GAMES).map((game) => ({ game: game as unknown as Game, players: Math.max(...game.seats), seed: 5 })),
    ...toys(5),
  ];
  for (const game of Object.values(GAMES) as unknown as Game[])
    test(`${game.name}: with an edition of one's own, there and back`, () => {
      const edition = { ...(game.standard as object), name: 'Of my own copy' };
      const played = begun({ game, players: Math.max(...game.seats), seed: 6, edition }, 5);
      const house = takeOver(sent(played.table), taking('device', 9), LATER);
      assert.equal(house.table.snapshot(0).edition.name, 'Of my own copy');
      const device = takeOver(sent(house.table), taking('house', 10), LATER);
      assert.equal(device.setup.edition, played.table.setup.edition);
      assert.deepEqual(device.setup.editionFile, played.table.setup.editionFile);
      const before = played.rebuilt();
      if (before.match.drafts.size === 0) assert.deepEqual(seen(device.table), seen(before));
    });

  for (const wanted of games)
    test(`${wanted.game!.name}: as it stood, dealt by another secret from then on, and its record proves both`, () => {
      const { game } = wanted;
      for (const steps of [0, 17]) {
        const played = begun(wanted, steps);
        if (played.table.over) continue;
        const before = played.rebuilt();
        const { setup, journal, table } = takeOver(sent(played.table), taking('device', 9, game), LATER);
        assert.notEqual(setup.secret, played.table.setup.secret);
        if (before.match.drafts.size === 0) assert.deepEqual(seen(table), seen(before));
        assert.equal(table.match.outcomes, before.match.outcomes);
        // The same again from what is kept of it.
        const again = Table.rebuild(setup, JSON.parse(JSON.stringify(journal)) as typeof journal, () => game!);
        assert.deepEqual(seen(again), seen(table));
        toItsEnd(table, 3);
        const record = table.record() as GameRecord;
        const verdict = verifyRecord(game!, JSON.parse(JSON.stringify(record)));
        assert.equal(verdict.detail, `all ${table.match.outcomes} outcomes are those of the secret`);
        assert.deepEqual(record.dealers, [
          { by: 'device', entries: before.match.log.length, commitment: before.setup.commitment, secret: before.setup.secret },
        ]);
        assert.match(verdict.unproved.join('\n'), /before entry \d+, the device of somebody dealt[^]*from entry \d+ on, a house dealt/);
        // Neither of the two secrets deals the part of the other one.
        const { dealers: _, ...one } = record;
        if (table.match.outcomes > before.match.outcomes)
          assert.equal(verifyRecord(game!, { ...one, secret: before.setup.secret }).ok, false);
        if (before.match.outcomes > 0) assert.equal(verifyRecord(game!, one).ok, false);
      }
    });

  test('there and back, and there again: who dealt what is in the record', () => {
    const device = begun({ players: 3, seed: 3 }, 10).table;
    const house = takeOver(sent(device), taking('device', 11), LATER).table;
    const back = takeOver(sent(house), taking('house', 12), LATER).table;
    const { setup, table } = takeOver(sent(back), { ...taking('device', 13), came: 'table' }, LATER);
    assert.deepEqual(
      setup.dealers?.map(({ by, commitment }) => [by, commitment]),
      [
        ['device', device.setup.commitment],
        ['house', house.setup.commitment],
        ['device', back.setup.commitment],
      ],
    );
    const { dealers, came, commitment } = table.snapshot(0);
    assert.equal(came, 'table');
    assert.equal(commitment, setup.commitment);
    assert.deepEqual(Object.keys(dealers![0]), ['by', 'entries', 'commitment']);
    toItsEnd(table, 4);
    assert.ok(verifyRecord(table.game as unknown as Game, table.record()).ok);
  });

  test('what was dealt elsewhere is not undone here, and is taken back by consent alone: then it comes up again', () => {
    const played = begun({ players: 3, seed: 6 }, 0);
    const luck = new Io(2);
    while (![0, 1, 2].some((seat) => played.table.match.canUndo(seat))) played.step(luck);
    const { table } = takeOver(sent(played.table), taking('device', 21), LATER);
    for (const seat of [0, 1, 2]) {
      assert.equal(table.match.canUndo(seat), false);
      assert.equal(table.snapshot(seat).undo, false);
    }
    const other = begun({ players: 3, seed: 6 }, 14);
    const taken = takeOver(sent(other.table), taking('device', 22), LATER).table;
    const entries = taken.match.log.length;
    toSome(taken, 6);
    const mine = taken.match.log.findIndex((entry) => 'luck' in entry && 'by' in entry);
    assert.ok(mine >= 0 && mine < entries);
    taken.follow({
      do: 'matter',
      by: 's0',
      matter: { do: 'propose', what: { do: 'take-back' }, carried: true },
      back: mine,
      at: LATER,
    });
    toItsEnd(taken, 9);
    const verdict = verifyRecord(taken.game as unknown as Game, taken.record());
    assert.ok(verdict.ok, verdict.detail);
  });
  function toSome(table: Table, steps: number): void {
    const luck = new Io(1);
    for (let n = 0; n < steps && !table.over; n++) {
      const [seat] = table.awaited;
      const legal = table.match.legal(seat);
      table.play(seat, [table.game.codec.format(legal[luck.pick(legal.length)])], LATER);
    }
  }

  test('bots stay bots, who has conceded is one from now on, who rests comes back; options, names and notes come along', () => {
    const played = new Played({ players: 4, humans: 3, confirm: true, options: { allowDebt: true } });
    played.keep(played.table.matter(1, { do: 'concede', bot: 'steady', key: 'c' }, BEGUN));
    played.keep(played.table.matter(2, { do: 'rest', bot: 'steady', key: 'r' }, BEGUN));
    const given = { ...sent(played.table), notes: [{ seat: 0, notes: { colour: 'red' } }] };
    const { setup, table, notes } = takeOver(given, taking('device', 5), LATER);
    assert.deepEqual(setup.players, [{ kind: 'human' }, { kind: 'bot', bot: 'steady' }, { kind: 'human' }, { kind: 'bot', bot: 'random' }]);
    assert.equal(setup.confirm, true);
    assert.deepEqual(setup.options, played.table.setup.options);
    assert.deepEqual(table.company.names, played.table.company.names);
    assert.deepEqual(notes, [{ seat: 0, revision: 1, notes: { colour: 'red' } }]);
  });

  test('what does not fit is refused with what is wrong with it', () => {
    const played = begun({ players: 3, seed: 3 }, 12);
    const given = sent(played.table);
    const { record } = given;
    const luck = record.log.findIndex((entry, n) => n > 0 && 'luck' in entry);
    const wrong: [Unhanded, RegExp, Partial<Handover> | { readonly record: object }][] = [
      ['wrong-secret', /not the one that was committed to/, { record: { ...record, secret: '0'.repeat(64) } }],
      [
        'wrong-secret',
        /of dealer 0/,
        { record: { ...record, dealers: [{ by: 'house', entries: 1, commitment: 'x', secret: '1'.repeat(64) }] } },
      ],
      ['no-secret', /secret/, { record: { ...record, secret: undefined } }],
      ['wrong-edition', /edition/, { record: { ...record, edition: `sha256:${'0'.repeat(64)}` } }],
      ['departs', /entry \d+/, { record: { ...record, log: record.log.filter((_, n) => n !== luck) } }],
      ['departs', /by the secret; the record says/, { record: { ...record, secret: other, commitment: commitmentTo(other) } }],
      ['bad-setup', /3 sit in the record, and 2/, { players: given.players.slice(1) }],
      ['bad-setup', /"deep" is no bot/, { players: [{ kind: 'bot', bot: 'deep' }, ...given.players.slice(1)] }],
      ['bad-setup', /at most 16384 bytes/, { notes: [{ seat: 0, notes: 'x'.repeat(20_000) }] }],
      ['bad-setup', /no such seat/, { notes: [{ seat: 3, notes: 'x' }] }],
    ];
    for (const [why, message, change] of wrong)
      assert.throws(
        () => takeOver({ ...given, ...change } as Handover, taking('device', 5), LATER),
        (e) => e instanceof NotTaken && e.why === why && message.test(e.message),
        why,
      );
    for (const [why, change] of [
      ['newer-rules', { rules: 99 }],
      ['no-such-game', { game: 'chess' }],
      ['damaged', { applause: 3 }],
      ['no-record', { format: 'x' }],
      ['damaged', { dealers: [{ by: 'cat', entries: 1, commitment: '' }] }],
      ['damaged', { dealers: [{ by: 'house', entries: 999, commitment: '' }] }],
    ] as const)
      assert.throws(
        () => takeOver({ ...given, record: { ...record, ...change } as GameRecord }, taking('device', 5), LATER),
        (e) => e instanceof NotOpened && e.why === why,
        why,
      );
    const over = begun({ players: 3, seed: 4 }, Infinity);
    assert.throws(
      () => takeOver({ ...given, record: over.table.record() as GameRecord }, taking('device', 5), LATER),
      (e) => e instanceof NotTaken && e.why === 'over',
    );
  });
  const other = 'ab'.repeat(32);
});

suite('where it was played', () => {
  const refused = (answer: object, kind: string): void =>
    assert.equal((answer as { problem?: { type: string } }).problem?.type, `urn:ridotto:problem:${kind}`);
  /** Nobody does anything there, and nobody is told what is hidden. */
  function rests(table: Table): void {
    assert.equal(table.over, false);
    assert.deepEqual(table.awaited, []);
    for (const viewer of table.viewers) {
      const { awaits, question, legal, undo, over } = table.snapshot(viewer);
      assert.deepEqual({ awaits, question, legal, undo, over }, { awaits: [], question: null, legal: [], undo: false, over: null });
      assert.ok(!table.snapshotJson(viewer).includes(table.setup.secret));
    }
    refused(table.command(0, { do: 'undo', question: 'q', key: 'x' }, LATER), 'gone');
    refused(table.aside(0, { message: 'Hello', key: 'y' }, LATER), 'gone');
    refused(table.matter(0, { do: 'rest', key: 'z' }, LATER), 'gone');
    refused(table.play(0, ['stop'], LATER), 'gone');
    refused(table.close(LATER), 'gone');
    refused(table.record(), 'not-over');
  }
  const commitment = commitmentTo('cd'.repeat(32));
  const takes = { do: 'propose', what: { do: 'take-along', commitment } } as const;

  test('who sits with bots alone takes the table along at once', () => {
    const played = new Played({ players: 3, humans: 1, tempo: undefined });
    played.keep(played.table.matter(0, { ...takes, key: 't' }, BEGUN));
    for (const table of [played.table, played.rebuilt()]) {
      assert.deepEqual(table.gone, { to: 'device', by: 's0', commitment });
      rests(table);
    }
    // Sent twice, it is done once.
    assert.deepEqual(played.table.matter(0, { ...takes, key: 't' }, BEGUN), { repeated: true });
  });
  test('what the others add with their consent goes into the dealing from then on, and what whoever takes it along adds does not', () => {
    const game = GAMES['san-marco'] as unknown as Game;
    const brought = (salts: readonly string[]): { readonly before: Table; readonly after: HandedTable } => {
      const played = new Played({ players: 3, seed: 21 });
      const { table } = played;
      played.keep(table.matter(1, { ...takes, key: 't' }, BEGUN));
      // Whoever proposes it has agreed already, whatever else they would add.
      refused(table.matter(1, { do: 'agree', proposal: 1, salt: 'mine', key: 'm' }, BEGUN), 'not-asked');
      for (const seat of [0, 2]) played.keep(table.matter(seat, { do: 'agree', proposal: 1, salt: salts[seat], key: 'y' }, BEGUN));
      assert.deepEqual(table.gone?.to === 'device' && table.gone.salts, [salts[0], '', salts[2]]);
      assert.deepEqual(played.rebuilt().gone, table.gone);
      return { before: table, after: takeOver(sent(table), taking('house', 3), LATER) };
    };
    const [one, other] = [brought(['a', '', 'b']), brought(['a', '', 'c'])];
    for (const { before, after } of [one, other]) {
      assert.deepEqual(seen(after.table), seen(before));
      toItsEnd(after.table, 3);
      const record = JSON.parse(JSON.stringify(after.table.record())) as GameRecord;
      const [dealer] = record.dealers!;
      assert.deepEqual(dealer.salts, before.setup.salts);
      assert.ok(verifyRecord(game, record).ok);
      // Salts are proved as secrets are: with others the outcomes are others, before and after.
      assert.equal(verifyRecord(game, { ...record, salts: ['a', '', 'x'] }).ok, false);
      assert.equal(verifyRecord(game, { ...record, dealers: [{ ...dealer, salts: ['a', '', 'x'] }] }).ok, false);
    }
    assert.equal(one.after.setup.secret, other.after.setup.secret);
    assert.notDeepEqual(one.after.table.match.log.slice(0, 12), other.after.table.match.log.slice(0, 12));
  });
  test('with others it takes the word of each, also of who may be back; whoever watches has none', () => {
    const played = new Played({ players: 4, humans: 3, tempo: { kind: 'live', bank: 60_000, increment: 0 } });
    const { table } = played;
    refused(table.matter(table.viewers.at(-1)!, { ...takes, key: 'w' }, BEGUN), 'seat-needed');
    const late = table.awaited[0];
    const out = BEGUN + 60_001;
    for (const seat of table.awaited) if (table.company.botAt(seat) === undefined) played.keep(table.timeOut(seat, out));
    const [by, other] = [0, 1, 2].filter((seat) => seat !== late && table.company.botAt(seat) === undefined);
    assert.ok(late < 3 && other !== undefined);
    played.keep(table.matter(by, { ...takes, key: 't' }, out));
    const [{ id }] = table.company.proposals;
    played.keep(table.matter(other, { do: 'agree', proposal: id, key: 'a' }, out));
    assert.equal(table.gone, undefined);
    assert.deepEqual(table.snapshot(by).proposals?.[0].asked, [`s${late}`]);
    refused(table.matter(late, { do: 'agree', proposal: id, key: 'l' }, out), 'stand-in');
    played.keep(table.matter(late, { do: 'return', key: 'r' }, out));
    played.keep(table.matter(late, { do: 'agree', proposal: id, key: 'b' }, out));
    assert.deepEqual(table.gone, { to: 'device', by: `s${by}`, commitment });
    rests(table);
    assert.ok(table.company.clocks.all().every(({ until, since }) => until === null && since === null));
    assert.equal(played.rebuilt().gone?.to, 'device');
  });
  test('it comes back once', () => {
    const played = new Played({ players: 3, humans: 1 });
    refused(played.table.cameBack('there', LATER), 'not-asked');
    played.keep(played.table.matter(0, { ...takes, key: 't' }, BEGUN));
    assert.ok('entry' in played.keep(played.table.cameBack('there', LATER)));
    assert.deepEqual(played.table.cameBack('there', LATER), { repeated: true });
    refused(played.table.cameBack('elsewhere', LATER), 'gone');
    const gone = { to: 'device', by: 's0', commitment, table: 'there' };
    assert.deepEqual(played.rebuilt().snapshot(1).gone, gone);
  });
  test('a program is not taken along', () => {
    const { table } = new Played({ players: 3, humans: 2 });
    const programs = { ...table.setup, players: table.setup.players.map((p, i) => (i === 1 ? { ...p, program: true as const } : p)) };
    const { table: with1 } = Table.open(programs as HandedTable['setup'], BEGUN);
    refused(with1.matter(0, { ...takes, key: 't' }, BEGUN), 'bad-request');
  });
  test('a table of a device rests while it is on its way, and goes on there if the house has it not', () => {
    const played = begun({ players: 3, seed: 3 }, 8);
    const { table } = played;
    const before = table.snapshot(0);
    played.keep(table.handOver('there', 'key', LATER));
    rests(table);
    refused(table.handOver('elsewhere', 'other', LATER), 'gone');
    // What is given is the same as before.
    assert.deepEqual(sent(table), sent(begun({ players: 3, seed: 3 }, 8).table));
    played.keep(table.handedOver('keep', LATER));
    const { seq: _, ...now } = table.snapshot(0);
    const { seq: __, ...then } = before;
    assert.deepEqual(now, then);
    assert.equal(table.gone, undefined);
    played.keep(table.handOver('there', 'key', LATER));
    played.keep(table.handedOver('arrived', LATER));
    assert.deepEqual(table.handedOver('arrived', LATER), { repeated: true });
    refused(table.handedOver('keep', LATER), 'gone');
    assert.deepEqual(played.rebuilt().gone, { to: 'house', table: 'there', key: 'key', arrived: true });
  });
});
