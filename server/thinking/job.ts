// The bots of a table as a job of the store: whoever has claimed it lets them move, and the job ends with the entry that it
// causes. There is one so long as a bot is awaited, and each move of a bot makes the next one.
import { randomUUID } from 'node:crypto';
import { JobLost, type Claim, type Effects, type Store, type WaitsFor } from '../storage/store.ts';

/** Milliseconds for which it is claimed; while a bot thinks, that is renewed. A table whose process has ended rests for so long. */
export const LEASE = 3000;
/** Twice as many each time that whoever had claimed it has not come back: it may be what ends them. */
const leaseOf = ({ attempts }: Claim): number => Math.min(LATE, LEASE * 2 ** (attempts - 1));
/** Milliseconds until one that could not be done is tried again: at first, and at most. */
const SOON = 1000;
const LATE = 3_600_000;

const KIND = 'bot';

/** Does it with the store, and sees to what goes wrong there. */
type Storing = <T>(work: (store: Store) => Promise<T>) => Promise<T>;

export class BotJob {
  readonly #job: { readonly key: string; readonly what: string };
  readonly #storing: Storing;
  #claim: Claim | undefined;
  /** By performance.now(): until then nobody else can have it. */
  #until = 0;

  constructor(table: string, storing: Storing) {
    this.#job = { key: `${KIND} ${table}`, what: table };
    this.#storing = storing;
  }

  /** A table whose bots nobody sees to. */
  static async find(storing: Storing): Promise<FoundJob | undefined> {
    const asked = performance.now();
    const claim = await storing((store) => store.claimJob(LEASE, KIND));
    return claim && { table: claim.what, claim, until: asked + LEASE };
  }

  /** It was found, and is claimed. */
  async begin(found: Omit<FoundJob, 'table'>): Promise<void> {
    this.#hold(found);
    if (found.claim.attempts > 1) await this.#renew();
  }
  #hold({ claim, until }: Omit<FoundJob, 'table'>): void {
    this.#claim = claim;
    this.#until = until;
  }

  /** What is to be done to it with an entry: whom the table waited for, and waits for now. `moved`: the entry is a bot's, by this
      claim. `wait`: milliseconds that the next bot lets pass. `stored` is to be called when all that is stored. Throws JobLost. */
  with({ before, after, moved, wait }: Change): { readonly effects: Effects; readonly stored: () => void } {
    if (moved && !this.#claim) throw new JobLost(`nobody has claimed the job ${this.#job.key} here`);
    const finishes = moved ? this.#claim : undefined;
    if (after !== 'bot')
      return {
        effects: { finishes, ...(before === 'bot' && !moved && { withdraws: this.#job.key }) },
        stored: () => (this.#claim = undefined),
      };
    if (before === 'bot' && !moved) return { effects: {}, stored: () => {} };
    const token = randomUUID();
    const next = { claim: { ...this.#job, token, attempts: 1 }, until: performance.now() + LEASE };
    return { effects: { finishes, puts: { ...this.#job, wait, claimed: { token, lease: LEASE } } }, stored: () => this.#hold(next) };
  }

  /** Has this process claimed it now? Else somebody else has. */
  async take(): Promise<boolean> {
    if (this.#claim && performance.now() > this.#until - LEASE / 2) await this.#renew();
    if (this.#claim) return true;
    const until = performance.now() + LEASE;
    const claim = await this.#storing((store) => store.claimJob(LEASE, this.#job));
    if (claim) await this.begin({ claim, until });
    return this.#claim !== undefined;
  }

  /** Stays claimed, if it can be, until the work is done. */
  async during<T>(work: Promise<T>): Promise<T> {
    // What cannot be renewed is found out when it is to be finished.
    const renewing = setInterval(() => void this.#renew().catch(() => {}), LEASE / 3).unref();
    try {
      return await work;
    } finally {
      clearInterval(renewing);
    }
  }

  async #renew(): Promise<void> {
    const claim = this.#claim;
    if (!claim) return;
    const lease = leaseOf(claim);
    const until = performance.now() + lease;
    const ours = await this.#storing((store) => store.renewJob(claim, lease));
    if (this.#claim !== claim) return;
    if (ours) this.#until = until;
    else this.#claim = undefined;
  }

  /** There is nothing to be done. */
  async end(): Promise<void> {
    const claim = this.#claim;
    this.#claim = undefined;
    if (!claim) return;
    await this.#storing((store) => store.finishJob(claim)).catch((e: unknown) => {
      if (!(e instanceof JobLost)) throw e;
    });
  }

  /** It is somebody else's. */
  lose(): void {
    this.#claim = undefined;
  }

  /** It is for somebody else to do, at once. */
  async giveBack(): Promise<void> {
    const claim = this.#claim;
    this.#claim = undefined;
    if (claim) await this.#storing((store) => store.renewJob(claim, 0));
  }

  /** It could not be done: for whoever comes by later, and later each time. */
  async putOff(): Promise<void> {
    const claim = this.#claim;
    this.#claim = undefined;
    // Else it may be somebody else's by now.
    if (claim && performance.now() < this.#until)
      await this.#storing((store) => store.moveJob(claim.key, Math.min(LATE, SOON * 2 ** (claim.attempts - 1))));
  }
}

export interface FoundJob {
  readonly table: string;
  readonly claim: Claim;
  /** By performance.now(): until then nobody else can have it. */
  readonly until: number;
}
export interface Change {
  readonly before: WaitsFor;
  readonly after: WaitsFor;
  readonly moved: boolean;
  readonly wait: number;
}

/** The job of a table that is written by nobody who sees to its bots. */
export const unclaimed = (table: string, waits: WaitsFor): Effects =>
  waits === 'bot' ? { puts: { key: `${KIND} ${table}`, what: table, wait: 0 } } : { withdraws: `${KIND} ${table}` };
