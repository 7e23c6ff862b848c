import { howWon, type About } from '../../tests/about.ts';

export const about: About = {
  ends: {
    ways: { 'won by points': { players: [2, 3, 4], where: '4' }, shared: { players: [2, 3, 4], where: '4, A2' } },
    of: (match) => howWon(match),
  },
};
