// A decision made in a place of its own, in steps that come before there is a draft: cards laid into piles, missions ticked. Kept
// by seat, for several may play on one device; each step can be taken back; and in the window of whoever plays there alone a reload
// loses nothing.
import { signal, type Signal } from '@preact/signals';
import type { AnyChoice } from '../net/http/api.ts';
import { ownWindow } from '../net/storage.ts';
import type { At } from './face.ts';
import type { TableStore } from './store.ts';

interface Steps<T> {
  /** Which decision they belong to: another one begins anew. */
  of: string;
  now: T;
  /** Before each step, the latest last. */
  past: readonly T[];
}
interface Place<T> {
  /** What distinguishes this decision from others of the same seat at the same table. */
  of(at: At): string;
  start(at: At): T;
  /** The draft that this is; empty: none yet. */
  parts(at: At, now: T): readonly AnyChoice[];
}

export class OwnPlace<T> {
  readonly #name: string;
  readonly #place: Place<T>;
  readonly #kept = new WeakMap<TableStore, Map<string, Signal<Steps<T> | undefined>>>();

  /** `name`: of the place, in what the window keeps. */
  constructor(name: string, place: Place<T>) {
    this.#name = name;
    this.#place = place;
  }

  #key = (at: At): string => `ridotto.${this.#name}.${at.store.id}.${at.snapshot.you ?? ''}`;
  #signal(at: At): Signal<Steps<T> | undefined> {
    const seats = this.#kept.get(at.store) ?? new Map<string, Signal<Steps<T> | undefined>>();
    this.#kept.set(at.store, seats);
    const seat = at.snapshot.you ?? '';
    let s = seats.get(seat);
    if (!s) {
      const kept = at.store.hotSeat.value ? undefined : (ownWindow.json(this.#key(at)) as Steps<T> | undefined);
      seats.set(seat, (s = signal(typeof kept?.of === 'string' && Array.isArray(kept.past) ? kept : undefined)));
    }
    return s;
  }
  #steps(at: At): Steps<T> {
    const now = this.#signal(at).value;
    const of = this.#place.of(at);
    return now?.of === of ? now : { of, now: this.#place.start(at), past: [] };
  }

  /** How it lies. */
  now(at: At): T {
    return this.#steps(at).now;
  }
  step(at: At, next: T): void {
    const { of, now, past } = this.#steps(at);
    this.#lay(at, { of, now: next, past: [...past, now] });
  }
  /** As if nothing had been done. */
  startAgain(at: At): void {
    this.#lay(at, { of: this.#place.of(at), now: this.#place.start(at), past: [] });
  }
  /** What lies here already, after a reload or when what was handed in is changed, is the draft again. */
  resume(at: At): void {
    this.#lay(at, this.#steps(at));
  }

  #lay(at: At, steps: Steps<T>): void {
    const { store } = at;
    this.#signal(at).value = steps;
    if (!store.hotSeat.value) ownWindow.write(this.#key(at), JSON.stringify(steps));
    void store.draft.setParts(this.#place.parts(at, steps.now));
    const { of, past } = steps;
    const before = past.at(-1);
    store.draft.ownUndo.value = before === undefined ? null : () => this.#lay(at, { of, now: before, past: past.slice(0, -1) });
  }
}
