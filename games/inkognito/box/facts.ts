// Everything the rules tell, by name: what the log, the animation and the notices are made from. Seats are s0, s1, ...
// Everybody is told everything, but for `dealt`, `answered`, `named` and `seals`.
import type { Agent, Ball, Build, Card, Channel, Kind, Letter, Piece, COMBINATIONS } from './material.ts';

/** s0, s1, ... */
type SeatId = string;
/** s01, s02, ... */
type Space = string;
export interface Secret {
  readonly identity: Agent;
  readonly disguise: Build;
  readonly letter: Letter;
}
export type Guess = Omit<Secret, 'letter'>;
/** Who asked whom about what, and how. */
interface Question {
  asker: SeatId;
  target: SeatId;
  kind: Kind;
  channel: Channel;
}
/** What was shown, coloured and grey; with the Mission card its letter. */
interface Shown {
  cards: readonly Card[];
  letter?: Letter;
}
export type Ending = 'mission' | 'failed' | 'refused' | 'escape' | 'no-escape' | 'sheet';

export interface FactData {
  // Set-up
  /** All figures stand on the board. */
  placed: { figures: Readonly<Partial<Record<Piece, Space>>> };
  /** Their secret cards for each player; for all others, that they have got them. */
  dealt: ({ seat: SeatId } & Secret) | { seat: SeatId; identity?: undefined };
  'first-player': { seat: SeatId };

  // The turn
  turn: { seat: SeatId; turn: number };
  shakes: { seat: SeatId; balls: readonly Ball[] };
  moves: { seat: SeatId; ball: Ball; piece: Piece; from: Space; to: Space };
  /** Movement is over: who meets whom. */
  meetings: { seat: SeatId; meetings: readonly { readonly piece: Piece; readonly with: Piece }[] };
  /** The Ambassador player, a step. */
  walks: { seat: SeatId; from: Space; to: Space };

  // Meetings
  asks: Question;
  /** For asker and target, and through the Ambassador also for the Ambassador player, what was shown; for all others, that it was. */
  answered: Question & (Shown | { cards?: undefined });
  /** For the target alone: the combination they named for a reduced answer. */
  named: { asker: SeatId; of: (typeof COMBINATIONS)[number] };
  /** Dismissal of a figure, or of the Ambassador. */
  dismisses: { seat: SeatId; piece: Piece; from: Space; to: Space };
  /** The extra step, away from `with`. */
  'steps-on': { seat: SeatId; piece: Piece; with: Piece; from: Space; to: Space };
  /** Nothing is made of a meeting. */
  'lets-be': { seat: SeatId; piece: Piece; with: Piece };
  /** The two no longer share a space. */
  lapses: { piece: Piece; with: Piece };

  // The end
  /** Mission accomplished: a hand is offered. */
  announces: { seat: SeatId; partner: SeatId };
  /** Three players: somebody says they are alone, and gone. */
  escapes: { seat: SeatId };
  hand: { seat: SeatId; accepted: boolean };
  /** The Ambassador player knows everybody: the sheet for them, that it is sealed for all others. */
  seals: { seat: SeatId; sheet?: Readonly<Record<SeatId, Guess>> };
  /** Everything is laid open. `aside`: the packet of nobody. */
  over: {
    how: Ending;
    winners: readonly SeatId[];
    deal: Readonly<Record<SeatId, Secret>>;
    aside?: Secret;
    sheet?: Readonly<Record<SeatId, Guess>>;
  };
}
export type FactName = keyof FactData;
