// A place at a table of this process, whatever keeps the table: how the port's words become the table's.
import { seatId, type GameRecord } from '@ridotto/engine';
import type { Reasons } from './bot-reasons.ts';
import { editionFileOf } from './edition.ts';
import type { LinkedPosition } from './position-link.ts';
import { Refused, type Chair, type Follower } from './port.ts';
import type {
  AsideCommand,
  Command,
  Happening,
  Hint,
  MatterCommand,
  Missed,
  Notes,
  Preview,
  Problem,
  Said,
  Snapshot,
  Why,
} from './protocol.ts';
import { watches, type Table, type Viewer } from './table.ts';

export abstract class TableChair implements Chair {
  readonly table: string;
  readonly seat: string | null;
  protected readonly viewer: Viewer;

  constructor(table: string, viewer: Viewer) {
    this.table = table;
    this.viewer = viewer;
    this.seat = watches(viewer) ? null : seatId(viewer);
  }

  /** Looks at the table when all that was done before is done. */
  protected abstract look<T>(work: (table: Table) => T): Promise<T>;
  abstract past(after: number, until?: number): Promise<readonly Missed[]>;
  abstract imagine(until?: number): Promise<LinkedPosition>;
  abstract hint(said: Said): Promise<Hint>;
  abstract reasons(until?: number): Promise<Reasons>;
  abstract follow(after: number, follower: Follower): () => void;
  abstract say(command: Command): Promise<Snapshot>;
  abstract aside(command: AsideCommand): Promise<Snapshot>;
  abstract matter(command: MatterCommand): Promise<Snapshot>;
  abstract writeNotes(notes: Notes): Promise<Notes>;

  snapshot(): Promise<Snapshot> {
    return this.look((table) => table.snapshot(this.viewer));
  }
  log(): Promise<readonly Happening[]> {
    return this.look((table) => [...table.log(this.viewer)]);
  }
  try(said: Said): Promise<Preview> {
    return this.look((table) => unlessRefused(table.preview(this.viewer, said)));
  }
  why(said: Said): Promise<Why> {
    return this.look((table) => unlessRefused(table.why(this.viewer, said)));
  }
  notes(): Promise<Notes> {
    return this.look((table) => unlessRefused(table.notes(this.viewer)));
  }
  edition(): Promise<unknown> {
    return this.look((table) => editionFileOf(table.game, table.setup));
  }
  record(): Promise<GameRecord> {
    return this.look((table) => unlessRefused(table.record()));
  }
}

/** What the table answers; throws Refused where it is a problem. */
export function unlessRefused<T extends object>(answer: T | { readonly problem: Problem }): T {
  if ('problem' in answer) throw new Refused(answer.problem);
  return answer;
}
