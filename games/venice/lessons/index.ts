// How Venice is learnt.
import type { Course } from '@ridotto/engine';
import { council } from './council.ts';
import { end } from './end.ts';
import { journey } from './journey.ts';

export const course: Course = { lessons: [journey, council, end], puzzles: [] };
