// What each viewer is told and how it is numbered, against the plainest way of finding it out: everybody's whole sight, as
// JSON, after every entry. On all games of the house, for tables that live through a game and for those made again.
import assert from 'node:assert/strict';
import test from 'node:test';
import { Io, Match, toldTo, type Fact } from '@ridotto/engine';
import { GAMES } from '@ridotto/games';
import type { Happening } from './protocol.ts';
import { Played, toys, type Wanted } from './tests/kit.ts';

class Reference {
  readonly happenings: Happening[] = [];
  readonly #played: Played;
  readonly #viewer: number;
  #sight = '';
  #moves = new Map<number, number>();
  #entry = -1;

  constructor(played: Played, viewer: number) {
    this.#played = played;
    this.#viewer = viewer;
    this.look({ facts: played.table.facts, move: 0 });
  }
  /** `move`: number of the move among all of the table; `undone`: it is taken back. */
  look({
    facts,
    by,
    move,
    undone,
    secret,
  }: {
    facts: readonly Fact[];
    by?: string;
    move?: number;
    undone?: boolean;
    secret?: boolean;
  }): void {
    const told = facts.map((fact) => toldTo(this.#viewer, fact)).filter((t) => t !== undefined);
    const { seq, ...shown } = this.#played.table.snapshot(this.#viewer);
    const sight = JSON.stringify(shown);
    if (told.length === 0 && sight === this.#sight) {
      assert.equal(seq, this.happenings.length);
      return;
    }
    this.#sight = sight;
    if (move !== undefined && !undone && (!secret || told.length > 0)) this.#moves.set(move, ++this.#entry);
    const entry = undone && move !== undefined ? (this.#moves.get(move) ?? this.#entry) : this.#entry;
    this.happenings.push({
      seq: this.happenings.length + 1,
      entry,
      ...(by !== undefined && { by }),
      ...(undone && { undone }),
      facts: told,
    });
    assert.equal(seq, this.happenings.length);
  }
}

const games = Object.values(GAMES).flatMap((game): Wanted[] => [
  { game, players: Math.max(...game.seats), seed: 81 },
  { game, players: Math.min(...game.seats.filter((n) => n > 1)), seed: 82, confirm: true },
]);
for (const wanted of [...games, ...toys(83), ...toys(84).map((toy) => ({ ...toy, confirm: true }))])
  test(`events are those of whole sights compared: ${wanted.game!.name} for ${wanted.players}${wanted.confirm ? ', confirmed' : ''}`, () => {
    let moves = 0;
    for (let seed = wanted.seed!; moves < 60; seed++) moves += compare({ ...wanted, seed });
  });

/** How many moves were made. */
function compare(wanted: Wanted & { readonly seed: number }): number {
  const played = new Played(wanted);
  const { table } = played;
  const references = table.viewers.map((viewer) => new Reference(played, viewer));
  const luck = new Io(wanted.seed);
  const moves = [0];
  let next = 1;
  for (let n = 0; n < 400 && !table.over; n++) {
    const [log, told] = [table.match.log.length, table.facts.length];
    const secret = table.game.rules.isTogether(table.match.state);
    const seat = table.awaited[luck.pick(table.awaited.length)];
    const { undo, held, drafted } = table.snapshot(seat);
    const back = (undo || held) && luck.pick(5) === 0;
    if (back) played.send(seat, { do: 'undo' });
    else if (drafted.length > 0 && luck.pick(4) === 0) played.send(seat, { do: 'retract' });
    else played.blindly(seat, luck);
    const { facts } = table;
    const by = `s${seat}`;
    const news = facts.slice(Math.min(told, facts.length));
    const length = table.match.log.length;
    const move = length > log ? next++ : length < log ? moves.pop() : undefined;
    if (length > log) moves.push(move!);
    for (const reference of references)
      reference.look({ facts: news, by, move, ...(length < log && { undone: true }), secret: secret && length >= log });
  }
  const again = played.rebuilt();
  // Journals of before, which do not say who saw what.
  const old = played.rebuilt(played.journal.map((entry) => ({ ...entry, seen: undefined })));
  // What is kept of the facts is what the same game tells that is played again at once.
  const { game, match } = table;
  const plain = Match.replay(game, { log: match.log }, match.setup);
  for (const made of [table, again, old]) assert.deepEqual(made.facts, plain.facts);
  for (const [i, viewer] of table.viewers.entries()) {
    for (const after of [1, 15, 16, 17, 47, 48, 100, table.seq(viewer) - 1, table.seq(viewer), table.seq(viewer) + 1])
      for (const made of [table, again])
        assert.deepEqual(
          [...made.since(viewer, after)].map(({ happening }) => happening),
          references[i].happenings.slice(Math.max(0, after)),
        );
    assert.deepEqual(table.log(viewer), references[i].happenings);
    assert.deepEqual(again.log(viewer), references[i].happenings);
    assert.deepEqual(old.log(viewer), references[i].happenings);
    assert.deepEqual(again.snapshot(viewer), table.snapshot(viewer));
    assert.deepEqual([...again.since(viewer, table.seq(viewer) - 9)], [...table.since(viewer, table.seq(viewer) - 9)]);
  }
  return next;
}
