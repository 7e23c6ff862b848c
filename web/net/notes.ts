// What a seat writes for itself: kept with the table, so that it is there on every device of the seat. Written shortly after a
// change; what could not be sent yet waits on this device. Two devices that wrote at once are put together.
import { signal } from '@preact/signals';
import { Refused, type Chair } from '@ridotto/table/port.ts';
import type { Notes } from '@ridotto/table/protocol.ts';
import { device } from './storage.ts';
import { chairAt } from './tables.ts';

export interface Kind<T> {
  empty: T;
  /** Of whatever was stored. */
  read(stored: unknown): T;
  /** `base`: what both began with. */
  merge(base: T, mine: T, theirs: T): T;
}
interface Local<T> {
  revision: number;
  base: T;
  page: T;
}

/** Milliseconds after the last change; until the next try when the house cannot be reached. */
const SOON = 500;
const LATER = 4000;

export class NotePage<T> {
  readonly page;
  /** The house could not be reached: what was written is on this device alone. */
  readonly failed = signal(false);
  readonly #kind: Kind<T>;
  readonly #table: string;
  readonly #token: string;
  readonly #key: string;
  #revision = 0;
  /** The page of the house, as far as this device knows. */
  #base: T;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending = false;

  constructor(kind: Kind<T>, table: string, seat: string, token: string) {
    this.#kind = kind;
    this.#table = table;
    this.#token = token;
    this.#key = `ridotto.notes.${table}.${seat}`;
    const { revision, base, page } = this.#stored();
    this.#revision = revision;
    this.#base = base;
    this.page = signal(page);
    addEventListener('pagehide', () => void this.#send(true));
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void this.look();
      else void this.#send(true);
    });
    void this.look();
  }

  /** Is there anything newer? */
  async look(): Promise<void> {
    try {
      this.#meet(await (await this.#chair()).notes());
    } catch {
      // what is here is shown meanwhile
    }
    if (!this.#same(this.page.value, this.#base)) this.#later(0);
  }

  keep(page: T): void {
    this.page.value = page;
    this.#store();
    this.#later(SOON);
  }

  #chair(): Promise<Chair> {
    return chairAt(this.#table, this.#token);
  }
  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(false), ms);
  }

  async #send(leaving: boolean): Promise<void> {
    if (this.#sending || this.#same(this.page.value, this.#base)) return;
    clearTimeout(this.#timer);
    this.#sending = true;
    const page = this.page.value;
    let wait = SOON;
    try {
      const { revision } = await (await this.#chair()).writeNotes({ revision: this.#revision, notes: page }, { leaving });
      this.#revision = revision;
      this.#base = page;
    } catch (e) {
      const present = e instanceof Refused ? e.problem.notes : undefined;
      if (present) this.#meet(present);
      else wait = LATER;
    }
    this.#sending = false;
    this.#store();
    this.failed.value = wait === LATER;
    if (!this.#same(this.page.value, this.#base)) this.#later(wait);
  }

  /** A page of the house. */
  #meet({ revision, notes }: Notes): void {
    if (revision <= this.#revision) return;
    const theirs = this.#kind.read(notes);
    this.page.value = this.#kind.merge(this.#base, this.page.value, theirs);
    this.#base = theirs;
    this.#revision = revision;
    this.#store();
  }

  #same(a: T, b: T): boolean {
    return JSON.stringify(a) === JSON.stringify(b);
  }
  #stored(): Local<T> {
    const { empty, read } = this.#kind;
    const x = device.json(this.#key) as Partial<Local<unknown>> | null | undefined;
    if (x && Number.isInteger(x.revision)) return { revision: x.revision!, base: read(x.base), page: read(x.page) };
    return { revision: 0, base: empty, page: empty };
  }
  #store(): void {
    const local: Local<T> = { revision: this.#revision, base: this.#base, page: this.page.value };
    device.write(this.#key, JSON.stringify(local));
  }
}
