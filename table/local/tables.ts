// Tables in this process: in the page (a Worker over IndexedDB), in the command, in tests. Whoever has one of their tokens
// plays that seat; people who share a device have several.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { namesOfBots } from '@ridotto/bots';
import { seatId } from '@ridotto/engine';
import type { Reasons } from '../bot-reasons.ts';
import { TableChair } from '../chair.ts';
import { HANDOVER_KEY_BYTES } from '../handover-key.ts';
import { takeOver, type HandedTable, type Handover } from '../handover.ts';
import type { LinkedPosition } from '../position-link.ts';
import { Refused, type Chair, type Credential, type Follower, type Opened, type Tables } from '../port.ts';
import { problem } from '../problems.ts';
import type { AsideCommand, Command, Hint, MatterCommand, Missed, Notes, Said, Snapshot } from '../protocol.ts';
import { base64url } from '../base64url.ts';
import { setUp, type TableRequest, type TableSetup } from '../setup.ts';
import { Table, type Viewer } from '../table.ts';
import { LocalTable, type HandedOver, type Surroundings } from './live.ts';

/** Bytes of a table's name and of a seat's token. */
const ID_BYTES = 9;
const TOKEN_BYTES = 18;

export class LocalTables implements Tables {
  readonly #around: Surroundings;
  readonly #live = new Map<string, LocalTable>();

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** `from`: a position to begin with, as the game writes it, when not at the start. */
  async open(request: TableRequest, from?: object): Promise<Opened> {
    const { find, now } = this.#around;
    const setup = this.#settle(request, from);
    const { table, entry } = Table.open(setup, now(), find);
    return await this.#begin({ setup, table, journal: [entry], notes: [] });
  }
  async #begin({ setup, table, journal, notes }: HandedTable): Promise<Opened> {
    const people = [...setup.players.keys()].filter((seat) => setup.players[seat].kind === 'human');
    const seats = people.map((seat) => ({ seat, token: this.#random(TOKEN_BYTES) }));
    try {
      await this.#around.shelf.create({ setup, seats, journal, notes });
    } catch (e) {
      this.#around.log?.('a new table could not be stored', e);
      throw new Refused(problem('not-stored', 'the table could not be stored: try again'));
    }
    const live = new LocalTable(setup.id, this.#around, { table, seats: new Map(seats.map(({ seat, token }) => [token, seat])) });
    this.#live.set(setup.id, live);
    live.wake(table);
    return { table: setup.id, seats: seats.map(({ seat, token }) => ({ seat: seatId(seat), token })) };
  }

  async sit(id: string, credential: Credential): Promise<Chair> {
    const { live, viewer } = await this.#place(id, credential);
    return new LocalChair(id, viewer, live, this.#around.now);
  }

  /** Beyond the port, for players of this process: what a bot would choose in their place, as parts in words. */
  async advise(id: string, credential: Credential, bot: string): Promise<readonly string[]> {
    const { live, viewer } = await this.#place(id, credential);
    return live.advise(viewer, bot);
  }

  async #place(id: string, credential: Credential): Promise<{ readonly live: LocalTable; readonly viewer: Viewer }> {
    const live = this.#live.get(id) ?? new LocalTable(id, this.#around);
    const viewer = await live.viewerOf(credential);
    // Two may have come at once: they sit at the same table.
    const known = this.#live.get(id);
    if (!known) this.#live.set(id, live);
    return { live: known ?? live, viewer };
  }

  /** This table goes on at the house, and rests here from now on: what is to be sent, the same each time. Throws Refused. */
  handOver(id: string): Promise<HandedOver> {
    const key = base64url(this.#around.randomBytes(HANDOVER_KEY_BYTES));
    return this.#liveAt(id).handOver(key);
  }
  /** The house has it; or it has it not, and the game goes on here. */
  handedOver(id: string, was: 'arrived' | 'keep'): Promise<void> {
    const live = this.#liveAt(id);
    return live.run((table) => live.keep(table, table.handedOver(was, this.#around.now())));
  }
  /** A table of a house that was taken along goes on here, once: dealt by the secret that was committed to there. `came`: that table. */
  async bring(handover: Handover, { came, secret }: { readonly came: string; readonly secret: string }): Promise<Opened> {
    const { find, now, shelf } = this.#around;
    const id = bytesToHex(sha256(utf8ToBytes(`ridotto along 1 ${came} ${secret}`))).slice(0, 2 * ID_BYTES);
    const there = await shelf.load(id);
    if (there) return { table: id, seats: there.seats.map(({ seat, token }) => ({ seat: seatId(seat), token })) };
    const taking = { id, find, from: 'house', came, randomBytes: () => hexToBytes(secret), bots: namesOfBots } as const;
    let made: HandedTable;
    try {
      made = takeOver(handover, taking, now());
    } catch (e) {
      throw new Refused(problem('not-taken', (e as Error).message));
    }
    return await this.#begin(made);
  }
  #liveAt(id: string): LocalTable {
    const live = this.#live.get(id) ?? new LocalTable(id, this.#around);
    this.#live.set(id, live);
    return live;
  }

  /** To be called when somebody else has added to this table's journal on the same shelf. */
  async renew(id: string): Promise<void> {
    await this.#live.get(id)?.renew();
  }

  /** Finishes what is under way; bots stop. */
  async close(): Promise<void> {
    await Promise.all([...this.#live.values()].map((live) => live.close()));
  }

  #settle(request: TableRequest, from: object | undefined): TableSetup {
    const { find, randomBytes } = this.#around;
    try {
      return setUp(request, { id: this.#random(ID_BYTES), randomBytes, bots: namesOfBots, find }, from);
    } catch (e) {
      throw new Refused(problem('bad-setup', (e as Error).message));
    }
  }
  #random(bytes: number): string {
    return bytesToHex(this.#around.randomBytes(bytes));
  }
}

class LocalChair extends TableChair {
  readonly #live: LocalTable;
  readonly #now: () => number;

  constructor(table: string, viewer: Viewer, live: LocalTable, now: () => number) {
    super(table, viewer);
    this.#live = live;
    this.#now = now;
  }

  protected look<T>(work: (table: Table) => T): Promise<T> {
    return this.#live.run(work);
  }
  past(after: number, until?: number): Promise<readonly Missed[]> {
    return this.#live.past(this.viewer, after, until);
  }
  imagine(until?: number): Promise<LinkedPosition> {
    return this.#live.imagine(this.viewer, until);
  }
  hint(said: Said): Promise<Hint> {
    return this.#live.hint(this.viewer, said);
  }
  reasons(until?: number): Promise<Reasons> {
    return this.#live.reasons(this.viewer, until);
  }
  follow(after: number, follower: Follower): () => void {
    return this.#live.follow(this.viewer, after, follower);
  }
  say(command: Command): Promise<Snapshot> {
    return this.#live.run(async (table) => {
      await this.#live.keep(table, table.command(this.viewer, command, this.#now()));
      return table.snapshot(this.viewer);
    });
  }
  aside(command: AsideCommand): Promise<Snapshot> {
    return this.#live.run(async (table) => {
      await this.#live.keep(table, table.aside(this.viewer, command, this.#now()));
      return table.snapshot(this.viewer);
    });
  }
  matter(command: MatterCommand): Promise<Snapshot> {
    return this.#live.run(async (table) => {
      await this.#live.keep(table, table.matter(this.viewer, command, this.#now()));
      return table.snapshot(this.viewer);
    });
  }
  writeNotes(notes: Notes): Promise<Notes> {
    return this.#live.run((table) => this.#live.keepNotes(table, this.viewer, notes));
  }
}
