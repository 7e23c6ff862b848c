// Tables at a house of Ridotto: commands over HTTP, and an event stream for each seat.
import type { Io } from '@ridotto/engine';
import type { AnyChoice, Opened, Snapshot } from '@ridotto/table';
import { Line } from './http.ts';
import { inTime, type Match, type Move, type Open } from './match.ts';

/** Somebody who plays. */
export class Seat {
  readonly #ask: Line;
  readonly #stream: Line;
  readonly #path: string;
  readonly #token: string;
  #snapshot: Snapshot | undefined;
  #waiting: { readonly seen: (snapshot: Snapshot) => boolean; readonly done: () => void } | undefined;

  private constructor(url: string, table: string, token: string) {
    this.#ask = new Line(url);
    this.#stream = new Line(url);
    this.#path = `/api/tables/${table}`;
    this.#token = token;
  }
  static async sit(url: string, table: string, token: string): Promise<Seat> {
    const seat = new Seat(url, table, token);
    const first = Promise.withResolvers<void>();
    seat.#stream.follow(`${seat.#path}/events`, token, (data) => {
      seat.#told((JSON.parse(data) as { snapshot: Snapshot }).snapshot);
      first.resolve();
    });
    await inTime('a stream', first.promise);
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
    const begun = performance.now();
    const now = await inTime('an answer', this.#ask.ask<Snapshot>(`${this.#path}/say`, this.#token, { question, key, parts }));
    const answered = performance.now() - begun;
    await this.until(({ seq }) => seq >= now.seq);
    return answered;
  }
  close(): void {
    this.#ask.close();
    this.#stream.close();
  }

  #told(snapshot: Snapshot): void {
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
