// @ts-nocheck
// boardgame.io's own Monte Carlo tree search on San Marco, as `{ times }` iterations of it, each of at most 50 moves (what its
// documentation sets): a job like those of ../job.ts. Arguments: the folder that has the packages.
import { createRequire } from 'node:module';
import { sanMarco } from './game.mjs';
import { apply, legal, seed } from './san-marco.mjs';

const require = createRequire(`${process.argv[2]}/package.json`);
const { Client } = require('boardgame.io/client');
const { MCTSBot } = require('boardgame.io/ai');
const PLAYED = 150;
const MOVES = 50;

seed(5);
const game = sanMarco(require('boardgame.io/core'));
const client = Client({ game, numPlayers: 4, debug: false });
client.start();
// To the middle of a game, always by the first choice but one.
const choices = new Uint8Array(64);
const G = structuredClone(client.getState().G);
for (let i = 0; i < PLAYED; i++) apply(G, choices[Math.min(1, legal(G, choices) - 1)]);
const state = { ...client.getState(), G };

async function measure(times) {
  const before = process.cpuUsage();
  const bot = new MCTSBot({ game, enumerate: game.ai.enumerate, seed: 'same', iterations: times, playoutDepth: MOVES });
  await bot.play(state, String(G.cur));
  const { user, system } = process.cpuUsage(before);
  process.send({ times, decisions: times * MOVES, seconds: (user + system) / 1e6 });
}
process.on('message', ({ times }) => void measure(times));
