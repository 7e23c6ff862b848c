// npm run mutants -- PLACE… [options]
// Do the tests notice? Plants one fault at a time in a copy of the house and runs the tests of the room where it lies:
// those that pass all the same are survivors, each a test that is missing or an equivalent program (docs/mutants.md).
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { faultsIn } from './mutants/faults.mjs';
import { testsFor } from './mutants/tests.mjs';
import { Copy, TestFiles } from './mutants/trying.mjs';
import { Failure, ROOT } from './shared/steps.mjs';

const HELP = `npm run mutants -- PLACE… [options]

PLACE      a file or a folder: engine/match, games/venice/rules, table
--n N      so many faults (default 20), picked over all places
--seed N   which ones (default 1): the same seed picks the same faults
--by-hand F  also plant the faults of this list (tools/mutants/by-hand/*.json)
--tests P  run these tests instead of those of the room; may be given several times
--jobs N   in so many copies of the house at once (default 2)
--limit S  seconds that the tests of a file may take, else the fault counts as noticed (default 300)
--log F    what has been tried is kept there, and is not tried again (default .cache/mutants.jsonl)
--list     only say what would be planted
`;
const { values, positionals: places } = parseArgs({
  allowPositionals: true,
  options: {
    n: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    'by-hand': { type: 'string', multiple: true },
    tests: { type: 'string', multiple: true },
    jobs: { type: 'string', default: '2' },
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

/** Faults that somebody thought of: a list of `{ file, was, is, tests }`, where `was` stands in the file exactly once, or is not
    planted. `tests`: those meant to notice it; left out: all of the room. @param {string} list @returns {Fault[]} */
function byHand(list) {
  /** @type {Pick<Fault, 'file' | 'was' | 'is' | 'tests'>[]} */
  const faults = JSON.parse(fs.readFileSync(path.resolve(list), 'utf8'));
  return faults.flatMap((fault) => {
    const source = fs.existsSync(path.join(ROOT, fault.file)) ? fs.readFileSync(path.join(ROOT, fault.file), 'utf8') : '';
    const [start, end] = [source.indexOf(fault.was), source.indexOf(fault.was) + fault.was.length];
    if (start >= 0 && !source.includes(fault.was, start + 1))
      return [{ ...fault, line: source.slice(0, start).split('\n').length, what: 'by hand', start, end }];
    process.stdout.write(`not there, or not once: ${fault.file} ${fault.was}\n`);
    return [];
  });
}

async function main() {
  if (values.help || (places.length === 0 && values['by-hand'] === undefined)) {
    process.stdout.write(HELP);
    return;
  }
  const most = whole('n', values.n);
  const limit = whole('limit', values.limit);
  const faults = [
    ...(await shuffled([...new Set(places.flatMap(sourcesIn))], whole('seed', values.seed))).slice(0, most),
    ...(values['by-hand'] ?? []).flatMap(byHand),
  ];
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
  process.stdout.write(`${faults.length} faults are planted\n`);
  if (values.list) {
    for (const fault of faults) process.stdout.write(`${nameOf(fault)}\n`);
    return;
  }
  const survivors = [];
  const say = (/** @type {string} */ name) => {
    if (!known.get(name)) survivors.push(name);
    process.stdout.write(`${known.get(name) ? 'noticed ' : 'SURVIVED'}  ${name}\n`);
  };
  const waiting = faults.filter((fault) => !known.has(nameOf(fault)));
  for (const fault of faults) if (known.has(nameOf(fault))) say(nameOf(fault));
  const testsOf = (/** @type {Fault} */ fault) => values.tests ?? fault.tests ?? testsFor(fault.file);
  const files = new TestFiles();
  const copies = waiting.slice(0, whole('jobs', values.jobs)).map(() => new Copy(files, limit));
  /** One copy takes fault after fault, as long as there are any. @param {Copy} copy */
  const work = async (copy) => {
    for (let fault = waiting.shift(); fault !== undefined; fault = waiting.shift()) {
      const name = nameOf(fault);
      const by = await copy.noticedBy(fault, testsOf(fault));
      known.set(name, by !== undefined);
      fs.appendFileSync(log, `${JSON.stringify({ fault: name, noticed: by !== undefined, by })}\n`);
      say(name);
    }
  };
  try {
    await Promise.all(copies.map(work));
  } finally {
    for (const copy of copies) copy.remove();
  }
  process.stdout.write(`${faults.length - survivors.length} noticed, ${survivors.length} survived\n`);
}
// Broken off: what runs is ended, and the copies go.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(2));
await main().catch((error) => {
  process.stderr.write(`mutants: ${error instanceof Failure ? error.message : error.stack}\n`);
  process.exitCode = 2;
});
