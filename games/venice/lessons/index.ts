// How Venice is learnt, and its puzzles.
import type { Course } from '@ridotto/engine';
import { council } from './council.ts';
import { end } from './end.ts';
import { journey } from './journey.ts';
import { puzzles } from './puzzles.ts';

export const course: Course = { lessons: [journey, council, end], puzzles };
