// @ts-nocheck
// A server of boardgame.io with San Marco, everything in memory, as its documentation sets one up. Arguments: the folder that has
// the packages. Tells its parent `{ port }`, and answers `cpu` with the CPU time it has used, in seconds.
import { createRequire } from 'node:module';
import { create, init, legal, apply, seed, OVER } from './san-marco.mjs';

const require = createRequire(`${process.argv[2]}/package.json`);
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE, ActivePlayers } = require('boardgame.io/core');

const choices = new Uint8Array(64);
const sanMarco = {
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
      if (!choices.subarray(0, legal(G, choices)).includes(choice)) return INVALID_MOVE;
      apply(G, choice);
    },
  },
  endIf: ({ G }) => (G.phase === OVER ? { over: true } : undefined),
};

seed(5);
const { appServer } = await Server({ games: [sanMarco], origins: [Origins.LOCALHOST] }).run(0);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpu: (user + system) / 1e6 });
});
process.on('disconnect', () => process.exit());
process.send({ port: appServer.address().port });
