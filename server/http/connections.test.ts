import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import test, { type TestContext } from 'node:test';
import { eventually } from '../tests/kit.ts';
import { PATIENCE, shareConnections } from './connections.ts';

async function listening(t: TestContext, server: http.Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
/** Half a request, by somebody at an address of their own; `closed`: it is over, however it ended. */
function half(port: number, localAddress: string): { readonly socket: net.Socket; readonly closed: Promise<void> } {
  const socket = net.connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: here\r\nX-And-Then: ');
  return { socket, closed: new Promise((over) => socket.once('close', () => over())) };
}
async function status(port: number, localAddress: string): Promise<number | undefined> {
  const request = http.get({ port, host: '127.0.0.1', localAddress, agent: false });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  response.resume();
  return response.statusCode;
}

test('whoever says half of what they want is let go', async (t) => {
  const server = http.createServer({ ...PATIENCE, headersTimeout: 50, connectionsCheckingInterval: 20 }, (_, response) => response.end());
  const { socket, closed } = half(await listening(t, server), '127.0.0.1');
  let said = '';
  socket.setEncoding('utf8').on('data', (text: string) => (said += text));
  await closed;
  assert.match(said, /^HTTP\/1\.1 408 /);
});

/** Several addresses of one machine need no setting up there. */
const skip = process.platform === 'linux' ? false : 'only Linux has 127.0.0.2';
test('one address has so many connections and no more, and takes none from others; what is closed is free again', { skip }, async (t) => {
  const server = http.createServer((_, response) => response.end());
  shareConnections(server, 3);
  const port = await listening(t, server);
  let taken = 0;
  server.on('connection', ({ destroyed }) => void (taken += destroyed ? 0 : 1));
  const mine = [1, 2, 3].map(() => half(port, '127.0.0.2'));
  await eventually(() => taken === 3);
  await half(port, '127.0.0.2').closed;
  await assert.rejects(status(port, '127.0.0.2'));
  assert.equal(await status(port, '127.0.0.3'), 200);
  assert.ok(mine.every(({ socket }) => !socket.destroyed));
  mine[0].socket.destroy();
  await eventually(() =>
    status(port, '127.0.0.2').then(
      (code) => code === 200,
      () => false,
    ),
  );
});
