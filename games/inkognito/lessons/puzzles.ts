// From easy to hard, each kind by itself.
import type { Puzzle } from '@ridotto/engine';
import { ofCards } from './puzzles-of-cards.ts';
import { ofMissions } from './puzzles-of-missions.ts';

export const puzzles: readonly Puzzle[] = [...ofMissions, ...ofCards];
