import assert from 'node:assert/strict';
import test from 'node:test';
import { Io } from '@ridotto/engine';
import { due } from './due.ts';
import type { JournalEntry } from './journal.ts';
import type { Command } from './protocol.ts';
import type { Tempo } from './tempo.ts';
import type { Table } from './table.ts';
import { BEGUN, toys } from './tests/kit.ts';
import { Timed } from './tests/timed.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LIVE = { kind: 'live', bank: 300 * SECOND, increment: 10 * SECOND } as const satisfies Tempo;
const DAILY = { kind: 'turns', each: 2 * DAY, away: 10 } as const satisfies Tempo;

const sum = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0);

test('only the time of those who are asked goes by, and what it comes to follows from the journal alone', () => {
  for (const tempo of [LIVE, DAILY])
    for (const wanted of [
      { players: 4, seed: 91 },
      { players: 3, seed: 92, confirm: true },
      ...toys(93),
      ...toys(94).map((toy) => ({ ...toy, confirm: true })),
    ]) {
      const timed = new Timed({ ...wanted, tempo });
      const { table } = timed;
      const luck = new Io(wanted.seed);
      let rewarded = 0;
      for (let n = 0; n < 80 && !table.over; n++) {
        const before = timed.clocks;
        const awaited = new Set(table.awaited);
        const pause = luck.pick(20) * SECOND;
        const at = timed.now + pause;
        const undo = luck.pick(6) === 0 ? table.awaited.find((seat) => table.snapshot(seat).undo) : undefined;
        if (undo === undefined) timed.moves(luck, pause);
        else {
          timed.now = at;
          timed.send(undo, { do: 'undo' }, at);
        }
        timed.clocks.forEach(({ left, since }, seat) => {
          const was = before[seat];
          // It runs exactly while one is asked.
          assert.equal(since !== null, table.awaited.includes(seat));
          assert.equal(was.since !== null, awaited.has(seat));
          const spent = was.since === null ? 0 : at - was.since;
          const is = since === null ? left : Math.max(0, left - (at - since));
          const rest = Math.max(0, was.left - spent);
          if (is !== rest) {
            assert.equal(is, tempo.kind === 'live' ? rest + tempo.increment : tempo.each);
            // What can be taken back is no decision yet.
            assert.ok(undo === undefined);
            rewarded++;
          }
        });
      }
      assert.ok(rewarded > 5, `${rewarded} decisions of ${table.setup.game}`);
      const again = timed.rebuilt();
      assert.deepEqual(again.company.clocks.all(), timed.clocks);
      for (const viewer of table.viewers) assert.deepEqual(again.snapshot(viewer), table.snapshot(viewer));
      assert.deepEqual(due(again, { bot: 0 }), due(table, { bot: 0 }));
    }
});

test('a decision that is taken back and made again brings its time once', () => {
  const timed = new Timed({ seed: 95, players: 4, tempo: LIVE });
  const luck = new Io(95);
  let undone = 0;
  while (undone < 10 && !timed.table.over) {
    timed.moves(luck, SECOND);
    const [seat] = timed.table.awaited;
    if (timed.table.awaited.length !== 1 || !timed.table.snapshot(seat).undo) continue;
    const total = sum(timed.clocks.map(({ left, since }) => (since === null ? left : left - (timed.now - since))));
    const question = timed.table.question(seat)!;
    timed.now += SECOND;
    timed.keep(timed.table.command(seat, { do: 'undo', question, key: `u${undone}` } as Command, timed.now));
    undone++;
    assert.equal(sum(timed.clocks.map(({ left, since }) => (since === null ? left : left - (timed.now - since)))), total - SECOND);
  }
  assert.equal(undone, 10);
});

test('a clock that is set back gives nobody time, and one that is wrong for a moment takes no more than it says', () => {
  const timed = new Timed({ seed: 96, players: 3, tempo: LIVE });
  const luck = new Io(96);
  timed.moves(luck, 20 * SECOND);
  const before = timed.clocks;
  timed.now -= HOUR;
  timed.moves(luck);
  timed.clocks.forEach(({ left }, seat) => assert.ok(left <= before[seat].left + 10 * SECOND));
  assert.deepEqual(timed.rebuilt().company.clocks.all(), timed.clocks);
});

test('what is handed in and waits for its confirmation waits on the clock of whoever handed it in', () => {
  const timed = new Timed({ seed: 97, players: 4, confirm: true, tempo: LIVE });
  const luck = new Io(97);
  while (!timed.table.awaited.some((seat) => timed.table.snapshot(seat).held)) timed.moves(luck, SECOND);
  const seat = timed.table.awaited.find((s) => timed.table.snapshot(s).held)!;
  const { since, left } = timed.clocks[seat];
  assert.notEqual(since, null);
  timed.now += 30 * SECOND;
  timed.send(seat, { do: 'confirm' }, timed.now);
  assert.equal(timed.clocks[seat].left, left - (timed.now - since!) + LIVE.increment);
});

for (const late of ['bot', 'bot-once', 'others'] as const)
  test(`when time has run out: ${late}`, () => {
    const timed = new Timed({ seed: 98, players: 3, tempo: LIVE, late });
    const { table } = timed;
    const luck = new Io(98);
    while (table.awaited.length !== 1) timed.moves(luck, SECOND);
    const [seat] = table.awaited;
    const [next] = due(table, { bot: 0 });
    assert.deepEqual(next, { at: timed.clocks[seat].until, do: 'time-out', seat });
    timed.now = next.at - 1;
    assert.ok('problem' in timed.runsOut(seat), 'a moment too soon');
    timed.now++;
    assert.ok('entry' in timed.runsOut(seat));
    assert.ok('problem' in timed.runsOut(seat), 'twice');
    const told = table.log(7).at(-1)!;
    assert.equal(told.by, undefined);
    assert.equal(told.matter?.do, 'time-out');
    assert.deepEqual(timed.clocks[seat], { left: 0, since: null, until: null });
    assert.deepEqual(table.awaitedBots, late === 'others' ? [] : [seat]);
    const mine = table.snapshot(seat);
    if (late === 'others') {
      assert.ok(mine.legal.length > 0);
      // They may still move, and are on time again.
      while (table.company.clocks.isOut(seat)) timed.moves(luck, SECOND, seat);
      assert.ok(timed.clocks[seat].left > 0);
      return;
    }
    const command = { do: 'say', question: mine.question!, key: 'late', parts: [mine.legal[0]] } as const;
    const refused = table.command(seat, command, timed.now);
    assert.ok('problem' in refused && refused.problem.type.endsWith(':stand-in'), JSON.stringify(refused));
    // The bot plays, as far as it is to.
    for (let n = 0; n < 60 && !table.over && table.awaitedBots.includes(seat); n++)
      timed.keep(table.play(seat, [table.game.codec.format(table.match.legal(seat)[0])], (timed.now += SECOND)));
    const standIn = table.company.standInOf(seat);
    if (late === 'bot-once') assert.equal(standIn, undefined);
    else {
      assert.equal(standIn?.because, 'late');
      timed.settles(seat, { do: 'return' });
      assert.equal(table.company.standInOf(seat), undefined);
      assert.ok(timed.clocks[seat].left >= 60 * SECOND);
    }
    assert.deepEqual(timed.rebuilt().snapshot(seat), table.snapshot(seat));
  });

test('by turns nobody’s time runs while they sleep or are away, and a pause stops every clock, also at the last moment', () => {
  const timed = new Timed({ seed: 99, players: 2 + 1, tempo: DAILY });
  const { table } = timed;
  const luck = new Io(99);
  while (table.awaited.length !== 1) timed.moves(luck, HOUR);
  const [seat] = table.awaited;
  const plain = timed.clocks[seat].until!;
  timed.settles(seat, { do: 'quiet', quiet: { from: 22 * 60, to: 6 * 60, zone: 'UTC' } });
  const quiet = timed.clocks[seat].until!;
  // Two days of it, of sixteen hours each, take three.
  assert.ok(quiet >= plain + 16 * HOUR && quiet <= plain + 24 * HOUR, String((quiet - plain) / HOUR));
  const refused = timed.settles(seat, { do: 'away', until: timed.now + 11 * DAY });
  assert.ok('problem' in refused && /10 left/.test(refused.problem.detail));
  timed.settles(seat, { do: 'away', until: timed.now + 3 * DAY });
  assert.ok(timed.clocks[seat].until! >= quiet + 2 * DAY);
  assert.equal(table.snapshot(seat).hours!.away, timed.now + 3 * DAY);
  assert.equal(table.snapshot(7).hours, undefined);
  // Back after a day and a half: two of the ten days are gone.
  timed.now += 1.5 * DAY;
  timed.settles(seat, { do: 'away', until: 0 });
  assert.deepEqual({ ...table.snapshot(seat).hours, quiet: null }, { quiet: null, away: null, left: 8 });
  // A moment before it runs out all agree to pause.
  timed.now = timed.clocks[seat].until! - 1;
  for (const p of [0, 1, 2]) timed.settles(p, p === 0 ? { do: 'propose', what: { do: 'pause' } } : { do: 'agree', proposal: 1 });
  assert.deepEqual(due(table, { bot: 0 }), []);
  timed.now += 100 * DAY;
  assert.ok('problem' in timed.runsOut(seat));
  const { question, legal } = table.snapshot(seat);
  const move = table.command(seat, { do: 'say', question: question!, key: 'p', parts: [legal[0]] }, timed.now);
  assert.ok('problem' in move && move.problem.type.endsWith(':paused'));
  assert.deepEqual(table.snapshot(seat).paused, { by: 's0' });
  for (const p of [2, 1, 0]) timed.settles(p, p === 2 ? { do: 'propose', what: { do: 'go-on' } } : { do: 'agree', proposal: 2 });
  assert.ok(timed.clocks[seat].until! > timed.now && timed.clocks[seat].until! < timed.now + 9 * HOUR);
  assert.equal(timed.clocks[seat].left, 1);
  assert.deepEqual(timed.rebuilt().company.clocks.all(), timed.clocks);
});

test('what others hand in secretly, in one piece or in many, shows on no clock', () => {
  let compared = 0;
  for (const wanted of [...toys(101), ...toys(102), { seed: 103, players: 4 }]) {
    let now = BEGUN;
    const luck = new Io(wanted.seed);
    const [a, b] = [new Timed({ ...wanted, tempo: LIVE }).table, new Timed({ ...wanted, tempo: LIVE }).table];
    for (let n = 0; n < 40 && !a.over; n++) {
      const seat = a.awaited[0];
      if (!a.game.rules.isTogether(a.match.state) || a.awaited.length < 2) {
        const legal = a.match.legal(seat);
        const say = [a.game.codec.format(legal[luck.pick(legal.length)])];
        const at = (now += SECOND);
        for (const table of [a, b]) assert.ok('entry' in table.play(seat, say, at));
        continue;
      }
      // In one of them something is handed in and taken back meanwhile; then the same in both.
      tries(b, seat, now + SECOND);
      const others = a.viewers.filter((viewer) => viewer !== seat);
      for (const viewer of others) assert.deepEqual(b.snapshot(viewer).clocks, a.snapshot(viewer).clocks);
      now += 10 * SECOND;
      while (a.awaited.includes(seat)) {
        const say = [a.game.codec.format(a.match.legal(seat)[0])];
        for (const table of [a, b]) assert.ok('entry' in table.play(seat, say, now));
      }
      for (const viewer of others) assert.deepEqual(b.snapshot(viewer).clocks, a.snapshot(viewer).clocks);
      compared++;
    }
  }
  assert.ok(compared > 5, String(compared));
});
/** Hands in a part and takes it back, unless that alone would make the seat ready: that all may see. */
function tries(table: Table, seat: number, at: number): void {
  const [first] = table.match.legal(seat);
  const preview = table.preview(seat, { parts: [table.game.codec.toObject(first)] });
  if (!('complete' in preview) || preview.complete || preview.news) return;
  assert.ok('entry' in table.play(seat, [table.game.codec.format(first)], at));
  const question = table.question(seat)!;
  assert.ok('entry' in table.command(seat, { do: 'retract', question, key: `r ${at}` }, at + SECOND));
}

test('a journal with clocks that says what cannot be is refused', () => {
  const timed = new Timed({ seed: 104, players: 3, tempo: LIVE });
  const entry: JournalEntry = {
    do: 'matter',
    by: 's0',
    matter: { do: 'propose', what: { do: 'take-back' }, carried: true },
    at: timed.now,
  };
  assert.throws(() => timed.rebuilt([...timed.journal, entry]), /what is to be taken back is not said/);
});
