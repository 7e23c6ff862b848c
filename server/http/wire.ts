// Events as an answer that does not end: text/event-stream, by hand.
import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { Line, type LineSettings } from './line.ts';

export class Wire extends Line {
  readonly #reply: FastifyReply;
  readonly #socket: Socket;

  /** Takes the connection over. */
  constructor(reply: FastifyReply, settings: LineSettings) {
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
    super(reply.raw.socket!, settings);
    this.#reply = reply;
    this.#socket = reply.raw.socket!;
  }

  /** `json`: an object; `id`: for readers that resume by the last one they have. */
  event(name: string, json: string, id?: number): void {
    this.#write(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${json}\n\n`);
  }
  comeBack(ms: number): void {
    this.#write(`retry: ${ms}\n\n`);
  }
  protected lives(): void {
    this.#write(':\n\n');
  }
  get closed(): boolean {
    return this.#reply.raw.destroyed || this.#reply.raw.writableEnded;
  }
  whenClosed(then: () => void): void {
    if (this.#reply.raw.destroyed) then();
    else this.#reply.raw.once('close', then);
  }
  override end(): void {
    super.end();
    this.#reply.raw.end();
  }

  /** Straight to the socket, in one piece: through the response it would be three, and half as dear again. */
  #write(text: string): void {
    if (this.closed) return;
    this.#socket.write(this.#reply.raw.chunkedEncoding ? chunk(text) : text);
    this.wrote();
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
