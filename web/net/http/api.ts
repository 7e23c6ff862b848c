// Asks the house over HTTP. A refusal is thrown as what it is: a problem document.
import { Refused, Unreachable, type Credential } from '@ridotto/table/port.ts';
import type { Problem, Snapshot as Bare } from '@ridotto/table/protocol.ts';

export { Refused } from '@ridotto/table/port.ts';
export type { AnyChoice, Aside, Happening, Preview, Problem, Told } from '@ridotto/table/protocol.ts';

/** May what is refused with this status be taken the next time? */
export const passing = (status: number): boolean => status >= 500 || status === 429;
/** Is it refused for good? */
export const isFinal = (e: unknown): boolean => e instanceof Refused && !passing(e.problem.status);

/** What there is to say where the house cannot be reached. */
export const UNREACHABLE: Problem = { type: 'urn:ridotto:problem:offline', title: '', status: 0, detail: '' };

/** As the page keeps it: with the edition itself, when it is not the one that ships. It is fetched once, and put in here. */
export type Snapshot = Bare & { readonly edition: Bare['edition'] & { readonly file?: unknown } };

interface Sending {
  /** It is to arrive though the page goes. */
  readonly leaving?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}
/** What may be kept, the house says. */
export async function call<T>(
  path: string,
  token: Credential,
  body?: object,
  { leaving = false, headers, signal }: Sending = {},
): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(leaving && { keepalive: true }),
      ...(signal && { signal }),
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

export interface GameInfo {
  name: string;
  seats: number[];
  options: Record<string, (string | boolean | number)[]>;
  bots: string[];
}
export const games = (): Promise<{ games: GameInfo[] }> => call('/games', null);
