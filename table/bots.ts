// Bots at a table: one decision, from what the seat knows, handed in as one submission. A task is plain data, so that the
// thinking can be done elsewhere.
import { Io, Match, type Choice, type Options, type Place, type Seat } from '@ridotto/engine';
import { botNamed, decide, type Fault } from '@ridotto/bots';
import { gameNamed } from '@ridotto/games';
import type { Answer, Table } from './table.ts';
import { isUnfit, tryParts } from './trial.ts';

export interface BotTask {
  readonly game: string;
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

export function botTask<S extends Place>(table: Table<S>, seat: Seat, seed: number): BotTask {
  const { setup, match } = table;
  const player = setup.players[seat];
  if (player.kind !== 'bot') throw new Error(`s${seat} is not played by a bot`);
  const { game, options, editionFile, names } = setup;
  return { game, bot: player.bot, seat, seats: names.length, options, editionFile, state: match.state.all.slice(), seed };
}

/** The parts of the decision, in words. */
export function think(task: BotTask, onFault?: (fault: Fault) => void): string[] {
  const { seat, seats, options, seed } = task;
  const game = gameNamed(task.game);
  const edition = game.edition(task.editionFile ?? game.standard);
  const state = game.create(edition, options, seats);
  state.all = task.state;
  const at = new Match(game, { edition, options, seats }, null, state);
  const bot = botNamed(task.game, task.bot);
  const luck = new Io(seed);
  const parts: Choice[] = [];
  for (;;) {
    const choice = decide(game, bot, at.state, seat, luck, onFault);
    parts.push(choice);
    const trial = tryParts(at, seat, [choice]);
    if (isUnfit(trial)) throw new Error(`a bot's part is not legal: ${trial.message}`);
    if (trial.complete) return parts.map((c) => game.codec.format(c));
    at.submit(seat, [choice]);
  }
}

/** Thinks and moves at once. */
export function botSubmission<S extends Place>(table: Table<S>, seat: Seat, seed: number, onFault?: (fault: Fault) => void): Answer {
  return table.play(seat, think(botTask(table, seat, seed), onFault));
}
