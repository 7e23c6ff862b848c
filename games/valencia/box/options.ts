// What a table agrees upon before the game, the default first.
import type { OptionTable, Options } from '@ridotto/engine';
import { SPECIAL_NAMES } from './material.ts';

export const OPTIONS = {
  /** The recommended arrangement for a first game, or tiles, sides and rotations by lot (3, step 6). */
  city: ['base', 'random'],
  /** Fewest cards to be drawn in planning while there are any (R6). */
  minDraw: [1, 0],
  /** What the route mission measures (R26): the longest path, or the largest group. */
  route: ['path', 'group'],
  /** Coins and resources: behind the screens, or open (9). */
  screens: ['closed', 'open'],
  // Module 1 (8): the kinds of special cards that are used.
  joker: [false, true],
  savings: [false, true],
  twins: [false, true],
  warehouse: [false, true],
  support: [false, true],
  wanderer: [false, true],
  central: [false, true],
} as const satisfies OptionTable;

/** The same as the rules read them. */
export class Settings {
  readonly randomCity: boolean;
  readonly minDraw: number;
  readonly largestGroup: boolean;
  readonly openScreens: boolean;
  /** In the order of SPECIAL_NAMES. */
  readonly specials: readonly boolean[];
  constructor(options: Options) {
    this.randomCity = options.city === 'random';
    this.minDraw = options.minDraw === 0 ? 0 : 1;
    this.largestGroup = options.route === 'group';
    this.openScreens = options.screens === 'open';
    this.specials = SPECIAL_NAMES.map((name) => options[name] === true);
  }
}
