import assert from 'node:assert/strict';
import test from 'node:test';
import { Io, SPECTATOR, type Game } from '@ridotto/engine';
import { inkognito } from '@ridotto/games';

import { botSubmission } from './bots.ts';
import { LONGEST_MESSAGE, MOST_GESTURES, MOST_MESSAGES } from './asides.ts';
import type { Aside } from './protocol.ts';
import { Table } from './table.ts';
import { BEGUN, openTable, Played } from './tests/kit.ts';
import { verifyRecord } from './verify.ts';

const GAME = inkognito as unknown as Game;
const opened = (seed: number, players = 4): Played => new Played({ game: GAME, players, humans: 0, seed });
const LONG = 110;
let keys = 0;
const does = (played: Played, seat: number, aside: Aside) =>
  played.keep(played.table.aside(seat, { ...aside, key: `aside ${keys++}` }, BEGUN));
const typeOf = (answer: object): string => ('problem' in answer ? (answer.problem as { type: string }).type.split(':').at(-1)! : 'done');
/** One of those who are awaited decides: the careless bot, lest games end at once; later blindly, and they do. */
function step(played: Played, luck: Io): void {
  if (played.table.match.log.length > LONG) return void played.step(luck);
  const { awaited } = played.table;
  played.keep(botSubmission(played.table, awaited[luck.pick(awaited.length)], luck.pick(65536), BEGUN));
}
/** On, until a new turn of the game has begun. */
function toNextTurn(played: Played, luck: Io): void {
  const turn = (): unknown => (played.table.snapshot(SPECTATOR).view as { turn: number }).turn;
  for (const before = turn(); turn() === before && !played.table.over;) step(played, luck);
}

test('a gesture is seen by all, with sender and addressee, and changes nothing else', () => {
  const played = opened(1);
  const { table } = played;
  const luck = new Io(1);
  for (let n = 0; n < 30; n++) step(played, luck);
  const still = (): unknown => [...table.viewers].map((v) => ({ ...table.snapshot(v), seq: 0 }));
  const [before, state, seqs] = [still(), [...table.match.state.all], table.viewers.map((v) => table.seq(v))];
  const idle = [0, 1, 2, 3].find((p) => !table.awaited.includes(p))!;
  const to = `s${(idle + 1) % 4}`;
  assert.equal(typeOf(does(played, idle, { gesture: 'wink', to })), 'done');
  assert.equal(typeOf(does(played, table.awaited[0], { gesture: 'frown' })), 'done');
  assert.deepEqual(still(), before);
  assert.deepEqual([...table.match.state.all], state);
  for (const [i, viewer] of table.viewers.entries()) {
    const [wink, frown] = table.log(viewer).slice(-2);
    assert.deepEqual(wink, { seq: seqs[i] + 1, entry: wink.entry, by: `s${idle}`, aside: { gesture: 'wink', to }, facts: [] });
    assert.deepEqual(frown.aside, { gesture: 'frown' });
    assert.equal(wink.entry, table.log(viewer).at(-3)!.entry);
  }
});

test('the Ambassador player makes gestures too, and before the deal', () => {
  const played = opened(2, 5);
  for (const seat of played.table.setup.names.keys()) assert.equal(typeOf(does(played, seat, { gesture: 'scorn' })), 'done');
});

test('no question grows stale by a gesture, and no draft or hold is lost', () => {
  const played = new Played({ game: GAME, seed: 3, confirm: true });
  const { table } = played;
  const luck = new Io(3);
  while (!table.awaited.some((seat) => table.snapshot(seat).held)) played.step(luck);
  const seat = table.awaited.find((p) => table.snapshot(p).held)!;
  const { question, held } = table.snapshot(seat);
  does(played, seat, { gesture: 'ear-lobe' });
  does(played, (seat + 1) % 4, { gesture: 'ear-lobe', to: `s${seat}` });
  assert.equal(table.snapshot(seat).question, question);
  assert.deepEqual(table.snapshot(seat).held, held);
  assert.equal(typeOf(played.keep(table.command(seat, { do: 'confirm', question: question!, key: 'after it' }, BEGUN))), 'done');
});

test('what is taken back takes no gesture with it', () => {
  const played = opened(4);
  const { table } = played;
  const luck = new Io(4);
  let seat = -1;
  while (seat < 0) {
    step(played, luck);
    seat = table.awaited.find((p) => table.snapshot(p).undo && table.match.drafts.size === 0) ?? -1;
  }
  const after = table.match.log.length;
  does(played, seat, { gesture: 'wink' });
  const made = table.log(SPECTATOR).at(-1);
  played.send(seat, { do: 'undo' });
  assert.ok(table.match.log.length < after);
  assert.deepEqual(table.log(SPECTATOR).at(-2), made);
  assert.equal(table.log(SPECTATOR).at(-1)?.undone, true);
  while (!table.over) step(played, luck);
  const record = table.record();
  assert.ok('gestures' in record);
  assert.deepEqual(record.gestures, [{ after: after - 1, by: `s${seat}`, gesture: 'wink' }]);
  assert.ok(verifyRecord(GAME, record).ok);
});

test('three of a seat in a turn, and again in the next', () => {
  const played = opened(5);
  const luck = new Io(5);
  while ((played.table.snapshot(SPECTATOR).view as { at: string }).at === 'placing') step(played, luck);
  for (let n = 0; n < MOST_GESTURES; n++) assert.equal(typeOf(does(played, 2, { gesture: 'wink' })), 'done');
  const refused = does(played, 2, { gesture: 'wink' });
  assert.ok('problem' in refused);
  assert.equal(typeOf(refused), 'too-many-gestures');
  assert.match(refused.problem.detail, /3 gestures in this turn/);
  assert.equal(typeOf(does(played, 3, { gesture: 'wink' })), 'done');
  toNextTurn(played, luck);
  assert.equal(typeOf(does(played, 2, { gesture: 'wink' })), 'done');
});

test('the same gesture sent twice is made once', () => {
  const played = opened(6);
  const seq = played.table.seq(SPECTATOR);
  played.keep(played.table.aside(0, { gesture: 'wink', key: 'k' }, BEGUN));
  assert.deepEqual(played.table.aside(0, { gesture: 'wink', key: 'k' }, BEGUN), { repeated: true });
  assert.deepEqual(played.rebuilt().aside(0, { gesture: 'wink', key: 'k' }, BEGUN), { repeated: true });
  assert.equal(played.table.seq(SPECTATOR), seq + 1);
});

test('what is no gesture, or nobody’s to make, is refused', () => {
  const played = opened(7);
  assert.equal(typeOf(played.table.aside(SPECTATOR, { gesture: 'wink', key: 'k' }, BEGUN)), 'seat-needed');
  assert.equal(typeOf(does(played, 0, { gesture: 'nod' })), 'no-such-gesture');
  for (const to of ['s0', 's4', 'Anne', '']) assert.equal(typeOf(does(played, 0, { gesture: 'wink', to })), 'no-such-gesture', to);
  const plain = new Played({ seed: 7 });
  assert.equal(typeOf(does(plain, 0, { gesture: 'wink' })), 'no-such-gesture');
  const luck = new Io(7);
  while (!played.table.over) step(played, luck);
  assert.equal(typeOf(does(played, 0, { gesture: 'wink' })), 'game-over');
});

test('journal and record keep gestures, and the dealing is what it was', () => {
  const [talking, silent] = [opened(8), opened(8)];
  const [one, other, whim] = [new Io(8), new Io(8), new Io(9)];
  let made = 0;
  while (!talking.table.over) {
    step(talking, one);
    step(silent, other);
    if (whim.pick(3) > 0 || talking.table.over) continue;
    const seat = whim.pick(4);
    const to = whim.pick(2) === 0 ? { to: `s${(seat + 1) % 4}` } : {};
    if (typeOf(does(talking, seat, { gesture: 'scorn', ...to })) === 'done') made++;
    if (whim.pick(40) === 0)
      for (const v of talking.table.viewers) assert.deepEqual([...talking.rebuilt().since(v, 0)], [...talking.table.since(v, 0)]);
  }
  assert.ok(made > 12, String(made));
  const [record, without] = [talking.table.record(), silent.table.record()];
  assert.ok('log' in record && 'log' in without);
  assert.deepEqual(record.log, without.log);
  assert.equal(record.gestures?.length, made);
  assert.equal(without.gestures, undefined);
  // Of gestures nothing is proved, and the verdict says so; of the dealing everything is the same.
  const [verdict, alone] = [verifyRecord(GAME, record), verifyRecord(GAME, without)];
  assert.deepEqual({ ...verdict, unproved: alone.unproved }, alone);
  assert.equal(talking.table.snapshot(0).over?.verified, true);
  assert.equal(verifyRecord(GAME, { ...record, gestures: [{ after: 0, by: 's0', gesture: 'nod' }] }).ok, false);
});

const writes = (played: Played, seat: number, message: string, now = 0) =>
  played.keep(played.table.aside(seat, { message, key: `aside ${keys++}` }, now));

test('a chat: where two or more are people, unless the table is opened without', () => {
  const chat = (wanted: object): boolean => openTable(wanted).table.snapshot(SPECTATOR).chat;
  assert.equal(chat({ players: 4, humans: 2 }), true);
  assert.equal(chat({ players: 4, humans: 2, chat: false }), false);
  assert.equal(chat({ players: 4, humans: 1 }), false);
  assert.equal(chat({ players: 4, humans: 1, chat: false }), false);
  assert.throws(() => openTable({ players: 4, humans: 1, chat: true }), /two people/);
  const silent = new Played({ seed: 11, chat: false });
  assert.equal(typeOf(writes(silent, 0, 'Hello')), 'no-chat');
  // A table that was opened before there were chats.
  const { chat: _, ...old } = silent.table.setup;
  assert.equal(Table.rebuild(old, silent.journal).snapshot(0).chat, false);
});

test('a message is told to all as it was written, and is no fact of the game', () => {
  const played = new Played({ game: GAME, seed: 12 });
  const { table } = played;
  const text = '<b>Grüße</b> & "שלום" \\ 🎭';
  const { question } = table.snapshot(2);
  assert.equal(typeOf(writes(played, 2, `  ${text} `)), 'done');
  for (const viewer of table.viewers)
    assert.deepEqual(table.log(viewer).at(-1), { seq: table.seq(viewer), entry: 0, by: 's2', aside: { message: text }, facts: [] });
  assert.equal(table.snapshot(2).question, question);
  const luck = new Io(12);
  while (!table.over) played.step(luck);
  assert.equal(typeOf(writes(played, 1, 'Well played')), 'done');
  const record = JSON.stringify(table.record());
  assert.ok(!record.includes('Grüße') && !record.includes('Well played') && !record.includes('gestures'));
  assert.deepEqual(played.rebuilt().log(0), table.log(0));
});

test('what is no message is refused', () => {
  const played = new Played({ seed: 13 });
  for (const wrong of [
    '',
    '   ',
    '\u200b\u00a0',
    '\u202e\u2066',
    '\u3164\ufe0f',
    'a\nb',
    'a\u0000b',
    'a\u2028b',
    'see \u202etxt.exe',
    '\u2066left\u2069',
    'x'.repeat(LONGEST_MESSAGE + 1),
  ])
    assert.equal(typeOf(writes(played, 0, wrong)), 'bad-message', JSON.stringify(wrong));
  assert.equal(typeOf(writes(played, 0, '🎭'.repeat(LONGEST_MESSAGE))), 'done');
  assert.equal(typeOf(played.table.aside(SPECTATOR, { message: 'Hello', key: 'k' }, BEGUN)), 'seat-needed');
});

test('ten messages of a seat in a minute, for each seat, after a restart too, and a clock may be set back', () => {
  const played = new Played({ seed: 14 });
  const start = 1_000_000;
  for (let n = 0; n < MOST_MESSAGES; n++) assert.equal(typeOf(writes(played, 0, `${n}`, start + n)), 'done');
  assert.equal(typeOf(writes(played, 0, 'more', start + 59_000)), 'too-many-messages');
  assert.equal(typeOf(played.rebuilt().aside(0, { message: 'more', key: 'm' }, start + 59_000)), 'too-many-messages');
  assert.equal(typeOf(writes(played, 1, 'mine', start + 59_000)), 'done');
  assert.equal(typeOf(writes(played, 0, 'more', start + 60_000)), 'done');
  assert.equal(typeOf(writes(played, 0, 'more', start + 60_000)), 'too-many-messages');
  assert.equal(typeOf(writes(played, 0, 'earlier', start - 5000)), 'done');
});
