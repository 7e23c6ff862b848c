// Alternating rounds: on a shared machine everything varies by a third from minute to minute, but not within a second.
import { fork } from 'node:child_process';
import path from 'node:path';

export interface Measured {
  readonly times: number;
  /** Choices among at least two. */
  readonly decisions: number;
  /** CPU time. */
  readonly seconds: number;
}
/** Something that can be run so many times. */
export interface Runner {
  run(times: number): Promise<Measured>;
  stop(): unknown;
}

/** One of the jobs of job.ts, in its own process. */
export const job = (name: string, game: string, players: number): Runner =>
  jobIn(path.join(import.meta.dirname, 'job.ts'), [name, game, String(players)]);
/** A program that is told how many times, and answers with what it measured. */
export function jobIn(program: string, args: readonly string[]): Runner {
  const child = fork(program, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  let waiting: PromiseWithResolvers<Measured> | undefined;
  child.on('message', (measured) => waiting?.resolve(measured as Measured));
  child.on('exit', () => waiting?.reject(new Error(`${[program, ...args].join(' ')}: the process that measured it has ended`)));
  return {
    run(times) {
      waiting = Promise.withResolvers();
      child.send({ times });
      return waiting.promise;
    },
    stop: () => child.connected && child.disconnect(),
  };
}

/** How many times make a round of about so many seconds; warms up on the way. */
async function fitting(runner: Runner, seconds: number): Promise<number> {
  let times = 1;
  let warm = 0;
  for (;;) {
    const measured = await runner.run(times);
    warm += measured.seconds;
    if (measured.seconds > seconds / 2 && warm > 2 * seconds) return Math.max(1, Math.round((times * seconds) / measured.seconds));
    if (measured.seconds < seconds / 2) times *= 2;
  }
}

/** [runner][round], in the order of `runners` within each round. */
export async function inRounds<N extends string>(
  runners: Readonly<Record<N, Runner>>,
  rounds: number,
  seconds: number,
  tick: (round: number) => void,
): Promise<Record<N, Measured[]>> {
  const names = Object.keys(runners) as N[];
  const out = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<N, Measured[]>;
  try {
    const times = {} as Record<N, number>;
    for (const name of names) times[name] = await fitting(runners[name], seconds);
    for (let round = 0; round < rounds; round++) {
      tick(round);
      for (const name of names) out[name].push(await runners[name].run(times[name]));
    }
  } finally {
    for (const name of names) runners[name].stop();
  }
  return out;
}
