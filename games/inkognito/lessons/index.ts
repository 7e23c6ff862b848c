// How Inkognito is learnt, and its puzzles.
import type { Course } from '@ridotto/engine';
import { answers } from './answers.ts';
import { masks } from './masks.ts';
import { mission } from './mission.ts';
import { puzzles } from './puzzles.ts';

export const course: Course = { lessons: [masks, answers, mission], puzzles };
