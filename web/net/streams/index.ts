// Follows tables of the house: through the shared worker of all windows, or where there is none by a connection of this
// window's own, which rests while nobody looks.
import { Refused, type Credential, type Follower } from '@ridotto/table/port.ts';
import type { Snapshot } from '@ridotto/table/protocol.ts';
import { Bundle } from './bundle.ts';
import type { ToWindow, ToWorker } from './messages.ts';

interface Way {
  follow(table: string, token: Credential, after: number, follower: Follower): () => void;
  command(table: string, token: Credential, name: string, said: object): Promise<Snapshot | undefined>;
}
/** Milliseconds until a worker that says nothing is taken for one that is not there. */
const PATIENCE = 5000;
/** Milliseconds that a hidden window keeps a connection of its own. */
const RESTS_AFTER = 20_000;
/** Milliseconds until a command that has no answer is sent again over HTTP: with the same key it counts once. */
const ANSWERS = 5000;

let way: Promise<Way> | undefined;

/** What happens after event number `after`, until the function returned is called. */
export function follow(table: string, token: Credential, after: number, follower: Follower): () => void {
  way ??= sharedWay().catch(ownWay);
  let left = false;
  let leave = (): void => undefined;
  void way.then((one) => {
    if (!left) leave = one.follow(table, token, after, follower);
  });
  return () => {
    left = true;
    leave();
  };
}

/** As `command` of Wire: also when nobody knows whether it counts, it is to be asked over HTTP, with the same key. */
export async function command(...about: Parameters<Way['command']>): Promise<Snapshot | undefined> {
  const answer = way
    ?.then((one) => one.command(...about))
    .catch((e: unknown) => {
      if (e instanceof Refused) throw e;
      return undefined;
    });
  return await Promise.race([answer, new Promise<undefined>((late) => setTimeout(late, ANSWERS, undefined))]);
}

/** Fails where browsers have no shared workers, or deny them. */
async function sharedWay(): Promise<Way> {
  const worker = new SharedWorker(new URL('./shared.ts', import.meta.url), { type: 'module', name: 'ridotto' });
  const { port } = worker;
  await new Promise<void>((here, failed) => {
    const late = setTimeout(() => failed(new Error('the shared worker says nothing')), PATIENCE);
    worker.onerror = () => failed(new Error('the shared worker is denied'));
    port.onmessage = () => {
      clearTimeout(late);
      here();
    };
  });
  return new SharedWay(port);
}

class SharedWay implements Way {
  readonly #port: MessagePort;
  readonly #followed = new Map<number, { table: string; token: Credential; after: number; follower: Follower }>();
  readonly #commands = new Map<number, PromiseWithResolvers<Snapshot | undefined>>();
  #count = 0;

  constructor(port: MessagePort) {
    this.#port = port;
    port.onmessage = ({ data }: MessageEvent<ToWindow>) => this.#hear(data);
    addEventListener('pagehide', () => this.#tell({ say: 'bye' }));
    // Back from where browsers keep pages for a while: the worker has let it go.
    addEventListener('pageshow', (e) => {
      if (e.persisted) this.#askForAll();
    });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#tell({ say: 'look' });
    });
  }

  follow(table: string, token: Credential, after: number, follower: Follower): () => void {
    const id = ++this.#count;
    this.#followed.set(id, { table, token, after, follower });
    this.#ask(id);
    return () => {
      if (this.#followed.delete(id)) this.#tell({ say: 'leave', id });
    };
  }

  command(table: string, token: Credential, name: string, said: object): Promise<Snapshot | undefined> {
    const id = ++this.#count;
    const answer = Promise.withResolvers<Snapshot | undefined>();
    this.#commands.set(id, answer);
    this.#tell({ say: 'command', id, table, token, name, said });
    return answer.promise;
  }
  #answered({ id, snapshot, problem }: ToWindow & { say: 'answered' }): void {
    const answer = this.#commands.get(id);
    this.#commands.delete(id);
    if (problem) answer?.reject(new Refused(problem));
    else answer?.resolve(snapshot);
  }

  #ask(id: number): void {
    const { table, token, after } = this.#followed.get(id)!;
    this.#tell({ say: 'follow', id, table, token, after });
  }
  #askForAll(): void {
    for (const id of this.#followed.keys()) this.#ask(id);
  }
  #tell(said: ToWorker): void {
    this.#port.postMessage(said);
  }
  #hear(said: ToWindow): void {
    if (said.say === 'here') return;
    if (said.say === 'there?') return this.#tell({ say: 'here' });
    if (said.say === 'forgotten') return this.#askForAll();
    if (said.say === 'answered') return this.#answered(said);
    const one = this.#followed.get(said.id);
    if (!one) return;
    if (said.say === 'happened' && said.happening.seq > one.after) {
      one.after = said.happening.seq;
      one.follower.happened(said.happening, said.snapshot);
    } else if (said.say === 'caughtUp') one.follower.caughtUp(said.snapshot);
    else if (said.say === 'line') one.follower.line?.(said.line);
    else if (said.say === 'gone') {
      this.#followed.delete(said.id);
      one.follower.gone?.(said.problem);
    }
  }
}

function ownWay(): Way {
  const bundle = new Bundle();
  let rest: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('visibilitychange', () => {
    clearTimeout(rest);
    if (document.visibilityState === 'visible') bundle.wake();
    else rest = setTimeout(() => bundle.rest(), RESTS_AFTER);
  });
  return bundle;
}
