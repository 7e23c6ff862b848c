// How Valencia is learnt, and its puzzles.
import type { Course } from '@ridotto/engine';
import { auctions } from './auctions.ts';
import { city } from './city.ts';
import { council } from './council.ts';
import { end } from './end.ts';
import { plan } from './plan.ts';
import { puzzles } from './puzzles.ts';

export const course: Course = { lessons: [plan, auctions, council, city, end], puzzles };
