// The settings, the default first.
import type { OptionTable, Options } from '@ridotto/engine';
import { AMBASSADOR, COLOURS } from './material.ts';

export const OPTIONS = {
  /** A3: each player places their figures, or luck does. */
  placing: ['chosen', 'random'],
  /** `chosen`: the first seat begins. */
  firstPlayer: ['random', 'chosen'],
  /** Three players: the colour that takes no part. */
  absentColour: ['yellow', 'blue', 'green', 'red'],
  /** Five players: which of them is the Ambassador player. */
  ambassadorSeat: [5, 1, 2, 3, 4],
  /** 12: what the note sheet writes by itself: what was seen and shown; nothing; also what follows from it. */
  notes: ['record', 'blank', 'deductions'],
} as const satisfies OptionTable;

/** The same as the rules read them. */
export class Settings {
  readonly placesAtRandom: boolean;
  readonly firstSeatBegins: boolean;
  readonly notes: 'record' | 'blank' | 'deductions';
  readonly #absent: number;
  readonly #ambassador: number;
  constructor(options: Options) {
    this.placesAtRandom = options.placing === 'random';
    this.firstSeatBegins = options.firstPlayer === 'chosen';
    this.notes = options.notes as Settings['notes'];
    this.#absent = COLOURS.indexOf(options.absentColour as (typeof COLOURS)[number]);
    this.#ambassador = Number(options.ambassadorSeat) - 1;
  }

  /** The colour of each seat, AMBASSADOR for the Ambassador player. */
  colours(seats: number): number[] {
    const colours = COLOURS.map((_, c) => c).filter((c) => seats > 3 || c !== this.#absent);
    if (seats > COLOURS.length) colours.splice(this.#ambassador, 0, AMBASSADOR);
    return colours;
  }
}
