// What is done beside the game: gestures, before everybody's eyes. They change nothing of the game: no question grows stale by
// them, and no undo takes them back.
import { seatId, type Gestured, type Gestures, type Place, type Seat } from '@ridotto/engine';
import { problem } from './problems.ts';
import type { Aside, Problem } from './protocol.ts';

/** Of one seat, in one turn of the game. */
export const MOST_GESTURES = 3;

export class Asides<S extends Place> {
  /** For the record. */
  gestures: readonly Gestured[] = [];
  readonly #game: Gestures<S> | undefined;
  readonly #seats: number;
  /** In the turn `#turn`, by seat. */
  #made: number[] = [];
  #turn = 0;

  constructor(game: Gestures<S> | undefined, seats: number) {
    this.#game = game;
    this.#seats = seats;
  }

  /** What stands against this gesture; undefined: nothing, and it is made, after so many entries of the log. */
  gesture(s: S, seat: Seat, { gesture: name, to }: Aside, after: number): Problem | undefined {
    const game = this.#game;
    if (!game) return problem('no-such-gesture', 'no gestures are made in this game');
    if (!game.names.includes(name))
      return problem('no-such-gesture', `"${name}" is no gesture of this game; they are ${game.names.join(', ')}`);
    const others = Array.from({ length: this.#seats }, (_, p) => p).filter((p) => p !== seat);
    if (to !== undefined && !others.some((p) => seatId(p) === to))
      return problem('no-such-gesture', `"${to}" cannot be addressed; those who can are ${others.map(seatId).join(', ')}`);
    const turn = game.turn(s);
    if (turn !== this.#turn) this.#made = [];
    this.#turn = turn;
    const made = this.#made[seat] ?? 0;
    if (made >= MOST_GESTURES)
      return problem(
        'too-many-gestures',
        `${seatId(seat)} has made ${MOST_GESTURES} gestures in this turn; no more until the next turn begins`,
      );
    this.#made[seat] = made + 1;
    this.gestures = [...this.gestures, { after, by: seatId(seat), gesture: name, ...(to !== undefined && { to }) }];
    return undefined;
  }

  /** The log has been shortened: what was said stands, after what is left. */
  shorten(entries: number): void {
    if ((this.gestures.at(-1)?.after ?? 0) > entries)
      this.gestures = this.gestures.map((g) => (g.after > entries ? { ...g, after: entries } : g));
  }
}
