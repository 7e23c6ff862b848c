import assert from 'node:assert/strict';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import test from 'node:test';
import { PostBox } from '../tests/receivers.ts';
import { checkAddress, isPrivate, NotSent, post, Unsure } from './post.ts';

const something = { headers: { 'content-type': 'text/plain' }, body: 'something' };

test('no address leads into the network of the house, however it is written', async () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '192.168.0.1',
    '172.31.0.1',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
  ])
    assert.ok(isPrivate(address), address);
  for (const address of [
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fc00::1',
    '2002:7f00:1::',
    '64:ff9b::7f00:1',
    '2001:db8::1',
    '2001::1',
  ])
    assert.ok(isPrivate(address), address);
  for (const address of ['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450:4001:80b::200e'])
    assert.ok(!isPrivate(address), address);
  for (const address of [
    'http://example.org/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://example.org:8443/',
    'https://anne:secret@example.org/',
    'file:///etc/passwd',
    'nothing',
    `https://example.org/${'x'.repeat(1000)}`,
  ])
    assert.throws(() => checkAddress(address, 'public'), NotSent, address);
  // A name that stands for such an address is found out where it is connected.
  await assert.rejects(post('https://localhost/', something, 'public'), /a network that is not public/);
});

test('nobody is led on to another address', async (t) => {
  const box = await PostBox.open(t);
  box.answer = () => 307;
  assert.equal((await post(`${box.url}/here`, something, 'any')).status, 307);
  assert.deepEqual(
    box.posts.map(({ path }) => path),
    ['/here'],
  );
});

test('of an answer no more than its beginning is read; what was not sent differs from what may have been', async () => {
  const server = net.createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (data) => {
      if (data.toString().startsWith('POST /cut')) return void socket.destroy();
      socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\n\r\n');
      const more = setInterval(() => socket.write('x'.repeat(1024)), 1);
      socket.on('close', () => clearInterval(more));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { status, text } = await post(`http://127.0.0.1:${port}/endless`, something, 'any');
  assert.deepEqual([status, text], [200, 'x'.repeat(2048)]);
  await assert.rejects(post(`http://127.0.0.1:${port}/cut`, something, 'any'), Unsure);
  server.close();
  await once(server, 'close');
  await assert.rejects(post(`http://127.0.0.1:${port}/`, something, 'any'), NotSent);
});
