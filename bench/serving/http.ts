// HTTP as lean as it can be said, so that whoever plays costs less than the server that is measured: a connection that is kept
// open, one request at a time, and what comes back on it, whole or event by event.
import net from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

interface Head {
  readonly status: number;
  readonly length: number | undefined;
  readonly encoding: string | undefined;
}
const END_OF_HEAD = Buffer.from('\r\n\r\n');
const END_OF_LINE = Buffer.from('\r\n');

/** One connection, opened when it is needed: a server closes what is idle for long. */
export class Line {
  readonly #url: URL;
  #socket: net.Socket | undefined;
  /** What it was sent and has not been understood yet. */
  #come: Buffer = Buffer.alloc(0);
  #head: Head | undefined;
  #body: Buffer[] = [];
  #waiting: PromiseWithResolvers<string> | undefined;
  #told: ((data: string) => void) | undefined;

  constructor(url: string) {
    this.#url = new URL(url);
  }

  /** What a browser sends, too, but for what is the same every time. Rejects where the status is not 200 or 201. */
  async ask<T>(path: string, token?: string, body?: object): Promise<T> {
    const text = body && JSON.stringify(body);
    const more =
      text === undefined ? '\r\n' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
    this.#waiting = Promise.withResolvers();
    this.#send(`${text === undefined ? 'GET' : 'POST'} ${path}`, '*/*\r\naccept-encoding: gzip, deflate, br', token, more);
    return JSON.parse(await this.#waiting.promise) as T;
  }
  /** From now on, nothing but events: `told` is called with the data of each. */
  follow(path: string, token: string | undefined, told: (data: string) => void): void {
    this.#told = told;
    this.#send(`GET ${path}`, 'text/event-stream', token, '\r\n');
  }
  close(): void {
    this.#waiting = undefined;
    this.#socket?.destroy();
  }

  #send(what: string, accept: string, token: string | undefined, more: string): void {
    const by = token === undefined ? '' : `authorization: Bearer ${token}\r\n`;
    this.#socket ??= this.#open();
    this.#socket.write(`${what} HTTP/1.1\r\nhost: ${this.#url.host}\r\naccept: ${accept}\r\n${by}${more}`);
  }
  #open(): net.Socket {
    const socket = net.connect(Number(this.#url.port), this.#url.hostname).setNoDelay(true);
    socket.on('data', (data) => this.#read(data));
    socket.on('error', (e) => this.#waiting?.reject(e));
    socket.on('close', () => {
      this.#socket = undefined;
      this.#waiting?.reject(new Error('the server has closed the connection'));
    });
    return socket;
  }

  #read(data: Buffer): void {
    this.#come = this.#come.length === 0 ? data : Buffer.concat([this.#come, data]);
    while (this.#head ? this.#part(this.#head) : this.#begin());
  }
  #begin(): boolean {
    const end = this.#come.indexOf(END_OF_HEAD);
    if (end < 0) return false;
    const text = this.#come.toString('latin1', 0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
    const encoding = /\r\ncontent-encoding: (\w+)/i.exec(text)?.[1];
    this.#head = { status: Number(text.slice(9, 12)), length: length === undefined ? undefined : Number(length), encoding };
    this.#come = this.#come.subarray(end + END_OF_HEAD.length);
    return true;
  }
  /** Of a body of known length all, of any other the next chunk. */
  #part({ length }: Head): boolean {
    if (length !== undefined) {
      if (this.#come.length < length) return false;
      this.#body.push(this.#come.subarray(0, length));
      this.#come = this.#come.subarray(length);
      this.#end();
      return true;
    }
    const line = this.#come.indexOf(END_OF_LINE);
    if (line < 0) return false;
    const size = Number.parseInt(this.#come.toString('latin1', 0, line), 16);
    const from = line + END_OF_LINE.length;
    if (this.#come.length < from + size + END_OF_LINE.length) return false;
    const chunk = this.#come.subarray(from, from + size);
    this.#come = this.#come.subarray(from + size + END_OF_LINE.length);
    if (size === 0) this.#end();
    else this.#body.push(chunk);
    if (this.#told) this.#events(this.#told);
    return true;
  }
  #end(): void {
    const { status, encoding } = this.#head!;
    const body = Buffer.concat(this.#body);
    this.#head = undefined;
    this.#body = [];
    const text = String(encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body);
    if (status === 200 || status === 201) this.#waiting?.resolve(text);
    else this.#waiting?.reject(new Error(`status ${status}: ${text}`));
    this.#waiting = undefined;
  }
  #events(told: (data: string) => void): void {
    const text = String(this.#body.length === 1 ? this.#body[0] : Buffer.concat(this.#body));
    const end = text.lastIndexOf('\n\n');
    if (end < 0) return;
    this.#body = end + 2 === text.length ? [] : [Buffer.from(text.slice(end + 2))];
    for (const event of text.slice(0, end).split('\n\n')) {
      const data = event.indexOf('data: ');
      if (data >= 0) told(event.slice(data + 'data: '.length));
    }
  }
}
