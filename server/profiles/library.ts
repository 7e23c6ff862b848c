// Games that are over, to be looked at again: the library of each guest, what they bring into it from elsewhere, and what the house
// shows everybody, without names.
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { NotOpened, seatIds, type GameRecord } from '@ridotto/engine';
import { recordFrom, type Failing, type FindGame, type Verdict } from '@ridotto/table';
import { Trouble } from '../shared/trouble.ts';
import type { Came, Incoming, Kept, Leaf, Library, Room, Sought } from '../storage/library.ts';
import type { Guest, Store } from '../storage/store.ts';
import type { House } from '../tables/house.ts';
import type { Verifier } from '../verifying/verifier.ts';
import { finishedIn } from './finished.ts';

export interface LibrarySettings {
  readonly house: House;
  readonly verifier: Verifier;
  readonly find: FindGame;
  /** Are games shown to everybody, without names? */
  readonly publishes: boolean;
  /** How many records from elsewhere each guest may keep. */
  readonly room: number;
}
export interface GameView {
  readonly id: string;
  /** Where it was played, if that is here and whoever asks knows it. */
  readonly table: string | null;
  readonly game: string;
  readonly rules: number;
  readonly length: number;
  readonly ended: 'over' | 'stopped';
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly winners: readonly string[];
  readonly at: number;
  /** How it came into the library; null: it is one of those shown to everybody. */
  readonly came: Came | null;
  readonly seat: string | null;
}
export interface GamesView {
  readonly games: readonly GameView[];
  /** For the next page; null: there is none. */
  readonly next: string | null;
}
export interface Import {
  readonly is: 'new' | 'known' | 'refused';
  readonly detail: string;
  readonly why?: Failing;
  /** What the verdict says nothing of. */
  readonly unproved: readonly string[];
  readonly id: string | null;
}

/** Games on a page, and of those that are written out how many are asked of the store at once. */
const PAGE = 50;
/** Characters of all that a guest keeps from elsewhere, compressed: about ten times as much. */
const CHARACTERS = 20_000_000;
const DAY = 24 * 3_600_000;
const packs = promisify(gzip);
const unpacks = promisify(gunzip);

export class Libraries {
  readonly #settings: LibrarySettings;
  constructor(settings: LibrarySettings) {
    this.#settings = settings;
  }

  get publishes(): boolean {
    return this.#settings.publishes;
  }

  /** `after`: the `next` of the page before. */
  async of(guest: Guest, sought: Sought, after?: string): Promise<GamesView> {
    const leaf = leafAfter(after);
    return page(await this.#read((store) => store.library.of(guest.id, sought, leaf)), leaf, own);
  }
  async published(sought: Sought, after?: string): Promise<GamesView> {
    const leaf = leafAfter(after);
    // Nobody is found by their name among those that have none.
    const { name: _name, result: _result, ...rest } = sought;
    return this.publishes
      ? page(await this.#read((store) => store.library.published(rest, leaf)), leaf, nameless)
      : { games: [], next: null };
  }

  async record(guest: Guest, id: string): Promise<GameRecord> {
    const kept = await this.#read((store) => store.library.find(id, guest.id));
    if (!kept) throw notThere();
    return await this.#recordOf(kept);
  }
  /** As everybody may have it. */
  async publishedRecord(id: string): Promise<GameRecord> {
    const kept = this.publishes ? await this.#read((store) => store.library.find(id)) : undefined;
    if (!kept) throw notThere();
    const record = await this.#recordOf(kept);
    return { ...record, seats: numbered(record.seats) };
  }

  /** The records of all that are sought, a line each, one after another as they are taken. Of one that cannot be had there is a line
      that says why. */
  async *lines(guest: Guest, sought: Sought): AsyncGenerator<string> {
    for (let after: string | undefined, more = true; more;) {
      const leaf = leafAfter(after);
      const some = await this.#read((store) => store.library.of(guest.id, sought, leaf));
      for (const kept of some)
        yield `${JSON.stringify(await this.#recordOf(kept).catch((e: unknown) => ({ missing: kept.id, why: (e as Error).message })))}\n`;
      more = some.length === leaf.most;
      if (more) after = cursorOf(some.at(-1)!);
    }
  }

  /** A record from anywhere, if it stands the test. `from`: the address that brings it. */
  async take(guest: Guest, from: string, file: object): Promise<Import> {
    const { find, verifier, room } = this.#settings;
    let record: GameRecord;
    let verdict: Verdict;
    try {
      record = recordFrom(file, find);
      verdict = await verifier.judge(from, record);
    } catch (e) {
      if (e instanceof NotOpened) return refused(e.why, e.message);
      throw Trouble.of('failed', `the house could not verify this record: ${(e as Error).message}`, e);
    }
    const came = await keepJudged(record, verdict, (incoming) =>
      this.#write((store) => store.library.take(guest.id, incoming, roomFor(room))),
    );
    if (came.is === 'full') throw Trouble.of('library-full', came.detail);
    return came as Import;
  }

  /** A game that this guest looked on at, or played by a link: whoever knows the table may keep it. */
  async watch(guest: Guest, table: string): Promise<{ readonly id: string }> {
    await this.#settings.house.run(table, NOBODY, () => undefined);
    const id = await this.#write((store) => store.library.watch(guest.id, table));
    if (id === undefined) throw Trouble.of('not-over', 'the game at this table is not over, or there is no record of it');
    return { id };
  }
  async remove(guest: Guest, id: string): Promise<void> {
    if (!(await this.#write((store) => store.library.remove(guest.id, id))))
      throw Trouble.of('no-such-game', 'you have put no such game into your library; those that you have played stay there');
  }

  async #recordOf({ id, table }: Kept): Promise<GameRecord> {
    if (table !== undefined)
      return await this.#settings.house.run(table, NOBODY, (at) => {
        const record = at.record();
        if ('problem' in record) throw new Trouble(record.problem);
        return record;
      });
    const packed = await this.#read((store) => store.library.packed(id));
    if (packed === undefined) throw notThere();
    return JSON.parse((await unpacks(Buffer.from(packed, 'base64'))).toString()) as GameRecord;
  }
  #read<T>(read: (store: Store) => Promise<T>): Promise<T> {
    return this.#settings.house.storing.read(read);
  }
  #write<T>(write: (store: Store) => Promise<T>): Promise<T> {
    return this.#settings.house.storing.write('a library', 'nothing was changed', write);
  }
}

export const roomFor = (games: number): Room => ({ games, characters: CHARACTERS });
/** What comes of a record by its verdict; `keep`: where. */
export async function keepJudged(
  record: GameRecord,
  { ok, why = 'departs', detail, unproved, result }: Verdict,
  keep: (incoming: Incoming) => ReturnType<Library['take']>,
): Promise<Omit<Import, 'is'> & { readonly is: Import['is'] | 'full' }> {
  if (!ok) return refused(why, detail);
  const packed = (await packs(JSON.stringify(record))).toString('base64');
  const { is, id } = await keep({ ...finishedIn(record, result), packed });
  if (is === 'full') return { is, detail: 'the library holds as many games from elsewhere as it may', unproved: [], id: null };
  return { is, detail, unproved, id };
}

const NOBODY = { hash: undefined, from: '' };
const notThere = (): Trouble => Trouble.of('no-such-game', 'there is no such game in this library');
const refused = (why: Failing, detail: string): Import => ({ is: 'refused', why, detail, unproved: [], id: null });
/** What the players are called where their names are left out. */
const numbered = (names: readonly string[]): readonly string[] => names.map((_, seat) => `Player ${seat + 1}`);

const viewOf = ({ id, game, rules, length, ended, names, scores, winners, at }: Kept) => ({
  id,
  game,
  rules,
  length,
  ended,
  names,
  scores,
  winners: winners.map((seat) => seatIds(names.length)[seat]),
  at,
});
/** Whoever brought a record that was played here need not know at which table. */
const own = (kept: Kept): GameView => ({
  ...viewOf(kept),
  table: kept.came === 'imported' ? null : (kept.table ?? null),
  came: kept.came ?? null,
  seat: kept.seat === undefined ? null : seatIds(kept.names.length)[kept.seat],
});
/** Nor when it was, to the minute. */
const nameless = (kept: Kept): GameView => ({
  ...viewOf(kept),
  names: numbered(kept.names),
  at: Math.floor(kept.at / DAY) * DAY,
  table: null,
  came: null,
  seat: null,
});

const cursorOf = ({ at, id }: Kept): string => `${at}.${id}`;
function leafAfter(after: string | undefined): Leaf {
  if (after === undefined) return { most: PAGE };
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(after) ?? [];
  if (at === undefined) throw Trouble.of('bad-request', 'after must be the `next` of the page before');
  return { after: { at: Number(at), id: id }, most: PAGE };
}
const page = (kept: readonly Kept[], { most }: Leaf, view: (one: Kept) => GameView): GamesView => ({
  games: kept.map(view),
  next: kept.length < most ? null : cursorOf(kept.at(-1)!),
});
