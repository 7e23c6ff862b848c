// Connections on which nothing is asked, or only half of it: for how long they are kept, and how many of one address.
import type { Server } from 'node:http';
import { addressOf } from './addresses.ts';

/** In milliseconds. */
interface Patience {
  /** Until all that stands above the body of a request has come. */
  readonly headersTimeout: number;
  /** Until all of a request has come: half a mebibyte, from a telephone in a train. */
  readonly requestTimeout: number;
  /** Between two looks for those that take longer. */
  readonly connectionsCheckingInterval: number;
}
export const PATIENCE: Patience = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2000 };

/** A club behind one address has five for each of a hundred people. */
const MOST = 500;

/** Of each address at most `most` are open at a time; more are closed as they come. For a house that people reach themselves: behind
    a proxy all come from its address. */
export function shareConnections(server: Server, most = MOST): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const from = addressOf(socket.remoteAddress ?? '');
    const now = open.get(from) ?? 0;
    if (now >= most) return socket.destroy();
    open.set(from, now + 1);
    socket.once('close', () => {
      const left = open.get(from)! - 1;
      if (left > 0) open.set(from, left);
      else open.delete(from);
    });
  });
}
