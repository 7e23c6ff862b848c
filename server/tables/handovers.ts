// Games that come from elsewhere to go on here, and tables that are taken along.
import { namesOfBots } from '@ridotto/bots';
import { NotOpened, seatId, SPECTATOR, type GameRecord } from '@ridotto/engine';
import {
  handedTo,
  handedToken,
  handoverOf,
  NotTaken,
  takingOver,
  type Handover,
  type Opened,
  type Problem,
  type Table,
  type TableSetup,
  type Unhanded,
  type Viewer,
} from '@ridotto/table';
import { sameJson } from '@ridotto/table/canonical-json.ts';
import { hashOf } from '../shared/tokens.ts';
import { Trouble } from '../shared/trouble.ts';
import { Conflict } from '../storage/store.ts';
import type { House } from './house.ts';
import type { Caller } from './live.ts';

/** `key`: new for each game that is handed over, of the device that does it. `came`: the table of this house that it was taken along from. */
export interface HandedIn extends Handover {
  readonly key: string;
  readonly came?: string;
}

export class Handovers {
  readonly #house: House;
  /** That are being taken over in this process, by the id of the new table. */
  readonly #under = new Map<string, Promise<Opened>>();

  constructor(house: House) {
    this.#house = house;
  }

  /** A table that goes on here from then on, with a credential for each seat that a person plays; sent twice it is the same one.
      `from`: the address that asks. Throws Trouble with why it is not taken over; then nothing has changed. */
  take(given: HandedIn, from: string): Promise<Opened> {
    const id = handedTo(given.key);
    const under = this.#under.get(id);
    if (under) return under;
    const taken = this.#take(id, given, from).finally(() => this.#under.delete(id));
    this.#under.set(id, taken);
    return taken;
  }
  async #take(id: string, { key, came, ...given }: HandedIn, from: string): Promise<Opened> {
    const there = await this.#there(id, key, from);
    if (there) return there;
    const origin = came === undefined ? undefined : await this.#origin(came, given.record, id, from);
    const { find, now } = this.#house;
    const about = {
      id,
      find,
      randomBytes: () => this.#house.secretFor({ game: given.record.game, seats: [], salt: id }),
      bots: namesOfBots,
      from: 'device',
      ...(origin !== undefined && { came: origin }),
    } as const;
    try {
      const made = await this.#house.make(id, from, takingOver(given, about, now));
      const seats = peopleIn(made.setup).map((seat) => ({ seat, hash: hashOf(handedToken(key, seat)) }));
      await this.#house.keep(made, from, seats);
    } catch (e) {
      if (e instanceof NotTaken || e instanceof NotOpened) throw notTaken(e.why, e);
      // Another process was quicker.
      if (!(e instanceof Conflict)) throw e;
    }
    const opened = await this.#there(id, key, from);
    if (!opened) throw Trouble.of('not-stored', 'the table could not be stored: send it again');
    return opened;
  }

  /** The table that was made by this key; undefined: there is none yet. */
  async #there(id: string, key: string, from: string): Promise<Opened | undefined> {
    if (!(await this.#house.storing.read((store) => store.listed(id)))) return undefined;
    const { came, people } = await this.#house.run(id, { hash: undefined, from }, ({ setup }) => ({
      came: setup.came,
      people: peopleIn(setup),
    }));
    // The table that was taken along leads to this one from now on.
    if (came !== undefined && (await this.#known(came, from))) await this.#house.cameBack(came, id);
    return { table: id, seats: people.map((seat) => ({ seat: seatId(seat), token: handedToken(key, seat) })) };
  }
  async #known(came: string, from: string): Promise<boolean> {
    return await this.#house
      .run(came, { hash: undefined, from }, () => true)
      .catch((e: unknown) => {
        if (e instanceof Trouble && e.problem.status === 404) return false;
        throw e;
      });
  }

  /** `came`, where the record is that of the table of this house, and has not come back already; undefined: this house has it no more. */
  async #origin(came: string, record: GameRecord, id: string, from: string): Promise<string | undefined> {
    if (!(await this.#known(came, from))) return undefined;
    return await this.#house.run(came, { hash: undefined, from }, (table) => {
      const { gone, match, setup } = table;
      if (gone?.to !== 'device' || !isContinued(record, { salts: setup.salts, ...gone }, setup.secret, match.log))
        throw notTaken('departs', new Error(`this is not the game that was taken along from table ${came}`));
      if (gone.table !== undefined && gone.table !== id)
        throw Trouble.of('gone', `what was taken along from table ${came} has come back already, as table ${gone.table}`);
      return came;
    });
  }

  /** What whoever takes the table along goes on with: for that seat alone. */
  async along(table: string, caller: Caller): Promise<Handover> {
    return await this.#house.run(table, caller, (at, viewer) => unless(alongFrom(at, viewer)));
  }
}

/** Does it go on where that table was left, by the secret that was committed to and the salts that were given then? It may be of any
    shape. */
function isContinued(
  record: GameRecord,
  { commitment, salts }: { readonly commitment: string; readonly salts: readonly string[] },
  secret: string,
  log: Table['match']['log'],
): boolean {
  const { dealers, log: theirs } = record as Partial<GameRecord>;
  if (record.commitment !== commitment || !sameJson(record.salts, salts) || !Array.isArray(dealers) || !Array.isArray(theirs)) return false;
  return dealers.at(-1)?.secret === secret && sameJson(theirs.slice(0, log.length), log);
}
function alongFrom(table: Table, viewer: Viewer): ReturnType<typeof handoverOf> {
  const { gone } = table;
  const only = (kind: 'seat-needed' | 'not-asked', detail: string) => ({ problem: Trouble.of(kind, detail).problem });
  if (viewer === SPECTATOR) return only('seat-needed', 'only whoever takes the table along is given it: send the token of that seat');
  if (gone?.to !== 'device') return only('not-asked', 'this table was not taken along: propose it, and all have to agree');
  if (gone.by !== seatId(viewer)) return only('seat-needed', `only ${gone.by} takes this table along, and is given it`);
  const { notes } = table.notes(viewer) as { readonly notes: unknown };
  return handoverOf(table, notes === null ? [] : [{ seat: viewer, revision: 0, notes }]);
}
function unless<T extends object>(answer: T | { readonly problem: Problem }): T {
  if ('problem' in answer) throw new Trouble(answer.problem);
  return answer;
}

const peopleIn = ({ players }: TableSetup): readonly number[] => [...players.keys()].filter((seat) => players[seat].kind === 'human');
const notTaken = (why: Unhanded, { message, cause }: Error): Trouble =>
  Trouble.of('not-taken', `this game does not go on here: ${message}`, cause, { why });
