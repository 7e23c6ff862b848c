// Everything the rules tell, by name: what the log, the animation and the notices are made from. Seats are s0, s1, ...;
// everybody is told everything, but for `drew`.
import type { District, PAIRS } from './material.ts';

/** s0, s1, ... */
type SeatId = string;
type BySeat = Readonly<Record<SeatId, number>>;
type ActionCard = District | 'bridge' | 'transfer' | 'doge' | 'banishment';
type Card = ActionCard | 'limit-1' | 'limit-2' | 'limit-3';
type Pair = (typeof PAIRS)[number];

export interface FactData {
  // Set-up
  /** Who leads first. */
  'first-leader': { seat: SeatId };
  /** A set-up roll; `throw` 1 to 4, a repeated fourth one is 4 again. */
  rolled: { seat: SeatId; die: number; district: District; throw: number };
  /** After four equal rolls: what the player does with the fourth. */
  'fourth-roll': { seat: SeatId; does: 'repeat' | 'keep' };
  /** Two nobles into the district of the roll. */
  placed: { seat: SeatId; district: District; nobles: number };

  // Passage and round
  /** Piles are whole again, limit points gone, everybody plays. */
  'passage-begins': { passage: number; leader: SeatId };
  /** In the order of the role plate: First D, First DM, Second D, Second DM; with fewer players D, First DM, Second DM. */
  roles: { roles: readonly SeatId[]; round: number; passage: number; last: boolean };
  /** What a Distributor drew: the cards for themselves, how many for all others. Drawing is public by number, not by kind. */
  drew: { seat: SeatId; cards: readonly Card[]; count?: undefined } | { seat: SeatId; count: number; cards?: undefined };
  /** The Action pile ran out: so many used cards make a new one. Never in the standard game. */
  reshuffled: { cards: number };
  /** All splits are done: how many cards each offer holds. */
  cut: { cuts: readonly { readonly seat: SeatId; readonly sizes: readonly number[] }[] };
  /** A Distributor's offers, face up. */
  'turned-up': { seat: SeatId; offers: readonly (readonly Card[])[] };
  /** Somebody takes an offer (1, 2, 3) of a Distributor; `limit`: their limit points with it; `chose`: false for the last offer. */
  takes: { seat: SeatId; of: SeatId; offer: number; cards: readonly Card[]; limit: number; chose: boolean };

  // Cards
  plays: { seat: SeatId; card: ActionCard };
  /** The card just played has no effect. */
  'lays-aside': { seat: SeatId };
  /** District card: a noble into `district`; `from`: over their own bridge from the card's district. */
  noble: { seat: SeatId; district: District; from?: District };
  /** The supply was empty: the noble just used came from this district. */
  'from-board': { seat: SeatId; district: District };
  /** A bridge on a pair, with a noble on it: at set-up, from the stock, or a seized one that is set down (again). */
  built: { seat: SeatId; pair: Pair; how: 'set-up' | 'stock' | 'seized' };
  /** An opponent's bridge is taken over from its pair; `built` follows. */
  seizes: { seat: SeatId; owner: SeatId; pair: Pair };
  /** Transfer card: the victim's noble goes home, one of the player's takes its place. */
  transfer: { seat: SeatId; district: District; victim: SeatId };
  /** The district named, and the die; `removed` follows for each owner, or noble by noble where the player chooses. */
  banishes: { seat: SeatId; district: District; die: number };
  /** By `seat`, nobles of `owner`. */
  removed: { seat: SeatId; district: District; owner: SeatId; nobles: number };
  /** The extra banishment at the end of a passage is not carried out. */
  'declines-banishment': { seat: SeatId };
  /** First Doge card of the game. */
  'doge-enters': { seat: SeatId; district: District };
  'doge-stays': { seat: SeatId; district: District };
  /** Into a neighbour without a bridge, for prestige paid to nobody. */
  'doge-steps': { seat: SeatId; from: District; district: District; paid: number };
  /** Over a bridge of `owner`; `paid` 0 or 1, to the owner. */
  'doge-crosses': { seat: SeatId; from: District; district: District; owner: SeatId; paid: number };
  /** Prestige that each player gains by a district; by the Doge, or at the end of the game. */
  scored: { district: District; why: 'doge' | 'final'; gains: BySeat };

  // Ends
  /** The round is over: limit points, who has ten or more, what comes next, who leads it (with `settle`: who led). */
  limits: { limit: BySeat; out: readonly SeatId[]; next: 'round' | 'last-round' | 'settle'; leader: SeatId };
  /** Prestige for the difference to the highest total; `lowest`: who may carry out the extra banishment. */
  'passage-ends': { passage: number; limit: BySeat; highest: number; bonus: BySeat; lowest: SeatId | null };
  ends: { prestige: BySeat; winners: readonly SeatId[] };
}
export type FactName = keyof FactData;
