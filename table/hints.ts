// A hint: what somebody who sits there might choose, weighed from what they know by the house, or by the page for tables of its own
// device. A task is plain data, so that the thinking can be done elsewhere (docs/decisions/0041).
import { Io, type Choice, type Match, type Place, type Seat } from '@ridotto/engine';
import { advise, adviserOf, decide, policyOf, type Adviser, type Pains } from '@ridotto/bots';
import { questionOf, type BotTask } from './bots.ts';
import { readParts } from './parts.ts';
import { problem } from './problems.ts';
import type { Hint, HintedChoice, Problem, Said } from './protocol.ts';
import { watches, type Table, type Viewer } from './table.ts';
import { isUnfit, tryParts } from './trial.ts';

export interface HintTask extends Omit<BotTask, 'bot'> {
  readonly question: string | null;
  /** Of the decision, so far, in words. */
  readonly parts: readonly string[];
}

/** How much is thought about a hint. */
const PAINS: Pains = { milliseconds: 4000, games: { horizon: 60, end: 12 }, told: 3 };

/** What is to be thought about. Refused to whoever watches, where the table was opened without hints, where nothing is asked or what is
    asked is answered already, and where these parts are not legal. */
export function hintTask<S extends Place>(
  table: Table<S>,
  viewer: Viewer,
  said: Said,
  seed: number,
): HintTask | { readonly problem: Problem } {
  if (watches(viewer)) return { problem: problem('seat-needed', "spectators are asked nothing: send your seat's token") };
  if (!table.snapshot(viewer).hints) return { problem: problem('no-hints', 'this table was opened without hints') };
  const preview = table.preview(viewer, said);
  if ('problem' in preview) return preview;
  const { setup, match, game } = table;
  const parts = readParts(match, viewer, setup.names, said);
  if (preview.complete || !Array.isArray(parts))
    return { problem: problem('not-asked', 'these parts are a whole decision: there is nothing left to choose') };
  const { game: name, rules, options, editionFile, names } = setup;
  const about = { game: name, rules, seat: viewer, seats: names.length, options, editionFile, state: match.state.all.slice(), seed };
  return { ...about, question: table.question(viewer), parts: parts.map((c) => game.codec.format(c)) };
}

/** Yields after each imagined game, for whoever has others to serve in between. `now`: milliseconds, where a hint takes so long; left
    out, it takes so many games, and the same task gives the same hint. */
export function* hinting(
  task: HintTask,
  { now, pains = PAINS }: { readonly now?: () => number; readonly pains?: Pains } = {},
): Generator<void, Hint> {
  const { seat, question, seed } = task;
  const adviser = adviserOf(task.game);
  if (!adviser) throw new Error(`nobody gives hints in ${task.game}`);
  const at = questionOf(task);
  const { codec } = at.game;
  const refusal =
    task.parts.length > 0
      ? at.submit(
          seat,
          task.parts.map((words) => codec.parse(words)),
        )
      : undefined;
  if (refusal) throw new Error(`parts of a hint are not legal: ${refusal.message}`);
  const luck = new Io(seed);
  const only = onlyWay(at, seat);
  const legal = at.legal(seat);
  const said = (...parts: readonly Choice[]): HintedChoice['parts'] => [...only, ...parts].map((c) => codec.toObject(c));
  if (legal.length < 2)
    return {
      question,
      games: 0,
      of: adviser.reasoning.of(at.state),
      choices: [{ parts: said(...legal), share: null, error: null, reasons: [] }],
    };
  const time = now && { now, share: 1 };
  const { choices, games, of } = yield* advise(at.game, adviser, { state: at.state, seat, legal, luck, ...(time && { time }) }, pains);
  return {
    question,
    games,
    of,
    choices: choices.map(({ parts, shares, error, reasons }) => ({
      parts: said(...wholeFrom(at, seat, parts, { adviser, luck })),
      share: shares[seat],
      error,
      reasons,
    })),
  };
}

/** What can only be said before there is anything to choose: done at this match. The last way of a decision is left to be said. */
function onlyWay(at: Match<Place>, seat: Seat): Choice[] {
  const parts: Choice[] = [];
  for (let legal = at.legal(seat); legal.length === 1; legal = at.legal(seat)) {
    const trial = tryParts(at, seat, legal);
    if (isUnfit(trial) || trial.complete) break;
    at.submit(seat, legal);
    parts.push(...legal);
  }
  return parts;
}

/** The decision that begins so, to its end, as whoever plays the imagined games would go on. */
function wholeFrom(
  match: Match<Place>,
  seat: Seat,
  first: readonly Choice[],
  { adviser, luck }: { readonly adviser: Adviser; readonly luck: Io },
): Choice[] {
  const at = match.fork();
  const parts: Choice[] = [];
  for (let more = first; ;) {
    parts.push(...more);
    const trial = tryParts(at, seat, more);
    if (isUnfit(trial)) throw new Error(`part of a hint is not legal: ${trial.message}`);
    if (trial.complete) return parts;
    at.submit(seat, more);
    more = [decide(at.game, policyOf(adviser), at.state, seat, luck)];
  }
}
