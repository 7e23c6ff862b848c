// Everything the rules tell, by name: what the log, the animation and the notices are made from. Seats are s0, s1, ...;
// everybody is told everything, but for what concerns cards and missions that only one player has seen.
import type { CouncilSeat, Guild, MissionName } from './material.ts';
import type { Judged } from './missions.ts';
import type { Sheet } from './scoring.ts';

/** s0, s1, ... */
type SeatId = string;
type BySeat<T = number> = Readonly<Record<SeatId, T>>;
/** 1 to 6, joker, savings, ... */
type Card = string;
/** a1, ... */
type Square = string;
/** t1-1, ... */
type Tree = string;
/** f2, f2m, ... */
type Fountain = string;
type SheetInWords = Omit<Sheet, 'missions'> & { missions: readonly ({ mission: MissionName } & Judged)[] };

export interface FactData {
  // Set-up
  /** Round boards in the order of the rounds. */
  boards: { boards: readonly string[] };
  /** Their fountains. */
  fountains: { fountains: readonly Fountain[] };
  /** Which tile lies in which slot: `k1 a 90`. */
  city: { tiles: Readonly<Record<string, string>> };
  /** Who has the pawn and sits on Nobility; who sits on Church. */
  'first-player': { seat: SeatId; church: SeatId };
  /** Missions to choose from; others get how many. */
  dealt: { seat: SeatId; missions: readonly MissionName[]; count?: undefined } | { seat: SeatId; count: number; missions?: undefined };
  /** To the player alone: what they keep. */
  keeps: { seat: SeatId; missions: readonly MissionName[] };
  /** How many each keeps. */
  kept: { missions: BySeat };

  // Planning
  /** To the player alone. */
  draws: { seat: SeatId; card: Card };
  /** All are ready: sizes of the piles, cards left in the draw piles. */
  planned: { piles: BySeat<readonly number[]>; left: BySeat };

  // Auctions
  step: { round: number; step: string; guild?: Guild; first: SeatId };
  reveals: { seat: SeatId; pile: number; cards: readonly Card[] };
  /** With so many piles left; with none it happens by itself. */
  passes: { seat: SeatId; piles: number };
  /** A privilege is spent; so many are left. */
  waits: { seat: SeatId; privileges: number };
  'nina-reveals': { cards: readonly Card[]; total: number };
  /** `nina` may be among the ranks; how many of them act; who has the pawn now. */
  ranking: { ranks: readonly { seat: SeatId; total: number }[]; acting: number; pawn: SeatId };
  /** Savings. */
  'gains-coins': { seat: SeatId; coins: number; card: Card };
  /** Support. */
  joins: { seat: SeatId; at: Guild };

  // Actions
  /** All parts of the rank are impossible. */
  'cannot-act': { seat: SeatId; rank: number };
  /** Whose members go home from there; `stays`: the taker sat there already. */
  'takes-seat': { seat: SeatId; at: CouncilSeat; from: readonly SeatId[]; stays: boolean };
  /** A resource from the stock. */
  takes: { seat: SeatId; resource: Guild };
  places: { seat: SeatId; square: Square; cost: number };
  sells: { seat: SeatId; resource: Guild; coins: number };
  moves: { seat: SeatId; from: Square; to: Square; why: 'step-g' | 'wanderer' };
  /** No more of this, or nothing of it. */
  declines: { seat: SeatId; what: 'special-cards' | 'guild' | 'ability' | 'sale' | 'move' | 'take-back' };
  // Abilities
  upgrades: { seat: SeatId; from: Guild; to: Guild };
  /** To the bottom of the draw pile; which card, if all have seen it, and to its owner. */
  returns: { seat: SeatId; card?: Card; hidden: boolean };
  'moves-palm': { seat: SeatId; from: Tree; to: Tree };
  /** Others get how many. */
  'draws-missions': { seat: SeatId; missions?: readonly MissionName[]; count?: number };
  /** Others get how many they have now. */
  'keeps-mission': { seat: SeatId; mission?: MissionName; count?: number };

  // Ends
  'takes-back': { seat: SeatId; card: Card };
  plants: { seat: SeatId; tree: Tree };
  builds: { seat: SeatId; square: Square; fountain: Fountain };
  /** There is no free place, or nobody to choose one. */
  boxed: { what: 'palm' | 'fountain' };
  /** Piles never revealed; others get how many cards. */
  'puts-away': { seat: SeatId; cards?: readonly Card[]; count?: number };
  /** Phase III: members on the Council, who gets a privilege. */
  council: { round: number; members: BySeat; privileges: readonly SeatId[] };
  ends: { sheets: BySeat<SheetInWords>; coins: BySeat; winners: readonly SeatId[] };
}
export type FactName = keyof FactData;
