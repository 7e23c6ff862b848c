// What a player of Venice thinks of that which is no point yet: the usual ideas, of which `steady` plays. What was learnt from games is
// in learnt.ts.
import type { State } from '@ridotto/games/venice/box/state.ts';

/** In points; `left`: own turns still to come. */
export interface Taste {
  /** Own turns still to come, without the one that is being played. */
  left(s: State): number;
  /** So many coins, beyond what they score in the end. */
  coins(n: number, left: number): number;
  scrolls(n: number, left: number): number;
  /** What so much intrigue costs, without the danger to be arrested; `most`: where the track ends. */
  intrigue(n: number, most: number, left: number): number;
  /** To be arrested in the end, whereby the game is lost. */
  readonly arrest: number;
  /** An influence card in hand. */
  card(left: number): number;
  bridge(left: number): number;
  /** A space in the council, beyond what it counts for assistants and awards. */
  readonly council: number;
  /** Where a gondola comes to rest it is worth so much of what the best way on from there would bring; 0: nobody looks so far. */
  readonly wayOn: number;
  /** A mission not yet seen, among several players. */
  mission(left: number): number;
  /** A coin that a mission will bring. */
  readonly missionCoin: number;
  /** An assistant that comes from one space of a tile (0: none) to another, beyond what can be used at once: by mooring; by a card. */
  advance(tile: number, from: number, to: number, left: number): number;
  raised(tile: number, from: number, to: number, left: number): number;
}

/** Doge cards that are resolved in a turn, on average. */
const DOGE_CARDS_A_TURN = 1.7;
const TURNS = 14;
/** Cards of the Doge under the first row. */
const DOGE_DECK = 22;

export const usual: Taste = {
  left(s) {
    if (s.seats === 1) return s.ending > 0 ? s.left : s.doge.size / DOGE_CARDS_A_TURN + s.settings.finalTurns;
    if (s.ending > 0) return 3 - s.ending;
    return 2 + (1 - gone(s)) * Math.max(2, TURNS - s.turn / s.seats);
  },
  // How much good goods still do: 1, falling to 0 at the end.
  coins: (n, left) => Math.min(1, left / 4) * (0.3 * Math.min(n, 6) + 0.12 * Math.max(0, Math.min(n - 6, 8))),
  scrolls: (n, left) => 0.15 * n + Math.min(1, left / 4) * (0.35 * Math.min(n, 3) + 0.1 * Math.max(0, Math.min(n - 3, 4))),
  intrigue: (n) => 0.6 * n,
  arrest: 20,
  card: (left) => 1.1 * Math.min(1, left / 3),
  bridge: (left) => 0.45 * left,
  council: 0.3,
  wayOn: 0,
  mission: (left) => (left < 2 ? 0 : 0.28 * left - 0.3),
  missionCoin: 0.35,
  advance: (_tile, _from, _to, left) => 0.2 * left,
  raised: (_tile, _from, _to, left) => 0.1 * left,
};

/** How much of the way to its end a game has gone: 0 to 1. */
export function gone(s: State): number {
  if (s.seats === 1) return 1 - Math.min(1, s.doge.size / DOGE_DECK);
  const { councilTrack, missionDeckSize, missionsKept } = s.edition.file;
  const deck = missionDeckSize[s.seats] - s.seats * missionsKept;
  const first = Math.max(...s.council.subarray(0, s.seats)) / (councilTrack.endMarker[s.seats] as number);
  return Math.min(1, Math.max(first, 1 - s.missions.size / deck));
}
