// Runs the tests of engine, games, bots, table, server, cli and tools with node:test: one line for each file,
// and what failed in full. Those that take long (*.long.test.ts) are run when they are asked for, and alone.
import fs from 'node:fs';
import path from 'node:path';
import { run } from 'node:test';
import { inspect } from 'node:util';
import { PostgresServer, SHARED } from '../server/tests/postgres.ts';
import { ROOT, step } from './shared/steps.mjs';

const FOLDERS = ['engine', 'games', 'bots', 'library', 'table', 'server', 'cli', 'tools'];
const A_QUARTER_HOUR = 900_000;
const AN_HOUR = 3_600_000;

/**
 * @param {boolean} long
 * @returns {string[]}
 */
function testFiles(long) {
  return FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts') && file.endsWith('.long.test.ts') === long && !file.includes('node_modules'))
      .sort()
      .map((file) => path.join(ROOT, folder, file)),
  );
}

/** @param {string | undefined} file */
const short = (file) => (file ? path.relative(ROOT, file) : '');

/**
 * What there is to say about a failed test or suite; nothing when its parts have said it, or when it never ran
 * because of its parent.
 * @param {Error & { failureType?: string, cause?: unknown }} error
 */
function failure(error) {
  if (error.failureType === 'subtestsFailed' || error.failureType === 'cancelledByParent') return undefined;
  const cause = error.cause ?? error;
  return cause instanceof Error && cause.stack ? cause.stack : inspect(cause);
}

/**
 * @param {boolean} long those that take long, and they alone
 * @returns {Promise<{ passed: number, failed: number, postgres: boolean, skipped: string[] }>} `postgres`: was there one for the tests
 *   that need it? `skipped`: why what was not run was not
 */
export async function nodeTests(long) {
  const files = testFiles(long);
  if (files.length === 0) {
    console.log('no test files yet');
    return { passed: 0, failed: 0, postgres: true, skipped: [] };
  }
  let passed = 0;
  let failed = 0;
  /** @type {Set<string>} */
  const skipped = new Set();
  const postgres = await step('starting a PostgreSQL for the tests', () => PostgresServer.start()).catch((error) => {
    console.log(error.message);
  });
  process.env[SHARED] = postgres?.url ?? '';
  const stream = run({ files, concurrency: 3, timeout: long ? AN_HOUR : A_QUARTER_HOUR });
  for await (const { type, data } of stream) {
    if (type === 'test:fail') {
      const reason = failure(data.details.error);
      if (reason) console.log(`FAILED ${short(data.file)}:${data.line ?? 0} ${data.name}\n${reason}\n`);
    } else if (type === 'test:pass' && data.skip) {
      skipped.add(data.skip === true ? `${data.name} was skipped` : data.skip);
    } else if (type === 'test:stderr' || type === 'test:stdout') {
      process.stdout.write(data.message);
    } else if (type === 'test:summary' && data.file) {
      const { counts } = data;
      console.log(
        `${data.success ? 'ok    ' : 'FAILED'} ${short(data.file)}: ${counts.passed} of ${counts.tests} (${(data.duration_ms / 1000).toFixed(1)} s)`,
      );
    } else if (type === 'test:summary') {
      passed = data.counts.passed;
      failed = data.counts.tests - data.counts.passed - data.counts.skipped - data.counts.todo;
      if (!data.success) failed ||= 1; // a hook may fail where no test does
    }
  }
  return { passed, failed, postgres: postgres !== undefined, skipped: [...skipped] };
}
