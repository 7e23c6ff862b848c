// From easy to hard.
import type { Puzzle } from '@ridotto/engine';
import { ofALongGame } from './puzzles-of-a-long-game.ts';
import { ofCases } from './puzzles-of-cases.ts';
import { ofGames } from './puzzles-of-games.ts';

export const puzzles: readonly Puzzle[] = [
  ofCases['sell-first'],
  ofGames['other-bridge'],
  ofGames['not-yet'],
  ofCases['not-too-much'],
  ofGames['on-the-way'],
  ofCases['straight-to-four'],
  ofCases['the-spy'],
  ofALongGame['hand-over'],
  ofALongGame['without-a-coin'],
  ofGames['many-a-little'],
  ofALongGame['which-mission'],
  ofALongGame['fetch-and-sell'],
];
