// What one viewer of a table is told, as it happens. Each event is numbered; whoever comes back names the last one they have.
import type { Table, Viewer } from '@ridotto/table';
import type { Watcher } from '../tables/attention.ts';
import type { Line } from './line.ts';

/** Onto the line; `members`: of an object as JSON; `id`: number of the event. */
export type Send = (event: 'happening' | 'snapshot', members: string, id: number) => void;

export class EventStream implements Watcher {
  readonly viewer: Viewer;
  sent: number;
  readonly #line: Line;
  readonly #send: Send;
  readonly #again: () => void;
  #waits = false;
  #caughtUp = false;

  /** Tells what was missed, as fast as it is taken; then what is seen now. `after`: the last event the reader has; undefined:
      they begin now. `again`: has `tell` called once more, with the table. */
  constructor(line: Line, send: Send, table: Table, viewer: Viewer, after: number | undefined, again: () => void) {
    this.#line = line;
    this.#send = send;
    this.#again = again;
    this.viewer = viewer;
    const now = table.seq(viewer);
    this.sent = after === undefined || after > now ? now : after;
    this.tell(table);
  }

  tell(table: Table): void {
    if (this.#waits) return;
    for (const { seq, members } of table.sinceInJson(this.viewer, this.sent)) {
      if (!this.#line.ready) return this.#later();
      this.sent = seq;
      this.#send('happening', members, seq);
    }
    if (this.#caughtUp) return;
    if (!this.#line.ready) return this.#later();
    this.#caughtUp = true;
    this.#send('snapshot', `"snapshot":${table.snapshotJson(this.viewer)}`, this.sent);
  }

  tellAgain(table: Table): void {
    this.#caughtUp = false;
    this.tell(table);
  }

  end(): void {
    this.#line.end();
  }

  #later(): void {
    this.#waits = true;
    this.#line.whenReady(() => {
      this.#waits = false;
      this.#again();
    });
  }
}
