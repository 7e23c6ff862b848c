// Opens the house: store, tables, HTTP. Prints nothing; the command does.
import path from 'node:path';
import type { TableRequest } from '@ridotto/table';
import { BotPool, type PoolSettings } from './bots/pool.ts';
import { House } from './house.ts';
import { makeApp } from './http/app.ts';
import { Streams } from './http/streams.ts';
import { SqliteStore } from './storage/sqlite.ts';

export interface ServeOptions {
  /** 0: any that is free. */
  readonly port: number;
  readonly host: string;
  /** The folder where everything is kept. */
  readonly data: string;
  /** Milliseconds that a bot lets pass before it moves, so that people can follow; left out: RIDOTTO_BOT_DELAY, else 400. */
  readonly botDelay?: number;
  /** Where bots think, and for how long. */
  readonly bots?: PoolSettings;
  readonly log?: (message: string, error?: unknown) => void;
  /** The built client. */
  readonly page?: string;
  /** Milliseconds between two signs of life on a stream. */
  readonly heartbeat?: number;
  /** Tables kept at hand between two moves. */
  readonly mostLive?: number;
  /** Milliseconds that a write waits for somebody else's. */
  readonly patience?: number;
  /** For tests, not to be reached from outside: the dealer's secret of a table, so that it is dealt alike each time. */
  readonly secretOf?: (request: TableRequest) => Uint8Array;
}
export interface Serving {
  readonly url: string;
  /** Finishes what is under way, then closes streams, server and store. */
  close(): Promise<void>;
}

const PAGE = path.resolve(import.meta.dirname, '..', 'web', 'dist');

/** Throws when the folder is in use by another process, or the port is taken. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const { port, host, data, log = () => {}, page = PAGE, heartbeat = 15_000, botDelay = usualDelay(), mostLive = 200 } = options;
  const store = await SqliteStore.open(data, { patience: options.patience });
  const pool = new BotPool(options.bots);
  const house = new House({ store, pool, botDelay, mostLive, log, now: Date.now, secretOf: options.secretOf });
  const streams = new Streams();
  const app = await makeApp({ house, heartbeat, streams, page, log });
  let closed: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await house.close();
    streams.end();
    await app.close();
    await pool.close();
    await store.close();
  };
  let url: string;
  try {
    url = await app.listen({ port, host });
  } catch (e) {
    await close();
    throw e;
  }
  const woken = house.wake().catch((e: unknown) => log('tables could not be woken', e));
  return {
    url,
    close: () => (closed ??= close().then(() => woken)),
  };
}

function usualDelay(): number {
  const given = process.env.RIDOTTO_BOT_DELAY ?? '400';
  if (!/^\d{1,6}$/.test(given)) throw new Error(`RIDOTTO_BOT_DELAY is "${given}"; it must be a whole number of milliseconds, up to 999999`);
  return Number(given);
}
