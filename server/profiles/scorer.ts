// Games that are over, one after another: each is a job of the store, put with the entry by which it ended, and done when its
// outcome is written down. Whichever house comes by first does it.
import { Trouble } from '../shared/trouble.ts';
import { insist } from '../storage/insist.ts';
import { JobLost, type Claim } from '../storage/store.ts';
import { Alarms } from '../tables/alarms.ts';
import type { House } from '../tables/house.ts';
import { finishedAt } from './finished.ts';
import { outcomeOf } from './outcome.ts';

export interface ScorerSettings {
  readonly house: House;
  readonly log: (message: string, error?: unknown) => void;
}

/** Milliseconds for which one is claimed, until the next look, and until one that could not be done is tried again. */
const LEASE = 30_000;
const EVERY = 1000;
const LATER = 10 * 60_000;
const KIND = 'result';

export class Scorer {
  readonly #house: House;
  readonly #log: ScorerSettings['log'];
  readonly #alarms: Alarms;

  constructor({ house, log }: ScorerSettings) {
    this.#house = house;
    this.#log = log;
    this.#alarms = new Alarms({ storing: house.storing, kind: KIND, every: EVERY, lease: LEASE, ring: (claim) => this.#count(claim), log });
  }

  /** From now on, until it is closed. */
  start(): void {
    this.#alarms.start();
  }
  /** Finishes what is being done. */
  close(): Promise<void> {
    return this.#alarms.close();
  }

  async #count(claim: Claim): Promise<void> {
    try {
      await this.#do(claim);
    } catch (e) {
      if (e instanceof JobLost) return;
      this.#log(`table ${claim.what}: how its game ended could not be written down`, e);
      // If not even that can be stored, it is free when its lease is over.
      await this.#house.storing.store.moveJob(claim.key, LATER).catch(() => {});
    }
  }

  async #do(claim: Claim): Promise<void> {
    const house = this.#house;
    const { outcome, finished } = await this.#ended(claim.what);
    // Fetched when the first game is over.
    const { rate } = await import('./rating.ts');
    await insist(
      () => house.storing.write('how a game ended', 'it is not counted', (store) => store.results.keep(claim, outcome, rate, finished)),
      TRIES,
    );
  }
  /** Nothing: there is no such table any more. */
  async #ended(id: string): Promise<{ outcome?: ReturnType<typeof outcomeOf>; finished?: ReturnType<typeof finishedAt> }> {
    const house = this.#house;
    try {
      const journal = await house.storing.read((store) => store.tail(id, 0));
      return await house.run(id, { hash: undefined, from: '' }, (table) => ({
        outcome: outcomeOf(table, journal),
        finished: finishedAt(table),
      }));
    } catch (e) {
      if (e instanceof Trouble && e.problem.status === 404) return {};
      throw e;
    }
  }
}
/** As often as it is tried where others sit down just then. */
const TRIES = 5;
