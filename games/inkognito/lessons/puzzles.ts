// From easy to hard.
import type { Puzzle } from '@ridotto/engine';
import { ofCards } from './puzzles-of-cards.ts';
import { ofMissions } from './puzzles-of-missions.ts';
import { thoughtOut } from './puzzles-thought-out.ts';

export const puzzles: readonly Puzzle[] = [
  ofMissions['not-alone'],
  thoughtOut['who-is-it'],
  ofMissions['any-figure'],
  ofCards['two-for-an-opponent'],
  thoughtOut['for-your-partner'],
  ofMissions['one-step-more'],
  thoughtOut['sent-home'],
  thoughtOut.alone,
  ofCards['three-for-an-opponent'],
  ofCards['must-tell'],
  ofMissions['halfway-each'],
  ofCards['once-too-often'],
  ofMissions['tall-or-fat'],
  ofCards['whom-to-ask'],
  ofMissions['three-places'],
];
