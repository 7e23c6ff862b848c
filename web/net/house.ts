// The house over HTTP, as the port of every table has it.
import { type Chair, type Credential, type Opened, type Tables, Unreachable } from '@ridotto/table/port.ts';
import type { AsideCommand, Command, Happening, Snapshot } from '@ridotto/table/protocol.ts';
import { call } from './api.ts';
import { follow } from './streams/index.ts';

export const house: Tables = {
  open: (request) => call<Opened>('/tables', null, request),
  async sit(table, token) {
    const at = <T>(what: string, body?: object, leaving?: boolean): Promise<T> =>
      call<T>(`/tables/${encodeURIComponent(table)}${what}`, token, body, leaving);
    const { you } = await at<Snapshot>('');
    return chair(table, you, token, at);
  },
};

function chair(
  table: string,
  seat: string | null,
  token: Credential,
  at: <T>(what: string, body?: object, leaving?: boolean) => Promise<T>,
): Chair {
  return {
    table,
    seat,
    snapshot: () => at(''),
    log: async () => (await at<{ happenings: readonly Happening[] }>('/log')).happenings,
    follow: (after, follower) => follow(table, token, after, follower),
    try: (said) => at('/try', said),
    why: ({ parts, line }) => at('/why', parts ? { choice: parts[0] } : { line }),
    say: ({ do: verb, ...rest }: Command) => insist(() => at(`/${verb}`, rest)),
    aside: (said: AsideCommand) => insist(() => at('message' in said ? '/message' : '/gesture', said)),
    notes: () => at('/notes'),
    writeNotes: (notes, { leaving = false } = {}) => at('/notes', notes, leaving),
    edition: async () => (await at<Snapshot>('')).edition.file,
    record: () => at('/record'),
  };
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
