// A connection that stays open and takes events: text/event-stream, by hand. Whoever reads slowly is written to slowly: what
// they have not taken waits at the table, not here.
import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';

/** Both in milliseconds. */
interface WireSettings {
  /** Between two signs of life. */
  readonly heartbeat: number;
  /** In which a reader must take something of what waits for them, before they are cut off: they come back and resume. */
  readonly patience: number;
}

export class Wire {
  readonly #reply: FastifyReply;
  readonly #socket: Socket;
  readonly #heartbeat: NodeJS.Timeout;
  readonly #patience: number;
  readonly #waiting = new Set<() => void>();
  readonly #drained = (): void => this.#goOn();
  #slow: NodeJS.Timeout | undefined;

  /** Takes the connection over. */
  constructor(reply: FastifyReply, { heartbeat, patience }: WireSettings) {
    this.#reply = reply;
    this.#patience = patience;
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
    this.#socket = reply.raw.socket!;
    this.#socket.on('drain', this.#drained);
    this.#heartbeat = setInterval(() => this.ready && this.#write(':\n\n'), heartbeat);
  }

  /** `json`: an object; `id`: for readers that resume by the last one they have. */
  event(name: string, json: string, id?: number): void {
    this.#write(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${json}\n\n`);
  }

  /** Tells the reader after how many milliseconds to come back when this has ended. */
  comeBack(ms: number): void {
    this.#write(`retry: ${ms}\n\n`);
  }

  /** May more be written now? Else what was written before has not been taken yet. */
  get ready(): boolean {
    return !this.closed && !this.#socket.writableNeedDrain;
  }
  /** Once, when it is ready again; never, where it closes before. */
  whenReady(then: () => void): void {
    this.#waiting.add(then);
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
    clearTimeout(this.#slow);
    this.#waiting.clear();
    this.#socket.off('drain', this.#drained);
    this.#reply.raw.end();
  }

  /** Straight to the socket, in one piece: through the response it would be three, and half as dear again. */
  #write(text: string): void {
    const { raw } = this.#reply;
    if (this.closed || this.#socket.write(raw.chunkedEncoding ? chunk(text) : text)) return;
    this.#slow ??= setTimeout(() => raw.destroy(), this.#patience);
  }
  #goOn(): void {
    clearTimeout(this.#slow);
    this.#slow = undefined;
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const go of waiting) go();
  }
}

/** What many are told one after another is made ready for the socket once. */
const last = { text: '', chunk: Buffer.alloc(0) };
function chunk(text: string): Buffer {
  if (text !== last.text) {
    last.text = text;
    last.chunk = Buffer.from(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`);
  }
  return last.chunk;
}
