import path from 'node:path';
import { fromEnvironment, VARIABLES } from '@ridotto/server/settings.ts';
import { asked, Failure, Misuse, text, whole, type Command } from '../terminal/command.ts';
import { linesOfJson, sentences } from '../terminal/log.ts';
import { placeOf, DATA } from '../terminal/data.ts';
import { reachedAt } from '../terminal/reached.ts';

/** Milliseconds for which a house may answer nobody. */
const STUCK = 30_000;
/** Milliseconds in which the database must be there: it may be started together with the house. */
const COMING = 30_000;

type Listening = NodeJS.ErrnoException & { readonly port?: number; readonly address?: string; readonly hostname?: string };
/** Where it cannot listen, by the name of what is set wrongly. */
function whyNot({ code = '', message, port: taken, address, hostname }: Listening, port: number, host: string): string {
  if (code === 'EADDRINUSE')
    return `port ${taken} is taken; say another one with ${taken === port ? 'PORT or --port' : 'RIDOTTO_METRICS_PORT'}`;
  if (!['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) return message;
  const where = address ?? hostname ?? host;
  const name = where === host ? 'HOST' : 'RIDOTTO_METRICS_HOST';
  return `${name} is "${where}", which is no address of this machine; localhost is one, and 0.0.0.0 stands for all of them`;
}

const plain = (markdown: string): string => markdown.replaceAll('`', '');

export const command: Command = {
  name: 'serve',
  usage: '[options]',
  what: 'Opens the house: serves the client and the HTTP interface, until it is told to stop (Ctrl-C).',
  more: [
    'What can be set in the environment; an option goes before it:',
    Object.values(VARIABLES)
      .map(({ name, what, allowed, otherwise }) => plain(`  ${name}: ${what}\n      ${allowed}; if not set: ${otherwise}`))
      .join('\n'),
  ],
  options: {
    port: { type: 'string', value: 'N', what: 'where it listens; 0: any free one' },
    host: { type: 'string', value: 'HOST', what: 'on which address; 0.0.0.0: all of this machine' },
    data: DATA,
    'bot-delay': { type: 'string', value: 'MS', what: 'milliseconds that bots let pass before they move' },
  },
  most: 0,
  async run(values) {
    const env = asked(() => fromEnvironment());
    const port = whole(values, 'port', env.port, 0, 65_535);
    const host = text(values, 'host') ?? env.host;
    if (port > 0 && env.metricsPort === port)
      throw new Misuse(`RIDOTTO_METRICS_PORT is ${port}, where the house itself listens; give one of the two another port`);
    const delay = text(values, 'bot-delay');
    const { serve } = await import('@ridotto/server/serve.ts');
    const { folder, database } = placeOf(values);
    const log = env.log === 'json' ? linesOfJson() : sentences;
    let house;
    try {
      house = await serve({
        port,
        host,
        data: path.resolve(folder),
        database,
        stuckAfter: STUCK,
        coming: COMING,
        ...(env.metricsPort > 0 && { metrics: { port: env.metricsPort, host: env.metricsHost } }),
        ...(delay !== undefined && { botDelay: whole(values, 'bot-delay', 0, 0, 600_000) }),
        log: log.trouble,
      });
    } catch (e) {
      throw new Failure(whyNot(e as Listening, port, host), { cause: e });
    }
    // Before anybody can know that it is open.
    const stopped = new Promise<void>((resolve) => {
      // Whoever stops a house may tell all its processes, and those tell each other.
      process.on('SIGTERM', () => resolve());
      process.once('SIGINT', () => resolve());
    });
    if (!house.hasPage) log.trouble('the page has not been built, so only the API is served: node tools/prepare.mjs --page builds it');
    if (house.metrics !== undefined) log.told(`Its metrics are at ${house.metrics}`);
    const others = reachedAt(host, house.url);
    if (others.length > 0) log.told(`Other machines reach it at ${others.join(', ')}`);
    log.told(`Ridotto is open at ${house.url}`);
    await stopped;
    await house.close();
    log.told('Ridotto is closed');
  },
};
