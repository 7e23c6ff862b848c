// Whatever stops a request: an error that knows its problem document (RFC 9457).
import type { Problem } from '@ridotto/table';

const KINDS = {
  'bad-request': [400, 'The request cannot be understood'],
  'bad-token': [401, 'This token is for no seat at this table'],
  'not-found': [404, 'There is nothing here'],
  'no-such-table': [404, 'There is no such table'],
  'too-large': [413, 'The request is too large'],
  'not-json': [415, 'The body must be JSON'],
  'too-many': [429, 'Too many requests'],
  'other-rules': [503, 'This table was begun by other rules'],
  failed: [500, 'The house failed'],
  'not-stored': [503, 'It could not be stored'],
  'cannot-store': [503, 'The house can store nothing'],
  full: [503, 'Too many are watching'],
  closing: [503, 'The house is closing'],
} as const satisfies Record<string, readonly [number, string]>;
export type TroubleKind = keyof typeof KINDS;

export class Trouble extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, cause?: unknown) {
    super(problem.detail, { cause });
    this.problem = problem;
  }
  static of(kind: TroubleKind, detail: string, cause?: unknown): Trouble {
    const [status, title] = KINDS[kind];
    return new Trouble({ type: `urn:ridotto:problem:${kind}`, title, status, detail }, cause);
  }
}

/** What was to be stored is not, so what has gone on meanwhile does not count. */
export class Unstored extends Trouble {
  constructor(kind: 'not-stored' | 'cannot-store', detail: string, cause: unknown) {
    super(Trouble.of(kind, detail).problem, cause);
  }
}

export const closing = (): Trouble => Trouble.of('closing', 'the house is closing: nothing was changed, try again in a moment');
