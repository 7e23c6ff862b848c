// Live streams: server-sent events, by hand. Each event is numbered; whoever comes back names the last one he has.
import type { Table, Viewer } from '@ridotto/table';
import type { FastifyReply } from 'fastify';
import type { Watcher } from '../live.ts';

/** What may wait for a slow reader, in bytes, before he is cut off: he comes back and resumes. */
const MOST_WAITING = 1 << 20;

export class EventStream implements Watcher {
  readonly viewer: Viewer;
  sent = 0;
  readonly #reply: FastifyReply;
  readonly #heartbeat: NodeJS.Timeout;

  /** Takes the connection over. `after`: the last event the reader has; undefined: he begins now. */
  constructor(reply: FastifyReply, table: Table, viewer: Viewer, after: number | undefined, heartbeat: number) {
    this.#reply = reply;
    this.viewer = viewer;
    const now = table.seq(viewer);
    this.sent = after === undefined || after > now ? now : after;
    const headers = reply.getHeaders();
    reply.hijack();
    reply.raw.writeHead(200, {
      ...(headers as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      connection: 'keep-alive',
      'x-accel-buffering': 'no',
    });
    this.tell(table);
    this.#event('snapshot', this.sent, { snapshot: table.snapshot(viewer) });
    this.#heartbeat = setInterval(() => this.#write(':\n\n'), heartbeat);
  }

  tell(table: Table): void {
    for (const event of table.since(this.viewer, this.sent)) {
      this.sent = event.happening.seq;
      this.#event('happening', this.sent, event);
    }
  }

  end(): void {
    clearInterval(this.#heartbeat);
    this.#reply.raw.end();
  }

  #event(name: string, id: number, data: object): void {
    this.#write(`id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }
  #write(text: string): void {
    const { raw } = this.#reply;
    if (raw.destroyed || raw.writableEnded) return;
    raw.write(text);
    if (raw.writableLength > MOST_WAITING) raw.destroy();
  }
}
