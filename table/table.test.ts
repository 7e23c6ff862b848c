import assert from 'node:assert/strict';
import test from 'node:test';
import { Io, SPECTATOR } from '@ridotto/engine';
import type { Snapshot } from './protocol.ts';
import { Table } from './table.ts';
import { BEGUN, Played, setupOf, toys, type Wanted } from './tests/kit.ts';
import { verifyRecord } from './verify.ts';

/** Everything that everybody could ask a table for. */
function everything(table: Table): unknown {
  return JSON.parse(
    JSON.stringify([table.version, table.viewers.map((v) => [table.snapshot(v), table.log(v), [...table.since(v, table.seq(v) - 3)]])]),
  );
}
const rebuilt = (played: Played): Table => played.rebuilt();

test('a table is made again exactly from its journal, at every step of a game', () => {
  for (const wanted of [
    { seed: 1, players: 3 },
    { seed: 2, players: 4, confirm: true },
    ...toys(3),
    ...toys(7).map((toy) => ({ ...toy, confirm: true })),
  ]) {
    const { seed } = wanted;
    const played = new Played(wanted);
    const luck = new Io(seed);
    for (let n = 0; !played.table.over; n++) {
      const seat = played.table.awaited[0];
      const { undo, drafted } = played.table.snapshot(seat);
      if (undo && luck.pick(4) === 0) played.send(seat, { do: 'undo' });
      else if (drafted.length > 0 && luck.pick(4) === 0) played.send(seat, { do: 'retract' });
      else played.step(luck);
      if (n >= 12 && n % 20 !== 0 && !played.table.over) continue;
      assert.deepEqual(everything(rebuilt(played)), everything(played.table));
      const dealing = played.table.dealing();
      assert.ok(dealing.ok, dealing.detail);
    }
    const verdict = verifyRecord(played.table.game, played.table.record());
    assert.ok(verdict.ok, `${played.table.game.name}: ${verdict.detail}`);
    assert.equal(played.table.snapshot(SPECTATOR).over?.verified, true);
  }
});

test('what luck gave stands in the journal: a rebuild deals nothing', () => {
  const played = new Played({ seed: 3 });
  const luck = new Io(3);
  for (let n = 0; n < 30; n++) played.step(luck);
  // With another secret every new outcome would be another one.
  const other = Table.rebuild({ ...played.table.setup, secret: setupOf({ seed: 99 }).secret }, played.journal);
  assert.deepEqual(other.match.log, played.table.match.log);
});

test('a journal that is not of this table is refused, with the entry', () => {
  const played = new Played({ seed: 4 });
  const luck = new Io(4);
  for (let n = 0; n < 20; n++) played.step(luck);
  const { setup } = played.table;
  assert.throws(() => Table.rebuild(setup, played.journal.slice(1)), /begins with/);
  assert.throws(() => Table.rebuild(setup, [...played.journal, played.journal[5]]), /entry 21 of the journal/);
  assert.throws(() => Table.rebuild(setup, [{ do: 'begin', luck: [] }]), /entry 0/);
  assert.throws(() => Table.rebuild({ ...setup, rules: 99 }, played.journal), /version 99 of the rules/);
});

/** Without what must be new after any command. */
function present(table: Table): unknown {
  return table.viewers.map((viewer) => {
    const { seq, question, ...rest }: Snapshot = table.snapshot(viewer);
    assert.equal(typeof seq, 'number');
    return { ...rest, asked: question !== null };
  });
}

test('undo puts everything back for everybody, and is refused where information begins', () => {
  let exact = 0;
  let refused = 0;
  for (const wanted of [{ seed: 5, players: 4 }, { seed: 6, players: 3 }, ...toys(5), ...toys(6)]) {
    const played = new Played(wanted);
    const luck = new Io(wanted.seed);
    while (!played.table.over) {
      const { table } = played;
      const seat = table.awaited[luck.pick(table.awaited.length)];
      const before = present(table);
      const outcomes = table.match.outcomes;
      played.blindly(seat, luck);
      if (!table.snapshot(seat).undo) {
        const answer = played.send(seat, { do: 'undo' });
        assert.ok('problem' in answer && answer.problem.status === 409);
        refused++;
        continue;
      }
      assert.equal(table.match.outcomes, outcomes, 'undo is offered although luck was drawn');
      assert.ok('entry' in played.send(seat, { do: 'undo' }));
      assert.deepEqual(present(table), before);
      exact++;
      played.blindly(seat, luck);
    }
  }
  assert.ok(exact > 50 && refused > 50, `${exact} ${refused}`);
});

test('a move taken back is told, with the number of the move', () => {
  const played = new Played({ seed: 8, players: 3 });
  const luck = new Io(8);
  for (;;) {
    const seat = played.table.awaited[0];
    const { snapshot } = { snapshot: played.table.snapshot(seat) };
    played.blindly(seat, luck);
    if (!played.table.snapshot(seat).undo || snapshot.drafted.length > 0 || played.table.snapshot(seat).drafted.length > 0) continue;
    const told = played.table.viewers.map((v) => played.table.log(v).at(-1)!);
    played.send(seat, { do: 'undo' });
    for (const [i, viewer] of played.table.viewers.entries()) {
      const { seq, entry, by, undone, facts } = played.table.log(viewer).at(-1)!;
      assert.deepEqual(
        { seq, entry, by, undone, facts },
        { seq: told[i].seq + 1, entry: told[i].entry, by: `s${seat}`, undone: true, facts: [] },
      );
    }
    return;
  }
});

test('what would pass the turn is held until it is confirmed, and nobody else sees it', () => {
  let held = 0;
  for (const wanted of [{ seed: 9, players: 4 }, { seed: 10, players: 3 }, ...toys(9), ...toys(10)] as (Wanted & { seed: number })[]) {
    const played = new Played({ ...wanted, confirm: true });
    const { table } = played;
    const luck = new Io(wanted.seed);
    while (!table.over) {
      const seat = table.awaited[luck.pick(table.awaited.length)];
      const others = table.viewers.filter((v) => v !== seat);
      const before = others.map((v) => [table.snapshot(v), table.log(v).length]);
      const was = present(table);
      const outcomes = table.match.outcomes;
      const together = table.game.rules.isTogether(table.match.state);
      played.blindly(seat, luck);
      const now = table.snapshot(seat);
      if (!now.held) {
        // What brings its own luck, a draft, or what leaves the turn where it was. (Toys also have looks that end a turn.)
        assert.ok(wanted.game || together || now.awaits.includes(`s${seat}`) || table.match.outcomes > outcomes || table.over);
        continue;
      }
      held++;
      assert.equal(together, false);
      assert.equal(table.match.outcomes, outcomes);
      assert.deepEqual(
        others.map((v) => [table.snapshot(v), table.log(v).length]),
        before,
      );
      assert.deepEqual(now.legal, []);
      assert.equal(now.undo, true);
      // Whoever has handed in may say nothing else, and ask nothing.
      for (const answer of [
        played.send(seat, { do: 'say', line: 'stop' }),
        table.preview(seat, { line: 'stop' }),
        table.why(seat, { line: 'stop' }),
      ])
        assert.ok('problem' in answer && answer.problem.type.endsWith(':held'));
      // Others are not told even by refusals.
      for (const other of others.filter((v) => v !== SPECTATOR)) {
        const answer = table.preview(other, { line: 'stop' });
        assert.ok('problem' in answer && answer.problem.type.endsWith(':not-legal'));
      }
      if (held % 20 === 0) assert.deepEqual(everything(rebuilt(played)), everything(table));
      if (luck.pick(2) === 0) {
        played.send(seat, { do: 'undo' });
        assert.deepEqual(present(table), was);
        played.blindly(seat, luck);
        if (!table.snapshot(seat).held) continue;
      }
      const answer = played.send(seat, { do: 'confirm' });
      assert.ok('entry' in answer);
      assert.equal(table.snapshot(seat).held, null);
    }
    assert.equal(verifyRecord(table.game, table.record()).ok, true);
  }
  assert.ok(held > 40, String(held));
});

test('nothing waits, nothing is drafted, the game is not over: said in so many words', () => {
  const played = new Played({ seed: 11 });
  const [seat] = played.table.awaited;
  for (const what of ['confirm', 'retract', 'undo'] as const) {
    const answer = played.send(seat, { do: what });
    assert.ok('problem' in answer && answer.problem.status === 409 && answer.problem.detail.length > 10);
  }
  const record = played.table.record();
  assert.ok('problem' in record && record.problem.status === 409);
  assert.equal(played.journal.length, 1);
});

test('spectators may look and nothing else', () => {
  const { table } = new Played({ seed: 12 });
  const { legal, question, undo, you } = table.snapshot(SPECTATOR);
  assert.deepEqual([legal, question, undo, you], [[], null, false, null]);
  for (const what of ['say', 'confirm', 'undo', 'retract'] as const) {
    const answer = table.command(
      SPECTATOR,
      {
        do: what,
        question: 'q1',
        key: 'k',
        ...(what === 'say' && { parts: table.snapshot(table.awaited[0]).legal }),
      },
      BEGUN,
    );
    assert.ok('problem' in answer && answer.problem.status === 401);
  }
  for (const answer of [table.preview(SPECTATOR, { line: 'stop' }), table.why(SPECTATOR, { line: 'stop' })])
    assert.ok('problem' in answer && answer.problem.status === 401);
});

test('parts or a line: neither or both is the same error, whatever was asked with it, and asked of you or not', () => {
  const { table } = new Played({ seed: 3 });
  const question = (seat: number) => table.question(seat) ?? 'q1';
  for (const viewer of [0, 1, 2])
    for (const said of [{}, { parts: [], line: '' }]) {
      const answers = [
        table.preview(viewer, said),
        table.why(viewer, said),
        ...(table.awaited.includes(viewer)
          ? [table.command(viewer, { do: 'say', question: question(viewer), key: 'k', ...said }, BEGUN)]
          : []),
      ];
      for (const answer of answers) {
        assert.ok('problem' in answer, JSON.stringify(answer));
        assert.match(answer.problem.type, /bad-request$/);
        assert.equal(answer.problem.detail, 'say either parts or a line');
      }
    }
});

test('the record so far is for whoever runs the table: without the secret, and what it tells, before the game is over', () => {
  const played = new Played({ seed: 31, players: 3 });
  const { table } = played;
  const luck = new Io(31);
  for (let n = 0; n < 20; n++) played.step(luck);
  assert.ok('problem' in table.record());
  const soFar = table.soFar();
  assert.deepEqual([soFar.secret, soFar.facts], [undefined, undefined]);
  assert.ok(!JSON.stringify(soFar).includes(table.setup.secret));
  assert.deepEqual(soFar.log, table.match.log);
  while (!table.over) played.step(luck);
  assert.deepEqual(table.soFar(), table.record());
  assert.equal(table.soFar().secret, table.setup.secret);
});
