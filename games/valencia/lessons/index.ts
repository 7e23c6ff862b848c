// How Valencia is learnt.
import type { Course } from '@ridotto/engine';
import { auctions } from './auctions.ts';

export const course: Course = { lessons: [auctions], puzzles: [] };
