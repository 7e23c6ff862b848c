// The rules as a library: whole games at random, and what a seat may know as numbers, in seconds of CPU time.
import { GAMES } from '@ridotto/games';
import { inRounds, job, type Measured } from './rounds.ts';

const SECONDS = 1;

/** Prints a line for each game, for its most players. */
export async function library(): Promise<void> {
  console.log('Games played at random, and observations, for each second of CPU time.');
  for (const { name, seats } of Object.values(GAMES)) {
    const players = seats.at(-1)!;
    const runners = { play: job('play', name, players), observe: job('observe', name, players) };
    const { play, observe } = await inRounds(runners, 1, SECONDS, () => undefined);
    console.log(
      `${`${name}, ${players}`.padEnd(14)} ${figure(perSecond(play))} games  ${figure(players * perSecond(observe))} observations`,
    );
  }
}
const perSecond = ([{ times, seconds }]: readonly Measured[]): number => times / seconds;
const figure = (n: number): string => Math.round(n).toLocaleString('en').padStart(10);
