import { fields, list, pile, scalar } from '@ridotto/engine';
import type { Edition } from './edition.ts';
import * as box from './material.ts';
import type { Settings } from './options.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { BUILDINGS, CANALS, CARDS, DOGE, DOGE_KINDS, GONDOLAS, MARKERS, MISSIONS, NOWHERE, OWNERS, QUAYS, SEATS, TILES, TYPES, AFLOAT } =
  box;

/** Where a mission of a seat is: field `mission` is WITH_NOBODY, or 1 + seat + 8 * place. */
export const WITH_NOBODY = 0;
export const HAND = 0;
export const ARCHIVED = 4;
export const DRAWN = 5;
export const held = (seat: number, place: number): number => 1 + seat + 8 * place;
// The reverse; with nobody, 7 and -1.
const holderOf = (code: number): number => (code - 1) & 7;
const placeOf = (code: number): number => (code - 1) >> 3;
/** Laid in a slot: its permanent effect holds. */
export const isInSlot = (code: number): boolean => placeOf(code) >= 1 && placeOf(code) < ARCHIVED;
/** Does the permanent effect of this mission hold for this seat? */
export const isInEffect = (s: State, seat: number, m: number): boolean => holderOf(s.mission[m]) === seat && isInSlot(s.mission[m]);
/** Completed by somebody, in a slot or archived, so that all know where it is. */
export const isShown = (s: State, m: number): boolean => isInSlot(s.mission[m]) || placeOf(s.mission[m]) === ARCHIVED;

export class State extends fields({
  // The board
  quayOf: list(BUILDINGS), // [building] NOWHERE: not laid yet
  buildingAt: list(QUAYS), // [quay] the reverse; BUILDINGS: none yet
  tileBag: list(TILES),
  bridges: list(CANALS), // owner + 1
  space: list(OWNERS * TILES), // [owner * TILES + tile] 1 to 4, 0: no assistant

  // Gondolas
  gondola: list(GONDOLAS), // its quay, or NOWHERE
  height: list(GONDOLAS), // in the stack there, 0 lowest; AFLOAT: on its way
  cubes: list(2 * SEATS * TYPES), // [gondola * TYPES + type]
  gondolier: list(SEATS), // on which, + 1; 0: on none yet

  // Players; at [DOGE] the Doge
  vp: list(SEATS + 1),
  coins: list(SEATS),
  scrolls: list(SEATS + 1),
  intrigue: list(SEATS + 1),
  council: list(MARKERS), // [5] and [6]: the Doge's markers
  favour: list(SEATS), // 1: not turned yet
  tenth: scalar, // 1: somebody has placed all their assistants

  // Cards
  missions: pile(MISSIONS),
  mission: list(MISSIONS), // who has it and where, see above
  returned: list(SEATS), // set-up: mission + 1, to be returned
  influence: pile(CARDS, 2 * CARDS),
  hand: list(SEATS * CARDS), // how many of each kind
  discard: list(CARDS),
  drawn: list(3), // kind + 1, between drawing and keeping
  drawing: scalar, // missions drawn, between drawing and keeping
  smugglersA: pile(TILES, 2),
  smugglersB: pile(TILES, 2),
  smugglerDiscard: list(2 * TILES),
  smugglerDrawn: list(2), // tile + 1
  smugglerSeen: list(2 * TILES), // alone: 1: all have seen it, so it was not put aside
  smugglerAside: list(2 * TILES), // alone: 1: out of the game, which nobody has seen
  doge: pile(DOGE_KINDS, 1),
  row: list(3), // kind + 1
  dogeDiscard: list(DOGE_KINDS),

  // Where the game is
  on: scalar, // 1: not over
  first: scalar,
  player: scalar, // whose turn, or placement, it is
  turn: scalar, // begun, less one
  placings: scalar, // gondolas placed in the preliminary round
  regular: scalar, // 1: the preliminary round is over
  ending: scalar, // rounds since the end was triggered, this one included; alone: 1 when the row is not full
  left: scalar, // alone: final turns left
  winner: scalar, // bit mask of seats
  arrested: scalar, // seat + 1

  // The turn
  boarded: scalar, // the gondolier has been switched, or stays
  played: scalar, // an influence card has been played
  playing: scalar, // kind + 1, of the card being played
  visited: scalar, // bit mask of quays
  steps: scalar, // canals
  moored: scalar,
  passing: scalar, // 1: in encounters or activation on the way
  spy: scalar, // quay + 1
  completed: scalar, // a mission has been completed, or none shall be
  toMeet: scalar, // bit mask of gondolas
  meeting: scalar, // gondola + 1
  pick: list(SEATS), // encounter, in secret: 1 scroll, 2 intrigue, 3 and on a cube
  turned: list(SEATS), // the same: 1 coins, 2 scrolls
  payments: scalar, // of one player alone, still to come

  // An activation
  actQuay: scalar,
  actGondola: scalar, // seat * 2 + which
  actMask: scalar, // effects that may be used
  used: scalar,
  afters: scalar, // missions whose effect follows: bit mask
  cubeGain: list(TYPES + 1), // cubes being gained by type, and of choice

  // Smugglers and the Doge
  sending: scalar, // moves of a smuggler still to come in this turn
  letter: scalar, // 0 or 1
  goal: scalar, // tile + 1
  sent: scalar, // gondola + 1
  ways: scalar, // next quay + 1
  route: scalar, // bit mask of quays passed
  ignored: scalar, // bit mask of the row
  rowAt: scalar, // where the row has come to

  // Final scoring
  reducing: scalar, // who may reduce intrigue
  quiet: scalar, // players in a row who have not
  reduced: scalar, // 1: this one has
  award: list(MARKERS),
  workers: list(SEATS),
  wealth: list(SEATS),
  favourVp: list(SEATS),
}) {
  readonly edition: Edition;
  readonly settings: Settings;
  /** How many play. */
  readonly seats: number;

  constructor(edition: Edition, settings: Settings, seats: number) {
    super();
    this.edition = edition;
    this.settings = settings;
    this.seats = seats;
    this.on = 1;
    this.quayOf.fill(NOWHERE);
    this.buildingAt.fill(BUILDINGS);
    edition.communalAt.forEach((b, q) => {
      if (b < 0) return;
      this.quayOf[b] = q;
      this.buildingAt[q] = b;
    });
    this.tileBag.fill(1);
    this.gondola.fill(NOWHERE);
    this.height.fill(0);
    const { startCoins } = edition.file.perPlayer;
    for (let p = 0; p < seats; p++) {
      this.scrolls[p] = edition.file.playerBoard.scrollStart;
      this.coins[p] = startCoins;
      this.favour[p] = settings.hasFavour(p, seats) ? 1 : 0;
    }
    for (let m = 0; m < MISSIONS; m++) this.missions.add(m);
    this.missions.unseen = edition.file.missionDeckSize[seats];
    edition.copies.forEach((n, k) => {
      for (let i = 0; i < n; i++) this.influence.add(k);
    });
    if (seats > 2) return;
    for (let t = 0; t < TILES; t++) {
      this.smugglersA.add(t);
      this.smugglersB.add(t);
    }
    if (seats > 1) return;
    edition.dogeCopies.forEach((n, k) => {
      for (let i = 0; i < n; i++) this.doge.add(k);
    });
    this.scrolls[DOGE] = settings.dogeScrolls;
    this.council.fill(settings.headStart, DOGE);
  }
}
/** Before the start, at a table like that of this state. */
export const fresh = (s: State): State => new State(s.edition, s.settings, s.seats);

// 4.2 The active gondola.
export const active = (s: State): number => s.player * 2 + s.gondolier[s.player] - 1;
/** Is it moored at this quay? */
const mooredAt = (s: State, g: number, quay: number): boolean => s.gondola[g] === quay && s.height[g] !== AFLOAT;
export function stackAt(s: State, quay: number): number[] {
  const out: number[] = [];
  for (let g = 0; g < GONDOLAS; g++) if (mooredAt(s, g, quay)) out.push(g);
  return out.sort((a, b) => s.height[a] - s.height[b]);
}

// Cubes
export const cubesOn = (s: State, g: number): number => s.cubes[g * TYPES] + s.cubes[g * TYPES + 1] + s.cubes[g * TYPES + 2];

// Missions
function missionsAt(s: State, seat: number, place: number): number {
  const { mission } = s;
  const what = held(seat, place);
  let n = 0;
  for (let m = 0; m < MISSIONS; m++) if (mission[m] === what) n++;
  return n;
}
export const unfinished = (s: State, seat: number): number => missionsAt(s, seat, HAND);
export function completed(s: State, seat: number): number {
  let n = 0;
  for (let place = 1; place <= ARCHIVED; place++) n += missionsAt(s, seat, place);
  return n;
}
export function inSlot(s: State, seat: number, slot: number): number {
  return s.mission.indexOf(held(seat, slot + 1));
}
/** The slotted mission of this seat with this trigger; -1: none. */
export function permanent(s: State, seat: number, trigger: number): number {
  const { missions } = s.edition;
  for (let m = 0; m < MISSIONS; m++) if (isInEffect(s, seat, m) && missions[m].trigger === trigger) return m;
  return -1;
}
export function cardsInHand(s: State, seat: number): number {
  let n = 0;
  for (let k = seat * CARDS; k < (seat + 1) * CARDS; k++) n += s.hand[k];
  return n;
}
/** Influence cards that can still be gained. */
export function cardsLeft(s: State): number {
  let n = s.influence.size;
  for (let k = 0; k < CARDS; k++) n += s.discard[k];
  return n;
}

// Assistants and bridges
export function placed(s: State, owner: number): number {
  let n = 0;
  for (let t = owner * TILES; t < (owner + 1) * TILES; t++) if (s.space[t] > 0) n++;
  return n;
}
export function bridgesOf(s: State, owner: number): number {
  let n = 0;
  for (let c = 0; c < CANALS; c++) if (s.bridges[c] === owner + 1) n++;
  return n;
}
export const spaceOf = (s: State, owner: number, tile: number): number => s.space[owner * TILES + tile];

// 9 and 11
export const alone = (s: State): boolean => s.seats === 1;
/** The letter's pile. */
export const smugglers = (s: State, letter: number) => (letter === 0 ? s.smugglersA : s.smugglersB);
/** In turn order: the first player has 0. */
export const orderOf = (s: State, seat: number): number => (seat + s.seats - s.first) % s.seats;
