// A bot that a house knows by its key: it sits down where it is invited, is ready, and plays, with a program for each table.
import { basename } from 'node:path';
import { Refused, seatToken, Unreachable, type GatheringView } from '@ridotto/table';
import { houseAt } from '@ridotto/table/http/house.ts';
import { Failure, say } from '../terminal/command.ts';
import { bridge, resultOf, type Thinker } from './bridge.ts';
import { Later, type HouseWire } from './house-wire.ts';
import { persist } from './persist.ts';
import type { LinkedPlace } from './links.ts';

interface Sitting {
  readonly table: string;
  readonly seat: string;
  readonly game: string;
  readonly state: 'fills' | 'plays' | 'over';
}

const GONE = 'the bot sits there no more';

/** Milliseconds until a house that does not answer is asked again. */
const AGAIN = 5000;

export class Regular {
  readonly #wire: HouseWire;
  readonly #key: string;
  readonly #name: string;
  readonly #game: string;
  /** Tables at which a program is playing, or has failed. */
  readonly #taken = new Set<string>();

  /** `key`: of this bot; `game`: the one that its program knows. */
  constructor({ wire, key, name, game }: { readonly wire: HouseWire; readonly key: string; readonly name: string; readonly game: string }) {
    this.#wire = wire;
    this.#key = key;
    this.#name = name;
    this.#game = game;
  }

  /** One game, from the link to its end. */
  async playAt({ house, table, token, invitation }: LinkedPlace, thinker: Thinker): Promise<void> {
    try {
      if (token !== undefined) return await this.#play(table, token, thinker);
      await this.#introduce();
      const headers = { 'ridotto-invitation': invitation! };
      const { about } = await this.#wire.fetch<GatheringView>(`/gatherings/${table}`, { token: this.#key, headers });
      this.#mustPlay(about.game);
      await this.#step(table, { do: 'sit', name: this.#name }, headers).catch((e: unknown) => {
        if (!(e instanceof Refused) || !e.problem.type.endsWith(':seated')) throw e;
      });
      // Whoever has it can play on, should this process end.
      say(`sits at ${house}/table/${table}#seat=${seatToken(this.#key, table)}`);
      await this.#waitFor(table);
      return await this.#play(table, seatToken(this.#key, table), thinker);
    } catch (e) {
      throw asFailure(e);
    } finally {
      this.#wire.close();
    }
  }

  /** At every table at which it sits, until the process is stopped. */
  async playOn(thinker: Thinker): Promise<never> {
    await this.#introduce().catch((e: unknown) => {
      throw asFailure(e);
    });
    say(`${this.#name} plays ${this.#game}`);
    for (let after = 0; ;)
      try {
        const { tables, changed } = await this.#asked<{ tables: readonly Sitting[]; changed: number }>(`/me/tables?after=${after}`);
        after = changed;
        for (const sitting of tables) if (sitting.game === this.#game) this.#take(sitting, thinker);
      } catch (e) {
        if (!(e instanceof Unreachable) && !(e instanceof Later) && !(e instanceof Refused && e.problem.status >= 500)) throw asFailure(e);
        await this.#wire.wait(e instanceof Later ? e.wait : AGAIN);
      }
  }
  #take({ table, state }: Sitting, thinker: Thinker): void {
    if (state === 'over' || this.#taken.has(table)) return;
    this.#taken.add(table);
    const failed = (e: unknown): void => say(`table ${table}: ${(e as Error).message}`);
    const wholeGame = async (): Promise<void> => {
      try {
        if (state === 'fills') await this.#waitFor(table);
      } catch (e) {
        // It may sit down there once more.
        this.#taken.delete(table);
        return failed(e);
      }
      await this.#play(table, seatToken(this.#key, table), thinker).catch(failed);
    };
    void wholeGame();
  }

  #mustPlay(game: string): void {
    if (game !== this.#game) throw new Failure(`at this table ${game} is played, not ${this.#game}`);
  }
  async #introduce(): Promise<void> {
    await this.#asked('/me', { name: this.#name, program: true });
  }
  #asked<T>(path: string, body?: object): Promise<T> {
    return this.#wire.ask<T>(path, this.#key, body);
  }
  #step(table: string, deed: object, headers?: Readonly<Record<string, string>>): Promise<GatheringView> {
    return this.#wire.fetch(`/gatherings/${table}`, { token: this.#key, body: deed, headers });
  }

  /** Ready, and again whenever it is asked anew, until the game begins. Throws Failure when it does not. */
  async #waitFor(table: string): Promise<void> {
    for (let now = await this.#gathering(table); ;) {
      if (now.state === 'begun') return;
      const mine = now.you === null ? undefined : now.seats[Number(now.you.slice(1))];
      if (mine?.kind !== 'human') throw new Failure(GONE);
      if (now.state === 'given-up') throw new Failure('the table was given up before the game began');
      now = mine.ready ? await this.#gathering(table, now.version) : await this.#ready(table);
    }
  }
  async #gathering(table: string, after = 0): Promise<GatheringView> {
    try {
      return await persist(() => this.#asked<GatheringView>(`/gatherings/${table}?after=${after}`));
    } catch (e) {
      // Whoever was sent away does not see it any more.
      if (e instanceof Refused && e.problem.status === 404) throw new Failure(GONE);
      throw e;
    }
  }
  /** It may have begun just then. */
  async #ready(table: string): Promise<GatheringView> {
    try {
      return await persist(() => this.#step(table, { do: 'ready' }));
    } catch (e) {
      if (!(e instanceof Refused) || !e.problem.type.endsWith(':has-begun')) throw e;
      return await this.#gathering(table);
    }
  }

  async #play(table: string, token: string, thinker: Thinker): Promise<void> {
    const chair = await persist(() => houseAt(this.#wire).sit(table, token));
    const { game, names } = await persist(() => chair.snapshot());
    this.#mustPlay(game);
    if (chair.seat === null) throw new Failure('the link opens no seat');
    say(`table ${table}: ${basename(thinker.program[0])} plays for ${names[Number(chair.seat.slice(1))]}`);
    const { over } = await bridge(chair, thinker);
    say(`table ${table}: ${resultOf(over!, names)}`);
  }
}

/** What a house says against it, or that it does not answer, for whoever runs the command. */
const asFailure = (e: unknown): unknown => (e instanceof Refused || e instanceof Unreachable ? new Failure(e.message, { cause: e }) : e);
