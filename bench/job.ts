// One kind of work in a process of its own, warmed up once and run again whenever it is asked: `node job.ts NAME GAME
// PLAYERS`, then messages { times } in, { times, decisions, seconds } out. Seconds are CPU time, of all threads: compiler and collector too.
import { Choices, Io, lowest, Match, seatIds, settleOptions, type Dealer, type Luck } from '@ridotto/engine';
import { gameNamed } from '@ridotto/games';
import { adviserOf, decide, type Adviser } from '@ridotto/bots';
import { playRandomly } from '@ridotto/bots/arena.ts';
import { Imagining } from '@ridotto/bots/search/imagining.ts';
import type { Measured } from './rounds.ts';

const [, , kind, name, players] = process.argv;
const game = gameNamed(name);
const seats = Number(players);
const edition = game.edition(game.standard);
const options = settleOptions(game);
const { rules } = game;
const io = new Io(1);
const list = new Choices();
/** A moment is looked at so often that the choices in between do not count. */
const LOOKS = 20;
const atStart = game.create(edition, options, seats);
const room = game.fresh(atStart);

/** Whole games, facts silent. Gives the number of decisions, as every job does. */
function play(games: number): number {
  let decisions = 0;
  for (let g = 0; g < games; g++) {
    room.copyFrom(atStart);
    decisions += playRandomly(rules, room, io, list);
  }
  return decisions;
}

/** What a search does again and again: a copy of a position, and fifty choices from there. */
function iterate(times: number): number {
  const middle = game.fresh(atStart);
  middle.copyFrom(inTheMiddle());
  let decisions = 0;
  for (let k = 0; k < times; k++) {
    room.copyFrom(middle);
    for (let i = 0; i < 50 && room.awaited !== 0; i++) if (step(room)) decisions++;
  }
  return decisions;
}
/** A random game after 150 choices, or half way where it is shorter. Left in `room`. */
function inTheMiddle(): typeof room {
  const seed = io.seed;
  const begin = (): void => {
    io.seed = seed;
    room.copyFrom(atStart);
    rules.start(room, io);
  };
  let choices = 0;
  for (begin(); room.awaited !== 0; choices++) step(room);
  begin();
  for (let i = 0; i < Math.min(150, choices / 2); i++) step(room);
  return room;
}
/** One random choice; was it among several? */
function step(s: typeof room): boolean {
  rules.legal(s, s.seat, list);
  const among = list.n > 1;
  rules.apply(s, s.seat, list.at[among ? io.pick(list.n) : 0], io);
  return among;
}

/** A state into another one, among 256. */
function copy(times: number): number {
  for (let i = 0; i < times; i++) pool[i & 255].copyFrom(pool[(i * 7 + 3) & 255]);
  return 0;
}
const pool = Array.from({ length: 256 }, () => game.fresh(atStart));

/** As a table does it: every choice checked, recorded and told, luck by the outcome's number, undo kept ready. */
function submit(games: number): number {
  let decisions = 0;
  for (let g = 0; g < games; g++) {
    const match = new Match(game, { edition, options, seats }, dealer(io.seed));
    while (!match.over) {
      const seat = lowest(match.state.awaited);
      const legal = match.legal(seat);
      if (legal.length > 1) decisions++;
      const refusal = match.submit(seat, [legal[io.pick(legal.length)]]);
      if (refusal) throw new Error(refusal.message);
    }
    match.record({ edition: '', seats: seatIds(seats), commitment: '' });
  }
  return decisions;
}
function dealer(seed: number): Dealer {
  const own = new Io();
  return {
    outcome(number: number, question: Luck, weights: ArrayLike<number> | null, from: number): number {
      own.seed = Math.imul(seed ^ number, 0x85ebca6b) ^ number;
      const n = question.domain.values.length;
      for (;;) {
        const value = own.pick(n);
        // Not the house's dealer, whose outcomes are drawn from a keyed hash: that is measured with the server.
        if (weights === null || own.pick(8) < weights[from + value]) return value;
      }
    },
  };
}

/** What each seat may know, so many times, at all moments of random games. */
function observe(times: number): number {
  const observation = game.observation!;
  const numbers = new Int32Array(observation.length);
  for (let k = 0; k < times; k++) {
    if (room.awaited === 0) {
      room.copyFrom(atStart);
      rules.start(room, io);
    } else if (k % LOOKS === 0) step(room);
    for (let seat = 0; seat < seats; seat++) observation.observe(room, seat, numbers);
  }
  return 0;
}

/** Imagined games of its search, from positions all over a game of the usual players. */
function imagine(times: number): number {
  const guide = adviserOf(name)!.guide;
  const positions = (searched ??= positionsFor(guide));
  const imagining = new Imagining(game, guide, room);
  for (let k = 0; k < times; k++) {
    const { at, seat, choices } = positions[k % positions.length];
    imagining.after(at, seat, [choices[io.pick(choices.length)]], io.pick(65_536));
  }
  return 0;
}
interface Position {
  readonly at: typeof room;
  readonly seat: number;
  readonly choices: readonly number[];
}
let searched: readonly Position[] | undefined;
function positionsFor(guide: Adviser['guide']): Position[] {
  const out: Position[] = [];
  const s = game.fresh(atStart);
  const own = new Io(2);
  rules.start(s, io);
  while (s.awaited !== 0) {
    rules.legal(s, s.seat, list);
    const choices = list.list();
    if (choices.length > 1 && guide.searched(s, s.seat)) {
      const at = game.fresh(s);
      at.copyFrom(s);
      out.push({ at, seat: s.seat, choices });
    }
    rules.apply(s, s.seat, decide(game, guide.policy, s, s.seat, own), io);
  }
  return out;
}

const JOBS: Readonly<Record<string, (times: number) => number>> = { play, iterate, copy, submit, observe, imagine };
const job = JOBS[kind];
process.on('message', ({ times }: { times: number }) => {
  const before = process.cpuUsage();
  const decisions = job(times);
  const { user, system } = process.cpuUsage(before);
  process.send!({ times, decisions, seconds: (user + system) / 1e6 } satisfies Measured);
});
