// How Venice is learnt.
import type { Course } from '@ridotto/engine';
import { journey } from './journey.ts';

export const course: Course = { lessons: [journey], puzzles: [] };
