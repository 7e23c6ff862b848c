// A table that bots have played, from a known secret.
import { Io } from '@ridotto/engine';
import { botTask, setUp, Table, think, type JournalEntry, type TableSetup } from '@ridotto/table';

export interface Played {
  readonly setup: TableSetup;
  readonly journal: readonly JournalEntry[];
  readonly table: Table;
}
/** By these every table of a measurement is dealt. */
export const SECRET = Uint8Array.from({ length: 32 }, (_, n) => n);

/** Until the game is over, or the journal has `most` entries. `bot`: left out, all choose blindly, a part at a time, which makes
    the longest games. Throws where a bot chooses what is not legal. */
export function played(game: string, players: number, bot?: string, most = Infinity): Played {
  const luck = new Io(7);
  const kind = bot ?? 'random';
  const seats = Array.from({ length: players }, (_, p) => ({ name: `Bot ${p + 1}`, kind: 'bot', bot: kind }) as const);
  const setup = setUp({ game, seats }, { id: 'bench', randomBytes: () => SECRET, bots: () => [kind] });
  const { table, entry } = Table.open(setup, 0);
  const journal = [entry];
  const blindly = (seat: number): string[] => {
    const legal = table.match.legal(seat);
    return [table.game.codec.format(legal[luck.pick(legal.length)])];
  };
  while (!table.over && journal.length < most) {
    const [seat] = table.awaited;
    const say = bot === undefined ? blindly(seat) : think(botTask(table, seat, luck.pick(65_536)));
    const answer = table.play(seat, say, journal.length);
    if (!('entry' in answer)) throw new Error('a bot chose what is not legal');
    journal.push(answer.entry);
  }
  return { setup, journal, table };
}
