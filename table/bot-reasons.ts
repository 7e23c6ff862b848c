// Why a bot chose as it did, while the game goes on: weighed anew, as a decision of a finished game is, from what the bot's seat knew
// then. That tells what bots hold: only where one person plays against bots alone, and the table was opened so
// (docs/decisions/0041).
import type { Pains } from '@ridotto/bots';
import { weighingMove, type WeighedMove } from './analysis.ts';
import { questionOf, type BotTask } from './bots.ts';
import { carriedIn } from './company.ts';
import type { JournalEntry } from './journal.ts';
import { problem } from './problems.ts';
import type { Player, Problem } from './protocol.ts';
import type { FindGame, TableSetup } from './setup.ts';
import { givesReasons } from './standing.ts';
import { Table, watches, type Viewer } from './table.ts';

/** Milliseconds for a decision, however many choices are in it: where bots think, whoever takes too long is stopped. */
const WITHIN = 4000;

/** What a bot decided, and how the table stood before. */
export interface ReasonsTask extends Omit<BotTask, 'bot'> {
  /** Number of the entry of the journal. */
  readonly entry: number;
  readonly say: readonly string[];
}
/** Each choice in it that was one, weighed; none: nothing in it could be weighed choice by choice. */
export interface Reasons {
  readonly seat: string;
  readonly of: 'points' | 'wins';
  readonly moves: readonly WeighedMove[];
}

/** `players`: who sits there now. `until`: number of an event of this seat; left out: the last. */
interface About {
  readonly players: readonly Player[];
  readonly until?: number;
  readonly seed: number;
  readonly find?: FindGame;
}

/** The last decision of a bot up to this event, as it is to be weighed; of what is decided in secret, the last that has been opened.
    An entry of the journal at a step, for whoever has others to serve in between. */
export function* decidedByBot(
  { setup, journal }: { readonly setup: TableSetup; readonly journal: readonly JournalEntry[] },
  viewer: Viewer,
  { players, until = Infinity, seed, find }: About,
): Generator<void, ReasonsTask | { readonly problem: Problem }> {
  if (watches(viewer)) return { problem: problem('seat-needed', "spectators are told nothing of what bots hold: send your seat's token") };
  if (!givesReasons(setup, players))
    return { problem: problem('no-reasons', 'bots give their reasons where one person plays against bots, at a table opened so') };
  const { game, rules, options, editionFile, names } = setup;
  const about = { game, rules, seats: names.length, options, editionFile, seed };
  const steps = Table.rebuilding(setup, journal, find);
  /** The state when nothing was decided in secret the last time. */
  let open: Int32Array | undefined;
  let found: ReasonsTask | undefined;
  let told: ReasonsTask | undefined;
  for (let n = 0; ; n++) {
    const { done, value: table } = steps.next();
    const { match, company } = table;
    const entry = journal[n];
    const seat = entry.do === 'say' ? Number(entry.by.slice(1)) : -1;
    if (entry.do === 'say' && open && company.players[seat].kind === 'bot')
      found = { ...about, seat, state: open, entry: n, say: entry.say };
    // What was handed in to a step that is taken back has never been opened, and may well be decided so again.
    if (entry.do === 'matter' && carriedIn(entry.matter)?.do === 'take-back') found = told;
    if (match.drafts.size === 0) {
      open = match.state.all.slice();
      told = found;
    }
    if (done === true || table.seq(viewer) >= until)
      return told ?? { problem: problem('nothing-decided', 'no bot has decided anything by then that has been opened') };
    yield;
  }
}

/** Yields after each imagined game. `now`: milliseconds, by which the time is limited; left out, so much is thought. */
export function* givingReasons(
  task: ReasonsTask,
  about: { readonly now?: () => number; readonly pains?: Pains } = {},
): Generator<void, Reasons> {
  const { game, seat, seed, say } = task;
  const by = `s${seat}` as const;
  const record = { game, log: [{ by, say }] };
  return { seat: by, ...(yield* weighingMove(record, 0, questionOf(task), { ...about, seed, within: WITHIN })) };
}
