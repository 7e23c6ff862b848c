import { fields, list, scalar } from '@ridotto/engine';
import { TREE_STANDS, type Layout } from './city.ts';
import * as box from './material.ts';
import type { Edition } from './edition.ts';
import type { Settings } from './options.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { BASIC, CARDS, CELLS, COUNCIL_SEATS, DECK, GUILDS, MISSIONS, POINTS, ROUNDS, SEATS, SLOTS } = box;

/** Not in any pile yet. */
export const NO_PILE = DECK;
/** missionOf: whose the card is. 0: nobody's, in the deck or out of the game. */
export const NOBODY = 0;
/** Plus the seat: kept; rejected by it, in the box; still to be kept or rejected. */
export const KEPT = 1;
export const REJECTED = KEPT + SEATS;
export const CHOOSING = REJECTED + SEATS;

/** granted: what a rank may still do and can do, as bits. */
export const MAY_SEAT = 1;
export const MAY_TAKE = 2;
export const MAY_PLACE = 4;
/** Only one of the above. */
export const EITHER = 8;
export const MAY_SELL = 16;
export const MAY_MERCHANTS = 32;
export const MAY_MOVE = 64;

export class State extends fields({
  // The board
  slots: list(SLOTS), // which tile lies where and how (city.ts)
  ground: list(CELLS), // [square] what is printed there
  trees: list(POINTS), // [point] 0, TREE_STANDS or PALM_STANDS
  member: list(CELLS), // [square] seat + 1; 0: free
  fountain: list(CELLS), // [square] tile + 1; 0: none
  council: list(COUNCIL_SEATS), // bit mask of the seats with a member there
  boards: list(ROUNDS), // [round] which round board
  tiles: list(ROUNDS), // [round] which fountain lies on it
  prestige: list(SEATS),
  pawn: scalar,

  // The players
  supply: list(SEATS),
  privileges: list(SEATS),
  coins: list(SEATS),
  resources: list(SEATS * GUILDS), // [seat * GUILDS + guild]
  stock: list(GUILDS),
  missionOf: list(MISSIONS), // NOBODY, KEPT + seat, REJECTED + seat, CHOOSING + seat
  missionDeck: list(MISSIONS), // 1: undealt

  // Their cards
  bag: list(SEATS * CARDS), // [seat * CARDS + card] in the draw pile, at places nobody knows
  unseen: list(SEATS), // how many these are; below them lie
  unders: list(SEATS), // so many that were put at the bottom,
  under: list(SEATS * DECK), // [seat * DECK + i] the next to be drawn first;
  underSeen: list(SEATS * DECK), // 1: everybody has seen this one, 0: only the owner
  discard: list(SEATS * CARDS), // [seat * CARDS + card] out of play, seen by all
  hiddenDiscard: list(SEATS * CARDS), // out of play, seen by the owner only
  hand: list(SEATS * DECK), // [seat * DECK + i] drawn in this round: in the order drawn; once planned, pile by pile and sorted
  pileOf: list(SEATS * DECK), // its pile, or NO_PILE
  handSeen: list(SEATS * DECK), // in planning: 1: all know that this card has been drawn, if it has
  held: list(SEATS), // how many these are
  deep: list(SEATS), // unseen cards in the draw pile when planning began
  stopped: list(SEATS), // 1: draws no more
  put: list(SEATS), // cards put into piles so far
  piles: list(SEATS), // piles made, those already used included
  known: list(SEATS * CARDS), // cards that all know to be in the face-down piles,
  knownAside: list(SEATS * CARDS), // or among hidden discards and hidden cards at the bottom

  // The round
  round: scalar, // 0 to 4; 5: over
  letter: scalar, // 0 to 8: the step, A to I
  first: scalar, // holder of the pawn when the auction began
  queue: list(SEATS), // who is still to act, the next first
  queued: scalar,
  bidding: scalar, // 1: the head of the queue is to decide
  shown: list(SEATS), // the pile revealed in this auction, from 1; 0: none
  supports: scalar, // Support cards just revealed, not yet used
  wanderers: scalar,
  player: scalar, // whose action, or whose special card it is
  ranks: list(SEATS + 1), // in order; NINA among them
  totals: list(SEATS + 1), // [seat, NINA] of the piles revealed, once ranked
  ranked: scalar,
  acts: scalar, // how many ranks act in this step
  acting: scalar, // ranks that have begun to act
  idle: scalar, // bit mask of the seats that have revealed and performed no action so far (R7)
  granted: scalar, // what the player may still do
  abilities: scalar, // bit mask of the abilities of fountains they may use one of
  placing: scalar, // 1: the palm or the fountain of the round is to be placed
  ninaBag: list(BASIC),
  ninaCards: list(BASIC), // revealed in this step
}) {
  readonly edition: Edition;
  readonly settings: Settings;
  /** How many play. */
  readonly seats: number;
  readonly layout: Layout;

  constructor(edition: Edition, settings: Settings, seats: number) {
    super();
    this.edition = edition;
    this.settings = settings;
    this.seats = seats;
    this.layout = edition.layout(seats);
    this.slots.set(this.layout.base);
    this.layout.lay(this.slots, this.ground, this.trees);
    this.stock.set(edition.count);
    this.pileOf.fill(NO_PILE);
    const deck = edition.deck(settings.specials);
    const size = deck.reduce((a, b) => a + b);
    for (let p = 0; p < seats; p++) {
      this.supply[p] = edition.members;
      this.coins[p] = edition.startCoins;
      this.bag.set(deck, p * CARDS);
      this.unseen[p] = size;
      this.deep[p] = size;
    }
    edition.missions.forEach((card, m) => (this.missionDeck[m] = seats > 2 || card.withTwo ? 1 : 0));
    if (seats === 2) this.ninaBag.set(edition.copies.subarray(0, BASIC));
  }
}
/** Before the start, at a table like that of this state. */
export const fresh = (s: State): State => new State(s.edition, s.settings, s.seats);

export const everybody = (s: State): number => (1 << s.seats) - 1;
/** So many seats clockwise of this one. */
export const clockwise = (s: State, seat: number, n: number): number => (seat + n) % s.seats;
export const drawPile = (s: State, seat: number): number => s.unseen[seat] + s.unders[seat];
/** The guild auctioned in this step of this round; below 0: none. */
export const guildOf = (s: State): number =>
  s.round < ROUNDS && s.letter < box.AUCTIONS ? s.edition.guildAt[s.boards[s.round] * box.AUCTIONS + s.letter] : -1;
/** The only seat of a mask, or the lowest. */
export const lowestOf = (mask: number): number => 31 - Math.clz32(mask & -mask);
export const isFreeTree = (s: State, point: number): boolean => s.trees[point] === TREE_STANDS;
export const tokens = (s: State, seat: number): number => {
  let n = 0;
  for (let g = 0; g < GUILDS; g++) n += s.resources[seat * GUILDS + g];
  return n;
};
/** Cards of a seat's pile, from 0. */
export function sizeOf(s: State, seat: number, pile: number): number {
  let n = 0;
  for (let i = seat * DECK, end = i + s.held[seat]; i < end; i++) if (s.pileOf[i] === pile) n++;
  return n;
}
export const sizes = (s: State, seat: number): number[] => Array.from({ length: s.piles[seat] }, (_, k) => sizeOf(s, seat, k));
export const cardsOf = (s: State, seat: number, pile: number): number[] =>
  [...s.hand.subarray(seat * DECK, seat * DECK + s.held[seat])].filter((_, i) => s.pileOf[seat * DECK + i] === pile);
/** How many missions a seat has in such a place: KEPT, REJECTED, CHOOSING. */
export function missionsOf(s: State, seat: number, where: number): number[] {
  const out: number[] = [];
  for (let m = 0; m < MISSIONS; m++) if (s.missionOf[m] === where + seat) out.push(m);
  return out;
}
export function countCouncil(s: State, seat: number): number {
  let n = 0;
  for (let c = 0; c < COUNCIL_SEATS; c++) n += (s.council[c] >> seat) & 1;
  return n;
}
export const isOver = (s: State): boolean => s.round === ROUNDS;
