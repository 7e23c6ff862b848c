// What this device remembers. Where the browser refuses that (private windows, strict settings), the page itself remembers, as
// long as it is open: whoever reads and writes need not know which.
import { signal } from '@preact/signals';
import { leisure } from './leisure.ts';

/** Does this device keep what is written, beyond this page? False as soon as anything could not be written. */
export const keeps = signal(true);

class Kept {
  readonly #area: () => Storage;
  readonly #memory = new Map<string, string>();

  /** `area`: where the browser denies it, asking for it throws. */
  constructor(area: () => Storage) {
    this.#area = area;
    try {
      this.#area().setItem(PROBE, PROBE);
      this.#area().removeItem(PROBE);
    } catch {
      keeps.value = false;
    }
  }

  /** The value written last, or null. */
  read(key: string): string | null {
    const here = this.#memory.get(key);
    if (here !== undefined) return here;
    try {
      return this.#area().getItem(key);
    } catch {
      return null;
    }
  }
  write(key: string, value: string): void {
    try {
      this.#area().setItem(key, value);
      this.#memory.delete(key);
      twice(key);
    } catch {
      keeps.value = false;
      this.#memory.set(key, value);
    }
  }
  remove(key: string): void {
    this.#memory.delete(key);
    try {
      this.#area().removeItem(key);
      twice(key);
    } catch {
      // Nothing of it was kept.
    }
  }
  /** What was written as JSON; undefined where there is nothing, or nothing that can be read. */
  json(key: string): unknown {
    try {
      return JSON.parse(this.read(key) ?? '');
    } catch {
      return undefined;
    }
  }
}
const PROBE = 'ridotto.probe';

/** For all windows of this device, and from one day to the next. */
export const device = new Kept(() => localStorage);
/** For this window alone, across its reloads. */
export const ownWindow = new Kept(() => sessionStorage);

/** Kept a second time where nobody could find it again; without a key, what was lost is written again (twice.ts). */
export const twice = (key?: string): void =>
  void leisure()
    .then(() => import('./twice.ts'))
    .then((m) => m.twice(key))
    .catch(() => undefined);
