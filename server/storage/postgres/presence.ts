// Who has a store in PostgreSQL open, and what they tell each other: any number of houses together, or one process alone that
// mends it. One connection for each process.
import { sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Schema } from '../schema.ts';
import type { News } from '../store.ts';
import { openSocket } from './socket.ts';

/** The number of our lock, before that of the schema; it means nothing else. */
const LOCK = 0x1d_0770;
/** Milliseconds between two tries to be there again, after the connection was lost. */
const AGAIN = 1000;
/** Milliseconds between two signs of life: else a connection on which there is no news would count as lost. */
const HEARTBEAT = 2000;

/** A lock that PostgreSQL lets go when the connection ends, however it ends. It is taken again when it was lost; until then
    nothing keeps out whoever wants to be alone, and news is missed. */
export class Presence {
  readonly #config: pg.ClientConfig;
  readonly #alone: boolean;
  #client: pg.Client | undefined;
  /** Of the schema. */
  #channel = '';
  #news: News | undefined;
  #again: NodeJS.Timeout | undefined;
  #left = false;

  private constructor(config: pg.ClientConfig, alone: boolean) {
    this.#config = config;
    this.#alone = alone;
  }

  /** Throws when somebody is there who must not be. `alone`: nobody else may be there. */
  static async take(config: pg.ClientConfig, place: string, alone: boolean): Promise<Presence> {
    const presence = new Presence(config, alone);
    if (await presence.#take()) return presence;
    await presence.leave();
    throw new Error(
      alone
        ? `${place}: a house has it open; stop every one of them first`
        : `${place}: another Ridotto process mends it, and must be alone; wait until it is done`,
    );
  }

  /** From now on. */
  listen(news: News): void {
    this.#news = news;
    news.missed();
  }

  /** On which news is told. */
  get channel(): string {
    return this.#channel;
  }
  /** When the transaction is done, and only then: how many entries its journal has, or that something else of it has changed. */
  async tell(db: Transaction<Schema>, id: string, version: number | 'changed'): Promise<void> {
    await sql`select pg_notify(${this.#channel}, ${`${version} ${id}`})`.execute(db);
  }

  async leave(): Promise<void> {
    this.#left = true;
    clearTimeout(this.#again);
    await this.#client?.end().catch(() => {});
  }

  async #take(): Promise<boolean> {
    const client = new pg.Client({ ...this.#config, keepAlive: true, stream: openSocket, application_name: 'ridotto' });
    client.on('error', () => {});
    try {
      await client.connect();
      const lock = `select pg_try_advisory_lock${this.#alone ? '' : '_shared'}($1, hashtext(current_schema)) as taken, 'ridotto ' || hashtext(current_schema) as channel`;
      const { taken, channel } = (await client.query<{ taken: boolean; channel: string }>(lock, [LOCK])).rows[0];
      this.#channel = channel;
      client.on('notification', ({ payload = '' }) => this.#hear(payload));
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      if (this.#left) throw new Error('it was closed meanwhile');
      let beats = false;
      const beating = setInterval(() => {
        // One that is not answered is not repeated: on a way that is cut it would look like life.
        if (beats) return;
        beats = true;
        client.query('select 1').then(
          () => (beats = false),
          () => {},
        );
      }, HEARTBEAT).unref();
      client.once('end', () => {
        clearInterval(beating);
        this.#later();
      });
      this.#client = client;
      if (taken) this.#news?.missed();
      return taken;
    } catch (e) {
      await client.end().catch(() => {});
      throw e;
    }
  }

  #hear(payload: string): void {
    const [, version, id] = /^(\d+|changed) (.+)$/.exec(payload) ?? [];
    if (id === undefined) return;
    if (version === 'changed') this.#news?.changed(id);
    else this.#news?.grown(id, Number(version));
  }

  /** One who mends alone does not come back: others may have come meanwhile. */
  #later(): void {
    if (this.#left || this.#alone) return;
    this.#again = setTimeout(() => {
      this.#take().then(
        // Somebody mends: to be tried again until they are done.
        async (taken) => void (taken || (await this.#client?.end())),
        () => this.#later(),
      );
    }, AGAIN).unref();
  }
}
