// 6.1 MISSIONS. For each kind of condition how much of it a player has, and how much is needed; for each formula its points.
// Judged on the final position only. Adjacency, walls and quarters are those of section 1.
import { WIDE, CELLS, GUILDS, NOBILITY, CHURCH, SLOTS } from './material.ts';
import { GUILD_OF } from './city.ts';
import { CENTRAL_FOUNTAIN, costOf, countMembers, fountainsNear, isMine, isNextToPalm, membersOf } from './city-now.ts';
import type { ConditionKind, FormulaKind, MissionCard } from './mission-cards.ts';
import { countCouncil, tokens, type State } from './state.ts';

type Measure = (s: State, seat: number, card: MissionCard) => number;

/** Consecutive own squares in a direction: the longest row of them. */
function longestRow(s: State, seat: number, directions: readonly number[]): number {
  let longest = 0;
  for (const from of membersOf(s, seat))
    for (const step of directions) {
      let [cell, n] = [from, 0];
      // A step beyond the wall of a 9 by 9 city would come out on the other side.
      for (; cell >= 0 && cell < CELLS && isMine(s, seat, cell); cell += step) {
        n++;
        if (Math.abs(((cell + step + CELLS) % WIDE) - (cell % WIDE)) > 1) break;
      }
      longest = Math.max(longest, n);
    }
  return longest;
}
const ACROSS_AND_DOWN = [1, WIDE];
const DIAGONALS = [WIDE + 1, WIDE - 1];

/** Most own members in a block of so many by so many places. */
function fullestBlock(s: State, seat: number, size: number): number {
  let most = 0;
  for (let y = 0; y + size <= s.layout.height; y++)
    for (let x = 0; x + size <= s.layout.width; x++) {
      let n = 0;
      for (let i = 0; i < size * size; i++) if (isMine(s, seat, (y + Math.floor(i / size)) * WIDE + x + (i % size))) n++;
      most = Math.max(most, n);
    }
  return most;
}

/** How many own members are next to each fountain that has any. */
function touched(s: State, seat: number): Map<number, number> {
  const out = new Map<number, number>();
  for (const cell of membersOf(s, seat)) for (const f of fountainsNear(s, cell)) out.set(f, (out.get(f) ?? 0) + 1);
  return out;
}
const onGuild = (s: State, seat: number, guild: number): number =>
  membersOf(s, seat).filter((cell) => GUILD_OF[s.ground[cell]] === guild).length;
const neighbours = (s: State, seat: number): number[] => [...new Set([(seat + 1) % s.seats, (seat + s.seats - 1) % s.seats])];
const others = (s: State, seat: number): number[] => Array.from({ length: s.seats }, (_, p) => p).filter((p) => p !== seat);
const wealth = (s: State, seat: number, card: MissionCard): number => (card.coins ? s.coins[seat] : tokens(s, seat));
/** How far above the highest of the others, at least 0. */
const lead = (s: State, seat: number, of: (p: number) => number): number => Math.max(0, of(seat) - Math.max(...others(s, seat).map(of)));

export const HAVE: Readonly<Record<ConditionKind, Measure>> = {
  membersOnCost: (s, seat, card) => membersOf(s, seat).filter((cell) => costOf(s, cell) === card.cost).length,
  membersOnGuild: (s, seat, card) => onGuild(s, seat, card.guild),
  // The guild with fewest counts.
  membersOnEveryGuild: (s, seat) => Math.min(...Array.from({ length: GUILDS }, (_, g) => onGuild(s, seat, g))),
  squareBlock: (s, seat, card) => fullestBlock(s, seat, card.min[s.seats]),
  lineOrthogonal: (s, seat) => longestRow(s, seat, ACROSS_AND_DOWN), // R24: straight
  lineDiagonal: (s, seat) => longestRow(s, seat, DIAGONALS),
  membersOnOuterWall: (s, seat) => membersOf(s, seat).filter((cell) => s.layout.wall[cell] === 1).length,
  membersOnOuterCorners: (s, seat) => membersOf(s, seat).filter((cell) => s.layout.corner[cell] === 1).length, // R25
  differentFountainsTouched: (s, seat) => touched(s, seat).size, // R29: the central one counts
  everyFountainTouched: (s, seat) => touched(s, seat).size,
  // R28: how far above the poorer neighbour.
  moreThanADirectNeighbour: (s, seat, card) =>
    Math.max(0, wealth(s, seat, card) - Math.min(...neighbours(s, seat).map((p) => wealth(s, p, card)))),
  differentResources: (s, seat) => s.resources.subarray(seat * GUILDS, (seat + 1) * GUILDS).filter((n) => n > 0).length,
  strictlyMostCoins: (s, seat) => lead(s, seat, (p) => s.coins[p]),
  councilMembers: (s, seat) => countCouncil(s, seat),
  holdsNobilityOrChurch: (s, seat) => ((s.council[NOBILITY] | s.council[CHURCH]) >> seat) & 1,
  membersAtSameFountain: (s, seat, card) =>
    Math.max(0, ...[...touched(s, seat)].filter(([f]) => card.centralCounts || f !== CENTRAL_FOUNTAIN).map(([, n]) => n)),
  membersAtCentralFountain: (s, seat) => touched(s, seat).get(CENTRAL_FOUNTAIN) ?? 0,
  membersNextToPalm: (s, seat) => membersOf(s, seat).filter((cell) => isNextToPalm(s, cell)).length,
  holdsFeldPawn: (s, seat) => (s.pawn === seat ? 1 : 0),
  memberOnEveryTile: (s, seat) =>
    new Set(
      membersOf(s, seat)
        .map((cell) => s.layout.quarter[cell])
        .filter((k) => k < SLOTS),
    ).size,
  strictlyMostCityMembers: (s, seat) => lead(s, seat, (p) => countMembers(s, p)),
};

/** How much is needed: the number on the card, but for two kinds. */
export function need(s: State, card: MissionCard): number {
  if (card.kind === 'squareBlock') return card.min[s.seats] ** 2;
  if (card.kind === 'everyFountainTouched') return 1 + s.fountain.filter((f) => f > 0).length;
  if (card.kind === 'memberOnEveryTile') return s.layout.slots.length;
  return card.min[s.seats];
}

const POINTS_BY: Readonly<Record<FormulaKind, Measure>> = {
  tenMinus: (s, seat, card) => Math.max(card.floor, card.start - wealth(s, seat, card)), // R27
  longestRoute: (s, seat, card) => card.perMember * (s.settings.largestGroup ? largestGroup(s, seat) : longestPath(s, seat)),
  isolatedMembers: (s, seat, card) => card.perMember * membersOf(s, seat).filter((cell) => !hasOwnNeighbour(s, seat, cell)).length,
};

const nearOf = (s: State, cell: number): Int8Array => s.layout.near.subarray(cell * 4, cell * 4 + 4);
const hasOwnNeighbour = (s: State, seat: number, cell: number): boolean => nearOf(s, cell).some((next) => isMine(s, seat, next));

/** R26: the longest path of different own squares, each adjacent to the next. Branches do not add. */
function longestPath(s: State, seat: number): number {
  const visited = new Set<number>();
  const from = (cell: number): number => {
    visited.add(cell);
    let longest = 0;
    for (const next of nearOf(s, cell)) if (isMine(s, seat, next) && !visited.has(next)) longest = Math.max(longest, from(next));
    visited.delete(cell);
    return longest + 1;
  };
  return Math.max(0, ...membersOf(s, seat).map(from));
}
function largestGroup(s: State, seat: number): number {
  let largest = 0;
  for (const cell of membersOf(s, seat)) {
    const group = new Set([cell]);
    for (const at of group) for (const next of nearOf(s, at)) if (isMine(s, seat, next)) group.add(next);
    largest = Math.max(largest, group.size);
  }
  return largest;
}

export interface Judged {
  readonly fulfilled: boolean;
  /** Below 0: the penalty. */
  readonly points: number;
  /** Of a condition. */
  readonly have?: number;
  readonly need?: number;
}
/** How a mission card stands for a seat now. */
export function judge(s: State, seat: number, mission: number): Judged {
  const card = s.edition.missions[mission];
  if (card.points === null) return { fulfilled: true, points: POINTS_BY[card.kind as FormulaKind](s, seat, card) };
  const have = HAVE[card.kind as ConditionKind](s, seat, card);
  const needed = need(s, card);
  const fulfilled = have >= needed;
  return { fulfilled, points: fulfilled ? card.points : 0 - card.penalty, have, need: needed };
}
