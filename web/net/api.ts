// Commands and questions to the server. A refusal is thrown as what it is: a problem document.
import type { Aside, Command, Happening, Notes, Preview, Problem, Said, Snapshot, Why } from '@ridotto/table/protocol.ts';
import type { AnyChoice } from '@ridotto/table/protocol.ts';

export type { AnyChoice, Aside, Happening, Notes, Preview, Problem, Snapshot, Told, Why } from '@ridotto/table/protocol.ts';

export class Refused extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}
/** The server did not answer, or not in its language. */
export class Unreachable extends Error {}

type Token = string | null;

/** `leaving`: it is to arrive though the page goes. */
async function call<T>(path: string, token: Token, body?: object, leaving = false): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...(body && { 'Content-Type': 'application/json' }), ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
      ...(leaving && { keepalive: true }),
      cache: 'no-store',
    });
  } catch (e) {
    throw new Unreachable((e as Error).message);
  }
  let data: unknown;
  try {
    data = await answer.json();
  } catch {
    throw new Unreachable(`answer ${answer.status}`);
  }
  if (answer.ok) return data as T;
  const p = data as Partial<Problem>;
  throw new Refused({
    ...p,
    type: p.type ?? (answer.status === 404 ? 'urn:ridotto:problem:not-found' : 'about:blank'),
    title: p.title ?? '',
    status: answer.status,
    detail: p.detail ?? '',
  });
}

const wait = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));

/** The same command with the same key, until somebody answers: sent twice it changes nothing twice. */
async function insist<T>(send: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await send();
    } catch (e) {
      if (!(e instanceof Unreachable) || tries >= 2) throw e;
      await wait(400 * 2 ** tries);
    }
  }
}

let count = 0;
const prefix = Math.random().toString(36).slice(2, 10);
/** New for each command. */
const key = (): string => `${prefix}-${Date.now().toString(36)}-${++count}`;

export interface SeatRequest {
  name: string;
  kind: 'human' | 'bot';
  bot?: string;
}
export interface TableRequest {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, string | boolean | number>;
  confirm?: boolean;
  chat?: boolean;
  salt?: string;
}
export interface Opened {
  table: string;
  seats: { seat: string; token: string }[];
}
export interface GameInfo {
  name: string;
  seats: number[];
  options: Record<string, (string | boolean | number)[]>;
  bots: string[];
}

export const games = (): Promise<{ games: GameInfo[] }> => call('/games', null);
export const openTable = (request: TableRequest): Promise<Opened> => call('/tables', null, request);
export const snapshot = (table: string, token: Token): Promise<Snapshot> => call(`/tables/${encodeURIComponent(table)}`, token);
export const log = (table: string, token: Token): Promise<{ happenings: Happening[] }> =>
  call(`/tables/${encodeURIComponent(table)}/log`, token);
export const record = (table: string, token: Token): Promise<object> => call(`/tables/${encodeURIComponent(table)}/record`, token);
export const tryParts = (table: string, token: Token, said: Said): Promise<Preview> =>
  call(`/tables/${encodeURIComponent(table)}/try`, token, said);
export const why = (table: string, token: Token, choice: AnyChoice): Promise<Why> =>
  call(`/tables/${encodeURIComponent(table)}/why`, token, { choice });

type Body = Command extends infer C ? (C extends { key: string } ? Omit<C, 'key'> : never) : never;
export function command(table: string, token: Token, body: Body): Promise<Snapshot> {
  const { do: verb, ...rest } = body;
  const sent = { ...rest, key: key() };
  return insist(() => call(`/tables/${encodeURIComponent(table)}/${verb}`, token, sent));
}

/** A gesture, or a message: the same key however often it is sent. */
export function aside(table: string, token: Token, said: Aside): Promise<Snapshot> {
  const sent = { ...said, key: key() };
  return insist(() => call(`/tables/${encodeURIComponent(table)}/${'message' in said ? 'message' : 'gesture'}`, token, sent));
}

export const notes = (table: string, token: Token): Promise<Notes> => call(`/tables/${encodeURIComponent(table)}/notes`, token);
/** Written twice, the second time is refused with what the first one has written. */
export const writeNotes = (table: string, token: Token, page: Notes, leaving: boolean): Promise<Notes> =>
  call(`/tables/${encodeURIComponent(table)}/notes`, token, page, leaving);
