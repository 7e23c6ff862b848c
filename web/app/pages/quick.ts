// The table that stands ready at once, with somebody to play against.
import type { Wish, WishedSeat } from '../../net/open.ts';

/** One person and steady bots; the set-up page begins with as many as can play. */
const PLAYERS: readonly WishedSeat[] = ['Anne', 'Benoît', 'Christian', 'Denise', 'Émile'].map((name, i) => ({
  name,
  who: i === 0 ? 'here' : 'steady',
}));

export const quick = (game: string, players: number): Wish => ({
  game,
  seats: PLAYERS.slice(0, players),
  options: {},
  confirm: true,
  chat: true,
  salt: '',
});
