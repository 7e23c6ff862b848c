// Choices that are almost legal: another value of one field, another verb, what was legal elsewhere or for somebody else.
import { verbOf, type Choice } from '../../notation/choice.ts';
import type { Place } from '../../flow/place.ts';
import type { Bench } from './bench.ts';

export class NearMisses<S extends Place, E> {
  readonly #bench: Bench<S, E>;
  /** Choices legal somewhere, the last ones. */
  readonly #elsewhere: Choice[] = [];
  #n = 0;

  constructor(bench: Bench<S, E>) {
    this.#bench = bench;
  }
  /** Remember what is legal here. */
  add(legal: readonly Choice[]): void {
    for (const c of legal.slice(0, 4)) this.#elsewhere[this.#n++ % 64] = c;
  }

  /** The same verb with one field changed. */
  neighbours(legal: readonly Choice[], most: number): Choice[] {
    const bench = this.#bench;
    return Array.from({ length: most }, () => {
      const choice = bench.any(legal);
      const fields = bench.game.codec.fields[verbOf(choice)];
      if (fields.length === 0) return choice;
      const { shift, mask } = bench.any(fields);
      const value = (choice >>> shift) & mask;
      const other = bench.chance(2) ? value ^ (1 << bench.pick(5)) : bench.chance(2) ? value + 1 : bench.pick(mask + 1);
      return (choice & ~(mask << shift)) | ((other & mask) << shift);
    });
  }
  /** Another verb with any fields. */
  #anything(): Choice {
    const { verbs, fields } = this.#bench.game.codec;
    const verb = this.#bench.pick(verbs.length);
    return fields[verb].reduce((c, { shift, mask }) => c | ((this.#bench.pick(256) & mask) << shift), verb);
  }

  /** All kinds, none of them legal here, each a choice of the game. */
  all(legal: readonly Choice[], most: number): Choice[] {
    const made = [
      ...(legal.length > 0 ? this.neighbours(legal, most) : []),
      ...Array.from({ length: most }, () => this.#anything()),
      ...(this.#elsewhere.length > 0 ? Array.from({ length: most }, () => this.#bench.any(this.#elsewhere)) : []),
    ];
    return [...new Set(made)].filter((c) => !legal.includes(c) && this.#bench.game.codec.has(c));
  }
}
