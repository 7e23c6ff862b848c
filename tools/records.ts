// npm run records -- make GAME [FIRST [GAMES]] | fill GAME | note GAME | cases GAME SEATS|any VERB,… WHAT…
// Makes games/<game>/records. `make GAME` plays many games in many ways, keeps those that come
// where no other does, the ugliest, and enough of every kind, and writes them as games/GAME/records/version-N.jsonl.
// `cases GAME SEATS VERB,… WHAT…` looks for what hardly any game comes to, from the positions of the cases.
// `fill GAME` adds what the matrix of players, ways to end and options lacks (games/tests/records.ts): ends
// of games that are there, played again with other settings.
// `note GAME` writes down how the records of before end by the version of today.
import { hash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { decide, usualBot } from '@ridotto/bots';
import {
  carryRecord,
  casesIn,
  Io,
  Match,
  seatsIn,
  settleOptions,
  type Choice,
  type Game,
  type GameRecord,
  type Options,
  type Place,
} from '@ridotto/engine';
import { Bench } from '@ridotto/engine/battery/shared/bench.ts';
import { combinations } from '@ridotto/engine/battery/options.ts';
import { POLICIES } from '@ridotto/engine/battery/policies.ts';
import { emptyReport } from '@ridotto/engine/battery/shared/report.ts';
import { gameNamed } from '@ridotto/games';
import { manifestOf } from '@ridotto/games/list.ts';
import {
  cellsOf,
  keptRecords,
  matrixOf,
  playAgain,
  settingsFor,
  type KeptRecord,
  type Matters,
  type PlayedAgain,
} from '@ridotto/games/tests/records.ts';
import { commitmentTo, editionHash, FairDealer } from '@ridotto/table';
import { parse } from 'yaml';

const GAMES = path.resolve(import.meta.dirname, '..', 'games');
const NAMES = ['Anne', 'Benoît', 'Christian', 'Denise', 'Émile'];
/** Games that are kept at least. */
const ENOUGH = 104;
/** More decisions than a game may have before it is given up; decisions that one begun at a position is to have. */
const MOST = 6000;
const TAIL = 40;

type Player = (bench: Bench<Place, unknown>, s: Place, seat: number, legal: readonly Choice[]) => Choice;
interface Candidate extends PlayedAgain {
  readonly kept: KeptRecord;
  readonly size: number;
}

function playersOf(game: Game): readonly { readonly name: string; readonly choose: Player }[] {
  const bots = [usualBot(game.name)];
  return [
    ...bots.map((bot) => ({ name: bot.name, choose: ((bench, s, seat) => decide(game, bot, s, seat, bench.io)) as Player })),
    ...POLICIES.map(({ name, choose }) => ({ name, choose: choose as Player })),
  ];
}

/** A state some decisions before the end of a game; undefined: it does not come to one. */
function late(bench: Bench<Place, unknown>, choose: Player, tail: number): Place | undefined {
  const { rules } = bench.game;
  const s = bench.fresh();
  const io = new Io(bench.seed);
  rules.start(s, io);
  const before: Place[] = [];
  for (let n = 0; s.awaited !== 0; n++) {
    if (n > MOST) return undefined;
    if (n % 10 === 0 && before.push(bench.copy(s)) > tail / 10 + 1) before.shift();
    const seat = bench.any(seatsIn(s.awaited));
    do rules.apply(s, seat, choose(bench, s, seat, bench.legal(s, seat)), io);
    while (rules.isOpen(s, seat));
  }
  return before[0];
}

/** A decision as one submission, as far as it brings no news. */
function submission(bench: Bench<Place, unknown>, match: Match<Place>, seat: number, choose: Player): Choice[] {
  const parts: Choice[] = [];
  const fork = match.fork();
  do {
    const choice = choose(bench, fork.state, seat, fork.legal(seat));
    if (fork.submit(seat, [choice]) !== undefined) throw new Error('a legal choice was refused');
    parts.push(choice);
  } while (
    bench.game.rules.isOpen(fork.state, seat) ||
    (!fork.news && fork.waiting === undefined && fork.legal(seat).length > 0 && parts.length < 12)
  );
  return parts;
}

/** `start`: a position in words; from there on at most so many decisions, and it need not come to an end. */
interface Begin {
  readonly start: object;
  readonly most: number;
}

interface How {
  readonly whole?: boolean;
  readonly begin?: Begin;
  /** What everybody says as soon as they may. */
  readonly verbs?: readonly string[];
  readonly called?: string;
  /** Decisions that the end of a game has, more or less. */
  readonly tail?: number;
}

function play(
  game: Game,
  seats: number,
  options: Options,
  seed: number,
  { whole = false, begin, verbs, called = `looking for ${verbs?.join(', ')}`, tail = TAIL }: How = {},
): Candidate | undefined {
  const players = playersOf(game);
  const usual = players[seed % players.length];
  const player = verbs === undefined ? usual : { name: called, choose: looking(game, verbs) };
  const edition = game.edition(game.standard);
  const settled = settleOptions(game, options);
  const bench = new Bench(game, edition, settled, seats, MOST, emptyReport(game.name));
  bench.begin(seed);
  const from = whole || begin ? undefined : late(bench, player.choose, tail + bench.pick(tail));
  if (!whole && !begin && from === undefined) return undefined;
  const secret = hash('sha256', `ridotto records ${game.name} ${seed}`);
  const salts = NAMES.slice(0, seats).map((_, p) => (p === 0 && seed % 3 === 0 ? 'a pinch' : ''));
  const about = { edition: editionHash(game.standard), options: settled, seats, salts };
  const dealer = new FairDealer(secret, { game: game.name, rules: game.rulesVersion, ...about });
  const ids = NAMES.slice(0, seats).map((_, p) => `s${p}`);
  const start = begin
    ? game.read(begin.start, edition, settled, ids)
    : from && game.read(JSON.parse(JSON.stringify(game.write(from, ids))) as object, edition, settled, ids);
  const match = new Match(game, { edition, options: settled, seats }, dealer, start);
  let fickle = seed % 5 === 0 ? 6 : 0;
  for (let n = 0; !match.over && n < (begin?.most ?? Infinity); n++) {
    if (n > (whole ? MOST : 5 * tail)) return undefined;
    const speakers = seatsIn(game.rules.speakers(match.state)).filter((seat) => match.legal(seat).length > 0);
    const seat = bench.any(speakers.length > 0 && bench.chance(8) ? speakers : seatsIn(match.state.awaited));
    if (match.submit(seat, submission(bench, match, seat, player.choose)) !== undefined) throw new Error('a whole decision was refused');
    if (fickle > 0 && bench.chance(12) && match.drafts.size === 0) {
      const entry = match.log.findLastIndex((e, i) => 'say' in e && match.log.slice(i).every((f) => !('back' in f)));
      if (entry > 0) {
        fickle--;
        match.takeBack(entry, seat, ['what came up']);
      }
    }
  }
  const file = match.record({ edition: about.edition, seats: NAMES.slice(0, seats), commitment: commitmentTo(secret), salts, secret });
  const record = JSON.parse(JSON.stringify(file)) as GameRecord;
  const again = playAgain(game, record);
  const kept = { name: `${player.name} ${seed}`, ends: { [game.rulesVersion]: again.end }, record };
  return { ...again, reaches: together(again.reaches, seats, player.name), kept, size: JSON.stringify(kept).length };
}

/** What it comes to, and what of it comes together. */
function together(reaches: ReadonlySet<string>, seats: number, player: string): Set<string> {
  const all = new Set([...reaches, `${seats} players, ${player}`]);
  const end = [...reaches].find((what) => what.startsWith(`${seats} players, `) && !what.endsWith('from the start'));
  for (const what of reaches) if (!what.startsWith(`${seats} players`)) all.add(`${seats} players, ${what}`);
  for (const what of reaches) if (!/^(at|says|\d players)\b/.test(what)) all.add(`${end}, ${what}`);
  return all;
}

/** Those that come where no other does, the smallest first; the ugliest; and enough of them. */
function select(all: readonly Candidate[]): Candidate[] {
  const chosen = new Set<Candidate>();
  const reached = new Set<string>();
  const take = (c: Candidate): void => {
    chosen.add(c);
    for (const what of c.reaches) reached.add(what);
  };
  const most = (worth: (c: Candidate) => number, n: number): void =>
    [...all]
      .sort((a, b) => worth(b) - worth(a))
      .slice(0, n)
      .forEach(take);
  most((c) => c.depth * 1e4 + c.interruptions, 2);
  most((c) => c.interruptions, 2);
  most((c) => c.kept.record.log.filter((e) => 'back' in e).length, 3);
  most((c) => c.kept.record.log.length, 1);
  const small = [...all].sort((a, b) => a.size - b.size);
  for (const what of new Set(small.flatMap((c) => [...c.reaches]))) if (!reached.has(what)) take(small.find((c) => c.reaches.has(what))!);
  for (const c of small) if (chosen.size < ENOUGH && !chosen.has(c)) take(c);
  return [...chosen];
}

const looking =
  (game: Game, verbs: readonly string[]): Player =>
  (bench, _, __, legal) =>
    legal.find((c) => verbs.includes(game.codec.words(c)[0]) || verbs.includes(game.codec.format(c))) ?? bench.any(legal);

/** What is said in words, with one value of this option in place of the other: the colour that nobody has, say, or the seat of
    the Ambassador player. */
function exchanged<T>(said: T, option: string, a: unknown, b: unknown): T {
  const word = (value: unknown): string => (option.endsWith('Seat') ? `s${Number(value) - 1}` : String(value));
  const other = (w: string): string => (w === word(a) ? word(b) : w === word(b) ? word(a) : w);
  return JSON.parse(JSON.stringify(said).replaceAll(/\b(?:s\d|[a-z]{3,})\b/g, other)) as T;
}

/** The same position with other numbers: wherever there is one for each seat, all of them 0; or that of one seat by so many more. */
function* otherNumbers(position: object, seat: number, more: number): Generator<object> {
  for (const [field, bySeat] of Object.entries(position) as [string, unknown][]) {
    if (typeof bySeat !== 'object' || bySeat === null || Array.isArray(bySeat)) continue;
    const numbers = Object.entries(bySeat);
    if (numbers.length === 0 || numbers.some(([id, n]) => !/^s\d$/.test(id) || typeof n !== 'number')) continue;
    yield { ...position, [field]: Object.fromEntries(numbers.map(([id]) => [id, 0])) };
    const id = `s${seat}`;
    if (more > 0 && id in bySeat) yield { ...position, [field]: { ...bySeat, [id]: (bySeat as Record<string, number>)[id] + more } };
  }
}

/** What was said in the last entries. */
const saidIn = ({ log }: GameRecord, tail: number): string[] => log.slice(-tail).flatMap((entry) => ('say' in entry ? entry.say : []));

/** How many of the last entries are played again. */
const TAILS = [1, 2, 3, 5, 8, 13, 21, 34];

/** How many ends of games are played where none that is there will do. In every other one everybody says one verb as soon as they
    may, which brings about what hardly any game comes to; and it is so long that the cause of the end is among it. */
const LATE_GAMES = 400;

function fill(game: Game, matters: Matters): void {
  const records = keptRecords(game.name);
  const lacking = matrixOf(game, matters);
  const filledBy = records.map((kept) => {
    const { carried, record } = carryRecord(game, kept.record);
    const cells = cellsOf(game, playAgain(carried.game, record), record, matters);
    for (const cell of cells) lacking.delete(cell);
    return { name: kept.name, record, cells };
  });
  console.log(`${game.name} lacks ${lacking.size}: ${[...lacking].join(' | ')}`);
  const added: KeptRecord[] = [];
  const edition = game.edition(game.standard);
  for (const cell of lacking) {
    if (/^\d players, /.test(cell)) {
      varied(cell);
      if (lacking.has(cell)) search(cell);
      continue;
    }
    const [way, value] = cell.split('; ');
    const [option, word] = (value ?? '').split(' ');
    const wanted = game.options[option]?.find((v) => String(v) === word);
    if (wanted === undefined) continue;
    const donors = filledBy.filter(({ cells }) => [...cells].some((c) => c.startsWith(`${way}; `)));
    search: for (const { name, record } of donors)
      for (const tail of TAILS)
        for (let seed = 1; seed <= 12; seed++) {
          const seats = record.seats.length;
          const ids = record.seats.map((_, p) => `s${p}`);
          let candidate: Candidate | undefined;
          try {
            const { state, waiting, drafts } = Match.replay(
              game,
              record,
              { edition, options: settleOptions(game, record.options), seats },
              Math.max(record.from ? 0 : 1, record.log.length - tail),
            );
            if (waiting !== undefined || drafts.size > 0) continue;
            const there = settleOptions(game, record.options)[option];
            const start = exchanged(game.write(state, ids), option, there, wanted);
            const said = exchanged(saidIn(record, tail), option, there, wanted);
            const called = `the end of ${name}, ${value}`;
            const settings = { ...record.options, [option]: wanted };
            candidate = play(game, seats, settings, 9000 + seed, { begin: { start, most: TAIL }, verbs: said, called });
          } catch {
            continue; // not a position of this table
          }
          if (fills(candidate, cell)) break search;
        }
    if (lacking.has(cell)) search(cell, option, wanted);
  }
  /** Is it one for this cell? Then it is added, and fills whatever else it comes to. */
  function fills(candidate: Candidate | undefined, cell: string): boolean {
    const cells = candidate && cellsOf(game, candidate, candidate.kept.record, matters);
    if (!candidate || !cells?.has(cell)) return false;
    for (const c of cells) lacking.delete(c);
    added.push(candidate.kept);
    return true;
  }
  /** Ends of games that are there are played again from positions with other numbers. */
  function varied(cell: string): void {
    const number = Number(cell[0]);
    for (const { name, record } of filledBy) {
      const seats = record.seats.length;
      if (seats !== number) continue;
      const ids = record.seats.map((_, p) => `s${p}`);
      const options = settleOptions(game, record.options);
      for (const tail of [...TAILS, record.log.length]) {
        if (tail > record.log.length - (record.from ? 0 : 1)) continue;
        const { state, waiting, drafts } = Match.replay(game, record, { edition, options, seats }, record.log.length - tail);
        if (waiting !== undefined || drafts.size > 0 || state.awaited === 0) continue;
        const position = JSON.parse(JSON.stringify(game.write(state, ids))) as object;
        const said = saidIn(record, tail);
        const from = (start: object): Candidate | undefined => {
          try {
            const called = `the end of ${name}, other numbers`;
            return play(game, seats, record.options, 9000, { begin: { start, most: 5 * TAIL }, verbs: said, called });
          } catch {
            return undefined; // not a position of this table
          }
        };
        const scores = from(position)?.kept.ends[game.rulesVersion].scores ?? [];
        const [first, second] = [...scores].sort((a, b) => b - a);
        for (const start of otherNumbers(position, scores.lastIndexOf(second), first - second)) if (fills(from(start), cell)) return;
      }
    }
  }
  /** Ends of games are played, with so many players and such settings as the cell asks for, until one fills it. */
  function search(cell: string, option?: string, wanted?: string | number | boolean): void {
    const [, number, value] = /^(\d) players, (.*)$/.exec(cell) ?? [];
    const [name, word] = option === undefined ? (value ?? '').split(' ') : [option, String(wanted)];
    const set = game.options[name]?.find((v) => String(v) === word);
    for (let seed = 20_000; seed < 20_000 + LATE_GAMES && lacking.has(cell); seed++) {
      const seats = number === undefined ? game.seats[seed % game.seats.length] : Number(number);
      const tables = combinations(game.options);
      const more = set === undefined ? {} : { ...settingsFor(game, name, seats, matters), [name]: set };
      const options = { ...tables[seed % tables.length], ...more };
      const { verbs } = game.codec;
      fills(
        play(game, seats, options, seed, seed % 2 === 0 ? {} : { verbs: [verbs[((seed - 1) / 2) % verbs.length]], tail: 4 * TAIL }),
        cell,
      );
    }
  }
  const file = fileOf(game, game.rulesVersion);
  const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  write(file, added);
  fs.writeFileSync(file, before + fs.readFileSync(file, 'utf8'));
  console.log(`${game.name}: ${added.length} added; not found ${[...lacking].join(' | ')}`);
}

/** From the positions of the cases, as far as some verb is said: where hardly any game comes. */
function fromCases(game: Game, verbs: readonly string[], seats: number | undefined, wanted: readonly string[]): void {
  const folder = path.join(GAMES, game.name, 'cases');
  const cases = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => casesIn(parse(fs.readFileSync(path.join(folder, file), 'utf8'), { merge: true })));
  const found = new Map<string, Candidate>();
  for (const [n, c] of cases.entries()) {
    if (typeof c.given !== 'object' || c.edition !== undefined) continue;
    const names = c.players === undefined || typeof c.players === 'number' ? undefined : c.players;
    const players = names?.length ?? (c.players as number | undefined) ?? Math.min(4, game.seats.at(-1)!);
    if (seats !== undefined && players !== seats) continue;
    for (let seed = 0; seed < 6; seed++) {
      let candidate: Candidate | undefined;
      try {
        const called = names ?? ['anne', 'benoit', 'christian', 'denise', 'emile'].slice(0, players);
        const options = settleOptions(game, c.options);
        const state = game.read(c.given, game.edition(game.standard), options, called);
        const start = JSON.parse(
          JSON.stringify(
            game.write(
              state,
              called.map((_, p) => `s${p}`),
            ),
          ),
        ) as object;
        candidate = play(game, players, options, 7000 + n * 10 + seed, { begin: { start, most: 40 }, verbs });
      } catch {
        continue; // not a position of this table
      }
      if (!candidate) continue;
      for (const what of wanted)
        if (candidate.reaches.has(what) && candidate.size < (found.get(what)?.size ?? Infinity)) found.set(what, candidate);
    }
  }
  const file = fileOf(game, game.rulesVersion);
  const before = fs.existsSync(file)
    ? fs
        .readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as KeptRecord)
    : [];
  write(file, [...before, ...new Set([...found.values()].map((c) => c.kept))]);
  console.log(`${game.name}: found ${[...found.keys()].join('; ')}; not found ${wanted.filter((what) => !found.has(what)).join('; ')}`);
}

const fileOf = (game: Game, version: number): string => path.join(GAMES, game.name, 'records', `version-${version}.jsonl`);
function write(file: string, records: readonly KeptRecord[]): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, records.map((r) => `${JSON.stringify(r)}\n`).join(''));
}

function make(game: Game, first: number, games: number): void {
  const options = combinations(game.options);
  const all: Candidate[] = [];
  for (let n = 0; n < games; n++) {
    const seed = first + n;
    const seats = game.seats[n % game.seats.length];
    const tried = options[Math.floor(n / game.seats.length) % options.length];
    const candidate = play(game, seats, tried, seed, { whole: n % 11 === 0 });
    if (candidate) all.push(candidate);
    if (n % 25 === 24) console.log(`${n + 1} games, ${all.length} candidates`);
  }
  const chosen = select(all);
  write(
    fileOf(game, game.rulesVersion),
    chosen.map((c) => c.kept),
  );
  console.log(`${game.name}: ${chosen.length} records, ${chosen.reduce((sum, c) => sum + c.size, 0)} bytes`);
}

function note(game: Game): void {
  for (let version = 1; version <= game.rulesVersion; version++) {
    const file = fileOf(game, version);
    if (!fs.existsSync(file)) continue;
    const records = fs
      .readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as KeptRecord);
    write(
      file,
      records.map(({ name, ends, record }) => {
        const { carried, record: now } = carryRecord(game, record);
        return {
          name,
          ends: { ...ends, [carried.game.rulesVersion]: ends[carried.game.rulesVersion] ?? playAgain(carried.game, now).end },
          record,
        };
      }),
    );
  }
}

const [what, name, first = '1', games = '400'] = process.argv.slice(2);
if (what === 'make') make(gameNamed(name), Number(first), Number(games));
else if (what === 'cases') {
  const [seats, verbs, ...wanted] = process.argv.slice(4);
  fromCases(gameNamed(name), verbs.split(','), seats === 'any' ? undefined : Number(seats), wanted);
} else if (what === 'fill') fill(gameNamed(name), manifestOf(name).matters ?? (() => true));
else if (what === 'note') note(gameNamed(name));
else throw new Error('make GAME [FIRST [GAMES]], cases GAME SEATS|any VERB,… WHAT…, fill GAME, or note GAME');
