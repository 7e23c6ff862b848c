// What a house that closes, or cannot be reached, has not answered is asked again until it has.
import { Refused, Unreachable } from '@ridotto/table';
import { say } from '../terminal/command.ts';
import { Later } from './house-wire.ts';

/** Milliseconds until it is asked again: at first, and at most. */
const SOON = 500;
const LATER = 10_000;

/** May it go the next time? What is refused for good is thrown. */
const passes = (e: unknown): boolean =>
  e instanceof Unreachable || e instanceof Later || (e instanceof Refused && e.problem.status === 503);

/** `work` is the same each time: a command keeps its key, so that it counts once. */
export async function persist<T>(work: () => Promise<T>): Promise<T> {
  for (let wait = SOON; ; wait = Math.min(LATER, 2 * wait))
    try {
      return await work();
    } catch (e) {
      if (!passes(e)) throw e;
      if (wait === 2 * SOON) say(`waiting for the house: ${(e as Error).message}`);
      await new Promise((again) => setTimeout(again, e instanceof Later ? Math.max(wait, e.wait) : wait));
    }
}
