import { fields, list, scalar } from '@ridotto/engine';
import * as box from './material.ts';
import type { Edition } from './edition.ts';
import type { Settings } from './options.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { AMBASSADOR, FIGURES, NOBODY, NOWHERE, PACKETS, PIECES, SEATS, THE_AMBASSADOR, UNDEALT } = box;

/** Questions that the sheets have room for; then none can be asked any more. Never in a game that is played to be won. */
export const ROOM = 500;

/** Where a turn has come to: before the shake or the Ambassador player's walk; moving; meeting; over. */
export const BEFORE = 0;
export const MOVING = 1;
export const MEETING = 2;
export const DONE = 3;
export const PHASES = ['before', 'moving', 'meeting', 'done'] as const;

/** The Ambassador player's sheet: not sealed; sealed; declared, and being written out of turn: never between two submissions. */
export const UNSEALED = 0;
export const SEALED = 1;
export const WRITING = 2;

export class State extends fields({
  // Who has which colour
  colour: list(SEATS), // [seat] AMBASSADOR: the Ambassador player
  seatOf: list(PACKETS), // [colour] NOBODY: takes no part

  // The board
  at: list(PIECES), // [piece] its space, or NOWHERE
  ambassadorMoved: scalar, // A23: 1, once he has been moved or dismissed
  placed: list(FIGURES), // set-up, in secret: [figure] space + 1

  // The secret cards, [colour]; with three players those of the absent colour lie aside, unseen
  identity: list(PACKETS),
  disguise: list(PACKETS),
  letter: list(PACKETS),
  bag: list(SEATS), // what is still to be drawn

  // The turn
  playing: scalar,
  turn: scalar, // turns begun, less one
  player: scalar, // the seat whose turn it is
  phase: scalar,
  balls: list(box.BALLS.length), // shown by the Phantom and not yet used
  used: list(box.BALLS.length),
  moved: scalar, // bit mask of the pieces moved by a ball in this turn, or by the Ambassador player
  walked: scalar, // steps of the Ambassador player
  metBy: list(PACKETS + 1), // meetings not yet resolved: [colour met, or AMBASSADOR] own piece + 1
  met: list(PACKETS + 1), // [the same] the other piece

  // Questions: who asked whom what is public, what was shown is not. The one at [asked] has no answer yet.
  asked: scalar,
  questions: list(ROOM), // see questions.ts
  shown: list(ROOM), // cards, and the combination named for a reduced answer

  // The Ambassador player's sheet
  sheet: list(PACKETS), // [colour] 1 + identity * 4 + disguise
  sealed: scalar, // UNSEALED, SEALED, WRITING

  won: scalar, // bit mask of the winners' seats
  ending: scalar, // how, see announcing.ts
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
    this.at.fill(NOWHERE);
    this.at[THE_AMBASSADOR] = edition.embassy;
    this.identity.fill(UNDEALT);
    this.disguise.fill(UNDEALT);
    this.letter.fill(UNDEALT);
    this.playing = 1;
    seat(this, settings.colours(seats));
  }
}
/** Before the start, at a table like that of this state. */
export const fresh = (s: State): State => new State(s.edition, s.settings, s.seats);

/** Gives out the colours. */
export function seat(s: State, colours: readonly number[]): void {
  s.colour.fill(NOBODY);
  s.colour.set(colours);
  s.seatOf.fill(NOBODY);
  colours.forEach((c, p) => {
    if (c !== AMBASSADOR) s.seatOf[c] = p;
  });
}

/** With five players: the Ambassador player's seat; else NOBODY. */
export function ambassadorSeat(s: State): number {
  for (let p = 0; p < s.seats; p++) if (s.colour[p] === AMBASSADOR) return p;
  return NOBODY;
}
export const isAmbassador = (s: State, p: number): boolean => s.colour[p] === AMBASSADOR;

/** Does any figure, or the Ambassador, stand there? */
export function occupied(s: State, space: number): boolean {
  const { at } = s;
  for (let piece = 0; piece < PIECES; piece++) if (at[piece] === space) return true;
  return false;
}
/** The true figure of a colour: the one with the right disguise. */
export const trueFigure = (s: State, colour: number): number => colour * 4 + s.disguise[colour];
/** The colour of an agent. */
export function colourOfAgent(s: State, agent: number): number {
  let c = 0;
  while (s.identity[c] !== agent) c++;
  return c;
}
