// Everything a player can say, in the order of the rulebook.
import { vocabulary } from '@ridotto/engine';
import { CARD, GUILD, MISSION, PILE, SQUARE, TREE } from './material.ts';

export const SAY = vocabulary({
  // Missions, at set-up and by a fountain
  keep: { mission: MISSION },
  reject: { mission: MISSION },
  // I Planning
  draw: {},
  stop: {},
  put: { card: CARD, pile: PILE }, // a drawn card into a pile; a new pile is the next number
  // II The auctions
  reveal: { pile: PILE },
  pass: {},
  wait: {}, // for a privilege
  join: { guild: GUILD }, // Support: beside another player's member
  wander: { from: SQUARE, to: SQUARE }, // Wanderer
  // Their actions
  seat: {}, // the guild's seat on the Council; at E the Merchants'
  take: {}, // the guild's resource
  place: { square: SQUARE },
  sell: { resource: GUILD }, // one of them; at a sale again and again
  move: { from: SQUARE, to: SQUARE },
  done: {}, // no more of this, or nothing of it
  // Abilities of fountains; `sell` is one too
  upgrade: { resource: GUILD },
  return: { card: CARD }, // from the discard, one that all have seen
  'return-hidden': { card: CARD }, // from the discard, one of a pile never revealed
  shift: { from: TREE, to: TREE }, // a palm
  'draw-missions': {},
  // Clean-up
  'take-back': { card: CARD },
  // H and I
  plant: { tree: TREE },
  build: { square: SQUARE },
});
