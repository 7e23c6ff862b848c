import assert from 'node:assert/strict';
import test from 'node:test';
import { Io, SPECTATOR, type GameRecord } from '@ridotto/engine';
import { GAMES, gameNamed } from '@ridotto/games';
import { recordFrom } from './record-file.ts';
import { Table } from './table.ts';
import { setupOf } from './tests/kit.ts';
import { Timed } from './tests/timed.ts';
import { verifyRecord } from './verify.ts';

const DAY = 86_400_000;
const table = (more: object = {}): Timed => new Timed({ seed: 201, players: 4, ...more });
/** What a spectator was told last of what was settled. */
const last = (timed: Timed) => timed.table.log(SPECTATOR).at(-1)!.matter;
const settled = (timed: Timed) => timed.table.log(SPECTATOR).flatMap(({ matter }) => (matter ? [matter.do] : []));
function madeAgain(timed: Timed): void {
  const again = timed.rebuilt();
  for (const viewer of timed.table.viewers) {
    assert.deepEqual(again.snapshot(viewer), timed.table.snapshot(viewer));
    assert.deepEqual(again.log(viewer), timed.table.log(viewer));
  }
}

test('stopping needs the consent of all people who play: bots, and whoever has left, are not asked', () => {
  const timed = table({ humans: 3 });
  const luck = new Io(201);
  for (let n = 0; n < 5; n++) timed.moves(luck);
  assert.equal(timed.refuses(0, { do: 'propose', what: { do: 'stop' } }), undefined);
  assert.deepEqual(timed.table.snapshot(1).proposals, [{ id: 1, by: 's0', what: { do: 'stop' }, agreed: ['s0'], asked: ['s1', 's2'] }]);
  assert.equal(timed.refuses(0, { do: 'propose', what: { do: 'stop' } }), 'proposed-already');
  assert.equal(timed.refuses(0, { do: 'agree', proposal: 1 }), 'not-asked');
  assert.equal(timed.refuses(1, { do: 'agree', proposal: 2 }), 'no-such-proposal');
  timed.settles(1, { do: 'decline', proposal: 1 });
  assert.equal(timed.table.snapshot(1).proposals, undefined);
  timed.settles(1, { do: 'propose', what: { do: 'stop' } });
  timed.settles(2, { do: 'concede' });
  assert.equal(timed.refuses(2, { do: 'agree', proposal: 2 }), 'stand-in');
  assert.equal(timed.table.over, false);
  timed.settles(0, { do: 'agree', proposal: 2 });
  assert.equal(timed.table.over, true);
  assert.deepEqual(last(timed), { do: 'agree', proposal: 2, what: { do: 'stop' }, carried: true });
  const { over, awaits, legal, question, undo } = timed.table.snapshot(0);
  assert.deepEqual({ winners: over!.winners, scores: over!.scores, stopped: over!.stopped }, { winners: [], scores: [], stopped: true });
  assert.deepEqual([awaits, legal, question, undo], [[], [], null, false]);
  assert.deepEqual(timed.table.awaitedBots, []);
  assert.equal(timed.refuses(0, { do: 'rest' }), 'game-over');
  const record = timed.table.record() as GameRecord;
  assert.equal(record.stopped, true);
  assert.ok(verifyRecord(gameNamed('san-marco'), recordFrom(JSON.parse(JSON.stringify(record)))).ok);
  assert.ok(!verifyRecord(gameNamed('san-marco'), { ...record, stopped: undefined }).ok);
  madeAgain(timed);
});

test('a bot holds a seat until its player is back; who has conceded does not come back', () => {
  const timed = table();
  const [seat] = timed.table.awaited;
  assert.equal(timed.refuses(seat, { do: 'rest', bot: 'nobody' }), 'bad-request');
  timed.settles(seat, { do: 'rest', bot: 'random' });
  assert.deepEqual(timed.table.snapshot(SPECTATOR).players[seat], { kind: 'human', standIn: { bot: 'random', because: 'rests' } });
  assert.ok(timed.table.awaitedBots.includes(seat));
  const { question, legal } = timed.table.snapshot(seat);
  const answer = timed.table.command(seat, { do: 'say', question: question!, key: 'x', parts: [legal[0]] }, timed.now);
  assert.ok('problem' in answer && answer.problem.type.endsWith(':stand-in'));
  // Questions and what was drafted are as they were.
  timed.settles(seat, { do: 'return' });
  assert.deepEqual(timed.table.snapshot(seat).question, question);
  assert.equal(timed.refuses(seat, { do: 'return' }), 'not-asked');
  timed.settles(seat, { do: 'concede' });
  assert.equal(timed.refuses(seat, { do: 'return' }), 'stand-in');
  assert.deepEqual(settled(timed), ['rest', 'return', 'concede']);
  madeAgain(timed);
});

test('whoever lets a bot play for a while is asked all the same, and answers when they are back', () => {
  const two = new Timed({ seed: 203, game: GAMES.valencia, players: 2 });
  two.settles(0, { do: 'rest', bot: 'random' });
  two.settles(1, { do: 'propose', what: { do: 'stop' } });
  assert.deepEqual([two.table.over, two.table.snapshot(1).proposals?.[0].asked], [false, ['s0']]);
  assert.equal(two.refuses(0, { do: 'agree', proposal: 1 }), 'stand-in');
  two.settles(0, { do: 'return' });
  two.settles(0, { do: 'agree', proposal: 1 });
  assert.equal(two.table.over, true);
  // Whoever has conceded has no say.
  const left = new Timed({ seed: 203, game: GAMES.valencia, players: 2 });
  left.settles(0, { do: 'concede' });
  left.settles(1, { do: 'propose', what: { do: 'stop' } });
  assert.equal(left.table.over, true);
  madeAgain(left);
});

test('nobody’s seat is given away while they are there, and nobody decides that alone before it is plain', () => {
  const two = new Timed({ seed: 203, game: GAMES.valencia, players: 2 });
  const [asked] = two.table.awaited;
  const other = 1 - asked;
  for (const what of [
    { do: 'give-to-bot', seat: `s${asked}` },
    { do: 'new-link', seat: `s${asked}` },
  ] as const)
    assert.equal(two.refuses(other, { do: 'propose', what }), 'too-soon');
  assert.equal(two.refuses(other, { do: 'propose', what: { do: 'give-to-bot', seat: `s${other}` } }), 'bad-request');
  two.now += DAY - 1;
  assert.equal(two.refuses(other, { do: 'propose', what: { do: 'new-link', seat: `s${asked}` } }), 'too-soon');
  two.settles(asked, { do: 'propose', what: { do: 'tempo', tempo: null } });
  two.now += 1;
  assert.equal(two.refuses(other, { do: 'propose', what: { do: 'new-link', seat: `s${asked}` } }), 'too-soon', 'a sign of life');
  two.now += DAY;
  assert.equal(two.refuses(other, { do: 'propose', what: { do: 'new-link', seat: `s${asked}` } }), undefined);
  assert.deepEqual(
    two.table.snapshot(other).invitations?.map(({ seat }) => seat),
    [`s${asked}`],
  );
  assert.equal(two.table.snapshot(asked).invitations, undefined);

  const four = table();
  four.settles(0, { do: 'propose', what: { do: 'give-to-bot', seat: 's1' } });
  assert.deepEqual(four.table.snapshot(1).proposals![0].asked, ['s2', 's3']);
  assert.equal(four.refuses(1, { do: 'agree', proposal: 1 }), 'not-asked');
  // They are there after all.
  four.settles(1, { do: 'propose', what: { do: 'stop' } });
  assert.deepEqual(
    four.table.snapshot(0).proposals!.map(({ what }) => what.do),
    ['stop'],
  );
  four.settles(0, { do: 'propose', what: { do: 'give-to-bot', seat: 's1' } });
  four.settles(2, { do: 'agree', proposal: 3 });
  four.settles(3, { do: 'agree', proposal: 3 });
  assert.equal(four.table.company.standInOf(1)?.because, 'given');
  madeAgain(four);
});

test('a seat is taken over by the newest invitation alone; whoever sits there has another name', () => {
  const timed = table();
  const succeed = (invitation: string, name: string) => timed.keep(timed.table.succeed(1, { invitation, name }, timed.now));
  const given = (): string => timed.table.snapshot(1).invitations![0].invitation;
  assert.ok('problem' in succeed('', 'Émile'));
  timed.settles(1, { do: 'invite' });
  const first = given();
  for (const viewer of [0, 2, 3, SPECTATOR]) assert.equal(timed.table.snapshot(viewer).invitations, undefined);
  timed.settles(1, { do: 'invite' });
  const second = given();
  assert.notEqual(first, second);
  assert.ok('problem' in succeed(first, 'Émile'));
  assert.ok('problem' in succeed(second, 'Player 1'), 'the name of somebody else');
  assert.ok('entry' in succeed(second, 'Émile'));
  assert.ok('problem' in succeed(second, 'Denise'), 'it counts once');
  assert.deepEqual(timed.table.snapshot(0).names, ['Player 1', 'Émile', 'Player 3', 'Player 4']);
  assert.equal(timed.table.snapshot(1).invitations, undefined);
  // What is past was done by whoever sat there then.
  assert.deepEqual(last(timed), { do: 'succeed', name: 'Émile', before: 'Player 2' });
  timed.settles(1, { do: 'invite' });
  succeed(given(), 'Denise');
  assert.deepEqual(last(timed), { do: 'succeed', name: 'Denise', before: 'Émile' });
  madeAgain(timed);
});

test('whoever is forgotten has another name at once, and a bot plays on; after the end the name alone changes', () => {
  const timed = table();
  timed.settles(2, { do: 'rest', bot: 'random' });
  timed.settles(2, { do: 'return' });
  timed.settles(2, { do: 'invite' });
  const forget = (seat: number, former: number) =>
    timed.keep(timed.table.forget(seat, { name: `A former guest ${former}`, former }, timed.now));
  assert.ok('entry' in forget(2, 1));
  const { names, players } = timed.table.snapshot(0);
  assert.equal(names[2], 'A former guest 1');
  assert.partialDeepStrictEqual(players[2], { kind: 'human', former: 1, standIn: { because: 'conceded' } });
  assert.equal(timed.table.company.invitation(2), 0);
  assert.equal(timed.refuses(2, { do: 'return' }), 'stand-in');
  for (const seat of [0, 1, 3]) timed.settles(seat, seat === 0 ? { do: 'propose', what: { do: 'stop' } } : { do: 'agree', proposal: 1 });
  assert.equal(timed.table.over, true);
  forget(0, 2);
  assert.deepEqual(timed.table.snapshot(SPECTATOR).players[0], { kind: 'human', former: 2 });
  assert.deepEqual((timed.table.record() as GameRecord).seats, ['A former guest 2', 'Player 2', 'A former guest 1', 'Player 4']);
  madeAgain(timed);
});

test('ten things in ten minutes may one seat settle: answers and coming back are not counted', () => {
  const timed = table();
  for (let n = 0; n < 10; n++) {
    assert.equal(timed.refuses(0, { do: 'rest' }), undefined);
    assert.equal(timed.refuses(0, { do: 'return' }), undefined);
    timed.now += 1000;
  }
  assert.equal(timed.refuses(0, { do: 'rest' }), 'too-many-matters');
  assert.equal(timed.refuses(1, { do: 'rest' }), undefined);
  timed.settles(1, { do: 'return' });
  timed.settles(1, { do: 'propose', what: { do: 'stop' } });
  assert.equal(timed.refuses(0, { do: 'decline', proposal: 1 }), undefined);
  timed.now += 10 * 60_000 - 10_000;
  assert.equal(timed.refuses(0, { do: 'rest' }), undefined);
  assert.equal(timed.refuses(0, { do: 'return' }), undefined);
  assert.equal(timed.refuses(0, { do: 'invite' }), 'too-many-matters');
  madeAgain(timed);
});

test('bots do not play on among themselves: a table that all have left for a while is set aside', () => {
  const timed = table({ humans: 2 });
  timed.settles(0, { do: 'rest' });
  assert.equal(timed.table.snapshot(1).setAside, undefined);
  timed.settles(1, { do: 'rest' });
  assert.deepEqual([timed.table.snapshot(SPECTATOR).setAside, timed.table.awaitedBots], [true, []]);
  // Whoever does not come back is not waited for.
  timed.settles(0, { do: 'return' });
  assert.equal(timed.table.snapshot(1).setAside, undefined);
  timed.settles(0, { do: 'concede' });
  assert.equal(timed.table.snapshot(1).setAside, true);
  timed.settles(1, { do: 'return' });
  timed.settles(1, { do: 'concede' });
  assert.equal(timed.table.snapshot(1).setAside, undefined);
  assert.ok(timed.table.awaitedBots.length > 0);
  madeAgain(timed);
});

test('each refusal says what is the matter', () => {
  const timed = table({ tempo: { kind: 'turns', each: DAY, away: 2 } });
  assert.equal(timed.refuses(0, { do: 'propose', what: { do: 'take-back' } }), 'nothing-to-take-back');
  const zone = 'Europe/Warsaw';
  assert.equal(timed.refuses(0, { do: 'quiet', quiet: { from: 0, to: 14 * 60 + 1, zone } }), 'bad-hours');
  assert.equal(timed.refuses(0, { do: 'quiet', quiet: { from: 0, to: 60, zone: 'Nowhere' } }), 'bad-hours');
  assert.equal(timed.refuses(0, { do: 'away', until: timed.now + 3 * DAY }), 'no-days-left');
});

/** All agree that the last submission of this seat is taken back. */
function takenBack(timed: Timed, seat: number): void {
  const wished = timed.settles(seat, { do: 'propose', what: { do: 'take-back' } });
  assert.ok('entry' in wished, JSON.stringify(wished));
  for (const p of timed.table.company.people)
    if (p !== seat) timed.settles(p, { do: 'agree', proposal: timed.table.snapshot(p).proposals!.at(-1)!.id });
}

test('a move is taken back by consent, also when something was seen: what was dealt stays dealt, for whoever does the same again', () => {
  let [taken, same] = [0, 0];
  for (const game of Object.values(GAMES))
    for (const seed of [211, 212]) {
      const timed = new Timed({ game, players: Math.max(...game.seats), seed });
      const { table: at } = timed;
      const luck = new Io(seed);
      for (let n = 0; n < 45 && !at.over; n++) {
        if (luck.pick(3) !== 0 || at.awaited.length === 0) {
          timed.moves(luck);
          continue;
        }
        const states = [at.match.state.all.slice()];
        const mover = at.awaited[luck.pick(at.awaited.length)];
        const together = at.game.rules.isTogether(at.match.state);
        const before = at.match.outcomes;
        const answer = timed.moves(luck, 0, mover);
        if (!('entry' in answer) || answer.entry.do !== 'say' || together || at.over) continue;
        const { say } = answer.entry;
        const dealt = 'luck' in answer.entry ? (answer.entry.luck ?? []) : [];
        if (at.match.canUndo(mover)) {
          assert.equal(timed.refuses(mover, { do: 'propose', what: { do: 'take-back' } }), 'may-undo');
          continue;
        }
        timed.settles(mover, { do: 'propose', what: { do: 'take-back' } });
        for (const viewer of at.viewers)
          for (const { undoes } of at.snapshot(viewer).proposals ?? []) assert.ok((undoes ?? []).length <= at.facts.length);
        for (const p of at.company.people)
          if (p !== mover) timed.settles(p, { do: 'agree', proposal: at.snapshot(p).proposals!.at(-1)!.id });
        taken++;
        assert.deepEqual(at.match.state.all, states[0]);
        const told = at.log(SPECTATOR).at(-1)!;
        assert.ok(told.undone);
        assert.deepEqual(
          told.facts.map(({ what }) => what),
          ['taken-back'],
        );
        // The same again brings the same, with numbers of its own.
        assert.equal(at.match.outcomes, before + dealt.length);
        const again = timed.keep(at.play(mover, say, timed.now));
        assert.ok('entry' in again && again.entry.do === 'say');
        assert.deepEqual('luck' in again.entry ? (again.entry.luck ?? []) : [], dealt);
        if (dealt.length > 0) same++;
      }
      madeAgain(timed);
      assert.ok(at.dealing().ok, at.dealing().detail);
    }
  assert.ok(taken > 12 && same > 4, `${taken} ${same}`);
});

test('two take-backs, one before the other; and a proposal falls when the game goes on', () => {
  const timed = table({ seed: 221 });
  const luck = new Io(221);
  const { table: at } = timed;
  const passes = (): number => {
    for (;;) {
      const [seat] = at.awaited;
      if ('entry' in timed.moves(luck, 0, seat) && !at.match.canUndo(seat) && !at.game.rules.isTogether(at.match.state)) return seat;
    }
  };
  const first = passes();
  passes();
  const third = passes();
  takenBack(timed, third);
  takenBack(timed, first);
  madeAgain(timed);
  assert.deepEqual(settled(timed).filter((what) => what === 'propose').length, 2);
  const mover = passes();
  timed.settles(mover, { do: 'propose', what: { do: 'take-back' } });
  passes();
  assert.equal(at.snapshot(0).proposals, undefined);
  for (; !at.over;) timed.moves(luck);
  const record = at.record() as GameRecord;
  assert.ok(record.log.some((entry) => 'back' in entry && entry.stays === true));
  const verdict = verifyRecord(at.game, recordFrom(JSON.parse(JSON.stringify(record))));
  assert.ok(verdict.ok, verdict.detail);
  madeAgain(timed);
});

test('another tempo by consent of all: everybody begins anew', () => {
  const timed = table();
  const what = { do: 'tempo', tempo: { kind: 'turns', each: DAY, away: 3 } } as const;
  timed.settles(0, { do: 'propose', what });
  for (const p of [1, 2, 3]) timed.settles(p, { do: 'agree', proposal: 1 });
  const { tempo, clocks } = timed.table.snapshot(0);
  assert.deepEqual(tempo, { ...what.tempo, late: 'bot' });
  clocks!.forEach(({ left, until }, seat) => {
    assert.equal(left, DAY);
    assert.equal(until !== null, timed.table.awaited.includes(seat));
  });
  timed.settles(1, { do: 'propose', what: { do: 'tempo', tempo: null } });
  for (const p of [0, 2, 3]) timed.settles(p, { do: 'agree', proposal: 2 });
  assert.equal(timed.table.snapshot(0).clocks, undefined);
  assert.equal(timed.refuses(0, { do: 'propose', what: { do: 'pause' } }), 'no-clock');
  madeAgain(timed);
});

test('a program has no say in what people settle', () => {
  const setup = setupOf({ players: 3, humans: 3 });
  const players = setup.players.map((player, seat) => (seat === 1 ? { kind: 'human' as const, program: true as const } : player));
  const { table: begun } = Table.open({ ...setup, players }, 0);
  begun.matter(0, { do: 'propose', what: { do: 'stop' }, key: 'stop' }, 1);
  assert.deepEqual(begun.snapshot(0).proposals?.[0].asked, ['s2']);
  begun.matter(2, { do: 'agree', proposal: 1, key: 'yes' }, 2);
  assert.equal(begun.over, true);
});
