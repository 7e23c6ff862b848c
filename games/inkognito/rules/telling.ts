// Facts speak in words; seats are s0, s1, ... (see facts.ts for all of them).
import { seatId, type Audience, type Io } from '@ridotto/engine';
import type { FactData, FactName, Guess, Secret } from '../box/facts.ts';
import { AGENTS, BUILDS, CARD, LETTERS, PACKETS, PIECE, SPACE, type Card, type Piece } from '../box/material.ts';
import type { State } from '../box/state.ts';

export const id = seatId;
export const pieceName = (piece: number): Piece => PIECE.values[piece];
export const spaceName = (space: number): string => SPACE.values[space];
export const cardNames = (cards: number): Card[] => CARD.values.filter((_, i) => (cards >> i) & 1);
/** The reverse; what is no card's name is left out. */
export const cardsNamed = (names: readonly string[]): number =>
  CARD.values.reduce((set, card, i) => (names.includes(card) ? set | (1 << i) : set), 0);
export const secretOf = (s: State, colour: number): Secret => ({
  identity: AGENTS[s.identity[colour]],
  disguise: BUILDS[s.disguise[colour]],
  letter: LETTERS[s.letter[colour]],
});
export const guessOf = (row: number): Guess => ({ identity: AGENTS[(row - 1) >> 2], disguise: BUILDS[(row - 1) & 3] });
export const sheetOf = (s: State): Record<string, Guess> =>
  Object.fromEntries(
    Array.from({ length: PACKETS }, (_, c) => c)
      .filter((c) => s.sheet[c] > 0)
      .map((c) => [id(s.seatOf[c]), guessOf(s.sheet[c])]),
  );

/** The same as the Io's, with the data that facts.ts declares. */
export function tell<W extends FactName>(io: Io, to: Audience, what: W, data: () => FactData[W], others?: () => FactData[W]): void {
  io.tell(to, what, data, others);
}
/** For what was hidden until now. */
export function reveal<W extends FactName>(io: Io, to: Audience, what: W, data: () => FactData[W], others?: () => FactData[W]): void {
  io.reveal(to, what, data, others);
}
