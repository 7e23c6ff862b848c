// Where finished games are verified: a thread of its own, for it takes as long as playing the game.
import { parentPort } from 'node:worker_threads';
import type { GameRecord } from '@ridotto/engine';
import { gameNamed } from '@ridotto/games';
import { verifyRecord } from '@ridotto/table';

parentPort?.on('message', (record: GameRecord) => parentPort?.postMessage(verifyRecord(gameNamed(record.game), record)));
