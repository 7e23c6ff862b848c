// How Inkognito is learnt.
import type { Course } from '@ridotto/engine';
import { answers } from './answers.ts';
import { masks } from './masks.ts';
import { mission } from './mission.ts';

export const course: Course = { lessons: [masks, answers, mission], puzzles: [] };
