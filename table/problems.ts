// The refusals of a table, as problem documents of RFC 9457.
import type { AnyChoice, Notes, Problem, Snapshot } from './protocol.ts';

export type Kind = readonly [status: number, title: string];
export const KINDS = {
  'bad-request': [400, 'The request cannot be understood'],
  'not-legal': [422, 'Not a legal choice'],
  'bad-setup': [422, 'Such a table cannot be opened'],
  'seat-needed': [401, "A seat's token is needed"],
  'not-asked': [409, 'Nothing is asked of you now'],
  stale: [409, 'The question is no longer the present one'],
  held: [409, 'A submission waits for your confirmation'],
  'nothing-held': [409, 'Nothing waits for your confirmation'],
  'cannot-undo': [409, 'This cannot be taken back'],
  'nothing-to-take-back': [409, 'There is nothing to take back'],
  'may-undo': [409, 'This can be taken back without asking'],
  'nothing-drafted': [409, 'There is no draft to retract'],
  'no-such-gesture': [422, 'There is no such gesture'],
  'too-many-gestures': [429, 'No more gestures in this turn'],
  'no-chat': [409, 'There is no chat at this table'],
  'no-what-if': [409, 'Nobody goes on by themselves at this table'],
  'no-hints': [409, 'There are no hints at this table'],
  'no-reasons': [409, 'Bots do not give their reasons at this table'],
  'nothing-decided': [409, 'No bot has decided anything yet'],
  'bad-message': [422, 'Not a message'],
  'too-many-messages': [429, 'Too many messages'],
  'gallery-closed': [409, 'Those who watch do not write here'],
  closed: [409, 'The house has closed this table'],
  'stale-notes': [409, 'There are newer notes'],
  'long-notes': [413, 'The notes are too long'],
  'bad-notes': [422, 'Not notes'],
  'stand-in': [409, 'A bot plays this seat'],
  paused: [409, 'The table rests'],
  'no-clock': [409, 'No time is measured here'],
  'no-such-proposal': [409, 'There is no such proposal'],
  'no-such-order': [422, 'There is no such order'],
  'too-soon': [409, 'It is too soon for that'],
  'proposed-already': [409, 'It is proposed already'],
  'too-many-matters': [429, 'Too much is settled at once'],
  'bad-hours': [422, 'Not quiet hours'],
  'no-days-left': [409, 'Not so many days away are left'],
  'game-over': [409, 'The game is over'],
  'not-over': [409, 'The game is not over'],
  'bad-token': [401, 'This token is for no seat at this table'],
  'no-such-table': [404, 'There is no such table'],
  'not-stored': [503, 'It could not be stored'],
  'other-rules': [503, 'This table was begun by other rules'],
  closing: [503, 'The table is closed'],
  'not-invited': [403, 'An invitation is needed'],
  'no-open-seat': [409, 'No such seat is open'],
  seated: [409, 'You sit at this table already'],
  'not-seated': [403, 'You do not sit at this table'],
  'host-needed': [403, 'The host of the table may do that'],
  'bad-name': [422, 'Not a name for this table'],
  'has-begun': [409, 'The game has begun'],
  'given-up': [410, 'The table was given up'],
  'not-begun': [409, 'The game has not begun'],
  gone: [409, 'The game goes on elsewhere'],
  'not-taken': [422, 'This game is not taken over'],
  'only-looking': [409, 'Here one can only look'],
} as const satisfies Record<string, Kind>;
export type ProblemKind = keyof typeof KINDS;

export interface Details {
  readonly rule?: string;
  readonly facts?: object;
  readonly part?: number;
  readonly line?: string;
  readonly legal?: readonly AnyChoice[];
  readonly snapshot?: Snapshot;
  readonly notes?: Notes;
}

/** Of a list of kinds, the one of this name. */
export function problemOf<K extends string>(kinds: Readonly<Record<K, Kind>>, kind: K, detail: string, more: Details = {}): Problem {
  const [status, title] = kinds[kind];
  return { type: `urn:ridotto:problem:${kind}`, title, status, detail, ...more };
}
export const problem = (kind: ProblemKind, detail: string, more?: Details): Problem => problemOf(KINDS, kind, detail, more);

export const isProblem = (x: object): x is Problem => 'type' in x && 'status' in x && 'detail' in x;
