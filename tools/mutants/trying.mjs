// One fault after another is planted in a copy of the house, and its tests are run, file by file, until one notices.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Failure } from '../shared/steps.mjs';
import { copyOfTheHouse } from './copy.mjs';

/** @typedef {import('./faults.mjs').Fault} Fault */

const A_GUESS = 10_000;

/** How long the tests of a file take, and how many faults they noticed: quick and sharp-eyed ones are asked first. */
export class TestFiles {
  /** @type {Map<string, { ms: number, noticed: number }>} */
  #known = new Map();

  /** @param {string} test */
  isSound(test) {
    return this.#known.has(test);
  }

  /** @param {string} test @param {number} ms */
  passed(test, ms) {
    if (!this.isSound(test)) this.#known.set(test, { ms, noticed: 0 });
  }

  /** @param {string} test */
  noticed(test) {
    const about = this.#known.get(test);
    if (about) about.noticed++;
  }

  /** @param {readonly string[]} tests @returns {string[]} */
  inOrder(tests) {
    const cost = (/** @type {string} */ test) => {
      const { ms, noticed } = this.#known.get(test) ?? { ms: A_GUESS, noticed: 0 };
      return ms / (1 + noticed);
    };
    return [...tests].sort((a, b) => cost(a) - cost(b));
  }

  /** Milliseconds: tests that take so long hang. @param {string} test @param {number} most */
  limit(test, most) {
    const about = this.#known.get(test);
    return about ? Math.min(most, 20_000 + 10 * about.ms) : most;
  }
}

/** A copy of the house, in which one fault at a time is tried. */
export class Copy {
  #folder = copyOfTheHouse(fs.mkdtempSync(path.join(os.tmpdir(), 'ridotto-mutants-')));
  #files;
  #most;

  /** @param {TestFiles} files @param {number} seconds that the tests of one file may take at most */
  constructor(files, seconds) {
    process.once('exit', () => this.remove());
    this.#files = files;
    this.#most = seconds * 1000;
  }

  /** @param {Fault} fault @param {readonly string[]} tests @returns {Promise<string | undefined>} the file that noticed it */
  async noticedBy(fault, tests) {
    const file = path.join(this.#folder, fault.file);
    const source = fs.readFileSync(file, 'utf8');
    const planted = source.slice(0, fault.start) + fault.is + source.slice(fault.end);
    fs.writeFileSync(file, planted);
    try {
      for (const test of this.#files.inOrder(tests)) {
        if (await this.#passes(test)) continue;
        if (!this.#files.isSound(test)) {
          fs.writeFileSync(file, source);
          await this.#mustPass(test);
          fs.writeFileSync(file, planted);
        }
        this.#files.noticed(test);
        return test;
      }
      return undefined;
    } finally {
      fs.writeFileSync(file, source);
    }
  }

  /** Tests that fail anyhow would notice everything. @param {string} test */
  async #mustPass(test) {
    if (!(await this.#passes(test)))
      throw new Failure(`without any fault these tests fail, or take more than ${this.#most / 1000} seconds: ${test}`);
  }

  /** Runs the tests of a file in a process group of their own, so that whatever they started ends with them. `FILE#NAME`: only
      those tests of it whose names begin so, or in a browser have that. @param {string} test */
  #passes(test) {
    // Not a part of the tests that this may itself be run by.
    const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
    const [file, only] = test.split('#');
    const inNode = only === undefined ? [file] : [`--test-name-pattern=^${only}`, file];
    const args = file.endsWith('.spec.ts') ? ['tools/in-browser.mjs', file, ...(only === undefined ? [] : [only])] : inNode;
    const child = spawn(process.execPath, args, { cwd: this.#folder, stdio: 'ignore', env, detached: true });
    const end = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended already, with all that it started.
      }
    };
    const timer = setTimeout(end, this.#files.limit(test, this.#most));
    process.once('exit', end);
    const since = Date.now();
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', (code) => {
        clearTimeout(timer);
        process.off('exit', end);
        end();
        if (code === 0) this.#files.passed(test, Date.now() - since);
        resolve(code === 0);
      });
    });
  }

  remove() {
    fs.rmSync(this.#folder, { recursive: true, force: true });
  }
}
