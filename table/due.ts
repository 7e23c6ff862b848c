// What will have to be done at a table without anybody's asking, and when: nothing but its journal says so. Whoever runs the
// table looks here after each entry and whenever it is made again, and does it by handing in commands like everybody else.
import type { Place, Seat } from '@ridotto/engine';
import type { Table } from './table.ts';

export interface Due {
  /** Milliseconds since 1970. Long past, where the table has rested. */
  readonly at: number;
  /** A bot's decision, or what happens when the time of a seat has run out. */
  readonly do: 'bot' | 'time-out';
  readonly seat: Seat;
}
/** What whoever runs tables leaves to whom, in milliseconds. */
export interface Pace {
  /** That a bot lets pass before it moves, so that people can follow. */
  readonly bot: number;
}

/** Everything that is due, now or later, the earliest first; of things at the same time the lowest seat's. */
export function due<S extends Place>(table: Table<S>, { bot }: Pace): readonly Due[] {
  const bots = table.awaitedBots.map((seat): Due => ({ at: table.askedAt(seat) + bot, do: 'bot', seat }));
  const clocks = table.company.clocks
    .all()
    .flatMap(({ until }, seat): Due[] => (until === null ? [] : [{ at: until, do: 'time-out', seat }]));
  return [...bots, ...clocks].toSorted((a, b) => a.at - b.at || a.seat - b.seat);
}
