// The house over HTTP, as the port of every table has it: which address is asked for what (docs/protocol.md). How one asks there
// is for whoever has a network.
import { Unreachable, type Chair, type Credential, type Follower, type Opened, type Tables } from '../port.ts';
import type { Happening, Missed, Snapshot } from '../protocol.ts';

export interface Wire {
  /** GET of a path under `/api`, or POST where there is a body. `leaving`: it is to arrive though the page goes. Throws Refused
      with the house's problem, and Unreachable where nobody answered, or not in this language. */
  ask<T>(path: string, token: Credential, body?: object, leaving?: boolean): Promise<T>;
  /** A command on a socket, by its name; undefined: not here and now, so it is asked as all else. Throws as `ask` does. */
  command?(table: string, token: Credential, name: string, said: object): Promise<Snapshot | undefined>;
  /** As `follow` of Chair. */
  follow(table: string, token: Credential, after: number, follower: Follower): () => void;
  wait(ms: number): Promise<void>;
}

export function houseAt(wire: Wire): Tables {
  return {
    open: (request) => wire.ask<Opened>('/tables', null, request),
    async sit(table, token) {
      return chair(wire, table, await wire.ask<Snapshot>(`/tables/${encodeURIComponent(table)}`, token), token);
    },
  };
}

/** `first`: what was seen when they sat down; whoever looks at once need not ask again. */
function chair(wire: Wire, table: string, first: Snapshot, token: Credential): Chair {
  let now: Snapshot | undefined = first;
  void wire.wait(0).then(() => (now = undefined));
  const at = <T>(what: string, body?: object, leaving?: boolean): Promise<T> =>
    wire.ask<T>(`/tables/${encodeURIComponent(table)}${what}`, token, body, leaving);
  const command = (name: string, said: object): Promise<Snapshot> =>
    untilAnswered(async () => (await wire.command?.(table, token, name, said)) ?? (await at(`/${name}`, said)), wire);
  return {
    table,
    seat: first.you,
    snapshot: () => (now ? Promise.resolve(now) : at('')),
    past: async (after, until) =>
      (await at<{ past: readonly Missed[] }>(`/past?after=${after}${until === undefined ? '' : `&until=${until}`}`)).past,
    log: async () => (await at<{ happenings: readonly Happening[] }>('/log')).happenings,
    imagine: (until) => at(`/imagined${until === undefined ? '' : `?until=${until}`}`),
    hint: (said) => at('/hint', said),
    reasons: (until) => at(`/reasons${until === undefined ? '' : `?until=${until}`}`),
    follow: (after, follower) => wire.follow(table, token, after, follower),
    try: (said) => at('/try', said),
    why: (said) => at('/why', said),
    say: ({ do: verb, ...rest }) => command(verb, rest),
    aside: (said) => command('message' in said ? 'message' : 'gesture', said),
    matter: (wished) => untilAnswered(() => at('/matter', wished), wire),
    notes: () => at('/notes'),
    writeNotes: (notes, { leaving = false } = {}) => at('/notes', notes, leaving),
    edition: () => at('/edition'),
    record: () => at('/record'),
  };
}

/** Milliseconds until the second try; each further one waits twice as long. */
const AGAIN = 400;
const MOST_TRIES = 3;

/** The same command with the same key, until somebody answers: sent twice it changes nothing twice. */
async function untilAnswered<T>(send: () => Promise<T>, { wait }: Wire): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await send();
    } catch (e) {
      if (!(e instanceof Unreachable) || tries === MOST_TRIES) throw e;
      await wait(AGAIN * 2 ** (tries - 1));
    }
  }
}
