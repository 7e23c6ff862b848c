// What whoever runs the house has it do while it is open: close a table, shut a guest out. It comes as a job of the store, which only
// they can write, so it needs no key and no address, and a house that is closed does it when it opens.
import { Trouble } from '../shared/trouble.ts';
import type { Claim, Guest, Store } from '../storage/store.ts';
import { Alarms } from '../tables/alarms.ts';
import type { House } from '../tables/house.ts';
import type { Gatherings } from './gatherings.ts';

export type Order =
  | { readonly do: 'close'; readonly table: string }
  | { readonly do: 'shut-out' | 'let-in'; readonly guest: string }
  | { readonly do: 'settle'; readonly report: string };
/** An order that could not be carried out says why, and stays until somebody has read it. */
export type Kept = Order & { readonly failed?: string };

export const ORDER = 'order';
/** Milliseconds between two looks. */
const EVERY = 1000;
const YEAR = 365 * 24 * 3_600_000;

export class Orders {
  readonly #house: House;
  readonly #gatherings: Gatherings;
  readonly #alarms: Alarms;

  constructor(house: House, gatherings: Gatherings, log: (message: string, error?: unknown) => void) {
    this.#house = house;
    this.#gatherings = gatherings;
    this.#alarms = new Alarms({ storing: house.storing, kind: ORDER, every: EVERY, ring: (claim) => this.#carryOut(claim), log });
  }
  start(): void {
    this.#alarms.start();
  }
  close(): Promise<void> {
    return this.#alarms.close();
  }

  async #carryOut(claim: Claim): Promise<void> {
    const order = JSON.parse(claim.what) as Kept;
    try {
      if (order.failed === undefined) await this.#do(order);
    } catch (e) {
      // What no house will ever do is not tried again.
      if (!(e instanceof Trouble) || e.problem.status >= 500) throw e;
      const failed: Kept = { ...order, failed: e.problem.detail };
      await this.#write((store) => store.keepJob(claim, JSON.stringify(failed), { wait: YEAR }));
      return;
    }
    await this.#write((store) => store.finishJob(claim));
  }

  async #do(order: Order): Promise<void> {
    switch (order.do) {
      case 'close':
        return await this.#close(order.table);
      case 'shut-out':
        return await this.#shutOut(order.guest);
      case 'let-in':
        if (!(await this.#write((store) => store.conduct.shutOut(order.guest, false)))) throw noGuest(order.guest);
        return undefined;
      case 'settle':
        if (!(await this.#write((store) => store.conduct.settleReport(order.report))))
          throw Trouble.of('not-found', `no report ${order.report} is open`);
    }
  }

  /** Also one that still fills. */
  async #close(table: string): Promise<void> {
    if (!(await this.#gatherings.giveUp(table))) await this.#house.closeTable(table);
  }
  /** Where they wait, they get up; where they play, a bot plays on; and nothing that they have opens anything any more. */
  async #shutOut(id: string): Promise<void> {
    if (!(await this.#write((store) => store.conduct.shutOut(id, true)))) throw noGuest(id);
    const guest: Guest = { id, name: '' };
    for (const { gathering, seat, waits } of await this.#gatherings.sittings(guest))
      if (waits === undefined) await this.#gatherings.act(gathering.id, guest, undefined, { do: 'leave' });
      else if (waits !== 'nobody')
        // What cannot be played here at present keeps nobody in.
        await this.#house.concede(gathering.id, seat).catch((e: unknown) => {
          if (!(e instanceof Trouble)) throw e;
        });
    for (const table of await this.#write((store) => store.conduct.unseat(id))) await this.#house.changed(table);
  }

  #write<T>(work: (store: Store) => Promise<T>): Promise<T> {
    return this.#house.storing.write('an order', 'nothing was changed', work);
  }
}
const noGuest = (id: string): Trouble => Trouble.of('no-such-person', `there is no guest ${id}`);
