// How San Marco is learnt, and its puzzles.
import type { Course } from '@ridotto/engine';
import { choose } from './choose.ts';
import { cut } from './cut.ts';
import { doge } from './doge.ts';
import { limit } from './limit.ts';
import { nobles } from './nobles.ts';
import { puzzles } from './puzzles.ts';

export const course: Course = { lessons: [nobles, choose, cut, doge, limit], puzzles };
