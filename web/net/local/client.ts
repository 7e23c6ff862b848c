// Tables of this device, for a window: asked of the worker that keeps them.
import type { Handover } from '@ridotto/table/handover.ts';
import type { HandedOver } from '@ridotto/table/local/live.ts';
import { Refused, Unreachable, type Chair, type Credential, type Follower, type Opened, type Tables } from '@ridotto/table/port.ts';
import { HERE } from './name.ts';
import type { Asked, AskedOfLesson, AskedOfRecord, ToKeeper, ToWindow } from './messages.ts';

type Unnumbered<T> = T extends unknown ? Omit<T, 'n'> : never;
interface Followed {
  readonly table: string;
  readonly token: Credential;
  after: number;
  readonly follower: Follower;
}
interface Waiting {
  readonly good: (value: unknown) => void;
  readonly bad: (e: Error) => void;
  readonly done: ((share: number) => void) | undefined;
}

class LocalTables implements Tables {
  #port: Promise<MessagePort | Worker> | undefined;
  readonly #waiting = new Map<number, Waiting>();
  readonly #followed = new Map<number, Followed>();
  #count = 0;

  constructor() {
    addEventListener('pagehide', () => this.#tell({ n: 0, say: 'bye' }));
    // Back from where browsers keep pages for a while: the keeper has let it go.
    addEventListener('pageshow', (e) => {
      if (e.persisted) for (const n of this.#followed.keys()) this.#askFor(n);
    });
  }

  /** When the worker is there, with all that it needs. Throws Unreachable where it cannot be started; the next time it is tried again. */
  ready(): Promise<MessagePort | Worker> {
    return (this.#port ??= this.#connect().catch((e: unknown) => {
      this.#port = undefined;
      throw e;
    }));
  }
  async #connect(): Promise<MessagePort | Worker> {
    const port = await shared().catch(own);
    port.onmessage = ({ data }: MessageEvent<ToWindow>) => this.#hear(data);
    return port;
  }
  /** `from`: a position to begin with, when not at the start. */
  async open(request: Parameters<Tables['open']>[0], from?: object): Promise<Opened> {
    const { table, seats } = (await this.#ask({ say: 'open', request, ...(from && { from }) })) as Opened;
    return { table: HERE + table, seats };
  }
  async sit(name: string, token: Credential): Promise<Chair> {
    const table = name.startsWith(HERE) ? name.slice(HERE.length) : name;
    const seat = (await this.#ask({ say: 'sit', table, token })) as string | null;
    const ask = <T>(asked: Asked): Promise<T> => this.#ask({ say: 'ask', table, token, asked }) as Promise<T>;
    return {
      table: name,
      seat,
      snapshot: () => ask({ what: 'snapshot' }),
      log: () => ask({ what: 'log' }),
      past: (after, until) => ask({ what: 'past', with: { after, ...(until !== undefined && { until }) } }),
      imagine: (until) => ask({ what: 'imagine', with: { ...(until !== undefined && { until }) } }),
      follow: (after, follower) => this.#follow(table, token, after, follower),
      hint: (said) => ask({ what: 'hint', with: said }),
      reasons: (until) => ask({ what: 'reasons', with: { ...(until !== undefined && { until }) } }),
      try: (said) => ask({ what: 'try', with: said }),
      why: (said) => ask({ what: 'why', with: said }),
      say: (command) => ask({ what: 'say', with: command }),
      aside: (command) => ask({ what: 'aside', with: command }),
      matter: (command) => ask({ what: 'matter', with: command }),
      notes: () => ask({ what: 'notes' }),
      writeNotes: (notes) => ask({ what: 'writeNotes', with: notes }),
      edition: () => ask({ what: 'edition' }),
      record: () => ask({ what: 'record' }),
    };
  }
  /** Of a record that is looked at here. `done`: is told which share of it is, of what takes long; `stop`: nobody waits for it any
      more, and nothing comes of it, where it can be stopped. */
  async record<T>(asked: AskedOfRecord, done?: (share: number) => void, stop?: AbortSignal): Promise<T> {
    return (await this.#ask({ say: 'record', asked }, done, stop)) as T;
  }
  /** Of a table at which somebody learns. */
  async lesson<T>(asked: AskedOfLesson): Promise<T> {
    return (await this.#ask({ say: 'lesson', asked })) as T;
  }
  /** Rests here from now on: what the house is to be sent. Throws Refused. */
  async handOver(name: string): Promise<HandedOver> {
    return (await this.#ask({ say: 'hand-over', table: name.slice(HERE.length) })) as HandedOver;
  }
  /** The house has it; or the game goes on here. */
  async handedOver(name: string, was: 'arrived' | 'keep'): Promise<void> {
    await this.#ask({ say: 'handed-over', table: name.slice(HERE.length), was });
  }
  /** A table of the house that was taken along. Throws Refused. */
  async bring(handover: Handover, about: { readonly came: string; readonly secret: string }): Promise<Opened> {
    const { table, seats } = (await this.#ask({ say: 'bring', handover, ...about })) as Opened;
    return { table: HERE + table, seats };
  }
  /** The table, and all that was played there, for good. */
  async forget(name: string): Promise<void> {
    await this.#ask({ say: 'forget', table: name.slice(HERE.length) });
  }

  #follow(table: string, token: Credential, after: number, follower: Follower): () => void {
    const n = ++this.#count;
    this.#followed.set(n, { table, token, after, follower });
    this.#askFor(n);
    return () => {
      if (this.#followed.delete(n)) this.#tell({ n, say: 'leave' });
    };
  }
  #askFor(n: number): void {
    const { table, token, after } = this.#followed.get(n)!;
    this.#tell({ n, say: 'follow', table, token, after });
  }
  #ask(said: Unnumbered<ToKeeper>, done?: (share: number) => void, stop?: AbortSignal): Promise<unknown> {
    const n = ++this.#count;
    stop?.addEventListener('abort', () => this.#tell({ n, say: 'leave' }), { once: true });
    return new Promise((good, bad) => {
      this.#waiting.set(n, { good, bad, done });
      this.ready().then(
        (port) => port.postMessage({ ...said, n }),
        (e: unknown) => void (this.#waiting.delete(n) && bad(e as Error)),
      );
    });
  }
  /** Where no worker is there, nobody need know. */
  #tell(said: ToKeeper): void {
    this.#port?.then(
      (port) => port.postMessage(said),
      () => undefined,
    );
  }

  #hear(said: ToWindow): void {
    const waiting = this.#waiting.get(said.n);
    if (said.say === 'done') return waiting?.done?.(said.share);
    const followed = this.#followed.get(said.n);
    const follower = followed?.follower;
    this.#waiting.delete(said.n);
    if (said.say === 'good') waiting?.good(said.value);
    else if (said.say === 'refused') waiting?.bad(new Refused(said.problem));
    else if (said.say === 'failed') waiting?.bad(new Unreachable(said.why));
    else if (said.say === 'happened' && followed && said.happening.seq > followed.after) {
      followed.after = said.happening.seq;
      followed.follower.happened(said.happening, said.snapshot);
    } else if (said.say === 'caughtUp') follower?.caughtUp(said.snapshot);
    else if (said.say === 'line') follower?.line?.(said.line);
    else if (said.say === 'gone') {
      this.#followed.delete(said.n);
      follower?.gone?.(said.problem);
    }
  }
}

/** One keeper for all windows. Fails where browsers have no shared workers, or deny them. */
async function shared(): Promise<MessagePort> {
  const worker = new SharedWorker(new URL('./keeper.ts', import.meta.url), { type: 'module', name: 'ridotto tables' });
  await greeted(worker, worker.port);
  return worker.port;
}
/** A keeper of this window's own. */
async function own(): Promise<Worker> {
  const worker = new Worker(new URL('./keeper.ts', import.meta.url), { type: 'module', name: 'ridotto tables' });
  await greeted(worker, worker);
  return worker;
}
function greeted(worker: SharedWorker | Worker, port: MessagePort | Worker): Promise<void> {
  return new Promise((here, failed) => {
    const none = (): void => failed(new Unreachable('the worker that keeps the tables of this device cannot be started'));
    worker.onerror = none;
    port.onmessage = ({ data }: MessageEvent<ToWindow>) => (data.say === 'here' ? here() : none());
  });
}

export const tables = new LocalTables();
