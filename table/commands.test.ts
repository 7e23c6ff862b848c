// Sent twice, late, or out of order: a command is carried out once, and only as the answer to the question it names.
import assert from 'node:assert/strict';
import test from 'node:test';
import { Io } from '@ridotto/engine';
import type { AnyChoice, Command } from './protocol.ts';
import { BEGUN, Played, toys } from './tests/kit.ts';

interface Sent {
  readonly seat: number;
  readonly command: Command;
}

test('a walk with random duplication, delay and reordering ends as the same walk without', () => {
  for (const wanted of [{ seed: 21, players: 3 }, { seed: 22, players: 4, confirm: true }, ...toys(23)]) {
    const { seed } = wanted;
    const played = new Played(wanted);
    const { table } = played;
    const luck = new Io(seed);
    const accepted: Sent[] = [];
    let keys = 0;
    let repeats = 0;
    while (!table.over) {
      const seat = table.awaited[luck.pick(table.awaited.length)];
      const { question, legal, held, undo } = table.snapshot(seat);
      const about = { question: question!, key: `k${keys++}` };
      const parts: AnyChoice[] = legal.length > 0 ? [legal[luck.pick(legal.length)]] : [];
      const command: Command =
        undo && luck.pick(5) === 0 ? { do: 'undo', ...about } : held ? { do: 'confirm', ...about } : { do: 'say', parts, ...about };
      const answer = played.keep(table.command(seat, command, BEGUN));
      assert.ok('entry' in answer, JSON.stringify(answer));
      accepted.push({ seat, command });
      // Again at once, and something from long ago: with its own key, and under a new one.
      const { version } = table;
      for (const old of [accepted.at(-1)!, accepted.slice(-400)[luck.pick(Math.min(400, accepted.length))]]) {
        assert.deepEqual(table.command(old.seat, old.command, BEGUN), { repeated: true });
        const late = table.command(old.seat, { ...old.command, key: `late ${repeats++}` }, BEGUN);
        assert.ok('problem' in late && late.problem.type.endsWith(':stale'), JSON.stringify(late));
        assert.deepEqual(late.problem.snapshot, table.snapshot(old.seat));
      }
      assert.equal(table.version, version);
    }
    assert.equal(played.journal.length, accepted.length + 1);
  }
});

test('a key counts for the seat that used it', () => {
  const played = new Played({ seed: 23 });
  const { table } = played;
  const [seat] = table.awaited;
  const { legal, question } = table.snapshot(seat);
  const command: Command = { do: 'say', question: question!, key: 'mine', parts: [legal[0]] };
  assert.ok('entry' in table.command(seat, command, BEGUN));
  const [next] = table.awaited;
  assert.ok('problem' in table.command(next, { ...command, question: 'q0' }, BEGUN));
  assert.ok(
    'entry' in table.command(next, { ...command, question: table.snapshot(next).question!, parts: [table.snapshot(next).legal[0]] }, BEGUN),
  );
});

test("in a simultaneous step, others' work does not make an answer stale, and the order of arrival does not matter", () => {
  const ends = [false, true].map((turned) => {
    const played = new Played({ seed: 24 });
    const { table } = played;
    const luck = new Io(24);
    while (table.awaited.length < 2) played.step(luck);
    const seats = turned ? table.awaited.reverse() : table.awaited;
    const questions = seats.map((seat) => table.snapshot(seat).question!);
    const decisions = seats.map((seat) => {
      const parts: AnyChoice[] = [];
      for (let { legal } = table.snapshot(seat); legal.length > 0;) {
        parts.push(legal[parts.length % legal.length]);
        const preview = table.preview(seat, { parts });
        assert.ok('legal' in preview);
        legal = preview.legal;
      }
      return parts;
    });
    seats.forEach((seat, i) => {
      const answer = table.command(seat, { do: 'say', question: questions[i], key: `${i}`, parts: decisions[i] }, BEGUN);
      assert.ok('entry' in answer, JSON.stringify(answer));
    });
    return { log: table.match.log, facts: table.facts, state: [...table.match.state.all] };
  });
  assert.deepEqual(ends[0], ends[1]);
});

test('a draft may be changed until the last is in; who is in may only take back', () => {
  const played = new Played({ seed: 25 });
  const { table } = played;
  const luck = new Io(25);
  while (table.awaited.length < 2) played.step(luck);
  const [seat] = table.awaited;
  while (table.awaited.includes(seat)) played.blindly(seat, luck);
  const done = table.snapshot(seat);
  assert.deepEqual([done.legal, done.undo, done.question === null], [[], true, false]);
  const more = played.send(seat, { do: 'say', line: 'castello 1' });
  assert.ok('problem' in more && /undo or retract/.test(more.problem.detail));
  assert.ok('entry' in played.send(seat, { do: 'retract' }));
  assert.deepEqual(table.snapshot(seat).drafted, []);
  assert.ok(table.awaited.includes(seat));
});

test('near misses of legal choices are refused, with the part, the reason and what is legal', () => {
  const played = new Played({ seed: 26, players: 3 });
  const { table } = played;
  const luck = new Io(26);
  let reasons = 0;
  for (let n = 0; n < 120 && !table.over; n++) {
    const seat = table.awaited[0];
    const { legal } = table.snapshot(seat);
    const { version } = table;
    const near = Object.keys(legal[0]).filter((k) => k !== 'do');
    const attempts: AnyChoice[] = [
      { do: 'fly' },
      { ...legal[0], and: 'more' },
      { ...legal[0], do: 'stop' },
      { do: 'take', offer: '9' },
      { do: 'play', card: 'doge' },
      { do: 'over', district: 'castello', bridge: `s${seat}` },
      ...near.map((k) => ({ ...legal[0], [k]: 'nowhere' })),
      ...near.map((k) => ({ ...legal[0], [k]: ['castello', 'castello'] })),
      ...near.map((k) => ({ ...legal[0], [k]: undefined })),
      { ...legal[0], constructor: 'x' },
    ] as AnyChoice[];
    for (const attempt of attempts) {
      if (legal.some((l) => JSON.stringify(l) === JSON.stringify(attempt))) continue;
      const answer = played.send(seat, { do: 'say', parts: [attempt] });
      if ('entry' in answer) assert.fail(`${JSON.stringify(attempt)} was accepted`);
      assert.ok('problem' in answer);
      const { status, part, legal: instead, rule, detail } = answer.problem;
      assert.deepEqual([status, part, instead], [422, 0, legal], detail);
      if (rule !== undefined) reasons++;
    }
    assert.equal(table.version, version);
    played.step(luck);
  }
  assert.ok(reasons > 20, String(reasons));
});

test('hostile lines are refused, and change nothing', () => {
  const played = new Played({ seed: 27, players: 3 });
  const { table } = played;
  const luck = new Io(27);
  const lines = [
    '',
    ' ',
    '\u0000',
    'on',
    '|',
    '| |',
    'a|b|c',
    'put '.repeat(90),
    'castello '.repeat(44),
    '1 '.repeat(200),
    'x'.repeat(401),
    'none none',
    '__proto__',
    '+',
    's0+s1+s2',
  ];
  for (let n = 0; n < 25; n++) {
    const seat = table.awaited[0];
    const { version } = table;
    for (const line of lines) {
      const answer = played.send(seat, { do: 'say', line });
      assert.ok('problem' in answer && answer.problem.status === 422, line);
    }
    assert.equal(table.version, version);
    played.step(luck);
  }
});

test('a line may call seats by their names', () => {
  const played = new Played({ seed: 28, players: 3 });
  const { table } = played;
  const luck = new Io(28);
  let called = 0;
  while (!table.over) {
    const seat = table.awaited[0];
    const { legal } = table.snapshot(seat);
    for (const part of legal) {
      const preview = table.preview(seat, { parts: [part] });
      assert.ok('line' in preview);
      if (!/\bs\d\b/.test(preview.line)) continue;
      const line = preview.line.replace(/\bs(\d)\b/, (_, p: string) => `Player ${Number(p) + 1}`);
      assert.deepEqual(table.preview(seat, { line }), preview, line);
      called++;
    }
    played.step(luck);
  }
  assert.ok(called > 5, String(called));
});

test('what a refused command would have brought is dealt to nobody: the next one has outcomes of its own', () => {
  const from = { 'to-play': { s0: ['banishment', 'transfer'] }, districts: { castello: { s1: 4, s2: 1 } } };
  const after = (refusedFirst: boolean): unknown => {
    const { table } = new Played({ seed: 24, from });
    const [seat] = table.awaited;
    // The die is thrown, and nothing may follow it in the same submission.
    if (refusedFirst) assert.ok('problem' in table.play(seat, ['play banishment', 'in castello', 'of s1'], BEGUN));
    // Instead: both cards are laid aside, and the next round begins with the roles, which no die can answer.
    for (const say of [
      ['play banishment', 'nothing'],
      ['play transfer', 'nothing'],
    ]) {
      const answer = table.play(seat, say, BEGUN);
      assert.ok('entry' in answer, JSON.stringify(answer));
      if (say[0] === 'play transfer') return answer.entry;
    }
    return undefined;
  };
  const entry = after(true);
  assert.deepEqual(entry, after(false));
  assert.ok((entry as { luck: readonly string[] }).luck.length > 0);
});
