// Everything a player can say, in the order of the rulebook.
import { vocabulary } from '@ridotto/engine';
import { BRANCH, BUILDING, CANAL, CARD, COUNT, CUBE, EFFECT, GAIN, MISSION, OWNER, SLOT, TILE, WHICH } from './material.ts';

export const SAY = vocabulary({
  // Set-up
  return: { mission: MISSION }, // one of those dealt
  place: { building: BUILDING },
  // The turn
  play: { card: CARD },
  switch: {},
  stay: {},
  gondola: { which: WHICH }, // the gondolier's first; which of two, wherever that is asked
  pass: { building: BUILDING },
  moor: { building: BUILDING },
  meet: { owner: OWNER }, // next, of several at a quay
  // An encounter
  scroll: {},
  intrigue: {},
  pay: { cube: CUBE },
  turn: { gain: GAIN }, // the favour card, in secret
  // Activating
  use: { effect: EFFECT },
  done: {},
  choose: { branch: BRANCH },
  cubes: { ceramics: COUNT, cloth: COUNT, silver: COUNT }, // what the gondola carries afterwards
  bridge: { canal: CANAL },
  apply: { mission: MISSION }, // its permanent effect
  // Cards
  keep: { mission: MISSION },
  take: { card: CARD },
  under: { card: CARD },
  complete: { mission: MISSION },
  lay: { slot: SLOT },
  assistant: { building: TILE },
  activate: { building: BUILDING },
  spy: { building: BUILDING },
  // Smugglers and the Doge
  smuggler: { building: TILE },
  by: { building: BUILDING }, // next, where ways are equally long
  // The end
  reduce: { with: GAIN },
  // At any time
  favour: { gain: GAIN },
});
