// One WebSocket to a house (docs/protocol.md): what happens at the tables that are followed on it, and commands at these. How it
// is opened, and what is done when it is cut, is for whoever has a network.
import { Refused, Unreachable, type Credential, type Follower } from '../port.ts';
import type { Happening, Problem, Snapshot } from '../protocol.ts';

/** What the house says. */
interface Said {
  readonly of?: number;
  readonly happening?: Happening;
  readonly snapshot?: Snapshot;
  readonly id?: number;
  readonly seq?: number;
  readonly problem?: Problem;
}
interface Followed {
  readonly table: string;
  readonly token: Credential;
  readonly follower: Follower;
  /** What was seen last. */
  snapshot: Snapshot | undefined;
}
interface Command {
  readonly at: Followed;
  readonly answer: PromiseWithResolvers<Snapshot>;
  /** Once it counts: of the event up to which everything came of it. */
  seq: number | undefined;
}

export class HouseSocket {
  readonly #send: (text: string) => void;
  /** By their numbers on this socket. */
  readonly #followed = new Map<number, Followed>();
  readonly #commands = new Map<number, Command>();
  #count = 0;

  /** `send`: on a socket that is open. */
  constructor(send: (text: string) => void) {
    this.#send = send;
  }

  /** As `follow` of Chair, so long as the socket is open. */
  follow(table: string, token: Credential, after: number, follower: Follower): () => void {
    const of = this.#count++;
    this.#followed.set(of, { table, token, follower, snapshot: undefined });
    this.#say({ follow: of, table, ...(token !== null && { token }), after });
    return () => {
      if (this.#followed.delete(of)) this.#say({ leave: of });
    };
  }

  /** `name`: as in the address of the command over HTTP. Throws as `ask` of Wire does; undefined: here nobody follows this table
      with this credential, so it cannot be said here. */
  async command(table: string, token: Credential, name: string, said: object): Promise<Snapshot | undefined> {
    for (const [of, at] of this.#followed) {
      if (at.table !== table || at.token !== token || !at.snapshot) continue;
      const id = this.#count++;
      const answer = Promise.withResolvers<Snapshot>();
      this.#commands.set(id, { at, answer, seq: undefined });
      this.#say({ id, of, do: name, ...said });
      return await answer.promise;
    }
    return undefined;
  }

  /** To be called with each message of the house. */
  hear(text: string): void {
    const { of, id, happening, snapshot, seq, problem } = JSON.parse(text) as Said;
    if (id !== undefined) return this.#answered(id, seq, problem);
    const one = of === undefined ? undefined : this.#followed.get(of);
    if (!one) return;
    if (problem) {
      this.#followed.delete(of!);
      return one.follower.gone?.(problem);
    }
    one.snapshot = snapshot ?? one.snapshot;
    if (happening) one.follower.happened(happening, snapshot);
    else if (snapshot) one.follower.caughtUp(snapshot);
    for (const [its, command] of this.#commands) if (command.at === one) this.#settle(its, command);
  }
  /** To be called when the socket is closed: nobody knows whether what was not answered counts. */
  cut(): void {
    for (const { answer } of this.#commands.values()) answer.reject(new Unreachable('the socket was closed'));
    this.#commands.clear();
  }

  #answered(id: number, seq: number | undefined, problem: Problem | undefined): void {
    const command = this.#commands.get(id);
    if (!command) return;
    command.seq = seq;
    if (!problem) return this.#settle(id, command);
    this.#commands.delete(id);
    command.answer.reject(new Refused(problem));
  }
  /** What came of it is told before the answer, but to whoever reads slowly. */
  #settle(id: number, { at: { snapshot }, seq, answer }: Command): void {
    if (seq === undefined || !snapshot || snapshot.seq < seq) return;
    this.#commands.delete(id);
    answer.resolve(snapshot);
  }
  #say(said: object): void {
    this.#send(JSON.stringify(said));
  }
}
