// The way to a database: one that has gone silent counts as lost.
import net from 'node:net';

/** Milliseconds: longer than anything that is asked of the database takes, for what waits for somebody else is given up earlier. */
const SILENCE = 5000;

/** A network may be cut without anybody's being told: the machine would go on trying for a quarter of an hour. A connection with
    which nothing is going on ends too, and is made again when it is needed. */
export function openSocket(): net.Socket {
  const socket = new net.Socket();
  socket.setTimeout(SILENCE, () =>
    socket.destroy(Object.assign(new Error(`it has said nothing for ${SILENCE} ms`), { code: 'ETIMEDOUT' })),
  );
  return socket;
}
