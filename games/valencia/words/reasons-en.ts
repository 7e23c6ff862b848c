// Why, in English.
import { points, seatName } from './names-en.ts';
import type { ReasonWords } from './shape.ts';
import { mission } from './told-en.ts';

const BY = {
  council: 'by the Council',
  city: 'by members in the city',
  palms: 'by palms',
  fountains: 'by fountains',
  privileges: 'by privileges',
  missions: 'by missions',
} as const;

export const reasons: ReasonWords = {
  sits: (f) => `gets you ${seatName(f.at)}`,
  mission: (f, v) => `makes your mission ${mission(f.mission, v)} worth ${points(f.points)} more, as things then stand`,
  now: (f) => `is worth ${points(f.points)} more at once than the other choices, ${BY[f.by]}`,
  first: (f) => `leads the auction in ${f.tenths} of 10 imagined games`,
  more: (f) => `brings ${points(f.points)} more in the end than the other choices, ${BY[f.by]}`,
};
