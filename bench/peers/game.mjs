// @ts-nocheck
// San Marco as a game of boardgame.io. `core`: its package of that name.
import { create, init, legal, apply, OVER } from './san-marco.mjs';

const choices = new Uint8Array(64);
const choicesOf = (G) => choices.subarray(0, legal(G, choices));

export const sanMarco = ({ INVALID_MOVE, ActivePlayers }) => ({
  name: 'san-marco',
  setup() {
    const state = create();
    init(state);
    return state;
  },
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    choose({ G, playerID }, choice) {
      if (Number(playerID) !== G.cur || G.phase === OVER) return INVALID_MOVE;
      if (!choicesOf(G).includes(choice)) return INVALID_MOVE;
      apply(G, choice);
    },
  },
  endIf: ({ G }) => (G.phase === OVER ? { over: true } : undefined),
  // For its bots, which ask for the first of those who may move: whoever it is, the move is of the one whose turn it is.
  ai: {
    enumerate: (G) => {
      if (G.phase === OVER) return [];
      const playerID = String(G.cur);
      return Array.from(choicesOf(G), (choice) => ({ type: 'MAKE_MOVE', payload: { type: 'choose', args: [choice], playerID } }));
    },
  },
});
