// The tables that fill. Nothing of them is kept in this process: each step is judged by what the store has, and judged anew
// where somebody was quicker, at whichever house of several that was. So two who press at once never get one seat.
import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { namesOfBots } from '@ridotto/bots';
import { seatId } from '@ridotto/engine';
import {
  again,
  isComplete,
  isScreen,
  requestOf,
  seatOf,
  step,
  viewOf,
  type FindGame,
  type Gathering,
  type GatheringView,
  type Step,
  type TableRequest,
} from '@ridotto/table';
import { Allowance } from '../shared/allowance.ts';
import { newToken } from '../shared/tokens.ts';
import { closing, Trouble } from '../shared/trouble.ts';
import type { TableCode } from '../storage/account.ts';
import { insist } from '../storage/insist.ts';
import { Conflict, type Guest, type Sitting } from '../storage/store.ts';
import type { House } from '../tables/house.ts';
import { inHalves, newCode, spelt } from './codes.ts';

/** What somebody asks for: seats that are open, the asker's own, bots. */
export interface GatheringRequest extends Omit<TableRequest, 'seats' | 'salt'> {
  readonly seats: readonly (
    { readonly kind: 'open' } | { readonly kind: 'mine' } | { readonly kind: 'bot'; readonly name: string; readonly bot: string }
  )[];
  readonly listed?: boolean;
  readonly language?: string;
  /** The asker sits nowhere: their device shows the table to all who sit around it. */
  readonly screen?: boolean;
}
/** Who comes: a guest, or somebody unknown; by an invitation, or without. */
export interface Visitor {
  readonly guest: Guest | undefined;
  readonly invitation: string | undefined;
}

/** So often a step that somebody else's was quicker than is judged anew. */
const TRIES = 20;
/** Tables that fill, of one guest at a time. */
const MOST = 20;
/** What nobody has touched for so many milliseconds is in the lobby no more: nobody waits there. */
const FRESH = 24 * 3_600_000;
const MOST_LISTED = 50;
const MOST_SITTINGS = 100;
/** Milliseconds until the store is asked again for what another house may have written, and for which one waits at most. */
const AGAIN = 1000;
const PATIENCE = 20_000;

/** Of a code in place of an invitation: 30 bits, and milliseconds for which it lasts. */
const CODE = 6;
const CODE_LASTS = 30 * 60_000;
/** So many wrong codes of one address within so many milliseconds. Right ones are not counted: friends behind one address type the
    same at once, and now and then one of them wrongly. */
const MOST_WRONG = 30;
const WRONG_WITHIN = 10 * 60_000;

export class Gatherings {
  readonly #house: House;
  readonly #find: FindGame;
  /** Codes that were none, by address. */
  readonly #wrong: Allowance;
  /** Says the id of what has changed here, and `end`. */
  readonly #news = new EventEmitter().setMaxListeners(0);
  #ended = false;

  /** `limits`: is it limited how much each may ask for? */
  constructor(house: House, find: FindGame, limits: boolean) {
    this.#house = house;
    this.#find = find;
    this.#wrong = new Allowance(limits ? MOST_WRONG : Infinity, WRONG_WITHIN);
  }

  /** Throws Trouble where such a table cannot be, as it will be when all have sat down. */
  async open(guest: Guest, request: GatheringRequest): Promise<GatheringView> {
    const { seats, listed = false, language = 'en', screen = false, ...about } = request;
    if (!seats.some(({ kind }) => kind === 'open')) throw Trouble.of('bad-setup', 'no seat is open: open the table itself');
    const mine = seats.filter(({ kind }) => kind === 'mine').length;
    if (screen && mine > 0) throw Trouble.of('bad-setup', 'a device that shows the table to everybody has no seat: no seat is yours');
    if (!screen && mine !== 1) throw Trouble.of('bad-setup', 'one seat must be yours, and one only');
    if ((await this.sittings(guest)).filter(({ gathering }) => gathering.state === 'open').length >= MOST)
      throw Trouble.of('too-many', `you sit at ${MOST} tables that fill already: give one of them up`);
    const places = seats.map((seat) =>
      seat.kind === 'mine'
        ? ({
            kind: 'human',
            guest: guest.id,
            hash: '',
            name: guest.name,
            ready: false,
            salt: '',
            ...(guest.program && { program: true as const }),
          } as const)
        : seat,
    );
    const { id, secret, commitment } = this.#house.settle(requestOf({ about, seats: places.map(taken) }));
    const gathering: Gathering = {
      id,
      about,
      seats: places,
      host: guest.id,
      invitation: newToken(),
      listed,
      language,
      ...(screen && { screen }),
      secret,
      commitment,
      state: 'open',
      version: 1,
    };
    await this.#house.storing.write('a table that fills', 'the table could not be stored', (store) => store.keepGathering(gathering));
    return await this.#view(gathering, guest);
  }

  /** As it is once it has changed after version `after`, or after a while as it is. Throws Trouble when there is none for them. */
  async look(id: string, visitor: Visitor, after = 0): Promise<GatheringView> {
    const until = performance.now() + PATIENCE;
    for (;;) {
      const gathering = await this.#seen(id, visitor);
      if (gathering.version > after || performance.now() >= until) return await this.#view(gathering, visitor.guest);
      await this.#newsOf(id, Math.min(AGAIN, until - performance.now()));
      if (this.#ended) throw closing();
    }
  }

  /** Throws Trouble where that cannot be, and nothing is changed. When the last is ready the game begins. */
  async act(id: string, guest: Guest, invitation: string | undefined, deed: Step): Promise<GatheringView> {
    const next = await insist(async () => {
      const gathering = await this.#seen(id, { guest, invitation });
      const { seats: sizes, name } = this.#find(gathering.about.game);
      const invited = gathering.listed || invitation === gathering.invitation;
      const stepped = step(gathering, guest.id, deed, { sizes, bots: namesOfBots(name), invited, program: guest.program });
      if ('problem' in stepped) throw new Trouble(stepped.problem);
      return await this.#keep(stepped.gathering);
    }, TRIES);
    this.#news.emit(id);
    this.#news.emit(ALL);
    return await this.#view(next, guest);
  }

  /** What somebody without a camera types; the same for all who ask for a while, and then another one. Throws Trouble where they have
      no invitation to pass on, or nobody sits down any more. */
  async code(id: string, guest: Guest): Promise<{ readonly code: string; readonly lasts: number }> {
    const gathering = await this.#seen(id, { guest, invitation: undefined });
    const { invitation } = viewOf(gathering, guest.id);
    if (invitation === null) throw Trouble.of('not-seated', 'you do not sit at this table');
    if (gathering.state !== 'open') throw Trouble.of('has-begun', 'nobody sits down at this table any more');
    const { code, left } = await insist(
      () =>
        this.#house.storing.write('a code', 'there is no code', (store) =>
          store.accounts.keepTableCode({ table: id, invitation }, { made: newCode(CODE), lasts: CODE_LASTS }),
        ),
      TRIES,
    );
    return { code: inHalves(code), lasts: left };
  }
  /** Where a code leads. `from`: the address that asks. Throws Trouble where there is none, or from there too many were none. */
  async byCode(typed: string, from: string): Promise<TableCode> {
    if (!this.#wrong.has(from))
      throw Trouble.of('too-many', `more than ${MOST_WRONG} codes from your address were none within ten minutes; wait a little`);
    const code = await this.#house.storing.read((store) => store.accounts.tableCode(spelt(typed)));
    const gathering = code && (await this.#stored(code.table));
    if (gathering?.state === 'open' && gathering.invitation === code?.invitation) return code;
    this.#wrong.take(from);
    throw Trouble.of('no-such-code', 'there is no such code, or its time is over: whoever has invited you is shown a new one');
  }

  /** By whoever runs the house. False: none of this id fills. */
  async giveUp(id: string): Promise<boolean> {
    const gathering = await this.#stored(id);
    if (gathering?.state !== 'open') return false;
    await this.#keep({ ...gathering, state: 'given-up', version: gathering.version + 1 });
    this.#news.emit(id);
    return true;
  }

  /** Once more with the same people: whoever of them asks first opens it, and the others are led to the same. Throws Trouble where
      that cannot be. */
  async again(id: string, guest: Guest): Promise<GatheringView> {
    const before = await this.#playedBy(guest, id);
    const played = await this.#house.storing.read((store) => store.listed(id));
    if (played?.waits !== 'nobody')
      throw Trouble.of('not-over', 'the game is not over: when it is, or all have agreed to stop, it can be played once more');
    if (await this.#house.run(id, { hash: undefined, from: '' }, (table) => table.company.closed))
      throw Trouble.of('closed', 'the house has closed this table: it is not played once more');
    // What was given up since does not count: then there is another one after it.
    for (let last = before; ;) {
      const next = (await this.#stored(nextOf(last))) ?? (await this.#openAgain(last, guest));
      // Whoever has got up there may sit down once more.
      if (next && next.state !== 'given-up') return { ...(await this.#view(next, guest)), invitation: next.invitation };
      last = next ?? last;
    }
  }
  /** Where they play once more, if one of them has opened it. Throws Trouble where that cannot be. */
  async next(id: string, guest: Guest): Promise<GatheringView | null> {
    for (let last = await this.#playedBy(guest, id); ;) {
      const next = await this.#stored(nextOf(last));
      if (!next) return null;
      // An invitation by somebody of whom they do not want to hear is none.
      if (next.state !== 'given-up')
        return (await this.#blockedBy(guest)).has(next.host) ? null : { ...(await this.#view(next, guest)), invitation: next.invitation };
      last = next;
    }
  }
  async #playedBy(guest: Guest, id: string): Promise<Gathering> {
    const gathering = await this.#seen(id, { guest, invitation: undefined });
    if (seatOf(gathering, guest.id) < 0 && !isScreen(gathering, guest.id)) throw Trouble.of('not-seated', 'you did not play at this table');
    if (gathering.state !== 'begun') throw Trouble.of('not-begun', 'the game has not begun, so it cannot be played once more');
    return gathering;
  }
  /** undefined: somebody else was quicker. */
  async #openAgain(last: Gathering, guest: Guest): Promise<Gathering | undefined> {
    const { secret, commitment } = this.#house.settle(requestOf({ about: last.about, seats: last.seats.map(taken) }));
    const next = again(last, guest.id, { id: nextOf(last), invitation: newToken(), secret, commitment });
    try {
      await this.#house.storing.write('a table that fills', 'the table could not be stored', (store) => store.keepGathering(next));
      return next;
    } catch (e) {
      if (!(e instanceof Conflict)) throw e;
      return undefined;
    }
  }

  /** Without those of whoever this guest has blocked. */
  async lobby(guest: Guest | undefined): Promise<readonly GatheringView[]> {
    const [all, blocked] = await Promise.all([
      this.#house.storing.read((store) => store.lobby({ within: FRESH, most: MOST_LISTED })),
      this.#blockedBy(guest),
    ]);
    return all.filter(({ host }) => !blocked.has(host)).map((gathering) => marked(gathering, viewOf(gathering, undefined), blocked));
  }
  /** As they are once one of them has changed after the moment `after`, or after a while as they are. */
  async sittingsAfter(guest: Guest, after: number): Promise<readonly Sitting[]> {
    for (const until = performance.now() + PATIENCE; ;) {
      const sittings = await this.sittings(guest);
      if (lastChange(sittings) > after || performance.now() >= until) return sittings;
      await this.#newsOf(ALL, Math.min(AGAIN, until - performance.now()));
      if (this.#ended) throw closing();
    }
  }
  sittings(guest: Guest): Promise<readonly Sitting[]> {
    return this.#house.storing.read((store) => store.sittings(guest.id, MOST_SITTINGS));
  }

  /** Whoever waits is told to come back. */
  close(): void {
    this.#ended = true;
    this.#news.emit(END);
  }

  async #keep(gathering: Gathering): Promise<Gathering> {
    if (!isComplete(gathering)) {
      await this.#house.storing.write('a table that fills', 'nothing was changed', (store) => store.keepGathering(gathering));
      return gathering;
    }
    const begun: Gathering = { ...gathering, state: 'begun' };
    await this.#house.begin(begun);
    return begun;
  }

  async #view(gathering: Gathering, guest: Guest | undefined): Promise<GatheringView> {
    return marked(gathering, viewOf(gathering, guest?.id), await this.#blockedBy(guest));
  }
  async #blockedBy(guest: Guest | undefined): Promise<ReadonlySet<string>> {
    if (!guest) return new Set();
    return new Set((await this.#house.storing.read((store) => store.conduct.blocks(guest.id))).map((one) => one.guest));
  }

  async #seen(id: string, { guest, invitation }: Visitor): Promise<Gathering> {
    const gathering = await this.#stored(id);
    const theirs = gathering && (seatOf(gathering, guest?.id) >= 0 || isScreen(gathering, guest?.id));
    if (gathering && (gathering.listed || theirs || invitation === gathering.invitation)) return gathering;
    // Of one that is there nobody learns without its invitation.
    throw Trouble.of('no-such-table', 'no table of this id fills, or not for you: its invitation may have been renewed');
  }

  async #newsOf(id: string, wait: number): Promise<void> {
    const given = new AbortController();
    const signal = AbortSignal.any([given.signal, AbortSignal.timeout(Math.max(1, Math.ceil(wait)))]);
    await Promise.race([once(this.#news, id, { signal }), once(this.#news, END, { signal })]).catch(() => {});
    given.abort();
  }
  #stored(id: string): Promise<Gathering | undefined> {
    return this.#house.storing.read((store) => store.gathering(id));
  }
}
/** Says who of them is blocked, to whoever has blocked them. */
function marked(gathering: Gathering, view: GatheringView, blocked: ReadonlySet<string>): GatheringView {
  const seats = gathering.seats.flatMap((place, seat) => (place.kind === 'human' && blocked.has(place.guest) ? [seatId(seat)] : []));
  return seats.length === 0 ? view : { ...view, blocked: seats };
}
const END = 'end';
/** Any of them; no id is empty. */
const ALL = '';

/** When something was done at one of them last, in milliseconds since 1970; 0: there are none. */
export const lastChange = (sittings: readonly Sitting[]): number => Math.max(0, ...sittings.map(({ changedAt }) => changedAt));

/** One and the same for all who ask, and known to nobody else. */
const nextOf = ({ id, secret }: Gathering): string =>
  createHash('sha256').update(`ridotto again 1 ${secret} ${id}`).digest().subarray(0, 12).toString('base64url');

/** As if somebody sat there. */
const taken = (place: Gathering['seats'][number], p: number): Gathering['seats'][number] =>
  place.kind === 'open' ? { kind: 'human', guest: '', hash: '', name: `\u2026${p + 1}`, ready: true, salt: '' } : place;

/** As whoever sits there is told of it. */
export const sittingView = ({ gathering: { id, about, seats }, seat, waits, changedAt }: Sitting) => ({
  table: id,
  seat: seatId(seat),
  game: about.game,
  names: seats.map((place) => ('name' in place ? place.name : null)),
  state: waits === undefined ? 'fills' : waits === 'nobody' ? 'over' : 'plays',
  changed: changedAt,
});
