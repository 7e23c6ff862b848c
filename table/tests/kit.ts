// For tests: tables with known secrets, and a player who chooses blindly among what is legal.
import { Io, type Game, type Options } from '@ridotto/engine';
import { canalGame } from '@ridotto/engine/battery/toy/canal.ts';
import { cellarGame } from '@ridotto/engine/battery/toy/cellar.ts';
import { masksGame } from '@ridotto/engine/battery/toy/masks.ts';
import type { JournalEntry } from '../journal.ts';
import type { AnyChoice, Command, Preview, Snapshot } from '../protocol.ts';
import { setUp, type SeatRequest, type TableRequest, type TableSetup } from '../setup.ts';
import { Table, type Answer } from '../table.ts';
import type { Late, Tempo } from '../tempo.ts';

/** Not random at all: the same seed gives the same bytes. */
export const bytesFrom =
  (seed: number) =>
  (n: number): Uint8Array => {
    const io = new Io(seed);
    return Uint8Array.from({ length: n }, () => io.pick(256));
  };

/** When tables of tests are opened, and all is done at them, unless they say otherwise. */
export const BEGUN = Date.UTC(2026, 0, 1);

export interface Wanted {
  /** Left out: San Marco. */
  readonly game?: Game;
  readonly seed?: number;
  readonly players?: number;
  /** How many of them are people; they sit first. */
  readonly humans?: number;
  readonly confirm?: boolean;
  readonly chat?: boolean;
  readonly hints?: boolean;
  readonly reasons?: boolean;
  /** Which bot plays; left out: `random`. */
  readonly bot?: string;
  readonly options?: Options;
  readonly salt?: string;
  readonly tempo?: Tempo;
  readonly late?: Late;
  readonly from?: object;
  readonly edition?: object;
}
export function request({
  players = 4,
  humans = players,
  confirm,
  chat,
  hints,
  reasons,
  bot = 'random',
  options,
  salt,
  game,
  tempo,
  late,
  edition,
}: Wanted = {}): TableRequest {
  const seats = Array.from({ length: players }, (_, p): SeatRequest => {
    const name = `Player ${p + 1}`;
    return p < humans ? { name, kind: 'human' } : { name, kind: 'bot', bot };
  });
  return { game: game?.name ?? 'san-marco', seats, options, confirm, chat, hints, reasons, salt, tempo, late, ...(edition && { edition }) };
}
export const setupOf = (wanted: Wanted = {}): TableSetup =>
  setUp(
    request(wanted),
    { id: 'test', randomBytes: bytesFrom(wanted.seed ?? 1), bots: () => ['random', 'steady'], ...finder(wanted) },
    wanted.from,
  );
const finder = ({ game }: Wanted): { find?: () => Game } => (game ? { find: () => game } : {});
export const openTable = (wanted: Wanted = {}): ReturnType<typeof Table.open> => Table.open(setupOf(wanted), BEGUN, finder(wanted).find);

/** A table with its journal, as whoever runs it keeps it: in JSON. */
export class Played {
  readonly table: Table;
  readonly journal: JournalEntry[] = [];
  readonly #find: (() => Game) | undefined;
  /** A verb that whoever chooses blindly leaves out while there is anything else. */
  unsaid: string | undefined;
  #keys = 0;

  constructor(wanted: Wanted = {}) {
    const { table, entry } = openTable(wanted);
    this.table = table;
    this.#find = finder(wanted).find;
    this.#keep(entry);
  }
  /** The same again, from the journal alone. */
  rebuilt(journal: readonly JournalEntry[] = this.journal): Table {
    return Table.rebuild(this.table.setup, journal, this.#find);
  }
  #keep(entry: JournalEntry): void {
    this.journal.push(JSON.parse(JSON.stringify(entry)) as JournalEntry);
  }
  keep(answer: Answer): Answer {
    if ('entry' in answer) for (const entry of [answer.entry, ...this.table.obey(answer.entry.at ?? BEGUN)]) this.#keep(entry);
    return answer;
  }

  /** With the present question and a new key. */
  send(
    seat: number,
    command: { do: 'say'; parts?: readonly AnyChoice[]; line?: string } | { do: 'confirm' | 'undo' | 'retract' },
    at = BEGUN,
  ): Answer {
    const question = this.table.snapshot(seat).question ?? 'none';
    return this.keep(this.table.command(seat, { ...command, question, key: `key ${this.#keys++}` } as Command, at));
  }

  /** A whole decision of a seat, chosen blindly, now and then in several submissions. */
  blindly(seat: number, luck: Io, at = BEGUN): Answer {
    const snapshot = this.table.snapshot(seat);
    if (snapshot.held) return this.send(seat, { do: 'confirm' }, at);
    const parts: AnyChoice[] = [];
    for (let legal = snapshot.legal; ;) {
      const rest = legal.filter((choice) => choice.do !== this.unsaid);
      const among = rest.length > 0 ? rest : legal;
      parts.push(among[luck.pick(among.length)]);
      const preview = this.table.preview(seat, { parts });
      if ('problem' in preview) throw new Error(preview.problem.detail);
      if (preview.complete || luck.pick(5) === 0) return this.send(seat, { do: 'say', parts }, at);
      legal = preview.legal;
    }
  }
  /** One of those who are awaited does something. */
  step(luck: Io): Answer {
    const { awaited } = this.table;
    return this.blindly(awaited[luck.pick(awaited.length)], luck);
  }
}

/** The same for whoever reaches the table in some other way: the parts of a decision. */
export async function blindParts(
  { legal }: Pick<Snapshot, 'legal'>,
  tryThem: (parts: AnyChoice[]) => Promise<Preview>,
  luck: Io,
): Promise<AnyChoice[]> {
  const parts: AnyChoice[] = [];
  for (;;) {
    parts.push(legal[luck.pick(legal.length)]);
    const preview = await tryThem(parts);
    if (preview.complete || luck.pick(5) === 0) return parts;
    legal = preview.legal;
  }
}

/** Games of the engine's own that do what San Marco does not: luck and looks in drafts, choices at any time, interruptions. */
export const toys = (seed: number): (Wanted & { readonly seed: number })[] =>
  [canalGame, cellarGame, masksGame].map((game) => ({ game: game as unknown as Game, players: Math.max(...game.seats), seed }));
