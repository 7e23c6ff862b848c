// All tables of this process: those being played are kept at hand, the others rest in the store.
import { randomBytes } from 'node:crypto';
import { BOTS } from '@ridotto/bots';
import { seatId } from '@ridotto/engine';
import {
  problem,
  setUp,
  Table,
  type AsideCommand,
  type Command,
  type Notes,
  type Snapshot,
  type TableRequest,
  type TableSetup,
  type Viewer,
} from '@ridotto/table';
import { LiveTable, waitsFor, type Surroundings, type Watcher } from './live.ts';
import { hashOf, newId, newToken } from './tokens.ts';
import { Trouble } from './trouble.ts';

const MOST_WATCHERS = 2000;

export interface Opened {
  readonly table: string;
  readonly seats: readonly { readonly seat: string; readonly token: string }[];
}
export type Token = string | undefined | null;

export class House {
  readonly #around: Surroundings;
  /** The least recently used first. */
  readonly #live = new Map<string, LiveTable>();
  #watchers = 0;
  #closing = false;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Tables whose bots are awaited go on where they were. */
  async wake(): Promise<void> {
    for (const id of await this.#around.store.waitingForBots()) {
      if (this.#closing) return;
      // Looking at it loads it, and loading wakes its bots.
      await this.run(id, undefined, () => undefined).catch((e: unknown) => this.#around.log(`table ${id} could not be woken`, e));
    }
  }

  async open(request: TableRequest): Promise<Opened> {
    this.#stillOpen();
    const setup = settle(request, this.#around.secretOf);
    const { table, entry } = Table.open(setup, this.#around.now());
    const humans = [...setup.players.keys()].filter((p) => setup.players[p].kind === 'human');
    const seats = humans.map((seat) => ({ seat, token: newToken() }));
    const hashes = seats.map(({ seat, token }) => ({ seat, hash: hashOf(token) }));
    try {
      await this.#around.store.create({ setup, seats: hashes, journal: [entry], notes: [] }, waitsFor(table));
    } catch (e) {
      this.#around.log('a new table could not be stored', e);
      throw Trouble.of('not-stored', 'the table could not be stored: try again', e);
    }
    const live = new LiveTable(setup.id, this.#around, { table, seats: new Map(hashes.map(({ seat, hash }) => [hash, seat])) });
    this.#live.set(setup.id, live);
    this.#makeRoom();
    if (!this.#closing) live.wake(table);
    return { table: setup.id, seats: seats.map(({ seat, token }) => ({ seat: seatId(seat), token })) };
  }

  run<T>(id: string, token: Token, work: (table: Table, viewer: Viewer, live: LiveTable) => T | Promise<T>): Promise<T> {
    if (this.#closing) return Promise.reject(closing());
    const live = this.#live.get(id) ?? new LiveTable(id, this.#around);
    this.#live.delete(id);
    this.#live.set(id, live);
    const result = live.run(token, (table, viewer) => work(table, viewer, live));
    // In its lane there is something now, so it cannot be dropped under whoever uses it.
    this.#makeRoom();
    return result.catch((e: unknown) => {
      if (e instanceof Trouble && e.problem.status === 404 && live.idle && this.#live.get(id) === live) this.#live.delete(id);
      throw e;
    });
  }

  command(id: string, token: Token, command: Command): Promise<Snapshot> {
    return this.run(id, token, async (table, viewer, live) => {
      await live.keep(table, table.command(viewer, command, this.#around.now()));
      return table.snapshot(viewer);
    });
  }

  aside(id: string, token: Token, command: AsideCommand): Promise<Snapshot> {
    return this.run(id, token, async (table, viewer, live) => {
      await live.keep(table, table.aside(viewer, command, this.#around.now()));
      return table.snapshot(viewer);
    });
  }

  writeNotes(id: string, token: Token, notes: Notes): Promise<Notes> {
    return this.run(id, token, (table, viewer, live) => live.keepNotes(table, viewer, notes));
  }

  /** `start` is called once, in the table's lane, before anything is told. */
  async watch(id: string, token: Token, start: (table: Table, viewer: Viewer) => Watcher): Promise<() => void> {
    if (this.#watchers >= MOST_WATCHERS) throw Trouble.of('full', `more than ${MOST_WATCHERS} streams are open; try again later`);
    this.#watchers++;
    try {
      return await this.run(id, token, (table, viewer, live) => {
        const watcher = start(table, viewer);
        live.watchers.add(watcher);
        return () => void (live.watchers.delete(watcher) && this.#watchers--);
      });
    } catch (e) {
      this.#watchers--;
      throw e;
    }
  }

  get size(): { readonly tables: number; readonly watchers: number } {
    return { tables: this.#live.size, watchers: this.#watchers };
  }

  /** Finishes what is under way; refuses what comes later. */
  async close(): Promise<void> {
    this.#closing = true;
    await Promise.all([...this.#live.values()].map((live) => live.close()));
  }

  #stillOpen(): void {
    if (this.#closing) throw closing();
  }
  #makeRoom(): void {
    if (this.#live.size <= this.#around.mostLive) return;
    for (const [id, live] of this.#live)
      if (live.idle) {
        this.#live.delete(id);
        if (this.#live.size <= this.#around.mostLive) return;
      }
  }
}

const closing = (): Trouble => Trouble.of('closing', 'the house is closing: nothing was changed, try again in a moment');

function settle(request: TableRequest, secretOf: Surroundings['secretOf']): TableSetup {
  try {
    const secret = secretOf === undefined ? randomBytes : () => secretOf(request);
    return setUp(request, { id: newId(), randomBytes: secret, bots: (game) => Object.keys(BOTS[game] ?? {}) });
  } catch (e) {
    throw new Trouble(problem('bad-setup', (e as Error).message), e);
  }
}
