// What is still to come: auctions by guild, sales, fountains, palms; and how often a player gets to act in them. The number
// of cards is the same for all, so chances are those of a table of equals.
import { AUCTIONS, GUILDS, ROUNDS, STEP_H, STEP_I } from '@ridotto/games/valencia/box/material.ts';
import { AT } from '@ridotto/games/valencia/rules/contents.ts';
import type { State } from '@ridotto/games/valencia/box/state.ts';

/** [players] of placing a member when a guild is auctioned, for whoever wants to. */
const PLACES = [0, 0, 0.62, 0.55, 0.58, 0.48];
/** [players] of being first in an auction. */
const FIRST = [0, 0, 0.5, 0.36, 0.3, 0.24];

/** A seat of the Council that is auctioned stays with its holder so probably. */
export const KEPT_SEAT = 0.4;

/** No auction is left out. */
export const NONE = -1;

export class Outlook {
  /** [guild] its auctions to come. */
  readonly guilds = new Int32Array(GUILDS);
  /** All of these. */
  placements = 0;
  sales = 0;
  /** Auctions to come of Nobility and Church, of the Merchants, and of anything. */
  seats = 0;
  merchants = 0;
  auctions = 0;
  fountains = 0;
  palms = 0;
  /** Phases III to come. */
  rounds = 0;
  readonly places: number;
  readonly first: number;

  /** `without`: a step of this round whose auction is being thought about. */
  constructor(s: State, without = NONE) {
    this.places = PLACES[s.seats];
    this.first = FIRST[s.seats];
    this.rounds = ROUNDS - s.round;
    const begun = stepsBegun(s);
    this.palms = this.rounds - (s.letter > STEP_H || (s.letter === STEP_H && s.placing === 0) ? 1 : 0);
    this.fountains = this.rounds - (s.letter === STEP_I && s.placing === 0 ? 1 : 0);
    for (let round = s.round; round < ROUNDS; round++)
      for (let step = round === s.round ? begun : 0; step < AUCTIONS; step++)
        if (round > s.round || step !== without) this.#count(s, round, step);
  }

  #count(s: State, round: number, step: number): void {
    const { action } = s.edition.auctions[step];
    this.auctions++;
    if (action === 'guild') {
      this.guilds[s.edition.guildAt[s.boards[round] * AUCTIONS + step]]++;
      this.placements++;
    } else if (action === 'seats') this.seats++;
    else if (action !== 'move') this.sales++;
    if (action === 'sale-and-merchants') this.merchants++;
  }
}

/** The first step of this round whose auction has not begun. */
export const stepsBegun = (s: State): number => (s.node === AT.planning || s.node === AT.missions ? 0 : s.letter + 1);

/** Of so many of these: the chance that at least `least` come true. */
export function atLeast(least: number, chances: readonly number[]): number {
  if (least <= 0) return 1;
  if (chances.length < least) return 0;
  const exactly = [1];
  for (const chance of chances)
    for (let n = exactly.length; n >= 0; n--) exactly[n] = (exactly[n] ?? 0) * (1 - chance) + (exactly[n - 1] ?? 0) * chance;
  let less = 0;
  for (let n = 0; n < least; n++) less += exactly[n];
  return 1 - less;
}
