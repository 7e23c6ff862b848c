// The events that one seat, or the spectator, gets. An event exists only when something this viewer sees has changed, so
// that its number tells nothing about what others do in secret.
import type { Told } from '@ridotto/engine';
import type { Aside, Happening } from './protocol.ts';

/** So many snapshots are kept as they were; whoever comes back later gets the present one with older happenings. */
const KEPT = 12;

export interface Step {
  readonly facts: readonly Told[];
  readonly by?: string;
  /** Number of the move among all moves of the table: never shown. */
  readonly move?: number;
  readonly undone?: boolean;
  /** Of a simultaneous step: a move for those only who were told something. */
  readonly secret?: boolean;
}

export class Stream {
  readonly happenings: Happening[] = [];
  /** What the viewer sees now, as JSON. */
  #sight = '';
  readonly #kept = new Map<number, string>();
  /** The moves as this viewer counts them: only those that reached them. */
  readonly #entryOf = new Map<number, number>();
  #entry = -1;

  get seq(): number {
    return this.happenings.length;
  }
  get sight(): string {
    return this.#sight;
  }
  /** What the viewer saw after event `seq`, or sees now where that is forgotten. */
  sightAt(seq: number): { readonly seq: number; readonly sight: string } {
    const kept = this.#kept.get(seq);
    return kept === undefined ? { seq: this.seq, sight: this.#sight } : { seq, sight: kept };
  }

  add(sight: string, { facts, by, move, undone, secret }: Step): void {
    if (facts.length === 0 && sight === this.#sight) return;
    this.#sight = sight;
    if (move !== undefined && !undone && (!secret || facts.length > 0)) this.#entryOf.set(move, ++this.#entry);
    const entry = undone && move !== undefined ? (this.#entryOf.get(move) ?? this.#entry) : this.#entry;
    this.#push({ entry, ...(by !== undefined && { by }), ...(undone && { undone }), facts });
  }

  /** What viewers see stays as it is. */
  aside(by: string, aside: Aside): void {
    this.#push({ entry: this.#entry, by, aside, facts: [] });
  }

  #push(happening: Omit<Happening, 'seq'>): void {
    const seq = this.seq + 1;
    this.happenings.push({ seq, ...happening });
    this.#kept.set(seq, this.#sight);
    this.#kept.delete(seq - KEPT);
  }
}
