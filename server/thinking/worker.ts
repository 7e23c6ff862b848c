// Where bots think: a thread of its own, so that a house full of them still answers.
import { parentPort } from 'node:worker_threads';
import { gesture, hinting, think, toTheEnd, type BotTask, type HintTask } from '@ridotto/table';
import { isForHint, type Hinted, type Thought } from './pool.ts';

const now = (): number => performance.now();
parentPort?.on('message', (task: BotTask | HintTask) => parentPort?.postMessage(isForHint(task) ? hintFor(task) : thoughtOf(task)));

function hintFor(task: HintTask): Hinted {
  try {
    return { hint: toTheEnd(hinting(task, { now })) };
  } catch (e) {
    return { error: String(e) };
  }
}
function thoughtOf(task: BotTask): Thought {
  const faults: string[] = [];
  try {
    const onFault = ({ message }: { readonly message: string }): unknown => faults.push(message);
    return { say: think(task, onFault, now), aside: gesture(task, onFault), faults };
  } catch (e) {
    return { error: String(e), faults };
  }
}
