// For tests: games that were played, one to a line of games/<game>/records/*.jsonl, and what they come to when they are played
// again. tools/records.ts writes them.
import fs from 'node:fs';
import path from 'node:path';
import { hashState, Match, settleOptions, type Game, type GameRecord, type Options, type Place } from '@ridotto/engine';
import { usualEnds, type Ends } from './about.ts';
import { aboutOf } from './abouts.ts';

/** How a game ends: fingerprints of the last state and of all that was told, scores, winners (none while it is not over). */
export interface End {
  readonly state: string;
  readonly facts: string;
  readonly scores: readonly number[];
  readonly winners: readonly number[] | null;
}
export interface KeptRecord {
  /** Who played, and how. */
  readonly name: string;
  /** What it comes to, by every version of the rules that has played it. */
  readonly ends: Readonly<Record<number, End>>;
  readonly record: GameRecord;
}
export interface PlayedAgain {
  readonly end: End;
  /** Nodes, verbs, questions to luck, options and endings that it comes to. */
  readonly reaches: ReadonlySet<string>;
  /** The deepest stack, and how often a node was interrupted. */
  readonly depth: number;
  readonly interruptions: number;
}

/** All that are kept of this game, those of its earliest rules first. Throws with how they are made if there are none. */
export function keptRecords(game: string): KeptRecord[] {
  const folder = path.join(import.meta.dirname, '..', game, 'records');
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).filter((file) => file.endsWith('.jsonl')) : [];
  if (files.length === 0)
    throw new Error(`${game} keeps no games in games/${game}/records: \`npm run records -- make ${game}\` plays some and keeps them`);
  return files
    .sort()
    .flatMap((file) => fs.readFileSync(path.join(folder, file), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as KeptRecord);
}

/** The record must be as `game` plays it. Throws what Match.replay throws. */
export function playAgain(game: Game, record: GameRecord): PlayedAgain {
  const reaches = new Set<string>();
  let depth = 0;
  let interruptions = 0;
  const at = (s: Place): void => {
    reaches.add(`at ${game.rules.names[s.node]}`);
    if (s.depth > depth) depth = s.depth;
  };
  const rules = Object.create(game.rules) as Game['rules'];
  rules.tick = (s, io) => {
    at(s);
    const before = s.depth;
    const more = game.rules.tick(s, io);
    if (s.depth > before) interruptions += s.depth - before;
    at(s);
    return more;
  };
  rules.answer = (s, seat, choice, io) => {
    reaches.add(`says ${game.codec.words(choice)[0]}`);
    const before = s.depth;
    const flows = game.rules.answer(s, seat, choice, io);
    if (s.depth > before) interruptions += s.depth - before;
    return flows;
  };
  const seats = record.seats.length;
  const options = settleOptions(game, record.options);
  const watched: Game = { ...game, rules };
  const match = Match.replay(watched, record, { edition: game.edition(record.editionFile ?? game.standard), options, seats });
  for (const [name, value] of Object.entries(options)) reaches.add(`${name} ${String(value)}`);
  for (const way of match.over ? waysToEnd(game, match) : ['not over']) reaches.add(`${seats} players, ${way}`);
  if (record.from === undefined) reaches.add(`${seats} players, from the start`);
  if (record.log.some((entry) => 'back' in entry)) reaches.add('taken back');
  // Entries are numbered otherwise where a record was migrated.
  const told = match.facts.map(({ to, what, data, others }) => [to, what, what === 'taken-back' ? null : data, others ?? null]);
  return {
    end: {
      state: hashState(match.state),
      facts: fingerprint(JSON.stringify(told)),
      scores: [...game.scores(match.state)],
      winners: match.over ? [...game.winners(match.state)] : null,
    },
    reaches,
    depth,
    interruptions,
  };
}

/** With its settings, in a table of so many players. */
export type Matters = (option: string, table: { readonly players: number; readonly options: Options }) => boolean;

/** All that must be among the records: with each number of players every way to end and every value of every option that
    matters there, and where settings may have to do with it, every way to end with each of these values. */
export function matrixOf(game: Game, matters: Matters = () => true): Set<string> {
  const cells = new Set<string>();
  const values = (players: number): string[] =>
    Object.entries(game.options).flatMap(([option, list]) =>
      settingsFor(game, option, players, matters) ? list.map((value) => `${option} ${String(value)}`) : [],
    );
  for (const players of game.seats) for (const value of values(players)) cells.add(`${players} players, ${value}`);
  for (const [way, { players: numbers, alike }] of Object.entries(endsOf(game).ways))
    for (const players of numbers) {
      cells.add(`${players} players, ${way}`);
      if (!alike)
        for (const value of values(players)) if (matters(value.split(' ')[0], usual(game, players))) cells.add(`${way}; ${value}`);
    }
  return cells;
}
const usual = (game: Game, players: number) => ({ players, options: settleOptions(game) });
/** Other options by which this one matters in a table of so many players: none, one with one of its values, or undefined: it never
    does. */
export function settingsFor(game: Game, option: string, players: number, matters: Matters): Options | undefined {
  const others = Object.entries(game.options).flatMap(([name, list]) => list.map((value): Options => ({ [name]: value })));
  return [{}, ...others].find((set) => matters(option, { players, options: settleOptions(game, set) }));
}
/** What of it a record fills. */
export function cellsOf(game: Game, { reaches }: PlayedAgain, record: GameRecord, matters: Matters = () => true): Set<string> {
  const players = record.seats.length;
  const options = settleOptions(game, record.options);
  const ways = Object.keys(endsOf(game).ways).filter((way) => reaches.has(`${players} players, ${way}`));
  const values = Object.entries(game.options).flatMap(([option, list]) =>
    matters(option, { players, options }) ? list.map((value) => `${option} ${String(value)}`).filter((value) => reaches.has(value)) : [],
  );
  return new Set([
    ...values.map((value) => `${players} players, ${value}`),
    ...ways.flatMap((way) => [`${players} players, ${way}`, ...values.map((value) => `${way}; ${value}`)]),
  ]);
}
const endsOf = (game: Game): Ends => aboutOf(game.name).ends ?? usualEnds(game.seats);
const waysToEnd = (game: Game, match: Match<Place>): readonly string[] =>
  endsOf(game).of(match, (what) => match.facts.findLast((f) => f.what === what)?.data as Record<string, unknown> | undefined);

/** Of a text, 16 hexadecimal digits: not against forgery. */
function fingerprint(text: string): string {
  let h = 0x811c9dc5;
  let g = 0x9e3779b9;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    g = Math.imul(g ^ text.charCodeAt(i) ^ (h >>> 15), 0x85ebca6b);
  }
  return (h >>> 0).toString(16).padStart(8, '0') + (g >>> 0).toString(16).padStart(8, '0');
}
