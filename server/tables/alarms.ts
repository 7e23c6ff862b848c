// The clocks of all tables, as jobs of the store: one for each table at which somebody's time runs, due when it runs out. Whichever
// house comes by first does what is to be done then, though nobody is there.
import type { JournalEntry, Table } from '@ridotto/table';
import { due } from '@ridotto/table';
import type { Alarm, Claim } from '../storage/store.ts';
import { Trouble } from '../shared/trouble.ts';
import type { Storing } from './storing.ts';

/** Milliseconds for which one is claimed, unless told. */
const LEASE = 10_000;
const KIND = 'clock';

/** When somebody's time will run out at this table; undefined: nobody's. */
export const runsOut = (table: Table): number | undefined => due(table, { bot: 0 }).find(({ do: what }) => what === 'time-out')?.at;
const keyOf = (table: string): string => `${KIND} ${table}`;
/** `now`: by the store's clock. */
export const alarmAt = (table: string, at: number | undefined, now: number): Alarm => ({
  key: keyOf(table),
  what: table,
  wait: at === undefined ? undefined : Math.max(0, at - now),
});
/** Of a table that is written by nobody who knows its clocks: whoever comes by looks at them. undefined: it never had any. */
export const unknownAlarm = (
  table: string,
  { tempo }: { readonly tempo?: unknown },
  journal: readonly JournalEntry[],
): Alarm | undefined =>
  tempo !== undefined || journal.some((entry) => entry.do === 'matter') ? { key: keyOf(table), what: table, wait: 0 } : undefined;

export const CLOCKS = { kind: KIND, every: 500 } as const;

export interface AlarmSettings {
  readonly storing: Storing;
  /** Of jobs; and milliseconds between two looks for one that is due. */
  readonly kind: string;
  readonly every: number;
  /** Milliseconds for which one is claimed. */
  readonly lease?: number;
  /** Does what is to be done. */
  readonly ring: (claim: Claim) => Promise<void>;
  readonly log: (message: string, error?: unknown) => void;
}

export class Alarms {
  readonly #settings: AlarmSettings;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #closed = false;

  constructor(settings: AlarmSettings) {
    this.#settings = settings;
  }

  /** From now on, until it is closed. */
  start(): void {
    if (this.#closed) return;
    this.#looking = this.#look().finally(() => {
      this.#looking = undefined;
      if (!this.#closed) this.#timer = setTimeout(() => this.start(), this.#settings.every).unref();
    });
  }
  /** Finishes what is being done. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  async #look(): Promise<void> {
    const { storing, kind, lease = LEASE, ring, log } = this.#settings;
    if (storing.stuck) return;
    try {
      while (!this.#closed) {
        const claim = await storing.write(`jobs: ${kind}`, 'nothing can be looked after', (store) => store.claimJob(lease, kind));
        if (!claim) return;
        // What cannot be done is tried again when its lease is over.
        await ring(claim).catch((e: unknown) => log(`${claim.key} could not be looked after`, e));
      }
    } catch (e) {
      if (!(e instanceof Trouble)) log(`jobs (${kind}) could not be looked after`, e);
    }
  }
}
