// What a house says while it is open: sentences for whoever looks on, or lines of JSON for a program.
import { pino, type DestinationStream } from 'pino';
import { print } from './command.ts';

export interface Log {
  /** What is as it should be. */
  readonly told: (message: string) => void;
  /** What somebody should look at; with an error: what went wrong. */
  readonly trouble: (message: string, error?: unknown) => void;
}

export const sentences: Log = {
  told: (message) => print(`${message}\n`),
  trouble: (message, error) => print(`ridotto: ${message}${error instanceof Error ? `: ${error.message}` : ''}\n`, process.stderr),
};

/** Left out: standard output. */
export function linesOfJson(to: DestinationStream = pino.destination({ dest: 1, sync: true })): Log {
  const log = pino({ base: { name: 'ridotto', pid: process.pid }, formatters: { level: (level) => ({ level }) } }, to);
  return {
    told: (message) => log.info(message),
    trouble: (message, error) => (error instanceof Error ? log.error({ error: known(error) }, message) : log.warn(message)),
  };
}

/** No more of an error than this: what else hangs on it may hold what is in the store. */
const known = ({ name, message, stack }: Error): object => ({ name, message, stack });
