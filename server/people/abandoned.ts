// Tables that nobody comes back to. Once a day whichever house comes by first goes through all that are kept: those at which nothing
// has happened for longer than whoever runs the house allows are closed, as by an order, and what was to fill is given up.
import { Trouble } from '../shared/trouble.ts';
import type { Claim, Store } from '../storage/store.ts';
import { Alarms } from '../tables/alarms.ts';
import type { House } from '../tables/house.ts';
import type { Gatherings } from './gatherings.ts';

export interface AbandonedSettings {
  readonly house: House;
  readonly gatherings: Gatherings;
  /** Milliseconds; 0: they are kept as they are. */
  readonly after: number;
  readonly log: (message: string, error?: unknown) => void;
}

const KEY = 'abandoned tables';
const [KIND] = KEY.split(' ', 1);
const DAY = 24 * 3_600_000;
/** Milliseconds for which a page of them is claimed, and between two looks. */
const LEASE = 60_000;
const EVERY = 60_000;
/** How far it has come: up to this id of those that are played, then of those that fill. */
interface Come {
  readonly of: 'tables' | 'gatherings';
  readonly after?: string;
  /** So many so far. */
  readonly closed: number;
}
const BEGIN: Come = { of: 'tables', closed: 0 };

export class Abandoned {
  readonly #settings: AbandonedSettings;
  readonly #alarms: Alarms;
  #starting: Promise<void> | undefined;

  constructor(settings: AbandonedSettings) {
    this.#settings = settings;
    const { house, log } = settings;
    this.#alarms = new Alarms({ storing: house.storing, kind: KIND, every: EVERY, lease: LEASE, ring: (claim) => this.#goOn(claim), log });
  }

  /** From now on, until it is closed. */
  start(): void {
    if (this.#settings.after > 0) this.#starting = this.#start();
  }
  /** Finishes the page at which it is. */
  async close(): Promise<void> {
    await this.#starting;
    await this.#alarms.close();
  }

  async #start(): Promise<void> {
    try {
      // There is one of it, however many houses have been opened.
      await this.#write((store) => store.putJob({ key: KEY, what: JSON.stringify(BEGIN), wait: 0 }));
      this.#alarms.start();
    } catch {
      // What could not be stored is in the log, and the next house that opens begins.
    }
  }

  async #goOn(claim: Claim): Promise<void> {
    const come = JSON.parse(claim.what) as Come;
    const next = await (come.of === 'tables' ? this.#tables(come) : this.#gatherings(come));
    const ended = next === undefined;
    await this.#write((store) => store.keepJob(claim, JSON.stringify(next ?? BEGIN), { wait: ended ? DAY : 0 }));
  }

  async #tables(come: Come): Promise<Come> {
    const { house } = this.#settings;
    const before = await this.#before();
    const page = await house.storing.read((store) => store.list({ after: come.after }));
    let { closed } = come;
    for (const { id, waits, changedAt } of page)
      if (waits !== 'nobody' && changedAt < before && (await done(house.closeTable(id)))) closed++;
    const after = page.at(-1)?.id;
    return after === undefined ? { of: 'gatherings', closed } : { of: 'tables', after, closed };
  }
  /** undefined: it has come to the end. */
  async #gatherings(come: Come): Promise<Come | undefined> {
    const { house, gatherings, log } = this.#settings;
    const before = await this.#before();
    const page = await house.storing.read((store) => store.rows('gatherings', come.after === undefined ? undefined : { id: come.after }));
    let { closed } = come;
    for (const { id, state, changed_at: changedAt } of page)
      if (state === 'open' && Number(changedAt) < before && (await done(gatherings.giveUp(String(id))))) closed++;
    const after = page.at(-1)?.id;
    if (after !== undefined) return { of: 'gatherings', after: String(after), closed };
    if (closed > 0) log(`${closed} ${closed === 1 ? 'table' : 'tables'} that nobody had come back to for long: closed`);
    return undefined;
  }

  async #before(): Promise<number> {
    return (await this.#settings.house.storing.read((store) => store.now())) - this.#settings.after;
  }
  #write<T>(work: (store: Store) => Promise<T>): Promise<T> {
    return this.#settings.house.storing.write('what nobody has come back to', 'nothing was closed', work);
  }
}

/** What cannot be played here at present rests as it is, and what is closed already is closed. */
async function done(closing: Promise<unknown>): Promise<boolean> {
  try {
    return (await closing) !== false;
  } catch (e) {
    if (e instanceof Trouble && e.problem.status < 500) return false;
    throw e;
  }
}
