// How Inkognito is learnt.
import type { Course } from '@ridotto/engine';
import { masks } from './masks.ts';

export const course: Course = { lessons: [masks], puzzles: [] };
