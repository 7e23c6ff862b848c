// What is judged by what the store says, and may not be written any more because somebody else was quicker.
import { Conflict } from '../storage/store.ts';

/** Judged anew, each time that somebody else was quicker, so often at most. */
export async function insist<T>(work: () => Promise<T>, most: number): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await work();
    } catch (e) {
      if (!(e instanceof Conflict) || tries === most) throw e;
    }
}
