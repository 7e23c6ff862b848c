// One thing after another.
export class Lane {
  #tail: Promise<unknown> = Promise.resolve();
  #pending = 0;

  get idle(): boolean {
    return this.#pending === 0;
  }

  /** When all before it is done, whatever became of that. */
  run<T>(work: () => T | Promise<T>): Promise<T> {
    this.#pending++;
    const result = this.#tail.then(work).finally(() => {
      this.#pending--;
    });
    this.#tail = result.catch(() => undefined);
    return result;
  }

  /** Until all that is in it now is done. */
  settled(): Promise<unknown> {
    return this.#tail;
  }
}
