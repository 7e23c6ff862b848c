// Opens a table and remembers which of its seats are played here. Gives the address to go to.
import { Refused, type Opened } from '@ridotto/table/port.ts';
import type { Late, Tempo } from '@ridotto/table/protocol.ts';
import type { TableRequest } from '@ridotto/table/setup.ts';
import { house } from './house.ts';
import { ownKey } from './guest.ts';
import { openGathering, openOnScreen } from './people.ts';
import { remember } from './seats.ts';
import { keeps } from './storage.ts';
import { here } from './tables.ts';

export interface WishedSeat {
  name: string;
  /** `here`, `link`, `open`, or the name of a bot. */
  who: string;
}
export interface Wish {
  game: string;
  seats: WishedSeat[];
  options: Record<string, string | boolean | number>;
  confirm: boolean;
  /** Asked only where two or more are people. */
  chat?: boolean;
  /** May each go on by themselves from a moment of the game, while it is played? Left out: they may. */
  whatIf?: boolean;
  /** May each ask for a hint? Left out: they may. */
  hints?: boolean;
  /** May it be asked why a bot chose so? Asked only where one person plays against bots. */
  reasons?: boolean;
  salt: string;
  /** What is printed on board and cards, where it is not what ships: an edition as its file holds it. */
  edition?: object;
  /** Left out: no time is measured. */
  tempo?: Tempo;
  late?: Late;
  /** With open seats: this device has none of them, and shows the table to all; what it is called, where nobody here has a name. */
  screen?: string;
  /** With open seats: may everybody see it, and sit down? */
  listed?: boolean;
  /** Kept by the house, though all people play on this device: to be watched from elsewhere. */
  atHouse?: boolean;
  /** The house was asked, and cannot be reached: kept by this device, if it may be (`needsNoHouse`). */
  away?: boolean;
}

/** Two people or more, all on this device: the device keeps the table itself, and needs no house for it. */
export const hotSeat = ({ seats }: Wish): boolean =>
  seats.filter((s) => s.who === 'here').length > 1 && !seats.some((s) => s.who === 'link');

/** Does the device keep the table, without asking a house? */
export const staysHere = (wish: Wish): boolean => wish.away === true || (hotSeat(wish) && wish.atHouse !== true);

/** Nobody plays elsewhere: with the house away the device can keep the table, though it is one person's with bots, or of bots alone,
    whom one watches. */
export const needsNoHouse = ({ seats }: Wish): boolean => !seats.some((s) => s.who === 'link' || s.who === 'open');

/** Was nobody there to answer, or nobody who could? */
export const isAway = (e: unknown): boolean => !(e instanceof Refused) || e.problem.status === 0 || e.problem.status >= 500;

const PEOPLE: readonly string[] = ['here', 'link', 'open'];
/** Is it a person, whoever they are, and no bot? */
export const isPerson = ({ who }: WishedSeat): boolean => PEOPLE.includes(who);
/** One person plays, against bots. */
export const isAlone = ({ seats }: Wish): boolean => seats.filter(isPerson).length === 1 && seats.length > 1;
/** Are there clocks, and what happens when one has run out? Nobody waits for somebody else where all sit at one device. */
export const mayBeTimed = (wish: Wish): boolean => wish.seats.filter(isPerson).length > 1 && !hotSeat(wish);
const timed = (wish: Wish): Pick<Wish, 'tempo' | 'late'> =>
  wish.tempo && mayBeTimed(wish) ? { tempo: wish.tempo, late: wish.late ?? 'bot' } : {};
/** Somebody may come who is not named yet. */
export const fills = ({ seats }: Wish): boolean => seats.some((s) => s.who === 'open');

/** `language`: of whoever opens it, for those who come. */
export async function open(wish: Wish, language: string): Promise<string> {
  if (fills(wish)) return await openFilling(wish, language);
  const opened = await openAt(wish, {
    game: wish.game,
    seats: wish.seats.map((s) => (isPerson(s) ? { name: s.name, kind: 'human' } : { name: s.name, kind: 'bot', bot: s.who })),
    options: wish.options,
    ...(wish.edition && { edition: wish.edition }),
    confirm: wish.confirm,
    ...(wish.seats.filter(isPerson).length > 1 && wish.chat !== undefined && { chat: wish.chat }),
    ...(wish.whatIf === false && { whatIf: false }),
    ...(wish.hints === false && { hints: false }),
    ...(wish.reasons === true && isAlone(wish) && { reasons: true }),
    ...timed(wish),
    ...(wish.salt !== '' && { salt: wish.salt }),
  });
  const who = (seat: string): string => wish.seats[Number(seat.slice(1))]?.who ?? '';
  const invites = opened.seats.filter((s) => who(s.seat) === 'link');
  remember({
    id: opened.table,
    game: wish.game,
    names: wish.seats.map((s) => s.name),
    seats: opened.seats.filter((s) => who(s.seat) === 'here'),
    invites,
    request: withoutEdition(wish),
  });
  return invites.length > 0 ? `/table/${opened.table}/links` : `/table/${opened.table}`;
}

/** It is long, and the table has it. */
function withoutEdition(wish: Wish): Wish {
  const { edition: _, ...rest } = wish;
  return rest;
}

/** The first seat of this device is one's own; whoever else is no bot comes by the invitation. */
async function openFilling(wish: Wish, language: string): Promise<string> {
  const { game, seats, options, edition, confirm, screen, chat = true, whatIf = true, hints = true, listed = false } = wish;
  const mine = seats.findIndex((s) => s.who === 'here');
  const wished = {
    game,
    seats: seats.map((s, i) =>
      i === mine && screen === undefined
        ? ({ kind: 'mine' } as const)
        : isPerson(s)
          ? ({ kind: 'open' } as const)
          : ({ kind: 'bot', name: s.name, bot: s.who } as const),
    ),
    options,
    ...(edition && { edition }),
    confirm,
    chat,
    whatIf,
    hints,
    ...timed(wish),
    listed,
    language,
  };
  const { id } = await (screen !== undefined ? openOnScreen(screen, wished) : openGathering(seats[mine]?.name ?? '', wished));
  return `/sit/${id}${keeps.value ? '' : `#key=${ownKey()}`}`;
}

/** Where this device keeps nothing, or cannot, the house does. */
async function openAt(wish: Wish, request: TableRequest): Promise<Opened> {
  if (staysHere(wish) && keeps.value)
    try {
      return await (await here()).open(request);
    } catch (e) {
      if (!isAway(e)) throw e;
    }
  return house.open(request);
}
