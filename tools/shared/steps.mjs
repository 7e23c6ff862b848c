// Running other programs, and saying on stderr what was done and how long it took.
// Plain JavaScript for Node 18 and later, Node's own modules only: this runs before anything is installed.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
export const CACHE = path.join(ROOT, '.cache');

/** A failure that needs no stack trace: the message says it all. */
export class Failure extends Error {}

/** @param {number} since @returns {string} */
export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Does one thing and leaves one line about it on stderr.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(what, work) {
  const start = Date.now();
  process.stderr.write(`ridotto: ${what} … `);
  try {
    const result = await work();
    process.stderr.write(`${seconds(start)}\n`);
    return result;
  } catch (error) {
    process.stderr.write(`failed after ${seconds(start)}\n`);
    throw error;
  }
}

/**
 * Runs a program quietly; what it printed is shown only when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean }} [options]
 * @returns {Promise<string>} what it printed on stdout
 */
export function quietly(command, args, { cwd = ROOT, env = process.env, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let all = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text;
      all += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      all += text;
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve(stdout);
      else reject(new Failure(`${[command, ...args].join(' ')} ended with ${signal ?? `status ${code}`}\n${all.trimEnd()}`));
    });
  });
}

/**
 * Runs a program with this one's stdin, stdout and stderr, passes signals on to it, and under npm ends it when npm ends.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null }>}
 */
export function openly(command, args, { cwd = ROOT, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: 'inherit' });
    const atTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
    /** @type {[NodeJS.Signals, () => void][]} */
    const forwards = [];
    for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      // A terminal sends Ctrl-C to the whole group: the child already has its own.
      const forward = () => void (signal === 'SIGINT' && atTerminal ? undefined : child.kill(signal));
      process.on(signal, forward);
      forwards.push([signal, forward]);
    }
    // npm passes SIGTERM only to its shell, which dies of it and tells nobody. Whoever npm started ends with that shell.
    const caller = process.ppid;
    const watch = process.env.npm_lifecycle_event ? setInterval(() => process.ppid === caller || child.kill('SIGTERM'), 250) : undefined;
    const end = () => {
      clearInterval(watch);
      forwards.forEach(([signal, forward]) => process.off(signal, forward));
    };
    child.on('error', (error) => {
      end();
      reject(error);
    });
    child.on('close', (code, signal) => {
      end();
      resolve({ code, signal });
    });
  });
}

/**
 * npm, through the Node and the npm that are running this script.
 * @param {string[]} args
 * @param {string} [cwd]
 */
export function npm(args, cwd = ROOT) {
  const script = process.env.npm_execpath;
  // What npm tells its scripts about this project's settings must not leak into another npm.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(config_prefix|config_local_prefix|package_|lifecycle_)/.test(name)),
  );
  if (script && /\.[cm]?js$/.test(script)) return quietly(process.execPath, [script, ...args], { cwd, env });
  return quietly('npm', args, { cwd, env, shell: process.platform === 'win32' });
}
