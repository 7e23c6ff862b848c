// The command `ridotto`. Each command is loaded only when it is asked for.
import { Failure, Misuse, print, runCommand, type Command } from './terminal/command.ts';
import { trouble } from './terminal/trouble.ts';

const COMMANDS: Readonly<Record<string, readonly [what: string, load: () => Promise<{ readonly command: Command }>]>> = {
  serve: ['opens the house: serves the games to browsers', () => import('./commands/serve.ts')],
  play: ['plays a game in the terminal, against bots', () => import('./commands/play.ts')],
  bot: ['lets a program of your own play, here or in a house', () => import('./commands/bot.ts')],
  environment: ['serves the rules to programs in any language', () => import('./commands/environment.ts')],
  simulate: ['lets bots play many games', () => import('./commands/simulate.ts')],
  arena: ['a round robin of bots, with ratings', () => import('./commands/arena.ts')],
  replay: ['shows a recorded game, or what one seat was told of it', () => import('./commands/replay.ts')],
  open: ['opens the page on a record, or on a position to play from', () => import('./commands/open.ts')],
  verify: ['checks that a recorded game was dealt fairly', () => import('./commands/verify.ts')],
  case: ['runs cases: rules tested in words', () => import('./commands/case.ts')],
  legal: ['lists what is legal in a position', () => import('./commands/legal.ts')],
  bench: ['measures speed', () => import('./commands/bench.ts')],
  show: ['shows a table of the store', () => import('./commands/show.ts')],
  backup: ['makes a copy of the store, while the house is open', () => import('./commands/backup.ts')],
  restore: ['brings a copy of the store back', () => import('./commands/restore.ts')],
  export: ['writes tables as lines of JSON', () => import('./commands/export.ts')],
  import: ['takes in tables of an export', () => import('./commands/import.ts')],
  'import-records': ['takes records of games into the library of a guest', () => import('./commands/import-records.ts')],
  patch: ['brings the store over a change of rules', () => import('./commands/patch.ts')],
  reports: ['lists what guests have reported', () => import('./commands/reports.ts')],
  close: ['closes a table, for good', () => import('./commands/close.ts')],
  ban: ['shuts a guest out of the house', () => import('./commands/ban.ts')],
  doctor: ['checks the store and replays all its games', () => import('./commands/doctor.ts')],
};

const HELP = [
  'ridotto COMMAND [ARGUMENT…]',
  '',
  'An open house for board games.',
  '',
  ...Object.entries(COMMANDS).map(([name, [what]]) => `  ${name.padEnd(16)}${what}`),
  '',
  'ridotto COMMAND --help says more about each.',
  '',
].join('\n');

async function main(argv: readonly string[]): Promise<void> {
  const [name, ...rest] = argv;
  if (name === '--help' || name === '-h' || name === 'help') {
    if (name === 'help' && rest[0] !== undefined) return main([rest[0], '--help']);
    print(HELP);
    return undefined;
  }
  if (name === undefined) throw new Misuse('a command is missing; see ridotto --help');
  if (!Object.hasOwn(COMMANDS, name))
    throw new Misuse(`there is no command "${name}"; the commands are ${Object.keys(COMMANDS).join(', ')}`);
  const { command } = await COMMANDS[name][1]();
  return runCommand(command, rest);
}

/** Whoever reads our output may go away: `ridotto replay FILE | head`. */
process.stdout.on('error', (e: NodeJS.ErrnoException) => {
  if (e.code !== 'EPIPE') throw e;
  process.exit(0);
});

try {
  await main(process.argv.slice(2));
} catch (e) {
  const known = e instanceof Misuse || e instanceof Failure;
  const message = known || process.env.RIDOTTO_DEBUG !== 'on' ? trouble(e as Error) : ((e as Error).stack ?? String(e));
  print(`ridotto: ${known ? message.replaceAll('\n', ' ') : message}\n`, process.stderr);
  process.exitCode = e instanceof Misuse ? 2 : 1;
}
