// 4.2 MOVEMENT. Three balls, a step each, on any allowed piece, in any order, or not at all (A40). Pieces may pass over
// anything: only where they stand when movement ends is judged (A4, A5, A6).
import { ALL, ask, type Choices, type Io, type Node, type Reason } from '@ridotto/engine';
import * as choices from '@ridotto/engine/notation/choice.ts';
import * as box from '../box/material.ts';
import type { State } from '../box/state.ts';
import * as table from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { addAnnouncing, announceOrEscape, whyNotAnnounce } from './announcing.ts';
import { listMeetings } from './meetings.ts';
import { id, pieceName, spaceName, tell } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { verbOf } = choices;
const { BALLS, BLACK, COLOURS, FIGURES, NOWHERE, PIECES, PURPLE, THE_AMBASSADOR, WAYS_OF_BALL } = box;
const { MEETING, MOVING, occupied } = table;
const { move, end, announce, escape } = SAY;
const NO_PIECE = -1;

export const movement = {
  movement: ask({
    while: (s) => s.phase === MOVING && s.playing === 1,
    who: 'player',
    legal(s, seat, out) {
      addSteps(s, seat, out);
      if (!isLegalEnd(s, s.colour[seat])) return;
      out.add(end.make());
      addAnnouncing(s, seat, out); // A22: announcing ends movement
    },
    apply(s, seat, choice, io) {
      if (announceOrEscape(s, seat, choice, io)) return;
      if (verbOf(choice) === end.tag) {
        endMovement(s, seat, io);
        return;
      }
      const ball = move.ball(choice);
      const piece = move.figure(choice);
      const from = s.at[piece];
      s.balls[ball]--;
      s.used[ball]++;
      s.at[piece] = move.to(choice);
      s.moved |= 1 << piece;
      if (piece === THE_AMBASSADOR) s.ambassadorMoved = 1;
      tell(io, ALL, 'moves', () => ({
        seat: id(seat),
        ball: BALLS[ball],
        piece: pieceName(piece),
        from: spaceName(from),
        to: spaceName(s.at[piece]),
      }));
    },
    whyNot(s, seat, choice) {
      if (verbOf(choice) === move.tag) return whyNotStep(s, seat, choice);
      const verb = verbOf(choice);
      const said = whyNotAnnounce(s, seat, choice);
      if (said || (verb !== end.tag && verb !== announce.tag && verb !== escape.tag))
        return said ?? { rule: 'movement-first', facts: { seat: id(seat) } };
      return brokenRule(s, s.colour[seat]);
    },
  }),
} satisfies Record<string, Node<State>>;

function endMovement(s: State, seat: number, io: Io): void {
  s.balls.fill(0); // unused ones lapse
  s.phase = MEETING;
  listMeetings(s, seat, io);
}

/** May a ball move this piece, for a player of this colour? */
function moves(ball: number, piece: number, colour: number): boolean {
  if (ball === BLACK) return piece === THE_AMBASSADOR;
  if (piece === THE_AMBASSADOR) return false;
  return (piece >> 2 === colour) !== (ball === PURPLE);
}

/** A single step is offered only if some use of the balls left over can still reach a legal end. */
function addSteps(s: State, seat: number, out: Choices): void {
  const { at, balls } = s;
  const { first, near, ways } = s.edition;
  const colour = s.colour[seat];
  const legalNow = isLegalEnd(s, colour);
  for (let ball = 0; ball < BALLS.length; ball++) {
    if (balls[ball] === 0) continue;
    for (let piece = 0; piece < PIECES; piece++) {
      const from = at[piece];
      if (from === NOWHERE || !moves(ball, piece, colour)) continue;
      for (let i = first[from]; i < first[from + 1]; i++) {
        if ((ways[i] & WAYS_OF_BALL[ball]) === 0) continue;
        // Where nobody stands nothing can go wrong that was right before.
        const free = legalNow && !occupied(s, near[i]);
        if (free || canEndAfter(s, colour, ball, piece, near[i])) out.add(move.make(ball, piece, near[i]));
      }
    }
  }
}

/** Tries a step and puts it back: can movement still end legally after it? */
function canEndAfter(s: State, colour: number, ball: number, piece: number, to: number): boolean {
  const { at, balls } = s;
  const from = at[piece];
  const moved = s.moved;
  at[piece] = to;
  balls[ball]--;
  s.moved = moved | (1 << piece);
  const can = canEnd(s, colour);
  at[piece] = from;
  balls[ball]++;
  s.moved = moved;
  return can;
}

/** Whatever is wrong can only be put right by a step of one of the pieces that it is about, and it may as well come first. */
function canEnd(s: State, colour: number): boolean {
  const pieces = wrongPieces(s, colour);
  if (pieces === 0) return true;
  const { at, balls } = s;
  const { first, near, ways } = s.edition;
  for (let ball = 0; ball < BALLS.length; ball++) {
    if (balls[ball] === 0) continue;
    for (let piece = 0; piece < PIECES; piece++) {
      if (((pieces >> piece) & 1) === 0 || !moves(ball, piece, colour)) continue;
      const from = at[piece];
      for (let i = first[from]; i < first[from + 1]; i++)
        if ((ways[i] & WAYS_OF_BALL[ball]) !== 0 && canEndAfter(s, colour, ball, piece, near[i])) return true;
    }
  }
  return false;
}

/** Which rule is broken: above the bits of its pieces. */
const RULES = PIECES;
const PIECE_BITS = (1 << PIECES) - 1;
export const isLegalEnd = (s: State, colour: number): boolean => violation(s, colour) === 0;
const wrongPieces = (s: State, colour: number): number => violation(s, colour) & PIECE_BITS;

/** The first violation of L1 to L4 in the position as it stands: the pieces that it is about and the rule; 0: movement may end. */
function violation(s: State, colour: number): number {
  const { at, moved } = s;
  const own = colour * 4;
  // L1. No two figures of one's own share a space.
  for (let f = own; f < own + 4; f++) for (let g = f + 1; g < own + 4; g++) if (at[f] === at[g]) return (1 << RULES) | (1 << f) | (1 << g);
  // L2. Nobody meets two figures of the same player.
  for (let c = 0; c < COLOURS.length; c++) {
    if (c === colour || at[c * 4] === NOWHERE) continue;
    let before = 0;
    for (let g = c * 4; g < c * 4 + 4; g++)
      for (let f = own; f < own + 4; f++) {
        if (at[f] !== at[g] || (((moved >> f) | (moved >> g)) & 1) === 0) continue;
        const pair = (1 << f) | (1 << g);
        if (before !== 0) return (2 << RULES) | before | pair;
        before = pair;
      }
  }
  for (let piece = 0; piece < PIECES; piece++) {
    if (((moved >> piece) & 1) === 0 || piece >> 2 === colour) continue;
    const other = blocker(s, colour, piece);
    if (other !== NO_PIECE) return ((piece === THE_AMBASSADOR ? 3 : 4) << RULES) | (1 << piece) | (1 << other);
  }
  return 0;
}

/** L3. Where the Ambassador was moved to stands no figure of another player. L4. Where another player's figure was moved to
    stands neither he nor a further figure of another player, the same owner's included (A6). Own figures may stand there. */
function blocker(s: State, colour: number, piece: number): number {
  const { at } = s;
  for (let other = 0; other < FIGURES; other++) if (other !== piece && at[other] === at[piece] && other >> 2 !== colour) return other;
  return piece !== THE_AMBASSADOR && at[THE_AMBASSADOR] === at[piece] ? THE_AMBASSADOR : NO_PIECE;
}

/** The rule that is broken, with its pieces and where they stand. */
function brokenRule(s: State, colour: number): Reason | undefined {
  const broken = violation(s, colour);
  if (broken === 0) return undefined;
  const pieces = Array.from({ length: PIECES }, (_, p) => p).filter((p) => (broken >> p) & 1);
  return { rule: `L${broken >> RULES}`, facts: { pieces: pieces.map((p) => `${pieceName(p)} ${spaceName(s.at[p])}`) } };
}

function whyNotStep(s: State, seat: number, choice: number): Reason | undefined {
  const ball = move.ball(choice);
  const piece = move.figure(choice);
  const to = move.to(choice);
  const from = s.at[piece];
  const colour = s.colour[seat];
  const facts = { ball: BALLS[ball], piece: pieceName(piece), from: spaceName(from), to: spaceName(to) };
  if (s.balls[ball] === 0) return { rule: 'no-such-ball', facts: { ...facts, balls: BALLS.filter((_, b) => s.balls[b] > 0) } };
  if (from === NOWHERE) return { rule: 'takes-no-part', facts };
  if (!moves(ball, piece, colour)) return { rule: `${BALLS[ball]}-moves-${movesWhat(ball)}`, facts };
  const { first, near, ways } = s.edition;
  const edge = Array.from({ length: first[from + 1] - first[from] }, (_, i) => first[from] + i).find((i) => near[i] === to);
  if (edge === undefined) return { rule: 'not-next', facts };
  if ((ways[edge] & WAYS_OF_BALL[ball]) === 0) return { rule: WAYS_OF_BALL[ball] === box.STREET ? 'no-street' : 'no-canal', facts };
  const { at, balls } = s;
  const before = s.moved;
  at[piece] = to;
  balls[ball]--;
  s.moved |= 1 << piece;
  const broken = brokenRule(s, colour);
  at[piece] = from;
  balls[ball]++;
  s.moved = before;
  return (
    broken && {
      rule: broken.rule,
      facts: { ...facts, ...broken.facts, left: BALLS.filter((_, b) => s.balls[b] - (b === ball ? 1 : 0) > 0) },
    }
  );
}
const movesWhat = (ball: number): string => (ball === BLACK ? 'the-ambassador' : ball === PURPLE ? 'others' : 'own');
