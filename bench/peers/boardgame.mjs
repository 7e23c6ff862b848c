// @ts-nocheck
// A server of boardgame.io with San Marco, everything in memory, as its documentation sets one up. Arguments: the folder that has
// the packages. Tells its parent `{ port }`, and answers `cpu` with the CPU time it has used, in seconds.
import { createRequire } from 'node:module';
import { sanMarco } from './game.mjs';
import { seed } from './san-marco.mjs';

const require = createRequire(`${process.argv[2]}/package.json`);
const { Server, Origins } = require('boardgame.io/server');

seed(5);
const games = [sanMarco(require('boardgame.io/core'))];
const { appServer } = await Server({ games, origins: [Origins.LOCALHOST] }).run(0);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpu: (user + system) / 1e6 });
});
process.on('disconnect', () => process.exit());
process.send({ port: appServer.address().port });
