// One kind of work in a process of its own, warmed up once and run again whenever it is asked: `node job.ts NAME`, then
// messages { times } in, { times, decisions, seconds } out. Seconds are CPU time, of all threads: compiler and collector too.
import { Choices, Io, lowest, Match, settleOptions, type Dealer, type Luck } from '@ridotto/engine';
import { sanMarco } from '@ridotto/games';
import { playRandomly } from '@ridotto/bots/arena.ts';
import { like } from '@ridotto/bots/worlds.ts';
import type { Measured } from './rounds.ts';

const PLAYERS = 4;
const edition = sanMarco.edition(sanMarco.standard);
const options = settleOptions(sanMarco);
const { rules } = sanMarco;
const io = new Io(1);
const list = new Choices();
const atStart = sanMarco.create(edition, options, PLAYERS);
const room = like(atStart);

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
  let decisions = 0;
  const middle = like(atStart);
  middle.copyFrom(atStart);
  rules.start(middle, io);
  const step = (s: typeof middle): void => {
    rules.legal(s, s.seat, list);
    if (list.n > 1) decisions++;
    rules.apply(s, s.seat, list.at[list.n > 1 ? io.pick(list.n) : 0], io);
  };
  for (let i = 0; i < 150; i++) step(middle);
  decisions = 0;
  for (let k = 0; k < times; k++) {
    room.copyFrom(middle);
    for (let i = 0; i < 50 && room.awaited !== 0; i++) step(room);
  }
  return decisions;
}

/** A state into another one, among 256. */
function copy(times: number): number {
  for (let i = 0; i < times; i++) pool[i & 255].copyFrom(pool[(i * 7 + 3) & 255]);
  return 0;
}
const pool = Array.from({ length: 256 }, () => like(atStart));

/** As a table does it: every choice checked, recorded and told, luck by the outcome's number, undo kept ready. */
function submit(games: number): number {
  let decisions = 0;
  for (let g = 0; g < games; g++) {
    const match = new Match(sanMarco, { edition, options, seats: PLAYERS }, dealer(io.seed));
    while (!match.over) {
      const seat = lowest(match.state.awaited);
      const legal = match.legal(seat);
      if (legal.length > 1) decisions++;
      const refusal = match.submit(seat, [legal[io.pick(legal.length)]]);
      if (refusal) throw new Error(refusal.message);
    }
    match.record({ edition: '', seats: ['s0', 's1', 's2', 's3'], commitment: '' });
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

const JOBS: Readonly<Record<string, (times: number) => number>> = { play, iterate, copy, submit };
const job = JOBS[process.argv[2]];
process.on('message', ({ times }: { times: number }) => {
  const before = process.cpuUsage();
  const decisions = job(times);
  const { user, system } = process.cpuUsage(before);
  process.send!({ times, decisions, seconds: (user + system) / 1e6 } satisfies Measured);
});
