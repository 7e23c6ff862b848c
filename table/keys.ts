// The keys of commands that were carried out, so that one sent twice changes nothing the second time. Bounded: what is
// older than this many commands names a question of long ago, and is refused for that.
const MOST = 500;

export class Keys {
  readonly #seen = new Set<string>();

  has(seat: number, key: string): boolean {
    return this.#seen.has(`${seat} ${key}`);
  }
  add(seat: number, key: string): void {
    this.#seen.add(`${seat} ${key}`);
    if (this.#seen.size > MOST) for (const oldest of this.#seen) return void this.#seen.delete(oldest);
  }
}
