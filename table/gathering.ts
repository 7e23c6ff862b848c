// A table that fills: people sit down one after another, say that they are ready, and then the game begins. Plain JSON; each
// step makes a new one of it. Before anybody is ready they can read what they agree to, and the commitment by which is dealt.
import { sizesInWords } from '@ridotto/engine';
import { settleNames } from './names.ts';
import { problem } from './problems.ts';
import type { Problem } from './protocol.ts';
import { checkSalt, type SeatRequest, type TableRequest } from './setup.ts';

/** Whoever sits: `guest` is who they are to the house, and nobody else is told; empty: it knows them no more. */
interface Sitter {
  readonly kind: 'human';
  readonly guest: string;
  /** SHA-256 of the token by which they will play (seat-token.ts); empty, until they have been ready. */
  readonly hash: string;
  readonly name: string;
  readonly ready: boolean;
  /** What they add to the dealer's secret. */
  readonly salt: string;
  /** No person: a program of somebody's. */
  readonly program?: true;
}
interface Robot {
  readonly kind: 'bot';
  readonly name: string;
  readonly bot: string;
}
type Place = { readonly kind: 'open' } | Sitter | Robot;

export interface Gathering {
  /** What the table will be called: it is the same. */
  readonly id: string;
  /** All that does not depend on who plays. */
  readonly about: Omit<TableRequest, 'seats' | 'salt'>;
  readonly seats: readonly Place[];
  /** The guest who may change what others have agreed to. */
  readonly host: string;
  /** Whoever has it may sit down. */
  readonly invitation: string;
  /** May everybody see it, and sit down? */
  readonly listed: boolean;
  /** Of whoever opened it: `en`, `fr`, `pl`. */
  readonly language: string;
  /** The host does not sit there: their device shows the table to all who sit around it. */
  readonly screen?: true;
  /** The dealer's, 64 hexadecimal digits. */
  readonly secret: string;
  readonly commitment: string;
  readonly state: 'open' | 'begun' | 'given-up';
  /** Grows by one with each step. */
  readonly version: number;
}

/** What somebody does to it. */
export type Step =
  /** `seat`: left out, the first that is open. */
  | { readonly do: 'sit'; readonly name: string; readonly seat?: number }
  | { readonly do: 'leave' }
  | { readonly do: 'ready'; readonly hash: string; readonly salt?: string }
  | { readonly do: 'wait' }
  /** Of the host: what is still open is played by this bot. */
  | { readonly do: 'fill'; readonly bot: string }
  /** Of the host: what is still open is taken away. */
  | { readonly do: 'close-ranks' }
  /** Of the host: whoever sits there gets up. */
  | { readonly do: 'send-away'; readonly seat: number }
  /** Of the host: another invitation, and the one before is worth nothing. */
  | { readonly do: 'renew'; readonly invitation: string }
  | { readonly do: 'list'; readonly listed: boolean }
  | { readonly do: 'give-up' };

/** What one who sits there, or has come in, may know. */
export interface GatheringView extends Pick<
  Gathering,
  'id' | 'about' | 'listed' | 'language' | 'screen' | 'commitment' | 'state' | 'version'
> {
  readonly seats: readonly (
    | { readonly kind: 'open' }
    | { readonly kind: 'human'; readonly name: string; readonly ready: boolean; readonly host: boolean; readonly program?: true }
    | { readonly kind: 'bot'; readonly name: string; readonly bot: string }
  )[];
  /** `s0`, or null: one does not sit there. */
  readonly you: string | null;
  /** Is one its host? */
  readonly host: boolean;
  /** Seats of people whom one has blocked; left out: nobody. */
  readonly blocked?: readonly string[];
  /** For those who sit there, and the screen, to pass on. */
  readonly invitation: string | null;
}

const refuse = (...about: Parameters<typeof problem>): { readonly problem: Problem } => ({ problem: problem(...about) });
type Stepped = { readonly gathering: Gathering } | { readonly problem: Problem };

export const seatOf = (gathering: Gathering, guest: string | undefined): number =>
  guest === undefined ? -1 : gathering.seats.findIndex((place) => place.kind === 'human' && place.guest === guest);

/** Is it by this guest's device that the table is shown to all who sit around it? */
export const isScreen = ({ screen, host }: Gathering, guest: string | undefined): boolean => screen === true && guest === host;

export function viewOf(gathering: Gathering, guest: string | undefined): GatheringView {
  const { id, about, listed, language, screen, commitment, state, version, host, invitation } = gathering;
  const seat = seatOf(gathering, guest);
  return {
    id,
    about,
    listed,
    language,
    ...(screen && { screen }),
    commitment,
    state,
    version,
    seats: gathering.seats.map((place) =>
      place.kind === 'human'
        ? { kind: 'human', name: place.name, ready: place.ready, host: place.guest === host, ...(place.program && { program: true }) }
        : place,
    ),
    you: seat < 0 ? null : `s${seat}`,
    host: guest === host,
    invitation: seat < 0 && !isScreen(gathering, guest) ? null : invitation,
  };
}

/** Everybody sits and is ready. */
export const isComplete = ({ seats, state }: Gathering): boolean =>
  state === 'open' && seats.every((place) => place.kind === 'bot' || (place.kind === 'human' && place.ready));

/** The same people and bots once more, at a table of its own that waits until all are ready; `guest`: whoever asks for it. */
export const again = (
  { about, seats, language, screen, host }: Gathering,
  guest: string,
  fresh: Pick<Gathering, 'id' | 'invitation' | 'secret' | 'commitment'>,
): Gathering => ({
  ...fresh,
  about,
  seats: seats.map((place): Place => {
    if (place.kind !== 'human') return place;
    return place.guest === '' ? { kind: 'open' } : { ...place, hash: '', ready: false, salt: '' };
  }),
  // Whoever lost the screen goes on without.
  ...(screen && host !== '' ? { screen, host } : { host: guest }),
  listed: false,
  language,
  state: 'open',
  version: 1,
});

/** What the table is opened with, when everybody is ready. */
export function requestOf({ about: { chat, ...about }, seats }: Pick<Gathering, 'about' | 'seats'>): TableRequest {
  const company = seats.filter(({ kind }) => kind === 'human').length > 1;
  return {
    ...about,
    // Who wanted to talk may have ended up among bots.
    ...(company && chat !== undefined && { chat }),
    seats: seats.map((place): SeatRequest => {
      if (place.kind === 'open') throw new Error('a seat is still open');
      const { name } = place;
      if (place.kind === 'bot') return { name, kind: 'bot', bot: place.bot };
      return { name, kind: 'human', salt: place.salt, ...(place.program && { program: true }) };
    }),
  };
}

/** `sizes`: how many may play; `bots`: those that play this game; `invited`: has the guest come by an invitation that holds, or is
    the table for everybody? `program`: are they no person? */
export interface Customs {
  readonly sizes: readonly number[];
  readonly bots: readonly string[];
  readonly invited: boolean;
  readonly program?: boolean;
}

/** What becomes of it when this guest does that; or why that cannot be, and then nothing does. */
export function step(gathering: Gathering, guest: string, deed: Step, customs: Customs): Stepped {
  if (gathering.state === 'begun') return refuse('has-begun', 'the game has begun: nobody sits down or gets up any more');
  if (gathering.state === 'given-up') return refuse('given-up', 'nobody waits at this table any more: it was given up');
  const seat = seatOf(gathering, guest);
  if (deed.do === 'sit') return sit(gathering, guest, deed, customs);
  if (OF_THE_HOST.has(deed.do) && guest !== gathering.host)
    return refuse('host-needed', 'only whoever opened the table, or has it from them, may do that');
  if (seat < 0 && deed.do !== 'give-up' && !(gathering.screen && OF_THE_HOST.has(deed.do)))
    return refuse('not-seated', 'you do not sit at this table');
  const change = (changed: Partial<Gathering>): Stepped => ({ gathering: { ...gathering, ...changed, version: gathering.version + 1 } });
  const place = (at: number, there: Place): readonly Place[] => gathering.seats.map((before, p) => (p === at ? there : before));
  switch (deed.do) {
    case 'leave':
      return change(withoutHost(gathering, seat));
    case 'wait':
      return change({ seats: place(seat, { ...(gathering.seats[seat] as Sitter), ready: false }) });
    case 'ready': {
      const { hash, salt = (gathering.seats[seat] as Sitter).salt } = deed;
      try {
        checkSalt(salt);
      } catch (e) {
        return refuse('bad-setup', (e as Error).message);
      }
      return change({ seats: place(seat, { ...(gathering.seats[seat] as Sitter), hash, salt, ready: true }) });
    }
    case 'fill': {
      if (!customs.bots.includes(deed.bot))
        return refuse('bad-setup', `"${deed.bot}" is no bot that plays ${gathering.about.game}; those that do: ${customs.bots.join(', ')}`);
      if (!gathering.seats.some(isOpen)) return refuse('no-open-seat', 'no seat is open');
      if (!gathering.seats.some(({ kind }) => kind === 'human')) return refuse('bad-request', 'nobody sits here yet who would play');
      return change({ seats: asked(filled(gathering.seats, deed.bot), guest) });
    }
    case 'close-ranks': {
      const left = gathering.seats.filter((there) => !isOpen(there));
      if (left.length === gathering.seats.length) return refuse('no-open-seat', 'no seat is open');
      if (!customs.sizes.includes(left.length))
        return refuse('bad-setup', `${gathering.about.game} is for ${sizesInWords(customs.sizes)} players, and ${left.length} sit here`);
      return change({ seats: asked(left, guest) });
    }
    case 'send-away': {
      if (gathering.seats[deed.seat]?.kind !== 'human' || deed.seat === seat)
        return refuse('bad-request', `nobody sits at s${deed.seat} who could be sent away`);
      return change({ seats: place(deed.seat, { kind: 'open' }) });
    }
    case 'renew':
      return change({ invitation: deed.invitation });
    case 'list':
      return change({ listed: deed.listed });
    case 'give-up':
      return change({ state: 'given-up' });
  }
}

const OF_THE_HOST: ReadonlySet<Step['do']> = new Set(['fill', 'close-ranks', 'send-away', 'renew', 'list', 'give-up']);
const isOpen = (place: Place): boolean => place.kind === 'open';

type Sit = Extract<Step, { do: 'sit' }>;
function sit(gathering: Gathering, guest: string, { name, seat }: Sit, { invited, program = false }: Customs): Stepped {
  if (!invited && guest !== gathering.host) return refuse('not-invited', 'to sit down at this table one needs its invitation');
  if (seatOf(gathering, guest) >= 0) return refuse('seated', 'you sit at this table already');
  if (isScreen(gathering, guest)) return refuse('seated', 'this device shows the table to everybody: sit down with another one');
  const at = seat ?? gathering.seats.findIndex(isOpen);
  const there = gathering.seats[at];
  if (there?.kind !== 'open') return refuse('no-open-seat', seat === undefined ? 'no seat is open any more' : `s${seat} is not open`);
  let settled: string;
  try {
    const others = gathering.seats.flatMap((place) => ('name' in place ? [place.name] : []));
    settled = settleNames([...others, name]).at(-1)!;
  } catch {
    return refuse('bad-name', `"${name}" cannot be your name here: it has 1 to 40 characters, and differs from those at the table`);
  }
  const sitter: Sitter = { kind: 'human', guest, hash: '', name: settled, ready: false, salt: '', ...(program && { program: true }) };
  return {
    gathering: { ...gathering, seats: gathering.seats.map((place, p) => (p === at ? sitter : place)), version: gathering.version + 1 },
  };
}

/** When the host gets up, whoever sits next is it; when nobody sits any more, the table is given up. */
function withoutHost({ seats, host, screen }: Gathering, seat: number): Partial<Gathering> {
  const left = seats.map((place, p): Place => (p === seat ? { kind: 'open' } : place));
  if (screen) return { seats: left };
  const guests = left.flatMap((place) => (place.kind === 'human' ? [place.guest] : []));
  if (guests.length === 0) return { seats: left, state: 'given-up' };
  return { seats: left, host: guests.includes(host) ? host : guests[0] };
}

/** The others agreed to another company: they are asked again. */
const asked = (seats: readonly Place[], guest: string): readonly Place[] =>
  seats.map((place) => (place.kind === 'human' && place.guest !== guest ? { ...place, ready: false } : place));

function filled(seats: readonly Place[], bot: string): readonly Place[] {
  const taken = new Set(seats.flatMap((place) => ('name' in place ? [place.name] : [])));
  let number = 0;
  const name = (): string => {
    do number++;
    while (taken.has(`Bot ${number}`));
    return `Bot ${number}`;
  };
  return seats.map((place) => (isOpen(place) ? { kind: 'bot', name: name(), bot } : place));
}
