// The moves of a table, numbered: one that is taken back keeps its number, and none is given twice.

export class Moves {
  /** Those that count, each with the length of the log before it. */
  readonly #moves: { readonly move: number; readonly log: number }[] = [{ move: 0, log: 0 }];
  #next = 1;

  /** Something was done, and the log had so many entries before: gives the number of the move, where it has made the log longer. */
  made(before: number, now: number): number | undefined {
    if (now <= before) return undefined;
    this.#moves.push({ move: this.#next, log: before });
    return this.#next++;
  }
  /** The last one is taken back: its number. */
  undo(): number | undefined {
    return this.#moves.pop()?.move;
  }
  /** All are taken back that began at this entry of the log or later: the number of the first of them. */
  backTo(entry: number): number | undefined {
    let first: number | undefined;
    while ((this.#moves.at(-1)?.log ?? -1) >= entry) first = this.undo();
    return first;
  }
}
