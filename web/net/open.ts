// Opens a table and remembers which of its seats are played here. Gives the address to go to.
import { house } from './house.ts';
import { remember } from './seats.ts';

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
}

export async function open(wish: Wish): Promise<string> {
  const human = (s: WishedSeat): boolean => s.who === 'here' || s.who === 'link';
  const opened = await house.open({
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
