// A WebSocket of somebody who follows tables: messages are JSON, in both directions.
import type { Socket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';
import { Line, type LineSettings } from './line.ts';

/** Why it is closed: the house is (RFC 6455 and the registry of its codes). */
const SERVICE_RESTART = 1012;
/** Milliseconds that the other end has to say good-bye. */
const GOOD_BYE = 1000;

export class SocketLine extends Line {
  readonly #ws: WebSocket;
  readonly #socket: Socket;

  /** `socket`: what the WebSocket speaks over. */
  constructor(ws: WebSocket, socket: Socket, settings: LineSettings) {
    super(socket, settings);
    this.#ws = ws;
    this.#socket = socket;
  }

  /** `json`: an object. What is told in one breath goes out in one piece. */
  send(json: string): void {
    if (this.closed) return;
    this.#socket.cork();
    this.#ws.send(json);
    process.nextTick(() => this.#socket.uncork());
    this.wrote();
  }
  comeBack(ms: number): void {
    this.send(`{"retry":${ms}}`);
  }
  protected lives(): void {
    this.send('{}');
  }
  get closed(): boolean {
    return this.#ws.readyState !== this.#ws.OPEN;
  }
  whenClosed(then: () => void): void {
    if (this.#ws.readyState === this.#ws.CLOSED) then();
    else this.#ws.once('close', then);
  }
  override end(): void {
    super.end();
    this.#ws.close(SERVICE_RESTART);
    setTimeout(() => this.#ws.terminate(), GOOD_BYE).unref();
  }
}
