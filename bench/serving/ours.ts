// Tables at a house of Ridotto: a WebSocket for each seat, as the page has one.
import { once } from 'node:events';
import type { Io } from '@ridotto/engine';
import type { AnyChoice, Opened, Problem, Snapshot } from '@ridotto/table';
import { WebSocket } from 'ws';
import { Line } from './http.ts';
import { inTime, type Match, type Move, type Open } from './match.ts';

/** What the house says: what happens, or what became of a command. */
interface Heard {
  readonly snapshot?: Snapshot;
  readonly id?: number;
  readonly seq?: number;
  readonly problem?: Problem;
}

/** Somebody who plays. */
export class Seat {
  readonly #socket: WebSocket;
  #snapshot: Snapshot | undefined;
  #waiting: { readonly seen: (snapshot: Snapshot) => boolean; readonly done: () => void } | undefined;
  /** How many commands were sent. */
  #sent = 0;
  #answer = Promise.withResolvers<number>();

  private constructor(url: string) {
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false });
  }
  static async sit(url: string, table: string, token: string): Promise<Seat> {
    const seat = new Seat(url);
    const first = Promise.withResolvers<void>();
    seat.#socket.on('message', (data: Buffer) => {
      seat.#hear(JSON.parse(String(data)) as Heard);
      first.resolve();
    });
    await inTime('a socket', once(seat.#socket, 'open'));
    seat.#socket.send(JSON.stringify({ follow: 0, table, token }));
    await inTime('an event', first.promise);
    return seat;
  }

  get snapshot(): Snapshot {
    return this.#snapshot!;
  }
  /** When it sees what it is to wait for. */
  until(seen: (snapshot: Snapshot) => boolean): Promise<void> {
    if (seen(this.snapshot)) return Promise.resolve();
    return inTime('an event', new Promise((done) => (this.#waiting = { seen, done })));
  }
  /** In answer to the present question. Gives how long the answer took, in milliseconds; it has been told what came of it then. */
  async say(key: string, parts: readonly AnyChoice[]): Promise<number> {
    const { question } = this.snapshot;
    this.#answer = Promise.withResolvers();
    const begun = performance.now();
    this.#socket.send(JSON.stringify({ id: ++this.#sent, of: 0, do: 'say', question, key, parts }));
    const now = await inTime('an answer', this.#answer.promise);
    const answered = performance.now() - begun;
    await this.until(({ seq }) => seq >= now);
    return answered;
  }
  close(): void {
    this.#socket.close();
  }

  #hear({ snapshot, id, seq, problem }: Heard): void {
    if (problem) this.#answer.reject(new Error(problem.detail));
    else if (id === this.#sent) this.#answer.resolve(seq!);
    if (!snapshot) return;
    this.#snapshot = snapshot;
    if (!this.#waiting?.seen(snapshot)) return;
    this.#waiting.done();
    this.#waiting = undefined;
  }
}

/** A new table. `urls`: of houses on one database; who sits side by side is served by different ones. */
export async function sitDown(
  urls: readonly string[],
  game: string,
  players: number,
): Promise<{ readonly table: string; readonly seats: readonly Seat[] }> {
  const line = new Line(urls[0]);
  const names = Array.from({ length: players }, (_, p) => ({ name: `Player ${p + 1}`, kind: 'human' }));
  const { table, seats } = await line.ask<Opened>('/api/tables', undefined, { game, seats: names });
  line.close();
  return { table, seats: await Promise.all(seats.map(({ token }, n) => Seat.sit(urls[n % urls.length], table, token))) };
}

export const openOurs =
  (urls: readonly string[]): Open =>
  async (luck) =>
    new OurMatch((await sitDown(urls, 'san-marco', 4)).seats, luck);

/** San Marco, at random. */
export class OurMatch implements Match {
  readonly #seats: readonly Seat[];
  readonly #luck: Io;
  #keys = 0;

  constructor(seats: readonly Seat[], luck: Io) {
    this.#seats = seats;
    this.#luck = luck;
  }

  get over(): boolean {
    return this.#seats[0].snapshot.over !== null;
  }
  async move(): Promise<Move> {
    const { awaits } = this.#seats[0].snapshot;
    const mover = this.#seats[Number(awaits[this.#luck.pick(awaits.length)].slice(1))];
    const { legal } = mover.snapshot;
    const choice = legal[this.#luck.pick(legal.length)];
    const others = this.#seats.filter((seat) => seat !== mover).map((seat) => [seat, seat.snapshot.seq] as const);
    const begun = performance.now();
    const answered = await mover.say(`${this.#keys++}`, [choice]);
    // Whoever puts cards into offers does so face down: until the last one lies there nobody else sees anything.
    const still = mover.snapshot.awaits;
    const open = choice.do !== 'put' || still.length !== awaits.length || !still.every((seat) => awaits.includes(seat));
    if (open) await Promise.all(others.map(([seat, before]) => seat.until(({ seq }) => seq > before)));
    return { answered, told: performance.now() - begun, open };
  }
  close(): void {
    for (const seat of this.#seats) seat.close();
  }
}
