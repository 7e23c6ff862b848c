// The place of whoever learns, behind the port of every table.
import type { Follower } from '../port.ts';
import { TableChair } from '../chair.ts';
import { Refused } from '../port.ts';
import { problem } from '../problems.ts';
import type { Command, Missed, Notes, Snapshot } from '../protocol.ts';
import type { LinkedPosition } from '../position-link.ts';
import type { Table } from '../table.ts';
import { upTo } from '../past.ts';
import { LEARNER } from './goals.ts';
import type { LessonTable } from './lesson-table.ts';

interface Watcher {
  readonly follower: Follower;
  /** Number of the last event told. */
  sent: number;
}

export class LessonChair extends TableChair {
  readonly #lesson: LessonTable;
  readonly #watchers = new Set<Watcher>();
  readonly #changed: () => void;

  /** `changed`: is called after whatever whoever learns has done. */
  constructor(name: string, lesson: LessonTable, changed: () => void) {
    super(name, LEARNER);
    this.#lesson = lesson;
    this.#changed = changed;
  }

  protected async look<T>(work: (table: Table) => T): Promise<T> {
    return await work(this.#lesson.table);
  }
  override snapshot(): Promise<Snapshot> {
    return Promise.resolve(this.#lesson.snapshot());
  }
  past(after: number, until?: number): Promise<readonly Missed[]> {
    return this.look((table) => {
      const wanted = upTo(table.seq(LEARNER), after, until);
      return [...table.since(LEARNER, wanted.after)].filter(({ happening }) => happening.seq <= wanted.until);
    });
  }
  imagine(): Promise<LinkedPosition> {
    return Promise.resolve(this.#lesson.position());
  }
  follow(after: number, follower: Follower): () => void {
    const watcher: Watcher = { follower, sent: after };
    this.#watchers.add(watcher);
    follower.line?.({ state: 'live' });
    this.#tell(watcher);
    return () => this.#watchers.delete(watcher);
  }
  /** Whoever follows is told what is new. */
  tell(): void {
    for (const watcher of this.#watchers) this.#tell(watcher);
  }
  #tell(watcher: Watcher): void {
    for (const { happening, snapshot } of this.#lesson.table.since(LEARNER, watcher.sent)) {
      watcher.sent = happening.seq;
      watcher.follower.happened(happening, snapshot && { ...snapshot, legal: [], undo: false });
    }
    watcher.follower.caughtUp(this.#lesson.snapshot());
  }
  async say(command: Command): Promise<Snapshot> {
    this.#lesson.command(command);
    this.tell();
    this.#changed();
    return await this.snapshot();
  }
  hint(): Promise<never> {
    return nothing();
  }
  reasons(): Promise<never> {
    return nothing();
  }
  aside(): Promise<Snapshot> {
    return nothing();
  }
  matter(): Promise<Snapshot> {
    return nothing();
  }
  writeNotes({ revision, notes }: Notes): Promise<Notes> {
    return this.look((table) => {
      const wrong = table.writeNotes(LEARNER, { revision, notes });
      if (wrong) throw new Refused(wrong);
      return { revision: revision + 1, notes };
    });
  }
}
const nothing = (): Promise<never> => Promise.reject(new Refused(problem('not-asked', 'at this table nobody is there but the guide')));
