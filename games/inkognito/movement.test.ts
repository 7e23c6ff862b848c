// 4.2 Steps are offered if and only if some use of the balls left over can end movement legally: tried by playing out every
// way to use them, on crowded boards.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Io, settleOptions, verbOf } from '@ridotto/engine';
import { inkognito as game, SAY, State } from './index.ts';
import { BALLS, BLACK, PURPLE, THE_AMBASSADOR, WAYS_OF_BALL } from './box/material.ts';
import { rules } from './rules/index.ts';
import { edition, legal, namesOf } from './tests/kit.ts';

/** L1 to L4 in other words, piece by piece. */
function mayEnd(s: State): boolean {
  const own = (p: number): boolean => p >> 2 === s.colour[s.player];
  const moved = (p: number): boolean => ((s.moved >> p) & 1) === 1;
  const figures = Array.from({ length: 16 }, (_, p) => p);
  const sharing = (p: number): number[] => figures.filter((q) => q !== p && s.at[q] === s.at[p]);
  if (figures.some((p) => own(p) && sharing(p).some(own))) return false;
  const met = figures.filter(own).flatMap((p) => sharing(p).filter((q) => !own(q) && (moved(p) || moved(q))));
  if (new Set(met.map((q) => q >> 2)).size !== met.length) return false;
  if (moved(THE_AMBASSADOR) && sharing(THE_AMBASSADOR).some((q) => !own(q))) return false;
  return figures.every((p) => own(p) || !moved(p) || (s.at[p] !== s.at[THE_AMBASSADOR] && sharing(p).every(own)));
}

/** Can it, with any of the balls that are left? */
function canEnd(s: State): boolean {
  return mayEnd(s) || steps(s).some(({ ball, piece, to }) => canEnd(after(s, ball, piece, to)));
}
function steps(s: State): { ball: number; piece: number; to: number }[] {
  const out: { ball: number; piece: number; to: number }[] = [];
  for (let ball = 0; ball < BALLS.length; ball++)
    for (let piece = 0; piece < 17 && s.balls[ball] > 0; piece++) {
      const isOwn = piece >> 2 === s.colour[s.player];
      if (ball === BLACK ? piece !== THE_AMBASSADOR : piece === THE_AMBASSADOR || isOwn === (ball === PURPLE)) continue;
      for (let i = edition.first[s.at[piece]]; i < edition.first[s.at[piece] + 1]; i++)
        if (edition.ways[i] & WAYS_OF_BALL[ball]) out.push({ ball, piece, to: edition.near[i] });
    }
  return out;
}
function after(s: State, ball: number, piece: number, to: number): State {
  const t = game.create(edition, settleOptions(game), s.seats);
  t.copyFrom(s);
  t.balls[ball]--;
  t.at[piece] = to;
  t.moved |= 1 << piece;
  return t;
}

test('exactly the steps after which movement can still end', () => {
  const io = new Io(11);
  let refused = 0;
  for (let n = 0; n < 150; n++) {
    const s = game.read({ at: 'movement', player: 'red' }, edition, settleOptions(game), namesOf(4));
    // Everybody in one corner of the town, no two of a colour together; two or three balls.
    const corner = [2, 4, 5, 6, 7, 13, 14, 36, 57];
    for (let c = 0; c < 4; c++) {
      const spaces = [...corner];
      for (let d = 0; d < 4; d++) s.at[c * 4 + d] = spaces.splice(io.pick(spaces.length), 1)[0];
    }
    s.at[THE_AMBASSADOR] = corner[io.pick(corner.length)];
    for (let left = 2 + io.pick(2); left > 0;) {
      const ball = io.pick(BALLS.length);
      if (s.balls[ball] < edition.balls[ball]) {
        s.balls[ball]++;
        left--;
      }
    }
    for (;;) {
      const offered = legal(s, s.player);
      assert.equal(offered.includes(SAY.end.make()), mayEnd(s));
      const can = steps(s).filter(({ ball, piece, to }) => canEnd(after(s, ball, piece, to)));
      refused += steps(s).length - can.length;
      assert.deepEqual(
        offered.filter((c) => verbOf(c) === SAY.move.tag).sort((a, b) => a - b),
        can.map(({ ball, piece, to }) => SAY.move.make(ball, piece, to)).sort((a, b) => a - b),
      );
      const moves = offered.filter((c) => verbOf(c) === SAY.move.tag);
      if (moves.length === 0) break;
      rules.apply(s, s.player, moves[io.pick(moves.length)], io);
    }
  }
  assert.ok(refused > 100, `${refused} refused`);
});
