import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Io, settleOptions, type Game } from '@ridotto/engine';
import { valencia, type State } from '@ridotto/games/valencia/index.ts';
import { GUILD_OF, TREE_STANDS } from '@ridotto/games/valencia/box/city.ts';
import { AUCTIONS, COUNCIL_SEATS, GUILDS, MISSIONS, POINTS } from '@ridotto/games/valencia/box/material.ts';
import { isFreeSpace } from '@ridotto/games/valencia/box/city-now.ts';
import { KEPT, NOBODY } from '@ridotto/games/valencia/box/state.ts';
import { mix, playGame } from '../arena.ts';
import type { Bot } from '../shared/bot.ts';
import { CITY, COUNCIL, GOODS, PAWN, SITES } from './prospects.ts';
import { steady } from './steady.ts';
import { Worth } from './worth.ts';

const game = valencia as unknown as Game<State>;

/** Positions of a game, before each auction, in which one seat has all missions: each kind of them is judged. */
function positions(seats: number): State[] {
  const s = valencia.create(valencia.edition(valencia.standard), settleOptions(valencia), seats);
  const all: State[] = [];
  let last = -1;
  const own = Array.from({ length: seats }, (_, p) => new Io(mix(seats, p)));
  playGame(game, s, Array<Bot<State>>(seats).fill(steady), own, new Io(seats), undefined, () => {
    const now = s.round * 10 + s.letter;
    if (now === last || s.awaited === 0 || s.letter >= AUCTIONS) return;
    last = now;
    const t = game.fresh(s);
    t.copyFrom(s);
    for (let m = 0; m < MISSIONS; m++) if (t.missionOf[m] === NOBODY || t.missionOf[m] === KEPT) t.missionOf[m] = KEPT;
    all.push(t);
  });
  return all;
}

/** Changes of one kind each; undefined: it is not possible here. */
const CHANGES: readonly (readonly [changed: number, change: (s: State, n: number) => boolean])[] = [
  [GOODS, (s, n) => ((s.resources[n % GUILDS] += 1), true)],
  [GOODS, (s, n) => ((s.coins[0] += (n % 9) - 4), true)],
  [COUNCIL, (s, n) => ((s.council[n % COUNCIL_SEATS] = 1), true)],
  [PAWN, (s) => ((s.pawn = s.pawn === 0 ? 1 : 0), true)],
  [
    CITY | GOODS,
    (s, n) => {
      const free = s.layout.places.filter((cell) => GUILD_OF[s.ground[cell]] >= 0 && s.member[cell] === 0);
      s.member[free[n % free.length]] = 1;
      s.coins[0] -= n % 4;
      return free.length > 0;
    },
  ],
  [
    CITY,
    (s, n) => {
      const mine = s.layout.places.filter((cell) => s.member[cell] === 1);
      const free = s.layout.places.filter((cell) => GUILD_OF[s.ground[cell]] >= 0 && s.member[cell] === 0);
      if (mine.length === 0 || free.length === 0) return false;
      s.member[mine[n % mine.length]] = 0;
      s.member[free[n % free.length]] = 1;
      return true;
    },
  ],
  [
    SITES,
    (s, n) => {
      const trees = Array.from({ length: POINTS }, (_, point) => point).filter((point) => s.trees[point] === TREE_STANDS);
      s.trees[trees[n % trees.length]] = TREE_STANDS + 1;
      return true;
    },
  ],
  [
    SITES,
    (s, n) => {
      const spaces = s.layout.places.filter((cell) => isFreeSpace(s, cell));
      if (spaces.length > 0) s.fountain[spaces[n % spaces.length]] = s.tiles[s.round] + 1;
      return spaces.length > 0;
    },
  ],
];

for (const seats of valencia.seats)
  test(`${seats} players: what a change comes to is the same whether all is judged anew or only what depends on it`, () => {
    let differs = 0;
    for (const [i, before] of positions(seats).entries()) {
      const s = game.fresh(before);
      s.copyFrom(before);
      const without = i % AUCTIONS;
      const worth = new Worth(s, 0, without);
      const now = worth.now();
      // One after another: what was tried before leaves nothing behind.
      for (const [n, [changed, change]] of [...CHANGES, ...CHANGES].entries()) {
        s.copyFrom(before);
        if (!change(s, i * 7 + n)) continue;
        const after = worth.after(changed);
        assert.equal(after, new Worth(s, 0, without).now());
        if (after !== now) differs++;
      }
      s.copyFrom(before);
      assert.equal(worth.after(0), now);
    }
    assert.ok(differs > 100, String(differs));
  });
