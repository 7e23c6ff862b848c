// What is asked of a store about how people get on with each other: what is said where one watches, whom somebody does not want to
// hear of, what is brought before whoever runs the house, and who is shut out of it.

/** Of those who watch a table. */
export interface Remark {
  readonly id: string;
  readonly guest: string;
  /** As they called themselves then. */
  readonly name: string;
  readonly message: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}
/** Somebody whom a guest does not want to hear of. */
export interface Blocked {
  readonly guest: string;
  /** As they were called when that was said. */
  readonly name: string;
  readonly since: number;
}
export interface Report {
  readonly id: string;
  readonly table: string;
  /** Whom it is about, as they were called there; `guest`: empty, where the house does not know who that is. */
  readonly about: { readonly guest: string; readonly name: string; readonly seat: number | null };
  /** What they had written among those who watch, if it is about that. */
  readonly remark: string | null;
  readonly by: { readonly guest: string; readonly name: string };
  readonly reason: string;
  readonly at: number;
}

export interface Conduct {
  remark(table: string, remark: Omit<Remark, 'at'>): Promise<void>;
  /** The last ones there, but for those of whoever is shut out, the oldest first. */
  remarks(table: string, most: number): Promise<readonly Remark[]>;
  /** All that this guest has written where they watched. */
  remarksOf(guest: string): Promise<readonly (Remark & { readonly table: string })[]>;

  block(guest: string, blocked: Omit<Blocked, 'since'>): Promise<void>;
  unblock(guest: string, blocked: string): Promise<void>;
  /** The one blocked last first. */
  blocks(guest: string): Promise<readonly Blocked[]>;

  report(report: Omit<Report, 'at'>): Promise<void>;
  /** False: there is none such that is open. */
  settleReport(id: string): Promise<boolean>;

  /** Shut out of the house, or let in again. False: there is no such guest. */
  shutOut(guest: string, out: boolean): Promise<boolean>;
  /** The tokens of all seats of this guest are worth nothing any more. Gives the tables whose seats have changed. */
  unseat(guest: string): Promise<readonly string[]>;
}
