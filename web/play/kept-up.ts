// A film that nobody ends keeps up with those who play: elsewhere whoever answers ends it, and on a screen nobody answers.
import type { Step } from './lines.ts';

/** Where it goes on: what a person does ends what was told before, or the board would stay behind what they all play by. */
export function keptUp(steps: readonly Pick<Step, 'happening'>[], at: number, isPerson: (seat: string) => boolean): number {
  const last = steps.findLast(({ happening: { by } }) => by !== undefined && isPerson(by))?.happening.seq;
  return Math.max(at, last === undefined ? 0 : steps.findIndex(({ happening }) => happening.seq === last));
}
