// Who has a table before them: whoever watches it, and for a while whoever has looked without. Their bots go first.
import { SPECTATOR } from '@ridotto/engine';
import type { Table, Viewer } from '@ridotto/table';
import type { Waiting } from '../thinking/turns.ts';

/** Somebody who is told what happens, after it is stored. */
export interface Watcher {
  readonly viewer: Viewer;
  /** Number of the last event told. */
  sent: number;
  tell(table: Table): void;
  /** What is seen now is another thing, though nothing has happened. */
  tellAgain(table: Table): void;
  /** They are to come again, and say who they are. */
  end(): void;
}

/** Milliseconds for which whoever has looked at a table, and holds no stream, is taken to wait there. */
const STAYS = 60_000;

export class Attention {
  readonly #now: () => number;
  /** With the address of each. */
  readonly #watchers = new Map<Watcher, string>();
  /** Who looked last without a stream. */
  #looked: { readonly seated: boolean; readonly from: string; readonly at: number } | undefined;
  /** Whose table it is, if nobody else cares. */
  #opener: string;

  /** `now`: milliseconds since 1970. */
  constructor(opener: string, now: () => number) {
    this.#opener = opener;
    this.#now = now;
  }

  get watched(): boolean {
    return this.#watchers.size > 0;
  }
  /** At present: while they are gone through, some may go. */
  get watchers(): Iterable<Watcher> {
    return this.#watchers.keys();
  }
  watch(watcher: Watcher, from: string): void {
    this.#watchers.set(watcher, from);
  }
  /** Did they watch? */
  unwatch(watcher: Watcher): boolean {
    return this.#watchers.delete(watcher);
  }
  /** Somebody has looked. Is it another one now who waits? */
  look(viewer: Viewer, from: string): boolean {
    const at = this.#now();
    const seated = viewer !== SPECTATOR;
    if (!seated && this.#looked?.seated === true && at - this.#looked.at < STAYS) return false;
    this.#looked = { seated, from, at };
    return true;
  }
  /** It is somebody's, where it was nobody's so far. */
  own(from: string): void {
    if (this.#opener === '') this.#opener = from;
  }

  /** Whoever plays goes before whoever looks on. */
  get waiting(): Waiting {
    const looked = this.#looked && this.#now() - this.#looked.at < STAYS ? this.#looked : undefined;
    let first: Waiting | undefined;
    for (const [{ viewer }, from] of this.#watchers) {
      if (viewer !== SPECTATOR) return { who: 'a player', from };
      first ??= { who: 'a watcher', from };
    }
    if (looked?.seated === true) return { who: 'a player', from: looked.from };
    return first ?? (looked ? { who: 'a watcher', from: looked.from } : { who: 'nobody', from: this.#opener });
  }
}
