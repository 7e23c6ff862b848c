// A connection that stays open and takes events. Whoever reads slowly is written to slowly: what they have not taken waits at the
// table, not here.
import type { Socket } from 'node:net';

/** Both in milliseconds. */
export interface LineSettings {
  /** Between two signs of life. */
  readonly heartbeat: number;
  /** In which a reader must take something of what waits for them, before they are cut off: they come back and resume. */
  readonly patience: number;
}

export abstract class Line {
  readonly #socket: Socket;
  readonly #patience: number;
  readonly #heartbeat: NodeJS.Timeout;
  readonly #waiting = new Set<() => void>();
  readonly #drained = (): void => this.#goOn();
  #slow: NodeJS.Timeout | undefined;

  protected constructor(socket: Socket, { heartbeat, patience }: LineSettings) {
    this.#socket = socket;
    this.#patience = patience;
    socket.on('drain', this.#drained);
    this.#heartbeat = setInterval(() => this.ready && this.lives(), heartbeat);
  }

  /** Tells the reader after how many milliseconds to come back when this has ended. */
  abstract comeBack(ms: number): void;
  abstract get closed(): boolean;
  /** Once, now or later, when nobody reads any more. */
  abstract whenClosed(then: () => void): void;
  /** A sign of life. */
  protected abstract lives(): void;

  /** May more be written now? Else what was written before has not been taken yet. */
  get ready(): boolean {
    return !this.closed && !this.#socket.writableNeedDrain;
  }
  /** Once, when it is ready again; never, where it closes before. */
  whenReady(then: () => void): void {
    this.#waiting.add(then);
  }
  end(): void {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#slow);
    this.#waiting.clear();
    this.#socket.off('drain', this.#drained);
  }

  /** To be called when something was written. */
  protected wrote(): void {
    if (this.#socket.writableNeedDrain) this.#slow ??= setTimeout(() => this.#socket.destroy(), this.#patience);
  }
  #goOn(): void {
    clearTimeout(this.#slow);
    this.#slow = undefined;
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const go of waiting) go();
  }
}
