import { wonBy, type About } from '../../tests/about.ts';

export const about: About = {
  ends: { ways: { 'won by one': [2, 3, 4], shared: [2, 3, 4] }, way: wonBy },
};
