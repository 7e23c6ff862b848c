import { howWon, type About } from '../../tests/about.ts';

const LEVEL = '6: the most prestige, then the most members in the city, then the most coins, then shared';

export const about: About = {
  faults: ['at-centre', 'few-fountains', 'few-trees', 'no-guild', 'no-square', 'out-of-reach', 'tile-fits-not', 'tile-size', 'tile-twice'],
  notPutIn: ['name', 'note', 'constants', 'auctions'],
  ends: {
    ways: {
      'won by points': { players: [2, 3, 4, 5], where: LEVEL },
      'won after a tie': { players: [2, 3, 4, 5], where: LEVEL, alike: true },
      shared: { players: [2, 3, 4, 5], where: LEVEL },
    },
    of: (match) => howWon(match),
  },
  // Squares of the city are D2 and the like.
  rulings: /\bR\d+\b/g,
  sectionsFor: { two: [2] },
};
