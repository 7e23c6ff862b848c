// How the house does, in numbers, in the format of Prometheus, on a port of its own: docs/operations.md. No id, name, address or
// token is in any label.
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Verified } from '@ridotto/table';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Answered } from './http/app.ts';
import { Conflict, StoreTrouble, type Store } from './storage/store.ts';
import type { House } from './tables/house.ts';

/** Seconds. */
const REQUESTS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const WRITES = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5];

/** What is written to journals and notes. */
const WRITING = ['create', 'append', 'replace', 'keepNotes'] as const;

export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'ridotto_http_request_duration_seconds',
    help: 'Requests that were answered, by route and status, and how long that took; but for live streams',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUESTS,
    registers: [this.#registry],
  });
  readonly #writes = new Histogram({
    name: 'ridotto_store_write_duration_seconds',
    help: 'Writes to the store, by what was written, and how long it took until they were durable',
    labelNames: ['what'],
    buckets: WRITES,
    registers: [this.#registry],
  });
  readonly #failures = new Counter({
    name: 'ridotto_store_write_failures_total',
    help: 'Writes that failed: conflict (somebody else was faster), or the trouble that the store had',
    labelNames: ['why'],
    registers: [this.#registry],
  });
  readonly #verified = new Counter({
    name: 'ridotto_games_verified_total',
    help: 'Finished games that were verified: true, false, or unknown where it could not be found out',
    labelNames: ['verified'],
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  readonly answered = ({ seconds, ...labels }: Answered): void => this.#requests.observe({ ...labels }, seconds);
  readonly found = ({ verified }: Verified): void => this.#verified.inc({ verified: verified === null ? 'unknown' : String(verified) });

  /** The same store, with what is written to it counted. */
  measured(store: Store): Store {
    return new Proxy(store, {
      get: (of, name) => {
        const value: unknown = Reflect.get(of, name, of);
        if (typeof value !== 'function') return value;
        const bound = value.bind(of) as (...args: unknown[]) => unknown;
        if (!WRITING.some((what) => what === name)) return bound;
        return (...args: unknown[]) => this.#measure(String(name), bound(...args) as Promise<void>);
      },
    });
  }
  async #measure(what: string, writing: Promise<void>): Promise<void> {
    const end = this.#writes.startTimer({ what });
    try {
      await writing;
      end();
    } catch (e) {
      this.#failures.inc({ why: e instanceof Conflict ? 'conflict' : e instanceof StoreTrouble ? e.kind : 'other' });
      throw e;
    }
  }

  /** What the house says of itself, when somebody asks. */
  watch(house: House, streams: { readonly size: number }): void {
    const gauge = (name: string, help: string, value: () => number): void =>
      void new Gauge({
        name,
        help,
        registers: [this.#registry],
        collect(): void {
          this.set(value());
        },
      });
    gauge('ridotto_tables_at_hand', 'Tables kept in memory', () => house.health.tables);
    gauge('ridotto_followers', 'Places taken by those who follow tables', () => house.health.watchers);
    gauge('ridotto_streams', 'Live streams that are open', () => streams.size);
    gauge('ridotto_bots_due', 'Tables whose bots this house has to move', () => house.health.bots);
    gauge('ridotto_tables_resting', 'Tables that cannot be played because of other rules', () =>
      house.health.resting.reduce((sum, { tables }) => sum + tables, 0),
    );
    gauge('ridotto_store_ok', '1: all can be stored; 0: the house can store nothing, or its store is damaged', () =>
      house.health.ok ? 1 : 0,
    );
  }

  /** Answers at /metrics until it is closed. Throws when the port is taken. */
  async listen({ port, host }: { readonly port: number; readonly host: string }): Promise<MetricsServer> {
    const server = http.createServer((request, response) => {
      if (request.url !== '/metrics') {
        response.writeHead(404).end('see /metrics\n');
        return;
      }
      void this.#registry.metrics().then((text) => response.writeHead(200, { 'content-type': this.#registry.contentType }).end(text));
    });
    server.listen(port, host);
    await once(server, 'listening');
    const at = server.address() as AddressInfo;
    return {
      url: `http://${at.family === 'IPv6' ? `[${at.address}]` : at.address}:${at.port}/metrics`,
      async close() {
        server.closeAllConnections();
        await new Promise((closed) => server.close(closed));
      },
    };
  }
}

export interface MetricsServer {
  readonly url: string;
  close(): Promise<void>;
}
