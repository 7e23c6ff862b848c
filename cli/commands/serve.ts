import path from 'node:path';
import { Failure, Misuse, print, say, text, whole, type Command } from '../terminal/command.ts';
import { placeOf, DATA } from '../terminal/data.ts';

const PORT = 8080;
/** Milliseconds for which a house may answer nobody. */
const STUCK = 30_000;

export const command: Command = {
  name: 'serve',
  usage: '[options]',
  what: 'Opens the house: serves the client and the HTTP interface, until it is told to stop (Ctrl-C).',
  more: ['PORT, HOST, RIDOTTO_DATA and DATABASE_URL in the environment stand for options left out.'],
  options: {
    port: { type: 'string', value: 'N', what: `where it listens; ${PORT}, if left out; 0: any free one` },
    host: { type: 'string', value: 'HOST', what: 'on which address; localhost, if left out; 0.0.0.0: all of this machine' },
    data: DATA,
    'bot-delay': { type: 'string', value: 'MS', what: 'milliseconds that bots let pass before they move' },
  },
  most: 0,
  async run(values) {
    const env = process.env.PORT === undefined || process.env.PORT === '' ? undefined : process.env.PORT;
    if (values.port === undefined && env !== undefined && !(/^\d{1,5}$/.test(env) && Number(env) < 65_536))
      throw new Misuse(`PORT is "${env}"; it must be a whole number from 0 to 65535`);
    const port = whole(values, 'port', Number(env ?? PORT), 0, 65_535);
    const host = text(values, 'host') ?? (process.env.HOST || 'localhost');
    const delay = text(values, 'bot-delay');
    const { serve } = await import('@ridotto/server');
    const { folder, database } = placeOf(values);
    let house;
    try {
      house = await serve({
        port,
        host,
        data: path.resolve(folder),
        database,
        stuckAfter: STUCK,
        ...(delay !== undefined && { botDelay: whole(values, 'bot-delay', 0, 0, 600_000) }),
        log: (message, error) => print(`ridotto: ${message}${error instanceof Error ? `: ${error.message}` : ''}\n`, process.stderr),
      });
    } catch (e) {
      const { code, message } = e as NodeJS.ErrnoException;
      throw new Failure(code === 'EADDRINUSE' ? `port ${port} is taken; say another one with PORT or --port` : message, { cause: e });
    }
    say(`Ridotto is open at ${house.url}`);
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    });
    await house.close();
  },
};
