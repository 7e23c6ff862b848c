// Whatever stops a request: an error that knows its problem document (RFC 9457).
import { KINDS, problemOf, type Kind, type Problem } from '@ridotto/table';

/** What may go wrong at a table, and what only a house has. */
export const TROUBLES = {
  ...KINDS,
  'not-found': [404, 'There is nothing here'],
  'other-origin': [403, 'This page is of another house'],
  'guest-needed': [401, 'The house does not know you'],
  'shut-out': [403, 'You are shut out of this house'],
  'no-such-person': [404, 'The house does not know whom you mean'],
  'no-such-code': [404, 'There is no such code'],
  'known-device': [409, 'This device is somebody already'],
  'no-such-device': [404, 'You have no such device'],
  'last-device': [409, 'This is your only device'],
  'no-sign-in': [404, 'Nobody signs in like this here'],
  'no-such-link': [404, 'This link is worth nothing any more'],
  'bad-passkey': [403, 'This passkey is not right'],
  'other-account': [409, 'This device is of another account'],
  'both-sit': [409, 'You sit at one table twice'],
  'no-such-player': [404, 'Nobody is shown here'],
  'no-such-game': [404, 'There is no such game here'],
  'library-full': [409, 'The library is full'],
  'no-such-way': [404, 'You are not told in this way'],
  'bad-way': [422, 'Nothing can be sent there'],
  'too-large': [413, 'The request is too large'],
  'not-json': [415, 'The body must be JSON'],
  'too-many': [429, 'Too many requests'],
  failed: [500, 'The house failed'],
  'endless-rules': [500, 'The rules of this game go round in circles'],
  'cannot-store': [503, 'The house can store nothing'],
  full: [503, 'Too many are watching'],
  closing: [503, 'The house is closing'],
} as const satisfies Record<string, Kind>;
export type TroubleKind = keyof typeof TROUBLES;

export class Trouble extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, cause?: unknown) {
    super(problem.detail, { cause });
    this.problem = problem;
  }
  static of(kind: TroubleKind, detail: string, cause?: unknown, facts?: object): Trouble {
    return new Trouble(problemOf(TROUBLES, kind, detail, facts && { facts }), cause);
  }
}

/** What was to be stored is not, so what has gone on meanwhile does not count. */
export class Unstored extends Trouble {
  constructor(kind: 'not-stored' | 'cannot-store', detail: string, cause: unknown) {
    super(Trouble.of(kind, detail).problem, cause);
  }
}

export const closing = (): Trouble => Trouble.of('closing', 'the house is closing: nothing was changed, try again in a moment');
