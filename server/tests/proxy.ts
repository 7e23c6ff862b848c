// For tests: a way to a database that can be slow, cut, or silent.
import net, { type AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';

export class Proxy {
  /** The address of the database by this way. */
  readonly url: string;
  /** Milliseconds that everything takes, each way. */
  delay = 0;
  #silent = false;
  #cut = false;
  readonly #sockets = new Set<net.Socket>();

  private constructor(url: string) {
    this.url = url;
  }

  static async to(t: TestContext, url: string): Promise<Proxy> {
    const there = new URL(url);
    const server = net.createServer({ allowHalfOpen: false });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const here = new URL(url);
    here.port = String((server.address() as AddressInfo).port);
    const proxy = new Proxy(here.href);
    server.on('connection', (client) => {
      if (proxy.#cut) return void client.destroy();
      const database = net.connect(Number(there.port), there.hostname);
      proxy.#pass(client, database);
      proxy.#pass(database, client);
    });
    t.after(() => {
      proxy.cut();
      server.close();
    });
    return proxy;
  }

  /** All connections end, and there are no new ones. */
  cut(): void {
    this.#cut = true;
    for (const socket of this.#sockets) socket.destroy();
  }
  /** Nothing comes through any more, and nobody is told: neither an end nor an error. What is sent is lost. */
  silence(): void {
    this.#silent = true;
  }
  /** New connections are as they should be; what was lost stays lost. */
  mend(): void {
    this.#cut = false;
    this.#silent = false;
  }

  #pass(from: net.Socket, to: net.Socket): void {
    this.#sockets.add(from);
    let lost = false;
    from.on('data', (data) => {
      lost ||= this.#silent;
      if (lost) return;
      if (this.delay === 0) to.write(data);
      else setTimeout(() => to.writable && to.write(data), this.delay);
    });
    from.on('error', () => {});
    from.on('close', () => {
      this.#sockets.delete(from);
      if (!lost) to.destroy();
    });
  }
}
