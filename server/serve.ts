// Opens the house: store, tables, HTTP. Prints nothing; the command does.
import path from 'node:path';
import type { FindGame, TableRequest } from '@ridotto/table';
import { BotPool, type PoolSettings } from './thinking/pool.ts';
import { restingTables } from './care/patch.ts';
import { gameNamed } from '@ridotto/games';
import { Gatherings } from './people/gatherings.ts';
import { Conducts } from './people/conduct.ts';
import { Devices } from './people/devices.ts';
import { Guests } from './people/guests.ts';
import { Abandoned } from './people/abandoned.ts';
import { Orders } from './people/orders.ts';
import { SignIn } from './people/sign-in.ts';
import { Libraries } from './profiles/library.ts';
import { Profiles } from './profiles/profiles.ts';
import { Scorer } from './profiles/scorer.ts';
import { openNotices, type Notices } from './notices/index.ts';
import { Clock } from './tables/clock.ts';
import { House } from './tables/house.ts';
import { makeApp } from './http/app.ts';
import { Metrics, type MetricsServer } from './metrics.ts';
import { hasPage } from './http/page.ts';
import { Streams } from './http/streams.ts';
import { Places } from './tables/places.ts';
import { fromEnvironment, usualMostLive, type Settings } from './settings.ts';
import { openStore } from './storage/open.ts';
import { Watchdog } from './shared/watchdog.ts';
import { Verifier, type VerifierSettings } from './verifying/verifier.ts';

export interface ServeOptions {
  /** 0: any that is free. */
  readonly port: number;
  readonly host: string;
  /** The folder where everything is kept, unless there is a database for it. */
  readonly data: string;
  /** The address of a PostgreSQL database where everything is kept. */
  readonly database?: string;
  /** Milliseconds that it may take until the database is there; left out: it must be there at once. */
  readonly coming?: number;
  /** Milliseconds that a bot lets pass before it moves, so that people can follow; left out: RIDOTTO_BOT_DELAY, else 400. */
  readonly botDelay?: number;
  /** Where bots think, and for how long. */
  readonly bots?: PoolSettings;
  /** Where finished games are verified, and for how long. */
  readonly verifying?: VerifierSettings;
  /** For tests: the clock that counts, in milliseconds since 1970; left out: that of the machine, or of the database. */
  readonly now?: () => number;
  readonly log?: (message: string, error?: unknown) => void;
  /** Milliseconds after which a house that answers nobody ends its process (shared/watchdog.ts); left out: it never does. */
  readonly stuckAfter?: number;
  /** The built client. */
  readonly page?: string;
  /** Given to whoever asks for these addresses, as JSON: of a house that is opened to show something. */
  readonly shows?: Readonly<Record<string, object>>;
  /** Milliseconds between two signs of life on a stream. */
  readonly heartbeat?: number;
  /** Milliseconds in which whoever follows must take something of what waits for them; left out: a minute. */
  readonly streamPatience?: number;
  /** Places for those who follow tables, a quarter of them for those who play; left out: 2000. */
  readonly mostStreams?: number;
  /** Tables kept at hand between two moves; left out: as many as fit into a quarter of the memory. */
  readonly mostLive?: number;
  /** Milliseconds after which a table that nobody touches is put away; left out: RIDOTTO_REST, in minutes, else 30 of them. */
  readonly restAfter?: number;
  /** Milliseconds after which a table at which nothing has happened is closed; 0: never; left out: RIDOTTO_ABANDONED, in days, else a
      year. */
  readonly abandonedAfter?: number;
  /** Addresses and subnets of the proxies in front; left out: RIDOTTO_TRUST_PROXY, else none. */
  readonly trustProxy?: readonly string[];
  /** Does each address have its limits? Left out: unless RIDOTTO_LIMITS is `off`. */
  readonly limits?: boolean;
  /** Where /metrics is, if anywhere; port 0: at any that is free. */
  readonly metrics?: { readonly port: number; readonly host: string };
  /** Where people reach the house; left out: RIDOTTO_URL, else there are neither mails nor webhooks. */
  readonly home?: string;
  /** What sends mails; left out: RIDOTTO_SMTP, else there are none. */
  readonly mail?: string;
  /** From whom they come; left out: RIDOTTO_MAIL_FROM. */
  readonly mailFrom?: string;
  /** Where a guest may have notices sent; left out: RIDOTTO_WEBHOOKS, else `public`. */
  readonly webhooks?: 'public' | 'any' | 'off';
  /** Milliseconds after which somebody is told of their turn who has not seen it; left out: RIDOTTO_TOLD_AFTER, in seconds, else 20. */
  readonly toldAfter?: number;
  /** Milliseconds that a write waits for somebody else's. */
  readonly patience?: number;
  /** Bytes of a database up to which it is read as a whole before the house opens. */
  readonly checkAtOnce?: number;
  /** Are finished games shown to everybody, without names? Left out: RIDOTTO_PUBLISH, else they are not. */
  readonly publishes?: boolean;
  /** Records from elsewhere that a guest may keep; left out: RIDOTTO_IMPORTS, else 200. */
  readonly room?: number;
  /** For tests, not to be reached from outside: the dealer's secret of a table, so that it is dealt alike each time. */
  readonly secretOf?: (request: TableRequest) => Uint8Array;
  /** For tests: other games than those of the house. */
  readonly find?: FindGame;
}
export interface Serving {
  readonly url: string;
  /** Has the page been built? Else the API alone is served. */
  readonly hasPage: boolean;
  /** Where the metrics are. */
  readonly metrics?: string;
  /** Finishes what is under way, then closes streams, server and store. */
  close(): Promise<void>;
}

/** Milliseconds in which the last answers of a house that closes must be taken. */
const LAST_ANSWERS = 2000;
const PAGE = path.resolve(import.meta.dirname, '..', 'web', 'dist');

/** Throws when the store cannot be opened (storage/open.ts), and when the port is taken. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const settings = fromEnvironment();
  const {
    port,
    host,
    data,
    log = () => {},
    page = PAGE,
    heartbeat = 15_000,
    streamPatience = 60_000,
    patience,
    checkAtOnce,
    now,
  } = options;
  const { botDelay, restAfter, abandonedAfter, trustProxy, limits, home, mail, mailFrom, webhooks, toldAfter, publishes, room } = {
    ...settings,
    ...given(options),
  };
  const waiting = (why: string): void => log(`the database is waited for: ${why}`);
  const metrics = options.metrics && new Metrics();
  const opened = await openStore(
    { folder: data, database: options.database },
    { patience, checkAtOnce, now, coming: options.coming, waiting },
  );
  const store = metrics?.measured(opened) ?? opened;
  const pool = new BotPool(options.bots);
  const verifier = new Verifier(log, { ...options.verifying, found: metrics?.found });
  const { secretOf, find, mostStreams } = options;
  const mostLive = options.mostLive ?? usualMostLive();
  const places = new Places({ most: mostStreams, limits });
  const watchdog = options.stuckAfter === undefined ? undefined : new Watchdog(options.stuckAfter);
  const at = watchdog && ((what: string) => watchdog.at(what));
  const clock = now ? { now, look: () => Promise.resolve(now()), close: () => {} } : await Clock.of(store);
  const house = new House({
    store,
    pool,
    verifier,
    botDelay,
    toldAfter,
    mostLive,
    restAfter,
    places,
    limits,
    clock,
    log,
    at,
    secretOf,
    find,
  });
  const guests = new Guests(house.storing, limits);
  const gatherings = new Gatherings(house, find ?? gameNamed, limits);
  const devices = new Devices(house, gatherings);
  const conducts = new Conducts(house, limits);
  const orders = new Orders(house, gatherings, log);
  const abandoned = new Abandoned({ house, gatherings, after: abandonedAfter, log });
  const scorer = new Scorer({ house, log });
  const streams = new Streams({ limits });
  let notices: Notices | undefined;
  let closed: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    gatherings.close();
    await orders.close();
    await abandoned.close();
    await notices?.close();
    await scorer.close();
    await house.close();
    clock.close();
    streams.end();
    // What was done is answered; whoever does not take their answer is not waited for.
    const late = setTimeout(() => app?.server.closeAllConnections(), LAST_ANSWERS);
    await app?.close();
    clearTimeout(late);
    await Promise.all([pool.close(), verifier.close(), watchdog?.close(), metricsServer?.close()]);
    await store.close();
  };
  let app: Awaited<ReturnType<typeof makeApp>> | undefined;
  let metricsServer: MetricsServer | undefined;
  let url: string;
  try {
    metrics?.watch(house, streams);
    metricsServer = options.metrics && (await metrics?.listen(options.metrics));
    const { answered } = metrics ?? {};
    notices = await openNotices({ house, home, mail, mailFrom, webhooks, limits, now: now ?? Date.now, log });
    app = await makeApp({
      house,
      guests,
      gatherings,
      devices,
      conducts,
      channels: notices.channels,
      signIn: new SignIn({ storing: house.storing, home, mail: notices.mail, limits, log }),
      profiles: new Profiles(house.storing),
      libraries: new Libraries({ house, verifier, find: find ?? gameNamed, publishes, room }),
      heartbeat,
      patience: streamPatience,
      streams,
      page,
      shows: options.shows,
      log,
      trustProxy,
      limits,
      answered,
    });
    url = await app.listen({ port, host });
    house.wake();
    orders.start();
    abandoned.start();
    notices.postman.start();
    scorer.start();
  } catch (e) {
    await close();
    throw e;
  }
  const counted = restingTables(store, find)
    .then((resting) => {
      house.resting = resting;
      for (const { tables, why } of resting) log(`${tables} ${tables === 1 ? 'table rests' : 'tables rest'} ${why}`);
    })
    .catch((e: unknown) => log('the tables that rest could not be counted', e));
  void store.damage.then((found) => found && house.storing.damaged(found));
  return { url, hasPage: hasPage(page), metrics: metricsServer?.url, close: () => (closed ??= counted.then(close)) };
}

/** Without what was left out. */
const given = (options: ServeOptions): Partial<Settings> =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Partial<Settings>;
