// Bodies are JSON. It may be nested without end, and what walks through it by calling itself would run out of stack; and it may
// have keys that mean something else to whoever copies it.
import { Trouble } from '../shared/trouble.ts';

/** Levels of objects and lists in a body; editions have the most, and are far from it. */
const DEEPEST = 64;

const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'prototype']);

/** Level by level, so that no depth does harm here. */
export function harmless(body: unknown): void {
  let level = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) throw Trouble.of('bad-request', `the body is nested more than ${DEEPEST} levels deep`);
    const below: unknown[] = [];
    for (const x of level) {
      for (const key in x as object) {
        if (FORBIDDEN.has(key)) throw Trouble.of('bad-request', `the body has a key "${key}", and none may be called so`);
        const inside = (x as Readonly<Record<string, unknown>>)[key];
        if (typeof inside === 'object') below.push(inside);
      }
    }
    level = below;
  }
}
