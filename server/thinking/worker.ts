// Where bots think: a thread of its own, so that a house full of them still answers.
import { parentPort } from 'node:worker_threads';
import { gesture, think, type BotTask } from '@ridotto/table';
import type { Thought } from './pool.ts';

parentPort?.on('message', (task: BotTask) => {
  const faults: string[] = [];
  let thought: Thought;
  try {
    const onFault = ({ message }: { readonly message: string }): unknown => faults.push(message);
    thought = { say: think(task, onFault, () => performance.now()), aside: gesture(task, onFault), faults };
  } catch (e) {
    thought = { error: String(e), faults };
  }
  parentPort?.postMessage(thought);
});
