// The command: `npm run bench [-- --rounds N --json]`, `ridotto bench`.
import { parseArgs } from 'node:util';
import { native, reference, type Reference } from './reference.ts';
import { page, report, type Rounds } from './report.ts';
import { inRounds, job, type Runner } from './rounds.ts';

const HELP = `ridotto bench [--rounds N] [--json]

Plays San Marco at random, four players, and says how fast: against the same game in C++
(needs g++), and what checking, recording and telling add. The two run in turn, so that
a busy machine slows both; compare ratios, not absolute figures.

  --rounds N   how many rounds, at least 1 (9)
  --json       one JSON object on stdout
`;
/** Long enough for the clock of CPU time, short enough that a machine stays the same. */
const SECONDS = 0.3;

/** The exit status. */
export async function bench(args: readonly string[]): Promise<number> {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: { rounds: { type: 'string', default: '9' }, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    }));
  } catch (e) {
    return wrong((e as Error).message);
  }
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) return wrong(`--rounds is a whole number from 1, not ${values.rounds}`);
  const c = reference();
  if (!c)
    process.stderr.write(
      'bench: THERE IS NO g++ HERE. Without a C++ compiler nothing can be compared, and absolute figures say little. Install g++ for the ratios.\n',
    );
  process.stderr.write('bench: warming up\n');
  const measured = await inRounds(runners(c), rounds, SECONDS, (round) => process.stderr.write(`bench: round ${round + 1} of ${rounds}\n`));
  const result = report(measured, rounds, c?.compiler ?? null);
  process.stdout.write(values.json ? `${JSON.stringify(result, undefined, 2)}\n` : page(result));
  return 0;
}
function wrong(message: string): number {
  process.stderr.write(`bench: ${message}\n`);
  return 2;
}

/** In the order of a round: what is compared stands side by side. */
function runners(c: Reference | undefined): Readonly<Record<keyof Rounds, Runner>> {
  const names = ['submit', 'play', 'nativePlay', 'iterate', 'nativeIterate', 'copy', 'nativeCopy'] as const;
  const made = names.flatMap((name): [string, Runner][] => {
    if (!name.startsWith('native')) return [[name, job(name)]];
    return c ? [[name, native(c, name.slice('native'.length).toLowerCase())]] : [];
  });
  return Object.fromEntries(made) as Record<keyof Rounds, Runner>;
}
