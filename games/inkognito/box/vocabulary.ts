// Everything a player can say, in the order of the rulebook.
import { setOf, vocabulary } from '@ridotto/engine';
import { AGENT, BALL, BUILD, CARD, COMBINATION, KIND, PIECE, SEAT, SPACE } from './material.ts';

export const SAY = vocabulary({
  // Set-up
  place: { figure: PIECE, space: SPACE },
  // The turn
  shake: {},
  move: { ball: BALL, figure: PIECE, to: SPACE },
  end: {}, // of the movement; of the turn
  // A meeting: one of
  question: { kind: KIND, target: SEAT }, // whoever's figure was met
  ambassador: { kind: KIND, target: SEAT }, // anybody, through the Ambassador
  extra: { with: PIECE, to: SPACE }, // the extra step, away from this piece
  nothing: { with: PIECE },
  // Answers
  answer: { cards: setOf(CARD) },
  reduce: { of: COMBINATION, cards: setOf(CARD) }, // all combinations have been shown: less of one of them
  dismiss: { to: SPACE },
  // Victory
  announce: { partner: SEAT },
  accept: {},
  refuse: {},
  escape: {},
  // The Ambassador player
  walk: { to: SPACE },
  declare: {}, // the sheet is filled in and sealed:
  write: { player: SEAT, identity: AGENT, disguise: BUILD },
});
