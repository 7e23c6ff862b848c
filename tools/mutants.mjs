// npm run mutants -- PLACE… [options]
// Do the tests notice? Plants one fault at a time in a copy of the house and runs the tests of the room where it lies:
// those that pass all the same are survivors, each a test that is missing or an equivalent program (docs/mutants.md).
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { faultsIn } from './mutants/faults.mjs';
import { copyOfTheHouse } from './mutants/copy.mjs';
import { testsFor } from './mutants/tests.mjs';
import { Failure, ROOT } from './steps.mjs';

const HELP = `npm run mutants -- PLACE… [options]

PLACE      a file or a folder: engine/match, games/venice/rules, table
--n N      so many faults (default 20), picked over all places
--seed N   which ones (default 1): the same seed picks the same faults
--tests P  run these tests instead of those of the room; may be given several times
--limit S  seconds that the tests may take, else the fault counts as noticed (default 300)
--log F    what has been tried is kept there, and is not tried again (default .cache/mutants.jsonl)
--list     only say what would be planted
`;
const { values, positionals: places } = parseArgs({
  allowPositionals: true,
  options: {
    n: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string', multiple: true },
    limit: { type: 'string', default: '300' },
    log: { type: 'string', default: path.join(ROOT, '.cache', 'mutants.jsonl') },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** @param {string} name @param {string} given */
function whole(name, given) {
  if (!/^\d{1,6}$/.test(given)) throw new Failure(`--${name} is "${given}"; it must be a whole number`);
  return Number(given);
}

/** @param {string} place @returns {string[]} the sources in it, from the root */
function sourcesIn(place) {
  const at = path.join(ROOT, place);
  if (!fs.existsSync(at)) throw new Failure(`there is no ${place}`);
  const files = fs.statSync(at).isDirectory()
    ? fs.readdirSync(at, { recursive: true, encoding: 'utf8' }).map((file) => path.join(place, file))
    : [place];
  const isSource = (/** @type {string} */ file) =>
    /\.tsx?$/.test(file) && !/node_modules|\.test\.ts$|\.d\.ts$|\/tests\/|\/toy\//.test(file);
  return files.filter(isSource).sort();
}

/** Random numbers that follow from the seed. @param {number} seed */
function dice(seed) {
  let h = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  return (/** @type {number} */ n) => {
    h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
    h ^= h >>> 13;
    return (h >>> 0) % n;
  };
}

/** @typedef {import('./mutants/faults.mjs').Fault} Fault */
/** Every fault of these files, in an order that follows from the seed. @param {string[]} files @param {number} seed */
async function shuffled(files, seed) {
  /** @type {Fault[]} */
  const all = [];
  for (const file of files) all.push(...(await faultsIn(file, fs.readFileSync(path.join(ROOT, file), 'utf8'))));
  const roll = dice(seed);
  for (let i = all.length - 1; i > 0; i--) {
    const j = roll(i + 1);
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all;
}

/** @param {Fault} f */
const nameOf = (f) => `${f.file}:${f.line} ${f.what}: ${f.was} → ${f.is}`;

/** Do the tests notice it? @param {string} house @param {Fault} fault @param {readonly string[]} tests @param {number} seconds */
function noticed(house, fault, tests, seconds) {
  const file = path.join(house, fault.file);
  const source = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, source.slice(0, fault.start) + fault.is + source.slice(fault.end));
  try {
    const { status } = spawnSync(process.execPath, ['--test', '--test-force-exit', ...tests], {
      cwd: house,
      stdio: 'ignore',
      // Not a part of the tests that this may itself be run by.
      env: { ...process.env, NODE_TEST_CONTEXT: undefined },
      timeout: seconds * 1000,
    });
    return status !== 0;
  } finally {
    fs.writeFileSync(file, source);
  }
}

async function main() {
  if (values.help || places.length === 0) {
    process.stdout.write(HELP);
    return;
  }
  const most = whole('n', values.n);
  const limit = whole('limit', values.limit);
  const faults = await shuffled([...new Set(places.flatMap(sourcesIn))], whole('seed', values.seed));
  const log = path.resolve(values.log);
  fs.mkdirSync(path.dirname(log), { recursive: true });
  /** @type {{ fault: string, noticed: boolean }[]} */
  const tried = fs.existsSync(log)
    ? fs
        .readFileSync(log, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
  const known = new Map(tried.map((t) => [t.fault, t.noticed]));
  const chosen = faults.slice(0, most);
  process.stdout.write(`${faults.length} faults can be planted there, ${chosen.length} are\n`);
  if (values.list) {
    for (const fault of chosen) process.stdout.write(`${nameOf(fault)}\n`);
    return;
  }
  const house = copyOfTheHouse(fs.mkdtempSync(path.join(os.tmpdir(), 'ridotto-mutants-')));
  const survivors = [];
  try {
    const sound = new Set();
    for (const fault of chosen) {
      const name = nameOf(fault);
      const tests = values.tests ?? testsFor(fault.file);
      const key = tests.join(' ');
      if (!known.has(name)) {
        // Tests that fail anyhow would notice everything.
        if (!sound.has(key) && noticed(house, { ...fault, end: fault.start, is: '' }, tests, limit))
          throw new Failure(`without any fault these tests fail, or take more than ${limit} seconds: ${key}`);
        sound.add(key);
        known.set(name, noticed(house, fault, tests, limit));
        fs.appendFileSync(log, `${JSON.stringify({ fault: name, noticed: known.get(name) })}\n`);
      }
      if (!known.get(name)) survivors.push(name);
      process.stdout.write(`${known.get(name) ? 'noticed ' : 'SURVIVED'}  ${name}\n`);
    }
  } finally {
    fs.rmSync(house, { recursive: true, force: true });
  }
  process.stdout.write(`${chosen.length - survivors.length} noticed, ${survivors.length} survived\n`);
}
await main().catch((error) => {
  process.stderr.write(`mutants: ${error instanceof Failure ? error.message : error.stack}\n`);
  process.exitCode = 2;
});
