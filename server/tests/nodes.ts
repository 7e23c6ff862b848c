// For tests: several houses on one database, each a process of its own, and what players hold them to together.
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { Io } from '@ridotto/engine';
import { GAMES } from '@ridotto/games';
import {
  Table,
  type AnyChoice,
  type Happening,
  type Opened,
  type Preview,
  type Problem,
  type Snapshot,
  type TableRequest,
} from '@ridotto/table';
import { blindParts } from '@ridotto/table/tests/kit.ts';
import { examine } from '../care/doctor.ts';
import { PostgresStore } from '../storage/postgres/postgres.ts';
import { waitsFor } from '../tables/standing.ts';
import type { TestServer } from './postgres.ts';
import { ask, Child, Player, Stream, type Answer } from './kit.ts';

/** Several houses; of each the milliseconds by which its clock is wrong. */
export class Nodes {
  readonly #t: TestContext;
  readonly #database: string;
  readonly children: Child[];
  closed = false;
  private constructor(t: TestContext, database: string, children: Child[]) {
    this.#t = t;
    this.#database = database;
    this.children = children;
  }
  static async start(t: TestContext, database: string, skews: readonly number[]): Promise<Nodes> {
    const children = await Promise.all(skews.map((skew) => Child.start(t, database, 0, skew)));
    const nodes = new Nodes(t, database, children);
    t.after(() => nodes.close());
    return nodes;
  }
  get urls(): string[] {
    return this.children.map(({ url }) => url);
  }
  /** The address of one of them: another one each time, in an order that the luck gives. */
  any(luck: Io): string {
    return this.children[luck.pick(this.children.length)].url;
  }
  /** kill -9, and another one in its place. */
  async replace(n: number): Promise<void> {
    await this.children[n].kill();
    this.children[n] = await Child.start(this.#t, this.#database);
  }
  async close(): Promise<void> {
    this.closed = true;
    await Promise.all(this.children.map((child) => child.kill()));
  }
}

/** One of three or more people at a table, who asks another house each time, and asks again until there is an answer. */
class Roamer {
  readonly table: string;
  readonly token: string | undefined;
  readonly acknowledged = new Set<string>();
  readonly #nodes: Nodes;
  readonly #luck: Io;
  #keys = 0;

  constructor(nodes: Nodes, luck: Io, table: string, token?: string) {
    this.#nodes = nodes;
    this.#luck = luck;
    this.table = table;
    this.token = token;
  }

  /** Of any house: one that is gone, or cannot at the moment, is no answer. */
  async ask<T>(what: string, body?: unknown): Promise<Answer<T>> {
    for (;;) {
      if (this.#nodes.closed) throw new Error('there is no house any more');
      try {
        const answer = await new Player(this.#nodes.any(this.#luck), this.table, this.token).ask<T>(what, body);
        // Only what says so may be asked again: everything else is a fault.
        if (answer.status !== 503) return answer;
        assert.match(answer.text, /urn:ridotto:problem:(not-stored|cannot-store|closing)/);
      } catch (e) {
        if (!(e instanceof TypeError)) throw e;
      }
      await pause();
    }
  }
  async snapshot(): Promise<Snapshot> {
    const { status, body, text } = await this.ask<Snapshot>('');
    assert.equal(status, 200, text);
    return body;
  }

  /** What somebody who looks on was told. */
  async logOfSpectator(): Promise<Happening[]> {
    const { status, body, text } = await new Roamer(this.#nodes, this.#luck, this.table).ask<{ happenings: Happening[] }>('log');
    assert.equal(status, 200, text);
    return body.happenings;
  }

  /** If it is asked something: one submission, until it is answered. Gives how the game stands. */
  async move(): Promise<Snapshot> {
    const snapshot = await this.snapshot();
    if (snapshot.over || (snapshot.legal.length === 0 && !snapshot.held)) return snapshot;
    const key = `${this.token!.slice(0, 8)} ${this.#keys++}`;
    const { question } = snapshot;
    const answer = snapshot.held
      ? await this.ask<Snapshot & Problem>('confirm', { question, key })
      : await this.ask<Snapshot & Problem>('say', { question, key, parts: await this.#parts(snapshot) });
    // Somebody else may have been quicker; nothing else stands in the way of what is legal.
    if (answer.status === 409) assert.match(answer.text, /urn:ridotto:problem:(stale|not-asked)/);
    else {
      assert.equal(answer.status, 200, answer.text);
      this.acknowledged.add(key);
      // Whatever house it was, the others know of it, as soon as they reach the database.
      while ((await this.snapshot()).seq < answer.body.seq) await pause();
    }
    return snapshot;
  }
  async #parts(snapshot: Snapshot): Promise<AnyChoice[]> {
    return await blindParts(
      snapshot,
      async (parts) => {
        const { status, body, text } = await this.ask<Preview>('try', { parts });
        // Others are at work too: what was legal may be so no more.
        return status === 200 ? body : { ...NOTHING_MORE, line: text };
      },
      this.#luck,
    );
  }
}
const NOTHING_MORE: Preview = { view: {}, legal: [], complete: true, news: false, line: '' };
const pause = (ms = 30): Promise<void> => new Promise((later) => setTimeout(later, ms));

/** Plays on until the game is over, or `until` says so. */
export async function roam({ people }: Party, until: () => boolean = () => false): Promise<void> {
  await Promise.all(
    people.map(async (person) => {
      while (!until() && !(await person.move()).over) await pause(10);
    }),
  );
}

export interface Party {
  readonly table: string;
  readonly people: readonly Roamer[];
}
/** Two people and a bot, at game number `n` of the house. */
export async function openParty(nodes: Nodes, luck: Io, n: number): Promise<Party> {
  const all = Object.values(GAMES);
  const { name, seats } = all[n % all.length];
  const players = seats.find((count) => count > 2)!;
  const request: TableRequest = {
    game: name,
    seats: Array.from({ length: players }, (_, p) =>
      p < 2 ? { name: `Player ${p + 1}`, kind: 'human' } : { name: `Bot ${p}`, kind: 'bot', bot: 'random' },
    ),
    confirm: n % 3 === 0,
  };
  for (; !nodes.closed;)
    try {
      const { status, body, text } = await ask<Opened>(nodes.any(luck), '/api/tables', { body: request });
      if (status !== 503) {
        assert.equal(status, 201, text);
        return { table: body.table, people: body.seats.map(({ token }) => new Roamer(nodes, luck, body.table, token)) };
      }
      await pause();
    } catch (e) {
      if (!(e instanceof TypeError)) throw e;
      await pause();
    }
  throw new Error('there is no house any more');
}

/** Somebody who looks on all the while, at one house until that is gone, then at another, and names the last event they have. */
export class Follower {
  readonly told: Happening[] = [];
  readonly #watcher: Player;
  readonly #nodes: Nodes;
  readonly #luck: Io;
  #stream: Stream | undefined;
  #wanted = true;
  readonly #following: Promise<void>;

  constructor(nodes: Nodes, luck: Io, table: string) {
    this.#nodes = nodes;
    this.#luck = luck;
    this.#watcher = new Player('', table);
    this.#following = this.#follow();
  }
  /** Number of the last event. */
  get last(): number {
    return this.#now.at(-1)?.seq ?? 0;
  }
  get #now(): readonly Happening[] {
    const news = (this.#stream?.events ?? []).flatMap(({ data: { happening } }) => (happening ? [happening] : []));
    return [...this.told, ...news];
  }
  async #follow(): Promise<void> {
    while (this.#wanted && !this.#nodes.closed) {
      this.#watcher.url = this.#nodes.any(this.#luck);
      try {
        this.#stream = await Stream.open(this.#watcher, { last: this.told.at(-1)?.seq ?? 0 });
      } catch (e) {
        if (!(e instanceof TypeError) && !(e as Error).message.startsWith('503')) throw e;
        await pause();
        continue;
      }
      if (!this.#wanted) void this.#stream.close();
      await this.#stream.done;
      this.told.push(...this.#now.slice(this.told.length));
      this.#stream = undefined;
    }
  }
  /** From now on elsewhere. */
  async move(): Promise<void> {
    await this.#stream?.close();
  }
  async close(): Promise<void> {
    this.#wanted = false;
    await this.#stream?.close();
    await this.#following;
  }
}

/** The keys of all jobs that some table has: what is done once a day is always there. */
export const jobsOfTables = async (server: TestServer, database: string): Promise<readonly unknown[]> =>
  (await server.run("select key from jobs where key <> 'abandoned tables'", database)).map(({ key }) => key);

/** What has been promised is in the store exactly once, what is in it is a game, and there is a job exactly where a bot is
    awaited. With no house on it. */
export async function settled(parties: readonly Party[], server: TestServer, database: string): Promise<void> {
  const jobs = await jobsOfTables(server, database);
  const waiting: string[] = [];
  const store = await PostgresStore.open(database, { patience: 10_000 });
  try {
    for (const { table: id, people } of parties) {
      const stored = await store.load(id);
      assert.ok(stored);
      const keys = stored.journal.flatMap((entry) => ('key' in entry && entry.key !== undefined ? [entry.key] : []));
      assert.equal(new Set(keys).size, keys.length, `table ${id}: a command has been carried out twice`);
      for (const { acknowledged } of people) for (const key of acknowledged) assert.ok(keys.includes(key), `table ${id}: ${key} is lost`);
      if (waitsFor(Table.rebuild(stored.setup, stored.journal)) === 'bot') waiting.push(`bot ${id}`);
    }
    assert.deepEqual(new Set(jobs), new Set(waiting));
    assert.deepEqual((await examine(store)).troubles, []);
  } finally {
    await store.close();
  }
}

/** Every seat, and a spectator, see the same at every house. */
export async function seenAlike(nodes: Nodes, { table, people }: Party): Promise<void> {
  for (const token of [...people.map((person) => person.token), undefined]) {
    const seen = await Promise.all(
      nodes.urls.map(async (url) => {
        const player = new Player(url, table, token);
        const snapshot = await player.snapshot();
        // What came of verifying a finished game each finds out for itself.
        return { log: await player.log(), snapshot: { ...snapshot, over: snapshot.over && { ...snapshot.over, verified: null } } };
      }),
    );
    for (const other of seen.slice(1)) assert.deepEqual(other, seen[0]);
  }
}
