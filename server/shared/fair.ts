// A queue that is shared: whoever has cost least so far is next, and each of theirs in order.
export class FairQueue<T> {
  readonly #lines = new Map<string, Set<T>>();
  readonly #of = new Map<T, string>();
  /** What was done for each so far. */
  readonly #spent = new Map<string, number>();
  /** What the one served last had spent before: whoever comes anew has not saved up for it. */
  #floor = 0;

  get size(): number {
    return this.#of.size;
  }
  has(item: T): boolean {
    return this.#of.has(item);
  }

  /** At the end of the line of `who`; one that waits there already keeps its place. */
  add(who: string, item: T): void {
    if (this.#of.get(item) === who) return;
    this.delete(item);
    const line = this.#lines.get(who) ?? new Set();
    if (line.size === 0) this.#spent.set(who, Math.max(this.#spent.get(who) ?? 0, this.#floor));
    this.#lines.set(who, line.add(item));
    this.#of.set(item, who);
  }
  delete(item: T): boolean {
    const who = this.#of.get(item);
    if (who === undefined) return false;
    this.#of.delete(item);
    const line = this.#lines.get(who)!;
    line.delete(item);
    if (line.size === 0) this.#lines.delete(who);
    return true;
  }

  /** Takes the next one out. */
  shift(): T | undefined {
    let next: string | undefined;
    for (const who of this.#lines.keys()) if (next === undefined || this.#spentBy(who) < this.#spentBy(next)) next = who;
    if (next === undefined) return undefined;
    this.#floor = this.#spentBy(next);
    const [item] = this.#lines.get(next)!;
    this.delete(item);
    return item;
  }
  /** What was done for them has cost so much, in any unit that is the same for all. */
  charge(who: string, cost: number): void {
    this.#spent.set(who, this.#spentBy(who) + cost);
    // Who has nothing to wait for, and spent no more than the others, is as good as new.
    if (this.#spent.size > 2 * this.#lines.size + 100)
      for (const [name, spent] of this.#spent) if (spent <= this.#floor && !this.#lines.has(name)) this.#spent.delete(name);
  }
  #spentBy(who: string): number {
    return this.#spent.get(who) ?? this.#floor;
  }
}
