// Does a move cost more the longer a table lasts? A game that bots have played is played again over HTTP, move by move, with an
// event stream at each seat, by a house that deals it alike.
import { gameNamed } from '@ridotto/games';
import { Table, type AnyChoice } from '@ridotto/table';
import { played } from '../played.ts';
import { startHouse } from './contest.ts';
import type { Used } from './house.ts';
import { sitDown } from './ours.ts';

const SLICES = 8;
/** At so many tables, one after another, and once before, so that all is warm. */
const TABLES = 2;

interface Move {
  readonly seat: number;
  readonly parts: readonly AnyChoice[];
  /** Number of the event that its seat must have been told before. */
  readonly after: number;
}

/** CPU milliseconds of the house for a move, in each eighth of the game. */
export async function lasting(
  data: string,
  game: string,
  players: number,
  bot: string,
): Promise<{ readonly entries: number; readonly costs: readonly number[] }> {
  const { setup, journal } = played(game, players, bot);
  const { codec } = gameNamed(game);
  const moves: Move[] = [];
  for (const table of Table.rebuilding(setup, journal)) {
    const entry = journal[table.version];
    if (entry?.do !== 'say') continue;
    const seat = Number(entry.by.slice(1));
    moves.push({ seat, parts: entry.say.map((words) => codec.toObject(codec.parse(words))), after: table.seq(seat) });
  }
  const house = await startHouse({ data });
  const used = async (): Promise<number> => (await house.ask<Used>('cpu')).cpu;
  const costs = Array<number>(SLICES).fill(0);
  for (let table = 0; table <= TABLES; table++) {
    const { seats } = await sitDown([house.ready.url], game, players);
    for (let slice = 0; slice < SLICES; slice++) {
      const [from, to] = [slice, slice + 1].map((n) => Math.floor((moves.length * n) / SLICES));
      const before = await used();
      for (let n = from; n < to; n++) {
        const seat = seats[moves[n].seat];
        await seat.until(({ seq }) => seq >= moves[n].after);
        await seat.say(`${n}`, moves[n].parts);
      }
      if (table > 0) costs[slice] += (((await used()) - before) * 1000) / (to - from) / TABLES;
    }
    for (const seat of seats) seat.close();
  }
  await house.stop();
  return { entries: journal.length, costs };
}
