// Cases: rules tested in words, readable beside the rulebook. A case file is a list of cases; whoever has read it (this
// file does no reading) hands over the plain objects.
import { plainWord, type Choice, type Seat } from '../notation/choice.ts';
import { atPath, differs, inWords, Spelling, withPath, type Comparison, type Json } from './compare.ts';
import { settleOptions, type Game, type Options } from '../game.ts';
import { SPECTATOR } from '../io.ts';
import { decisions, formatLine, isRefusal, parseLine } from '../notation/lines.ts';
import { Match, type Refusal, type Setup } from '../match/match.ts';
import { sameState, type Place } from '../state/place.ts';

type Keys = Readonly<Record<string, Json>>;
export interface Case {
  readonly case: string;
  /** The game, for files that do not lie in its folder. */
  readonly game?: string;
  /** Where the rulebook says so. */
  readonly cites?: string;
  /** For the reader. */
  readonly note?: string;
  /** Names by seat, or how many. */
  readonly players?: readonly string[] | number;
  readonly options?: Options;
  /** `default`, an edition as its file holds it, or the name of such a file. */
  readonly edition?: unknown;
  /** `start`, or a position. */
  readonly given?: 'start' | Keys;
  readonly do?: readonly Keys[];
}
const HEADER = ['case', 'game', 'cites', 'note', 'players', 'options', 'edition', 'given', 'do'];
const NAMES = ['anne', 'benoit', 'christian', 'denise', 'emile'];

/** The cases of a file: a list, or a single one. Throws with what is wrong. */
export function casesIn(file: unknown): Case[] {
  const list = Array.isArray(file) ? (file as unknown[]) : [file];
  if (file === null || file === undefined || list.length === 0) throw new Error('there is no case in it');
  return list.map((c, i) => checkCase(c, i + 1));
}
function checkCase(c: unknown, number: number): Case {
  if (!isMap(c)) throw new Error(`case ${number} is not a map that begins with "case: NAME"`);
  const name = c.case;
  if (typeof name !== 'string' && typeof name !== 'number') throw new Error(`case ${number} has no name: it begins with "case: NAME"`);
  const wrong = (what: string): never => {
    throw new Error(`case "${name}": ${what}`);
  };
  const strange = Object.keys(c).find((key) => !HEADER.includes(key));
  if (strange !== undefined) wrong(`"${strange}" is not a key of a case; the keys are ${HEADER.join(', ')}`);
  if (c.given !== undefined && c.given !== 'start' && !isMap(c.given)) wrong('given is "start" or a position');
  if (c.options !== undefined && c.options !== null && !isMap(c.options)) wrong('options is a map');
  const steps = c.do ?? [];
  if (!Array.isArray(steps)) return wrong('do is a list of steps');
  steps.forEach((step: unknown, i) => isMap(step) || wrong(`step ${i + 1} is not a map such as "- anne: LINE" or "- expect: { ... }"`));
  return { ...(c as unknown as Case), case: String(name), do: steps as Keys[] };
}
const isMap = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);

/** The names at the table of a case, its edition and options: what every position needs. Throws with what is wrong. */
export function settleCase<S extends Place, E>(
  game: Game<S, E>,
  c: Pick<Case, 'players' | 'options' | 'edition'>,
  load: (file: string) => unknown = (file) => {
    throw new Error(`edition: ${file} cannot be read here`);
  },
): { names: string[]; setup: Setup<E> } {
  const players = c.players ?? (game.seats.includes(4) ? 4 : game.seats[game.seats.length - 1]);
  if (typeof players !== 'number' && !Array.isArray(players)) throw new Error('players is a list of names, or how many');
  const names = typeof players === 'number' ? NAMES.slice(0, players) : players.map(String);
  if (!game.seats.includes(names.length)) throw new Error(`${game.name} is for ${game.seats.join(' or ')} players, not ${names.length}`);
  names.forEach((name, p) => {
    if (names.findIndex((other) => plainWord(other) === plainWord(name)) !== p) throw new Error(`two players are called ${name}`);
    if (Object.hasOwn(STEPS, name) || name === 'spectator') throw new Error(`"${name}" cannot be the name of a player`);
  });
  const file = c.edition ?? 'default';
  const edition = game.edition(file === 'default' ? game.standard : typeof file === 'string' ? load(file) : file);
  return { names, setup: { edition, options: settleOptions(game, c.options ?? {}), seats: names.length } };
}

/** Plays a case. undefined: it holds; else which step failed, what was wanted and what was got. */
export function runCase<S extends Place, E>(game: Game<S, E>, c: Case, load?: (file: string) => unknown): string | undefined {
  let step = 0;
  let key = '';
  try {
    const { names, setup } = settleCase(game, c, load);
    const given = c.given ?? 'start';
    const from = given === 'start' ? undefined : game.read(given, setup.edition, setup.options, names);
    const run = new Running(game, new Match<S, E>(game, setup, null, from), names);
    for (const [i, keys] of (c.do ?? []).entries())
      for (const [name, value] of Object.entries(keys)) {
        step = i + 1;
        key = name;
        run.step(name, value);
      }
    key = 'the end';
    run.end();
    return undefined;
  } catch (e) {
    const { message } = e as Error;
    return step === 0 ? `given: ${message}` : `step ${step} (${key}): ${message}`;
  }
}

/** A case that is being played. */
class Running<S extends Place, E> {
  readonly game: Game<S, E>;
  readonly match: Match<S, E>;
  readonly names: readonly string[];
  readonly spelling: Spelling;

  constructor(game: Game<S, E>, match: Match<S, E>, names: readonly string[]) {
    this.game = game;
    this.match = match;
    this.names = names;
    this.spelling = new Spelling(game, names);
  }

  step(key: string, value: Json): void {
    if (Object.hasOwn(STEPS, key)) {
      STEPS[key](this as unknown as Running<Place, unknown>, value);
      return;
    }
    const seat = this.names.findIndex((name) => plainWord(name) === plainWord(key));
    if (seat < 0)
      throw new Error(
        `"${key}" is neither a step nor a player; steps are ${Object.keys(STEPS).join(', ')}, players are ${this.names.join(', ')}`,
      );
    for (const line of listOf(value)) this.say(seat, inLine(line));
  }

  end(): void {
    if (this.match.waiting === undefined && this.match.unused.length > 0)
      throw new Error(`outcomes nobody asked for: ${this.named(this.match.unused.join(', '))}`);
  }

  say(seat: Seat, line: string): void {
    const refusal = this.try(seat, line);
    if (refusal) throw new Error(`"${line}": ${this.named(refusal.message)}`);
  }
  /** One submission, `undo` or `retract`; why not. */
  try(seat: Seat, line: string): Refusal | undefined {
    const { match, names } = this;
    const word = plainWord(line).trim();
    if (word === 'undo' || word === 'retract') {
      const done = word === 'undo' ? match.undo(seat) : match.retract(seat);
      return done ? undefined : { message: `${names[seat]} has nothing to ${word}`, part: 0, legal: [] };
    }
    const parts = parseLine(match, seat, line, names);
    return isRefusal(parts) ? parts : match.submit(seat, parts);
  }

  luck(value: Json): void {
    const words = listOf(value).map((word) => {
      const seat = this.names.findIndex((name) => plainWord(name) === plainWord(inLine(word)));
      return seat < 0 ? plainWord(inLine(word)) : `s${seat}`;
    });
    try {
      const refusal = this.match.give(...words);
      if (refusal) throw new Error(refusal.message);
    } catch (e) {
      throw new Error(this.named((e as Error).message), { cause: e });
    }
  }

  /** Seats by name; `spectator` where it may look. */
  bySeat(value: Json, spectator = false): [Seat, Json][] {
    if (!isMap(value)) throw new Error(`wanted is a map with names of players, not ${inWords(value)}`);
    return Object.entries(value as Keys).map(([name, x]) => [spectator && name === 'spectator' ? SPECTATOR : this.seat(name), x]);
  }
  seat(name: string): Seat {
    const seat = this.names.findIndex((n) => plainWord(n) === plainWord(name));
    if (seat < 0) throw new Error(`"${name}" is not one of the players ${this.names.join(', ')}`);
    return seat;
  }
  name = (seat: Seat): string => (seat === SPECTATOR ? 'spectator' : this.names[seat]);
  /** Names for the seats s0, s1, ... of messages. */
  named(message: string): string {
    return message.replace(/\bs(\d)\b/g, (id, seat: string) => this.names[Number(seat)] ?? id);
  }

  position(): Keys {
    return this.game.write(this.match.state, this.names) as Keys;
  }
  view(seat: Seat): Keys {
    return this.game.view(this.match.state, seat, this.names) as Keys;
  }
  comparison(): Comparison {
    const written = this.position();
    const unchanged = (path: readonly string[], value: Json): boolean => {
      const { edition, options } = this.match.setup;
      const read = (position: Json): S => this.game.read(position as object, edition, options, this.names);
      try {
        return sameState(read(withPath(written, path, value)), read(written));
      } catch {
        return false;
      }
    };
    return { spelling: this.spelling, anyOrder: unchanged, unsaid: unchanged };
  }

  /** The parts that a wanted line means here; undefined: it is not legal. */
  parts(seat: Seat, line: Json): readonly Choice[] | undefined {
    const parts = parseLine(this.match, seat, inLine(line), this.names);
    return isRefusal(parts) ? undefined : parts;
  }
  line = (seat: Seat, parts: readonly Choice[]): string => formatLine(this.game, this.match.state, seat, parts, this.names);
}

type Step = (run: Running<Place, unknown>, value: Json) => void;

/** Every kind of step besides `NAME: LINE`. */
const STEPS: Readonly<Record<string, Step>> = {
  luck: (run, value) => run.luck(value),
  expect(run, value) {
    const scores = Object.fromEntries(run.game.scores(run.match.state).map((n, p) => [run.names[p], n]));
    fail(differs(value, { scores, ...run.position() }, run.comparison()));
  },
  refuse(run, value) {
    for (const [seat, lines] of run.bySeat(value)) for (const line of listOf(lines)) refuse(run, seat, inLine(line));
  },
  legal(run, value) {
    for (const [seat, wanted] of run.bySeat(value)) {
      const got = run.match.legal(seat).map((choice) => [choice]);
      fail(sameLines(run, seat, listOf(wanted), got, 'next part'));
    }
  },
  lines(run, value) {
    for (const [seat, wanted] of run.bySeat(value)) {
      const all = decisions(run.match, seat);
      const how = (parts: readonly Choice[]): string => {
        const found = all.find((d) => d.parts.join() === parts.join());
        return `${[...parts].sort((a, b) => a - b).join()} ${found?.after?.all.join() ?? parts.join()}`;
      };
      const got = all.map((d) => d.parts);
      if (sameLines(run, seat, listOf(wanted), got, 'whole decision') !== undefined)
        fail(sameLines(run, seat, listOf(wanted), distinct(got, how), 'whole decision', how));
    }
  },
  reaches(run, value) {
    for (const [seat, wanted] of run.bySeat(value)) {
      const before = run.match.state;
      const ends = decisions(run.match, seat).map((d) => run.game.end?.(before, d.parts, d.after ?? before));
      const got = [...new Set(ends.filter((end) => end !== undefined))];
      fail(sameWords(run, `${run.name(seat)} reaches`, listOf(wanted), got));
    }
  },
  awaits(run, value) {
    const { awaited } = run.match.state;
    const got = run.match.waiting === undefined ? run.names.filter((_, p) => (awaited >> p) & 1) : [];
    fail(sameWords(run, 'awaited', listOf(value), got));
  },
  'asks-luck'(run, value) {
    const { waiting } = run.match;
    const wanted = plainLuck(inLine(value));
    const known = Object.entries(run.game.luck).some(([key, luck]) => [key, luck.name].some((name) => plainLuck(name).startsWith(wanted)));
    const names = Object.values(run.game.luck).map((luck) => luck.name);
    if (!known) throw new Error(`"${inLine(value)}" is no question to luck; they are ${names.join(', ')}`);
    if (waiting === undefined) throw new Error(`wanted a question to luck, ${inWords(value)}; got none`);
    const key = Object.keys(run.game.luck).find((k) => run.game.luck[k] === waiting) ?? '';
    if (![key, waiting.name].some((name) => plainLuck(name).startsWith(wanted)))
      throw new Error(`wanted the question ${inWords(value)}, got ${inWords(waiting.name)}`);
  },
  sees(run, value) {
    for (const [seat, wanted] of run.bySeat(value, true)) {
      const difference = differs(wanted, run.view(seat), run.comparison());
      fail(difference && `${run.name(seat)} sees ${difference}`);
    }
  },
  hidden(run, value) {
    for (const [seat, paths] of run.bySeat(value, true)) for (const path of listOf(paths)) hidden(run, seat, inLine(path));
  },
  scores(run, value) {
    const scores = Object.fromEntries(run.game.scores(run.match.state).map((n, p) => [run.names[p], n]));
    fail(differs(value, scores, { spelling: run.spelling }, ['scores']));
  },
  over(run, value) {
    const { over } = run.match;
    const wanted = value !== false;
    if (over !== wanted) throw new Error(`wanted the game ${wanted ? 'over' : 'not over'}, and it is ${over ? '' : 'not '}over`);
    if (!isMap(value)) return;
    const strange = Object.keys(value).find((key) => key !== 'winners');
    if (strange !== undefined) throw new Error(`"${strange}" is not a key of over; the key is winners`);
    const winners = run.game.winners(run.match.state).map(run.name);
    if (value.winners !== undefined) fail(sameWords(run, 'winners', listOf(value.winners as Json), winners));
  },
};

function fail(difference: string | undefined): void {
  if (difference !== undefined) throw new Error(difference);
}
const listOf = (x: Json): readonly Json[] => (Array.isArray(x) ? (x as readonly Json[]) : x === null ? [] : [x]);
/** Words stand as they are. */
const inLine = (x: Json): string => (typeof x === 'string' ? x : JSON.stringify(x));
const plainLuck = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

function refuse(run: Running<Place, unknown>, seat: Seat, line: string): void {
  const { match } = run;
  const before = [
    match.state.all.join(),
    match.log.length,
    match.facts.length,
    match.waiting?.name,
    [...match.drafts.values()].flat().length,
  ];
  const refusal = run.try(seat, line);
  if (refusal === undefined) throw new Error(`${run.name(seat)}: "${line}" was accepted, and should be refused`);
  if (refusal.message === '' || (!refusal.reason && refusal.legal.length === 0 && refusal.message.endsWith('is not legal here')))
    throw new Error(`${run.name(seat)}: "${line}" was refused without a reason`);
  const after = [
    match.state.all.join(),
    match.log.length,
    match.facts.length,
    match.waiting?.name,
    [...match.drafts.values()].flat().length,
  ];
  if (before.join('|') !== after.join('|')) throw new Error(`${run.name(seat)}: "${line}" was refused, and changed something`);
}

/** The path leads to something, in the full position or in what somebody else sees, and to nothing in what this seat sees. */
function hidden(run: Running<Place, unknown>, seat: Seat, path: string): void {
  const at = (x: Keys): Json | undefined => atPath(x, path, run.spelling) ?? undefined;
  const others = [SPECTATOR, ...run.names.map((_, p) => p)].filter((p) => p !== seat);
  if (at(run.position()) === undefined && others.every((p) => at(run.view(p)) === undefined))
    throw new Error(`${run.name(seat)}: there is nothing at "${path}", for anybody`);
  const seen = at(run.view(seat));
  if (seen !== undefined) throw new Error(`${run.name(seat)}: "${path}" should be hidden, and is seen: ${inWords(seen)}`);
}

function distinct(all: readonly (readonly Choice[])[], how: (parts: readonly Choice[]) => string): (readonly Choice[])[] {
  const seen = new Set<string>();
  return all.filter((parts) => !seen.has(how(parts)) && seen.add(how(parts)));
}

/** Exactly these, in any order and spelling. `how`: what makes two of them the same. */
function sameLines(
  run: Running<Place, unknown>,
  seat: Seat,
  wanted: readonly Json[],
  got: readonly (readonly Choice[])[],
  what: string,
  how: (parts: readonly Choice[]) => string = (parts) => parts.join(),
): string | undefined {
  const left = new Map(got.map((parts) => [how(parts), run.line(seat, parts)]));
  const strange: string[] = [];
  for (const line of wanted) {
    const parts = run.parts(seat, line);
    if (parts === undefined || !left.delete(how(parts))) strange.push(inLine(line));
  }
  if (strange.length === 0 && left.size === 0) return undefined;
  const listed = (lines: readonly string[]): string =>
    lines.slice(0, 40).join(' | ') + (lines.length > 40 ? ` and ${lines.length - 40} more` : '');
  return [
    `${run.name(seat)}: wanted exactly ${wanted.length === 0 ? `no ${what}` : listed(wanted.map(inLine))}`,
    `got ${got.length === 0 ? 'none' : listed(got.map((parts) => run.line(seat, parts)))}`,
    strange.length > 0 ? `wanted and not there: ${listed(strange)}` : '',
    left.size > 0 ? `there and not wanted: ${listed([...left.values()])}` : '',
  ]
    .filter((s) => s !== '')
    .join('; ');
}

function sameWords(run: Running<Place, unknown>, what: string, wanted: readonly Json[], got: readonly string[]): string | undefined {
  const left = [...got];
  const strange = wanted.map(inLine).filter((word) => {
    const i = left.findIndex((w) => run.spelling.same(word, w));
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
  if (strange.length === 0 && left.length === 0) return undefined;
  return `${what}: wanted exactly [${wanted.map(inLine).join(', ')}], got [${got.join(', ')}]`;
}
