// Where bots think: a thread of its own, so that a house full of them still answers.
import { parentPort } from 'node:worker_threads';
import { gesture, givingReasons, hinting, think, toTheEnd, type BotTask, type HintTask, type ReasonsTask } from '@ridotto/table';
import { isForHint, isForReasons, type Hinted, type Reasoned, type Task, type Thought } from './pool.ts';

const now = (): number => performance.now();
parentPort?.on('message', (task: Task) => parentPort?.postMessage(answerTo(task)));

function answerTo(task: Task): Thought | Hinted | Reasoned {
  if (isForHint(task)) return hintFor(task);
  return isForReasons(task) ? reasonsOf(task) : thoughtOf(task);
}

function hintFor(task: HintTask): Hinted {
  try {
    return { hint: toTheEnd(hinting(task, { now })) };
  } catch (e) {
    return { error: String(e) };
  }
}
function reasonsOf(task: ReasonsTask): Reasoned {
  try {
    return { reasons: toTheEnd(givingReasons(task, { now })) };
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
