// What is judged by what the store says, and may not be written any more because somebody else was quicker.
import { Conflict, JobLost } from './store.ts';

/** Judged anew, each time that somebody else was quicker, so often at most. What is lost for good is not insisted on. */
export async function insist<T>(work: () => Promise<T>, most: number): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await work();
    } catch (e) {
      if (!(e instanceof Conflict) || e instanceof JobLost || tries === most) throw e;
    }
}
