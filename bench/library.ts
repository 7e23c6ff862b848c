// The rules as a library: whole games at random, and what a seat may know as numbers, in seconds of CPU time.
import { Choices, Io, settleOptions, type Game } from '@ridotto/engine';
import { playRandomly } from '@ridotto/bots/arena.ts';
import { GAMES } from '@ridotto/games';

/** Seconds of CPU time for each figure; as much before it, to get warm. */
const SECONDS = 1;
/** An observation of each seat, so often before each choice. */
const LOOKS = 20;

/** Prints a line for each game, for its most players. */
export function library(): void {
  console.log('Games played at random, and observations, for each second of CPU time.');
  for (const game of Object.values(GAMES)) {
    const players = game.seats.at(-1)!;
    const [playouts, observations] = [perSecond(playoutsOf(game, players)), perSecond(observationsOf(game, players))];
    console.log(`${`${game.name}, ${players}`.padEnd(14)} ${figure(playouts)} games  ${figure(observations)} observations`);
  }
}

/** How many of what `run` counts, which may take a while, until so much CPU time has passed. */
function perSecond(run: () => number): number {
  let count = 0;
  let used = 0;
  for (let warm = false; !warm || used < SECONDS;) {
    const before = process.cpuUsage();
    count += run();
    const { user, system } = process.cpuUsage(before);
    used += (user + system) / 1e6;
    if (!warm && used >= SECONDS) {
      warm = true;
      count = 0;
      used = 0;
    }
  }
  return count / used;
}

function playoutsOf(game: Game, players: number): () => number {
  const { state, start } = begun(game, players);
  const io = new Io(1);
  const choices = new Choices();
  return () => {
    state.all = start;
    playRandomly(game.rules, state, io, choices);
    return 1;
  };
}

/** At all moments of games at random, the choices in between not counted. */
function observationsOf(game: Game, players: number): () => number {
  const { observation, rules } = game;
  const { state, start } = begun(game, players);
  const io = new Io(1);
  const choices = new Choices();
  const numbers = new Int32Array(observation!.length);
  rules.start(state, io);
  return () => {
    for (let look = 0; look < LOOKS; look++) for (let seat = 0; seat < players; seat++) observation!.observe(state, seat, numbers);
    if (state.awaited === 0) {
      state.all = start;
      rules.start(state, io);
    } else {
      rules.legal(state, state.seat, choices);
      rules.apply(state, state.seat, choices.at[io.pick(choices.n)], io);
    }
    return LOOKS * players;
  };
}

function begun(game: Game, players: number) {
  const state = game.create(game.edition(game.standard), settleOptions(game), players);
  return { state, start: state.all.slice() };
}
const figure = (n: number): string => Math.round(n).toLocaleString('en').padStart(10);
