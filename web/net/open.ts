// Opens a table and remembers which of its seats are played here. Gives the address to go to.
import { Refused, type Opened } from '@ridotto/table/port.ts';
import type { TableRequest } from '@ridotto/table/setup.ts';
import { house } from './house.ts';
import { remember } from './seats.ts';
import { keeps } from './storage.ts';
import { here } from './tables.ts';

export interface WishedSeat {
  name: string;
  /** `here`, `link`, or the name of a bot. */
  who: string;
}
export interface Wish {
  game: string;
  seats: WishedSeat[];
  options: Record<string, string | boolean | number>;
  confirm: boolean;
  /** Asked only where two or more are people. */
  chat?: boolean;
  salt: string;
  /** Kept by the house, though all people play on this device: to be watched from elsewhere. */
  atHouse?: boolean;
}

/** Two people or more, all on this device: the device keeps the table itself, and needs no house for it. */
export const hotSeat = ({ seats }: Wish): boolean =>
  seats.filter((s) => s.who === 'here').length > 1 && !seats.some((s) => s.who === 'link');

export async function open(wish: Wish): Promise<string> {
  const human = (s: WishedSeat): boolean => s.who === 'here' || s.who === 'link';
  const opened = await openAt(wish, {
    game: wish.game,
    seats: wish.seats.map((s) => (human(s) ? { name: s.name, kind: 'human' } : { name: s.name, kind: 'bot', bot: s.who })),
    options: wish.options,
    confirm: wish.confirm,
    ...(wish.seats.filter(human).length > 1 && wish.chat !== undefined && { chat: wish.chat }),
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
    request: wish,
  });
  return invites.length > 0 ? `/table/${opened.table}/links` : `/table/${opened.table}`;
}

/** Where this device keeps nothing, or cannot, the house does. */
async function openAt(wish: Wish, request: TableRequest): Promise<Opened> {
  if (hotSeat(wish) && wish.atHouse !== true && keeps.value)
    try {
      return await (await here()).open(request);
    } catch (e) {
      if (e instanceof Refused && e.problem.status < 500) throw e;
    }
  return house.open(request);
}
