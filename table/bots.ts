// Bots at a table: one decision, from what the seat knows, handed in as one submission. A task is plain data, so that the
// thinking can be done elsewhere.
import { gameOf, Io, Match, seatId, type Choice, type Options, type Place, type Seat } from '@ridotto/engine';
import { botNamed, decide, gestureOf, type Fault } from '@ridotto/bots';
import { gameNamed } from '@ridotto/games';
import { editionOf } from './setup.ts';
import type { Aside } from './protocol.ts';
import type { Answer, Table } from './table.ts';
import { isUnfit, tryParts } from './trial.ts';

export interface BotTask {
  readonly game: string;
  /** Version of the rules by which the table is played. */
  readonly rules: number;
  readonly bot: string;
  readonly seat: Seat;
  readonly seats: number;
  readonly options: Options;
  /** When it is not the edition that ships. */
  readonly editionFile?: unknown;
  /** The state's numbers, with all that is hidden: for the asking of bots, who never see it. */
  readonly state: Int32Array;
  /** The bot's own luck: thinking never touches what the dealer deals. */
  readonly seed: number;
}

/** `adviser`: the bot that chooses for a player. */
export function botTask<S extends Place>(table: Table<S>, seat: Seat, seed: number, adviser?: string): BotTask {
  const { setup, match } = table;
  const bot = adviser ?? table.company.botAt(seat);
  if (bot === undefined) throw new Error(`s${seat} is not played by a bot`);
  const { game, rules, options, editionFile, names } = setup;
  return { game, rules, bot, seat, seats: names.length, options, editionFile, state: match.state.all.slice(), seed };
}

/** The question of a task, on a table of one's own. */
export function questionOf({ game: name, rules, options, seats, state, ...own }: Omit<BotTask, 'bot'>): Match<Place> {
  const game = gameOf(gameNamed(name), rules);
  const edition = editionOf(game, own);
  const from = game.create(edition, options, seats);
  from.all = state;
  return new Match(game, { edition, options, seats }, null, from);
}

/** The parts of the decision, in words. `now`: milliseconds, for bots that think for so long; left out, they think so much. Each
    part has half the time of the one before it. */
export function think(task: BotTask, onFault?: (fault: Fault) => void, now?: () => number): string[] {
  const { seat, seed } = task;
  const at = questionOf(task);
  const { game } = at;
  const bot = botNamed(task.game, task.bot);
  const luck = new Io(seed);
  const parts: Choice[] = [];
  for (;;) {
    const choice = decide(game, bot, at.state, seat, luck, onFault, now && { now, share: 2 ** -parts.length });
    parts.push(choice);
    const trial = tryParts(at, seat, [choice]);
    if (isUnfit(trial)) throw new Error(`a bot's part is not legal: ${trial.message}`);
    if (trial.complete) return parts.map((c) => game.codec.format(c));
    at.submit(seat, [choice]);
  }
}

/** Keeps the luck of a gesture from that of the decision before it. */
const FOR_GESTURES = 0x5bd1e995;
/** What the bot does beside the game after its decision, if anything. */
export function gesture(task: BotTask, onFault?: (fault: Fault) => void): Aside | undefined {
  const { game, state } = questionOf(task);
  const made = gestureOf(game, botNamed(task.game, task.bot), state, task.seat, new Io(task.seed ^ FOR_GESTURES), onFault);
  return made && { gesture: made.gesture, ...(made.to !== undefined && { to: seatId(made.to) }) };
}

/** What a bot has come to. */
export interface Thought {
  /** Its decision's parts, in words. */
  readonly say: readonly string[];
  /** What it does beside the game. */
  readonly aside?: Aside;
}

/** The bot that every game has, and that cannot fail. */
const BLIND = 'random';
/** In place of a bot that could not choose. */
export const thinkBlindly = (task: BotTask): string[] => think({ ...task, bot: BLIND });

/** What to do with a bot's move at a table that others play at meanwhile. */
export interface Handling {
  /** The question that the task is about. */
  readonly question: string | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Stores what the table has accepted, and tells it. */
  readonly keep: (answer: Answer) => Promise<void>;
  /** What the bot chose is refused, for this reason. */
  readonly refused: (why: string) => void;
}
/** Moves as the bot has thought, if the question is still the same; blindly where it has come to nothing, or to nothing legal: a
    game goes on, whatever has become of a bot. */
export async function playThought<S extends Place>(
  table: Table<S>,
  task: BotTask,
  thought: Partial<Thought>,
  { question, now, keep, refused }: Handling,
): Promise<void> {
  const { seat } = task;
  if (table.question(seat) !== question || !table.awaitedBots.includes(seat)) return;
  const answer = thought.say && table.play(seat, thought.say, now());
  if (answer && 'problem' in answer) refused(answer.problem.detail);
  await keep(answer && 'entry' in answer ? answer : table.play(seat, thinkBlindly(task), now()));
  // What is not taken, at the limit or after the end, is no loss.
  const made = thought.aside && table.gesture(seat, thought.aside, now());
  if (made && 'entry' in made) await keep(made);
}

/** Thinks and moves at once. */
export function botSubmission<S extends Place>(
  table: Table<S>,
  seat: Seat,
  seed: number,
  at: number,
  onFault?: (fault: Fault) => void,
): Answer {
  return table.play(seat, think(botTask(table, seat, seed), onFault), at);
}
