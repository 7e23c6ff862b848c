import assert from 'node:assert/strict';
import test from 'node:test';
import { Io, type Game, type GameRecord } from '@ridotto/engine';
import { GAMES } from '@ridotto/games';
import { botTask, think } from './bots.ts';
import type { Analysis, Trouble } from './analysis.ts';
import { RecordAt } from './record-at.ts';
import { recordFrom } from './record-file.ts';
import { gameNamed } from '@ridotto/games';
import { BEGUN, Played } from './tests/kit.ts';
import { toTheEnd } from './to-the-end.ts';

/** Anne plays blindly, the others do not. */
function record(game: Game): GameRecord {
  const players = game.seats.includes(3) ? 3 : game.seats[0];
  const played = new Played({ game, players, seed: 7, options: { ...(game.name === 'inkognito' && { placing: 'random' }) } });
  const { table } = played;
  const luck = new Io(7);
  while (!table.over) {
    const [seat] = table.awaited;
    played.keep(table.play(seat, think(botTask(table, seat, luck.pick(60_000), seat === 0 ? 'random' : 'steady')), BEGUN));
  }
  const file = table.record();
  assert.ok(!('problem' in file));
  return recordFrom(JSON.parse(JSON.stringify(file)), gameNamed);
}
const LITTLE: Trouble = {
  decisions: 6,
  first: { milliseconds: 0, games: { horizon: 0, end: 1 }, told: 2 },
  again: { milliseconds: 0, games: { horizon: 0, end: 2 }, told: 2 },
  turning: 3,
};

for (const game of Object.values(GAMES) as Game[])
  test(`a finished game is weighed in order, and the same each time: ${game.name}`, () => {
    const file = record(game);
    const weigh = (): Analysis => {
      const steps = new RecordAt(file, gameNamed, { judges: false }).analysing({ seed: 3, trouble: LITTLE });
      let last = 0;
      for (;;) {
        const { done, value } = steps.next();
        if (done === true) {
          assert.ok(value);
          return value;
        }
        // How far it is only grows.
        assert.ok(value >= last - 1e-9 && value <= 1);
        last = value;
      }
    };
    const found = weigh();
    assert.ok(found.moves.length > 1 && found.moves.length <= 6 && found.turning.length <= 3);
    assert.ok(Math.abs(found.end.reduce((a, b) => a + b, 0) - 1) < 1e-9);
    for (const [i, { at, seat, shares, did, other, games }] of found.moves.entries()) {
      const entry = file.log[at];
      assert.ok('say' in entry && entry.by === seat && games >= 1 && shares.length === file.seats.length);
      assert.ok(i === 0 || found.moves[i - 1].at <= at);
      // What was done is what the record says; what else there was is something else.
      const said = did.steps.map(({ part }) => game.codec.format(game.codec.fromObject(part)));
      assert.deepEqual(said, entry.say.slice(0, said.length));
      assert.notDeepEqual(
        other.steps.map(({ part }) => part),
        did.steps.map(({ part }) => part),
      );
      assert.equal(did.share, shares[Number(seat.slice(1))]);
    }
    // It takes as long again.
    if (game.name === 'san-marco') assert.deepEqual(weigh(), found);
  });

test('a cut of San Marco is weighed as a whole, beside another one', () => {
  const game = GAMES['san-marco'] as Game;
  const file = record(game);
  const at = new RecordAt(file, gameNamed, { judges: false });
  const cut = file.log.findIndex((entry) => 'say' in entry && entry.say.length > 4 && entry.say[0].startsWith('put '));
  const pains = { milliseconds: 0, games: { horizon: 4, end: 1 }, told: 2 };
  const { moves } = toTheEnd(at.weighingMove(cut, { seed: 1, pains }));
  assert.equal(moves.length, 1);
  const [{ did, other }] = moves;
  const entry = file.log[cut];
  assert.ok('say' in entry);
  assert.deepEqual(
    did.steps.map(({ part }) => game.codec.format(game.codec.fromObject(part))),
    entry.say,
  );
  assert.equal(other.steps.length, did.steps.length);
});

test('one decision of a finished game, with every choice in it; nothing where nothing is decided', () => {
  const file = record(GAMES['san-marco']);
  const at = new RecordAt(file, gameNamed, { judges: false });
  const pains = { milliseconds: 0, games: { horizon: 4, end: 1 }, told: 2 };
  let several = 0;
  for (const entries of file.log.keys()) {
    if (entries % 9 !== 0) continue;
    const { moves } = toTheEnd(at.weighingMove(entries, { seed: 1, pains }));
    for (const move of moves) assert.equal(move.at, entries);
    if (moves.length > 1) several++;
  }
  assert.ok(several > 0);
  assert.deepEqual(toTheEnd(at.weighingMove(file.log.length, { seed: 1, pains })).moves, []);
});
