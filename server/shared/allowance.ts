// So much of something in so long, for each of whoever asks; counted by this process alone.
export class Allowance {
  readonly #most: number;
  readonly #within: number;
  readonly #taken = new Map<string, number[]>();

  /** `within`: milliseconds. */
  constructor(most: number, within: number) {
    this.#most = most;
    this.#within = within;
  }
  has(who: string): boolean {
    return this.#recent(who).length < this.#most;
  }
  /** false: they have had enough. */
  take(who: string): boolean {
    if (this.#most === Infinity) return true;
    if (!this.has(who)) return false;
    const recent = this.#recent(who);
    recent.push(performance.now());
    this.#taken.set(who, recent);
    // Of those who have not asked for long nothing is kept.
    if (this.#taken.size % 1000 === 0) for (const one of this.#taken.keys()) if (this.#recent(one).length === 0) this.#taken.delete(one);
    return true;
  }
  #recent(who: string): number[] {
    const since = performance.now() - this.#within;
    return (this.#taken.get(who) ?? []).filter((at) => at > since);
  }
}
