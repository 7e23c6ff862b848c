// A connection that stays open and takes events: text/event-stream, by hand.
import type { FastifyReply } from 'fastify';

/** What may wait for a slow reader, in bytes, before they are cut off: they come back and resume. */
const MOST_WAITING = 1 << 20;

export class Wire {
  readonly #reply: FastifyReply;
  readonly #heartbeat: NodeJS.Timeout;

  /** Takes the connection over. `heartbeat`: milliseconds between two signs of life. */
  constructor(reply: FastifyReply, heartbeat: number) {
    this.#reply = reply;
    const headers = reply.getHeaders();
    reply.hijack();
    reply.raw.writeHead(200, {
      ...(headers as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      connection: 'keep-alive',
      'x-accel-buffering': 'no',
    });
    reply.raw.flushHeaders();
    this.#heartbeat = setInterval(() => this.#write(':\n\n'), heartbeat);
  }

  /** `id`: for readers that resume by the last one they have. */
  event(name: string, data: object, id?: number): void {
    this.#write(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  get closed(): boolean {
    return this.#reply.raw.destroyed || this.#reply.raw.writableEnded;
  }
  /** Once, now or later, when nobody reads any more. */
  whenClosed(then: () => void): void {
    if (this.#reply.raw.destroyed) then();
    else this.#reply.raw.once('close', then);
  }
  end(): void {
    clearInterval(this.#heartbeat);
    this.#reply.raw.end();
  }

  #write(text: string): void {
    const { raw } = this.#reply;
    if (this.closed) return;
    raw.write(text);
    if (raw.writableLength > MOST_WAITING) raw.destroy();
  }
}
