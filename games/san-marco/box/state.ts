import { fields, list, scalar } from '@ridotto/engine';
import * as box from './material.ts';
import type { Edition } from './edition.ts';
import type { Settings } from './options.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const {
  ACTIONS,
  ACTION_COUNTS,
  ACTION_TOTAL,
  BRIDGES,
  BRIDGES_PER_PAIR,
  LIMITS,
  LIMIT_COUNTS,
  LIMIT_TOTAL,
  NOBLES,
  NOWHERE,
  PAIRS,
  SEATS,
} = box;

/** Most cards that a Distributor draws. */
export const HANDFUL = 10;
/** No offer yet. */
export const UNASSIGNED = 3;

export class State extends fields({
  // The board
  nobles: list(6 * SEATS), // [district * SEATS + seat]
  supply: list(SEATS), // -1: a noble is owed, see section 8
  owners: list(PAIRS.length), // [pair] bit mask of the seats with a bridge there
  stock: scalar, // bridges beside the board
  doge: scalar, // NOWHERE before the first Doge card of the game
  prestige: list(SEATS),

  // Set-up
  throws: scalar, // set-up rolls made by the player at it
  equalRolls: scalar, // how many of them equal the first one
  face: scalar, // the district of the last roll
  kept: scalar, // 1: the fourth equal roll stands

  // Passage and round
  passage: scalar, // 0 to 2; 3: over
  round: scalar, // of this passage, from 0
  leader: scalar,
  active: scalar, // bit mask of the seats that are not out
  limit: list(SEATS), // limit points before each seat
  limitCards: list(SEATS * LIMITS), // [seat * LIMITS + kind] the cards they come from, face up; a position may say only the points
  lastRound: scalar,
  passageOver: scalar,
  players: scalar, // taking part in this round: 4, 3 or 2
  role: list(SEATS), // four players: First D, First DM, Second D, Second DM; else D, First DM, Second DM
  pawns: list(SEATS), // role pawns not yet drawn
  assigned: scalar, // roles given
  turn: scalar, // set-up: whose turn, counted on from the leader; in a round: turns begun
  player: scalar, // whose turn it is

  // The cards
  actionPile: list(ACTIONS), // undrawn cards by kind
  limitPile: list(LIMITS),
  actionLeft: scalar,
  limitLeft: scalar,
  used: list(ACTIONS), // played in this passage
  drawn: list(2), // [cut] how many cards a Distributor has drawn
  cards: list(2 * HANDFUL), // [cut * HANDFUL + i] which
  offerOf: list(2 * HANDFUL), // [cut * HANDFUL + i] 0 to 2, or UNASSIGNED
  split: list(2), // [cut] cards put into offers so far
  filled: list(2), // [cut] bit mask of the offers that hold a card
  open: list(2), // [cut] 1: face up
  left: list(2), // [cut] bit mask of the offers nobody has taken
  cut: scalar, // from which the player takes an offer
  choosing: scalar, // 1: they have still to take one
  hand: list(ACTIONS), // action cards the player has still to play
  kinds: scalar, // bit mask of the kinds in hand

  visited: scalar, // the Doge's way: bit mask of the districts entered, his first one included; 0: he is not on his way
  lowest: scalar, // who may carry out the extra banishment; SEATS: nobody
}) {
  declare readonly edition: Edition;
  declare readonly settings: Settings;
  /** How many play. */
  declare readonly seats: number;

  constructor(edition: Edition, settings: Settings, seats: number) {
    super();
    this.edition = edition;
    this.settings = settings;
    this.seats = seats;
    this.supply.fill(NOBLES, 0, seats);
    this.stock = BRIDGES;
    this.doge = NOWHERE;
    this.active = (1 << seats) - 1;
    this.players = seats;
    this.offerOf.fill(UNASSIGNED);
    this.lowest = SEATS;
    fillPiles(this);
  }
}
/** Before the start, at a table like that of this state. */
export const fresh = (s: State): State => new State(s.edition, s.settings, s.seats);

export function fillPiles(s: State): void {
  for (let card = 0; card < ACTIONS; card++) {
    s.actionPile[card] = ACTION_COUNTS[card];
    s.used[card] = 0;
  }
  for (let limit = 0; limit < LIMITS; limit++) s.limitPile[limit] = LIMIT_COUNTS[limit];
  s.actionLeft = ACTION_TOTAL;
  s.limitLeft = LIMIT_TOTAL;
}

const HOW_MANY = Uint8Array.from({ length: 64 }, (_, m) => m.toString(2).split('1').length - 1);
/** 1 or 0, without a branch. */
export const isPositive = (n: number): number => -n >>> 31;
/** How many of a mask's six lowest bits are set. */
export const count = (mask: number): number => HOW_MANY[mask];

/** So many seats clockwise of the leader. */
export function clockwise(s: State, n: number): number {
  const seat = s.leader + n;
  return seat < s.seats ? seat : seat % s.seats;
}

/** 2.7: at most three bridges on a pair, all owners different; `pair` is one of neighbours (A14). */
export const mayBuild = (s: State, pair: number, seat: number): number => (MAY_BUILD[s.owners[pair]] >> seat) & 1;
/** [mask of owners] those who may build beside them. */
const MAY_BUILD = Uint8Array.from({ length: 1 << SEATS }, (_, owners) => (HOW_MANY[owners] < BRIDGES_PER_PAIR ? ~owners : 0));

export function noblesIn(s: State, district: number): number {
  const k = district * SEATS;
  const n = s.nobles;
  return n[k] + n[k + 1] + n[k + 2] + n[k + 3];
}

/** Cuts in this round: one for each Distributor. */
export const cuts = (s: State): number => (s.players === 4 ? 2 : 1);
/** Offers that a Distributor makes, when so many take part in the round. */
export const offers = ({ players }: { readonly players: number }): number => (players === 3 ? 3 : 2);
export const distributor = (s: State, cut: number): number => s.role[cut * 2];
export const cutOf = (s: State, seat: number): number => (seat === s.role[0] ? 0 : 1);
