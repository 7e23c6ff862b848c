// Looks for notices that are due, and sees to each: whether it is still to be told, when, and what is said. Any number of houses
// on one store do so at once; what one has claimed no other one sends.
import { createHash } from 'node:crypto';
import { Trouble } from '../shared/trouble.ts';
import type { Account } from '../storage/account.ts';
import { JobLost, type Claim } from '../storage/store.ts';
import type { House } from '../tables/house.ts';
import { deliver, LEASE, Lost, type Underway, type Ways } from './delivery.ts';
import { nextTime, within } from './hours.ts';
import { digestNotice, standingAt, turnNotice, type Standing } from './telling.ts';
import { wishesIn, type Wishes } from './wishes.ts';

export interface PostmanSettings extends Ways {
  readonly house: House;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: (message: string, error?: unknown) => void;
}

/** What the job of a notice says; at first `seq` alone. */
interface State extends Underway {
  /** Number of the event by which the seat learns of it. */
  readonly seq: number;
  /** It has been told, and is told once more before time is over. */
  readonly stage?: 'reminder';
  /** Of a reminder: so many milliseconds before. */
  readonly lead?: number;
  /** It is left to the digest, or to the end of the quiet hours. */
  readonly waits?: 'digest' | 'quiet';
}
interface DigestState extends Underway {
  /** What it is about, once it has begun to be sent. */
  readonly about?: readonly { readonly key: string; readonly what: string }[];
}

/** Milliseconds between two looks. */
const AGAIN = 1000;
/** Notices that are seen to at once. */
const AT_ONCE = 8;
const HOUR = 3_600_000;
/** Milliseconds after which what could not be told for a fault of ours is tried again. */
const LATER = 60_000;

const KINDS = ['notice', 'digest'] as const;

export class Postman {
  readonly #settings: PostmanSettings;
  readonly #underway = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(settings: PostmanSettings) {
    this.#settings = settings;
  }

  /** From now on. */
  start(): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.#look()
        .catch(() => {}) // it has been written down, and is tried again
        .finally(() => this.start());
    }, AGAIN).unref();
  }

  /** Finishes what is being sent. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await Promise.all(this.#underway);
  }

  async #look(): Promise<void> {
    const { storing } = this.#settings;
    for (const kind of KINDS)
      while (!this.#closed && !storing.stuck && this.#underway.size < AT_ONCE) {
        const claim = await storing.write('notices', 'nobody is told', (store) => store.claimJob(LEASE, kind));
        if (!claim) break;
        const done = this.#do(claim).finally(() => this.#underway.delete(done));
        this.#underway.add(done);
      }
  }

  async #do(claim: Claim): Promise<void> {
    try {
      await (claim.key.startsWith('digest ') ? this.#digest(claim) : this.#notice(claim));
    } catch (e) {
      if (e instanceof Lost) return;
      this.#settings.log(`a notice of ${subject(claim)} could not be told`, e);
      // If not even that can be stored, it is free when its lease is over.
      await this.#keep(claim, claim.what, LATER).catch(() => {});
    }
  }

  async #notice(claim: Claim): Promise<void> {
    const { store } = this.#settings.storing;
    const [, guest, table, id] = claim.key.split(' ');
    const seat = Number(id.slice(1));
    const state = JSON.parse(claim.what) as State;
    const account = await store.accounts.account(guest);
    if (!account || !this.#canBeTold(account)) return await this.#finish(claim);
    const wishes = wishesIn(account.settings);
    const standing = await this.#standing(table, seat);
    if (!standing?.awaited) return await this.#finish(claim);
    const { due } = standing;
    if (state.stage === 'reminder') return await this.#remind(claim, account, wishes, { state, table, seat, standing });
    // Whoever has had it before their eyes has been told.
    if (await this.#hasSeen(table, seat, state.seq)) return await this.#goOn(claim, state, wishes, due);
    const now = this.#settings.now();
    if (wishes.digest !== null) {
      const at = nextTime(now, wishes.digest, wishes.zone);
      // By then it would be too late.
      if (due !== undefined && wishes.remind > 0 && due - wishes.remind < at) return await this.#goOn(claim, state, wishes, due);
      await store.putJob({ key: `digest ${guest}`, what: '{}', wait: at - now });
      // Where none came, for whatever reason, there will be another one.
      return await this.#keep(claim, { ...state, waits: 'digest' }, at - now + HOUR);
    }
    const until = wishes.quiet && within(now, wishes.quiet, wishes.zone);
    if (until) return await this.#keep(claim, { ...state, waits: 'quiet' }, until - now);
    const notice = await turnNotice({ id: idOf(claim, state.seq), table, seat, language: wishes.language }, standing);
    if ((await deliver(this.#settings, claim, account, state, notice)) === 'done') await this.#goOn(claim, state, wishes, due);
  }

  /** It has been told: there may be a reminder. */
  async #goOn(claim: Claim, { seq }: State, { remind }: Wishes, due: number | undefined): Promise<void> {
    if (due === undefined || remind === 0) return await this.#finish(claim);
    const left = Math.max(0, due - this.#settings.now());
    // Where there is little time in all, much of it is not "running out" yet.
    const lead = Math.min(remind, Math.round(left / 4));
    await this.#keep(claim, { seq, stage: 'reminder', lead }, left - lead);
  }
  async #remind(
    claim: Claim,
    account: Account,
    { remind, language, zone }: Wishes,
    { state, table, seat, standing }: { readonly state: State; readonly table: string; readonly seat: number; readonly standing: Standing },
  ): Promise<void> {
    const { due } = standing;
    const { lead = 0 } = state;
    const now = this.#settings.now();
    // There is no hurry any more, or it is too late.
    if (due === undefined || due <= now || remind === 0) return await this.#finish(claim);
    // They have been given more time.
    if (due - lead > now) return await this.#keep(claim, state, due - lead - now);
    const moment = new Date(due).toLocaleString(language, { timeZone: zone, dateStyle: 'full', timeStyle: 'short' });
    const notice = await turnNotice({ id: idOf(claim, state.seq, 'reminder'), table, seat, language, due: moment }, standing);
    if ((await deliver(this.#settings, claim, account, state, notice)) === 'done') await this.#finish(claim);
  }

  async #digest(claim: Claim): Promise<void> {
    const { store } = this.#settings.storing;
    const [, guest] = claim.key.split(' ');
    const account = await store.accounts.account(guest);
    if (!account || !this.#canBeTold(account)) return await this.#finish(claim);
    const { language, digest } = wishesIn(account.settings);
    const state = JSON.parse(claim.what) as DigestState;
    const about =
      state.about ??
      (digest === null ? [] : (await store.notices(guest)).filter(({ what }) => (JSON.parse(what) as State).waits === 'digest'));
    const tables: Standing[] = [];
    for (const { key, what } of about) {
      const [, , table, id] = key.split(' ');
      const seat = Number(id.slice(1));
      const { seq } = JSON.parse(what) as State;
      const standing = (await this.#hasSeen(table, seat, seq)) ? undefined : await this.#standing(table, seat);
      if (standing?.awaited) tables.push(standing);
    }
    if (tables.length > 0) {
      const notice = await digestNotice(
        createHash('sha256')
          .update(`${claim.key} ${JSON.stringify(about)}`)
          .digest('hex')
          .slice(0, 32),
        language,
        tables,
      );
      if ((await deliver(this.#settings, claim, account, { ...state, about }, notice)) !== 'done') return;
    }
    for (const one of about) await store.dropJob(one);
    await this.#finish(claim);
  }

  #canBeTold({ channels }: Account): boolean {
    return channels.some(({ kind, confirmed }) => confirmed && this.#settings.carriers[kind] !== undefined);
  }
  async #hasSeen(table: string, seat: number, seq: number): Promise<boolean> {
    const sights = await this.#settings.storing.store.accounts.sights(table);
    return sights.some((sight) => sight.seat === seat && sight.seen >= seq);
  }
  /** undefined: there is no such table any more. */
  async #standing(table: string, seat: number): Promise<Standing | undefined> {
    try {
      return await this.#settings.house.run(table, { hash: undefined, from: '' }, (at) => standingAt(at, seat));
    } catch (e) {
      if (e instanceof Trouble && e.problem.status === 404) return undefined;
      throw e;
    }
  }

  async #finish(claim: Claim): Promise<void> {
    await this.#settings.storing.store.finishJob(claim).catch((e: unknown) => {
      // Withdrawn meanwhile, it is as good as finished.
      if (!(e instanceof JobLost)) throw e;
    });
  }
  async #keep(claim: Claim, state: State | string, wait: number): Promise<void> {
    const what = typeof state === 'string' ? state : JSON.stringify(state);
    await this.#settings.storing.write('a notice', 'it is not told', (store) => store.keepJob(claim, what, { wait }));
  }
}

/** The same for the same turn, whoever sends it and however often. */
const idOf = ({ key }: Claim, seq: number, stage = 'turn'): string =>
  createHash('sha256').update(`${key} ${seq} ${stage}`).digest('hex').slice(0, 32);
/** Of guests nothing is said in a log. */
const subject = ({ key }: Claim): string => {
  const [kind, , table, seat] = key.split(' ');
  return kind === 'digest' ? 'a day' : `table ${table}, ${seat}`;
};
