import { wonBy, type About } from '../../tests/about.ts';

export const about: About = {
  ends: { ways: { 'won by one': [2, 3, 4, 5], shared: [2, 3, 4, 5] }, way: wonBy },
  // Squares of the city are D2 and the like.
  rulings: /\bR\d+\b/g,
  sectionsFor: { two: [2] },
};
