// node tools/run.mjs [--dev] [--page] [--here] [--again] FILE [ARGUMENT…]
// Prepares, then hands over to FILE with Node 24: same stdin, stdout, stderr and signals, same exit status.
// --dev and --page: see prepare.mjs. --here: file names among the arguments are meant from where npm was called.
// --again: a program that has ended itself because it was stuck (SIGABRT) is started again.
import fs from 'node:fs';
import path from 'node:path';
import { environment, prepare } from './prepare.mjs';
import { Failure, openly, ROOT } from './shared/steps.mjs';

/** Rules are many small functions: V8 may inline more of them than it does by itself; and it need not doubt typed arrays when
    types are taken away in another thread. Worth a tenth and a twentieth (docs/speed.md). */
const ENGINE_FLAGS = [
  '--max-inlined-bytecode-size-cumulative=3000',
  '--disable-warning=ExperimentalWarning', // module.stripTypeScriptTypes: Node is pinned
  '--import',
  new URL('./strip-types.mjs', import.meta.url).href,
];

/** Whatever ends so often one time after another, each within these milliseconds, is not started again. */
const TIMES = 10;
const A_WHILE = 600_000;

const args = process.argv.slice(2);
const flags = new Set();
while (args[0]?.startsWith('--')) flags.add(args.shift());
const [file, ...rest] = args;

try {
  if (!file) throw new Failure('which file should be run?');
  const program = path.resolve(ROOT, file);
  if (!fs.existsSync(program)) throw new Failure(`there is no ${file}`);
  const node = await prepare({ dev: flags.has('--dev'), page: flags.has('--page') });
  const cwd = flags.has('--here') ? (process.env.INIT_CWD ?? process.cwd()) : ROOT;
  const start = () => openly(node, [...ENGINE_FLAGS, program, ...rest], { cwd, env: environment(node) });
  let { code, signal } = await start();
  for (let n = 0; signal === 'SIGABRT' && flags.has('--again') && n < TIMES; n++) {
    const since = Date.now();
    process.stderr.write('ridotto: it is started again\n');
    ({ code, signal } = await start());
    if (Date.now() - since > A_WHILE) n = 0;
  }
  if (signal) process.kill(process.pid, signal);
  else process.exitCode = code ?? 1;
} catch (error) {
  const message = error instanceof Failure ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`ridotto: ${message}\n`);
  process.exitCode = error instanceof Failure ? 2 : 1;
}
