// node --import tools/strip-types.mjs: TypeScript's types are taken away in a thread of their own. Node's own remover of types
// makes V8 doubt every typed array of the thread it runs in: a twentieth of the rules' time (docs/speed.md). What is left of
// each file is kept, so that this thread is needed only for what has changed.
import { hash } from 'node:crypto';
import fs from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MessageChannel, receiveMessageOnPort, threadId, Worker } from 'node:worker_threads';
import { CACHE, ROOT } from './shared/steps.mjs';

const KEPT = path.join(CACHE, `stripped-${process.version}`);
/** Milliseconds for one file, the start of the thread included. */
const PATIENCE = 60_000;

registerHooks({
  load(url, context, next) {
    if (!url.startsWith('file:') || !new URL(url).pathname.endsWith('.ts')) return next(url, context);
    return { format: 'module', source: withoutTypes(fileURLToPath(url)), shortCircuit: true };
  },
});

/** @param {string} file */
function withoutTypes(file) {
  const source = fs.readFileSync(file, 'utf8');
  // Of what is not ours nothing is kept: there would be no end to it.
  if (!file.startsWith(ROOT + path.sep)) return strip(file, source);
  const kept = path.join(KEPT, `${hash('sha256', file)}.js`);
  // At the end: so lines stay what they are, and what was cut off half-way is not taken for the whole.
  const mark = `\n//# of ${hash('sha256', source)}`;
  const known = read(kept);
  if (known?.endsWith(mark)) return known;
  const stripped = strip(file, source) + mark;
  keep(kept, stripped);
  return stripped;
}

/** @param {string} file */
function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
/**
 * As a whole, for others may be reading it. Where nothing can be kept, types are taken away anew each time.
 * @param {string} file
 * @param {string} text
 */
function keep(file, text) {
  const unfinished = `${file}.${process.pid}.${threadId}`;
  try {
    fs.mkdirSync(KEPT, { recursive: true });
    fs.writeFileSync(unfinished, text);
    fs.renameSync(unfinished, file);
  } catch {
    fs.rmSync(unfinished, { force: true });
  }
}

/** @type {{ signal: Int32Array, port: import('node:worker_threads').MessagePort } | undefined} */
let thread;
function start() {
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const { port1, port2 } = new MessageChannel();
  const file = new URL('./strip-types-worker.mjs', import.meta.url);
  new Worker(file, {
    workerData: { signal, port: port2 },
    transferList: [port2],
    execArgv: ['--disable-warning=ExperimentalWarning'],
  }).unref();
  port1.unref();
  return { signal, port: port1 };
}

/**
 * Waits for the other thread. Throws SyntaxError.
 * @param {string} file
 * @param {string} source
 * @returns {string}
 */
function strip(file, source) {
  const { signal, port } = (thread ??= start());
  Atomics.store(signal, 0, 0);
  port.postMessage(source);
  if (Atomics.wait(signal, 0, 0, PATIENCE) === 'timed-out') throw new Error(`${file}: its types could not be taken away`);
  const answer = receiveMessageOnPort(port);
  if (answer?.message.error !== undefined) throw new SyntaxError(`${file}: ${answer.message.error}`);
  return answer?.message.stripped;
}
