// Who has a store in PostgreSQL open: any number of houses together, or one process alone that mends it.
import pg from 'pg';

/** The number of our lock, before that of the schema; it means nothing else. */
const LOCK = 0x1d_0770;
/** Milliseconds between two tries to be there again, after the connection was lost. */
const AGAIN = 1000;

/** A lock that PostgreSQL lets go when the connection ends, however it ends. It is taken again when it was lost; until then
    nothing keeps out whoever wants to be alone. */
export class Presence {
  readonly #config: pg.ClientConfig;
  readonly #alone: boolean;
  #client: pg.Client | undefined;
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

  async leave(): Promise<void> {
    this.#left = true;
    clearTimeout(this.#again);
    await this.#client?.end().catch(() => {});
  }

  async #take(): Promise<boolean> {
    const client = new pg.Client({ ...this.#config, keepAlive: true, application_name: 'ridotto' });
    client.on('error', () => {});
    try {
      await client.connect();
      const lock = `select pg_try_advisory_lock${this.#alone ? '' : '_shared'}($1, hashtext(current_schema)) as taken`;
      const { taken } = (await client.query<{ taken: boolean }>(lock, [LOCK])).rows[0];
      if (this.#left) throw new Error('it was closed meanwhile');
      client.once('end', () => this.#later());
      this.#client = client;
      return taken;
    } catch (e) {
      await client.end().catch(() => {});
      throw e;
    }
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
