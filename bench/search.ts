// How many games are imagined: at random to the end, and as a search does; and how many iterations boardgame.io's own search makes.
import path from 'node:path';
import { GAMES } from '@ridotto/games';
import { bringPeers } from './peers/bring.ts';
import { median } from './report.ts';
import { inRounds, job, jobIn, type Measured } from './rounds.ts';

const SECONDS = 1;

/** Prints a line for each game, for two players and four where it is for so many; then one for the other's search. */
export async function search(rounds: number): Promise<void> {
  console.log(
    'For each second of CPU time: games at random to their end; imagined games, as the search of `strong` plays and judges them.',
  );
  for (const { name, seats } of Object.values(GAMES))
    for (const players of seats.filter((n) => n === 4 || (n === 2 && name !== 'san-marco'))) {
      const runners = { play: job('play', name, players), imagine: job('imagine', name, players) };
      const { play, imagine } = await inRounds(runners, rounds, SECONDS, () => undefined);
      console.log(`${`${name}, ${players}`.padEnd(14)} ${figure(perSecond(play))} at random ${figure(perSecond(imagine))} imagined`);
    }
  const theirs = jobIn(path.join(import.meta.dirname, 'peers', 'mcts.mjs'), [await bringPeers()]);
  const runners = { iterate: job('iterate', 'san-marco', 4), imagine: job('imagine', 'san-marco', 4), theirs };
  const measured = await inRounds(runners, rounds, SECONDS, () => undefined);
  const times = (ours: readonly Measured[]): string =>
    `${figure(perSecond(ours)).trim()}, ${median(ours.map((x, i) => rate(x) / rate(measured.theirs[i]))).toFixed(0)} times as many`;
  console.log(
    `\nSan Marco for four, beside ${figure(perSecond(measured.theirs)).trim()} iterations of boardgame.io's MCTS, of 50 moves each`,
  );
  console.log(`a copy of a position and 50 choices at random: ${times(measured.iterate)}`);
  console.log(`an imagined game, each choice of it by a player who thinks: ${times(measured.imagine)}`);
}
const rate = ({ times, seconds }: Measured): number => times / seconds;
const perSecond = (rounds: readonly Measured[]): number => median(rounds.map(rate));
const figure = (n: number): string => Math.round(n).toLocaleString('en').padStart(10);
