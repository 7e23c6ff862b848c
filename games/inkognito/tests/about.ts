import type { About } from '../../tests/about.ts';

export const about: About = {
  ends: {
    ways: { mission: [3, 4, 5], failed: [3, 4, 5], refused: [3, 4, 5], escape: [3], 'no-escape': [3], sheet: [5] },
    way: (_, told) => String(told('over')?.how),
  },
  onlyNamed: ['firstPlayer', 'absentColour'],
  sectionsFor: { three: [3], five: [5] },
};
