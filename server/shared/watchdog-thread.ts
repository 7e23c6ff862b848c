// The thread that looks on (watchdog.ts). It counts its own looks, not the hours: a machine that slept is not stuck.
import fs from 'node:fs';
import { workerData } from 'node:worker_threads';
import { look, type Orders } from './watchdog.ts';

const { sign, limit } = workerData as Orders;
/** So many looks without a sign of life are enough. */
const LOOKS = 10;
let last = -1;
let still = 0;
setInterval(() => {
  const { beats, inspected, at } = look(sign);
  still = beats === last ? still + 1 : 0;
  last = beats;
  // Whoever stops the program in a debugger is not disturbed.
  if (still < LOOKS || inspected) return;
  // Not by the thread that hangs: it would never be written.
  const where = at === '' ? '' : `, at work on ${at}`;
  fs.writeSync(2, `ridotto: nobody has been answered for ${limit / 1000} s${where}; the house ends. What was acknowledged is stored\n`);
  process.kill(process.pid, 'SIGABRT');
}, limit / LOOKS);
