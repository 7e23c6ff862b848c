// A session over two streams of Node: a request a line, an answer a line, until the input ends.
import { once } from 'node:events';
import readline from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { Session } from '../session.ts';

export async function serveLines(input: Readable, output: Writable): Promise<void> {
  const session = new Session();
  for await (const line of readline.createInterface({ input, crlfDelay: Infinity }))
    if (line.trim() !== '' && !output.write(`${session.answer(line)}\n`)) await once(output, 'drain');
}
