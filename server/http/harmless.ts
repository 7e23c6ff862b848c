// Bodies are JSON, and JSON may be nested without end: what walks through it by calling itself would run out of stack.
import { Trouble } from '../trouble.ts';

/** Levels of objects and lists in a body; editions have the most, and are far from it. */
export const DEEPEST = 64;

/** Level by level, so that no depth does harm here. */
export function shallow(body: unknown): void {
  let level = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) throw Trouble.of('bad-request', `the body is nested more than ${DEEPEST} levels deep`);
    level = level.flatMap((x) =>
      typeof x === 'object' && x !== null ? Object.values(x as object).filter((y) => typeof y === 'object') : [],
    );
  }
}
