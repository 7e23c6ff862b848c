// One command at a time: a file says whose turn it is, and whoever finds it there waits. The owner gives it a new time again and again:
// a number by which no process goes any more, or by which another one goes by now, keeps nobody waiting.
// Plain JavaScript for Node 18 and later, Node's own modules only: this runs before anything is installed.
import fs from 'node:fs';
import path from 'node:path';

/** Milliseconds between two looks of whoever waits, and two signs of life. */
const LOOK = 100;
const PULSE = 1000;

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {number} ms @returns {Promise<void>} */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whose it is, and when there was a sign of life; undefined: there is none. @param {string} lock */
function look(lock) {
  try {
    return { owner: Number(fs.readFileSync(lock, 'utf8')), pulse: fs.statSync(lock).mtimeMs };
  } catch {
    return undefined;
  }
}
/** @param {string} lock */
const isOurs = (lock) => look(lock)?.owner === process.pid;

/** @param {string} lock @returns {Promise<boolean>} whether it is ours now */
async function take(lock) {
  fs.mkdirSync(path.dirname(lock), { recursive: true });
  try {
    fs.writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
  // Two may have taken the lock of a dead process away at once, and the second of them the new one of the first.
  await pause(LOOK);
  return isOurs(lock);
}

/**
 * Does the work when nobody else who holds to this lock does theirs.
 * @param {string} lock
 * @param {() => Promise<void>} work
 * @param {{ waits?: () => void, silent?: number }} [how] waits: called once, if somebody else is there first; silent: milliseconds
 *   without a sign of life after which a process with the owner's number is not the owner
 */
export async function alone(lock, work, { waits = () => undefined, silent = 15_000 } = {}) {
  let said = false;
  /** What was seen last, and since how many looks it has been so: clocks may be set, and machines may sleep. */
  let seen = '';
  let looks = 0;
  while (!(await take(lock))) {
    const there = look(lock);
    if (!there) continue;
    looks = seen === JSON.stringify(there) ? looks + 1 : 0;
    seen = JSON.stringify(there);
    if ((there.owner > 0 && !isAlive(there.owner)) || looks * LOOK >= silent) {
      fs.rmSync(lock, { force: true });
      continue;
    }
    if (!said) waits();
    said = true;
    await pause(LOOK);
  }
  const pulse = setInterval(() => isOurs(lock) && fs.utimesSync(lock, new Date(), new Date()), PULSE);
  const unlock = () => isOurs(lock) && fs.rmSync(lock, { force: true });
  process.on('exit', unlock);
  try {
    await work();
  } finally {
    clearInterval(pulse);
    process.off('exit', unlock);
    unlock();
  }
}
