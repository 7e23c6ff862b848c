import type { About } from '../../tests/about.ts';

const ANNOUNCED = '9.3: the mission is announced, and done; or not; or the hand is refused';

export const about: About = {
  faults: ['another-quarry', 'balls', 'no-hunt', 'nobody', 'out-of-reach', 'two-uses'],
  notPutIn: ['name', 'note', 'confidence', 'canvas'],
  ends: {
    ways: {
      mission: { players: [3, 4, 5], where: ANNOUNCED },
      failed: { players: [3, 4, 5], where: ANNOUNCED },
      refused: { players: [3, 4, 5], where: ANNOUNCED },
      escape: { players: [3], where: '10: the lone spy on their space' },
      'no-escape': { players: [3], where: '10: announced, but not there' },
      sheet: { players: [5], where: '11: the sheet of the Ambassador player is right' },
    },
    of: (_, told) => [String(told('over')?.how)],
  },
  onlyNamed: ['firstPlayer', 'absentColour'],
  sectionsFor: { three: [3], five: [5] },
};
