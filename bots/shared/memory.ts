// What was worked out for a position holds for the same position, whoever asks. A bot remembers nothing of a game by this: it
// only does not think the same twice, where a decision is asked for part by part, or imagined again and again.
class Memory<T> {
  readonly #kept: { key: Int32Array; value: T }[] = [];
  readonly #most: number;
  #oldest = 0;

  constructor(most: number) {
    this.#most = most;
  }
  /** `key`: all that `think` reads; kept, not copied. */
  of(key: Int32Array, think: () => T): T {
    for (const { key: other, value } of this.#kept) if (same(key, other)) return value;
    const value = think();
    this.#kept[this.#oldest] = { key, value };
    this.#oldest = (this.#oldest + 1) % this.#most;
    return value;
  }
}
/** One for the games of each table: `by` is something that all states of one have, and no states of another. */
export class Memories<T> {
  readonly #memories = new WeakMap<object, Memory<T>>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }
  by(by: object): Memory<T> {
    let memory = this.#memories.get(by);
    if (memory === undefined) this.#memories.set(by, (memory = new Memory(this.#most)));
    return memory;
  }
}
/** Where among the numbers of its state a field begins. */
export const beginOf = (field: Int32Array): number => field.byteOffset / Int32Array.BYTES_PER_ELEMENT;

function same(a: Int32Array, b: Int32Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
