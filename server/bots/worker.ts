// Where bots think: a thread of its own, so that a house full of them still answers.
import { parentPort } from 'node:worker_threads';
import { think, type BotTask } from '@ridotto/table';
import type { Thought } from './pool.ts';

parentPort?.on('message', (task: BotTask) => {
  const faults: string[] = [];
  let thought: Thought;
  try {
    const say = think(task, ({ message }) => faults.push(message));
    thought = { say, faults };
  } catch (e) {
    thought = { error: String(e), faults };
  }
  parentPort?.postMessage(thought);
});
