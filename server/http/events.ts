// What one viewer of a table is told, as it happens. Each event is numbered; whoever comes back names the last one they have.
import type { Table, Viewer } from '@ridotto/table';
import type { Watcher } from '../live.ts';

/** Onto the wire; `id`: number of the event. */
export type Send = (event: 'happening' | 'snapshot', data: object, id: number) => void;

export class EventStream implements Watcher {
  readonly viewer: Viewer;
  sent: number;
  readonly #send: Send;

  /** Tells at once what was missed. `after`: the last event the reader has; undefined: they begin now. */
  constructor(send: Send, table: Table, viewer: Viewer, after: number | undefined) {
    this.#send = send;
    this.viewer = viewer;
    const now = table.seq(viewer);
    this.sent = after === undefined || after > now ? now : after;
    this.tell(table);
    this.#send('snapshot', { snapshot: table.snapshot(viewer) }, this.sent);
  }

  tell(table: Table): void {
    for (const event of table.since(this.viewer, this.sent)) {
      this.sent = event.happening.seq;
      this.#send('happening', event, this.sent);
    }
  }
}
