// A program that plays: one JSON object a line, both ways. What it writes to standard error passes through.
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { Failure } from '../terminal/command.ts';

/** Milliseconds that a program may still take when it is told that the game is over. */
const LAST = 5000;
/** Characters of one line: a submission of the most parts that there may be has far fewer. */
const LONGEST = 65_536;

export class Program {
  readonly #name: string;
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #lines: AsyncIterator<string>;
  readonly #ended: Promise<string>;

  constructor([name, ...args]: readonly string[]) {
    this.#name = name;
    this.#child = spawn(name, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    // It may end before it has read all.
    this.#child.stdin.on('error', () => undefined);
    this.#lines = linesOf(this.#child.stdout.setEncoding('utf8'), this.#name);
    this.#ended = new Promise((ended) => {
      this.#child.once('error', (e) => ended(`cannot be started: ${e.message}`));
      this.#child.once('close', (status, signal) => ended(signal === null ? `ended with status ${status}` : `was ended by ${signal}`));
    });
  }

  tell(said: object): void {
    this.#child.stdin.write(`${JSON.stringify(said)}\n`);
  }

  /** The next line that it writes; undefined: it has ended. Throws Failure when a line is too long, or no JSON object. */
  async hear(): Promise<Readonly<Record<string, unknown>> | undefined> {
    let next = await this.#lines.next();
    while (next.done !== true && next.value.trim() === '') next = await this.#lines.next();
    const { value, done } = next;
    if (done === true) return undefined;
    try {
      const said: unknown = JSON.parse(value);
      if (typeof said === 'object' && said !== null && !Array.isArray(said)) return said as Readonly<Record<string, unknown>>;
    } catch {
      // Said below.
    }
    throw new Failure(`${this.#name} wrote what is no JSON object on one line: ${value.slice(0, 80)}`);
  }

  /** Why it is gone. */
  async end(): Promise<Failure> {
    return new Failure(`${this.#name} ${await this.#ended} before the game was over`);
  }

  /** The game is over for it: whatever it still does it must do soon. */
  async close(): Promise<void> {
    this.#child.stdin.end();
    const late = setTimeout(() => this.#child.kill(), LAST);
    await this.#ended;
    clearTimeout(late);
  }
  kill(): void {
    this.#child.kill('SIGKILL');
  }
}

/** Line by line, none of them kept beyond its length. */
async function* linesOf(stream: AsyncIterable<string>, name: string): AsyncGenerator<string, undefined> {
  let rest = '';
  for await (const text of stream) {
    const lines = `${rest}${text}`.split(/\r?\n/);
    rest = lines.pop()!;
    for (const line of lines) yield within(line, name);
    within(rest, name);
  }
  if (rest !== '') yield rest;
  return undefined;
}
function within(line: string, name: string): string {
  if (line.length > LONGEST) throw new Failure(`${name} wrote a line of more than ${LONGEST} characters`);
  return line;
}
