import { seatIds, SPECTATOR, type Match, type Place } from '@ridotto/engine';
import { howWon, type About } from '../../tests/about.ts';

const LAST = '7: the last round of the third passage, by how many are out';

export const about: About = {
  faults: ['out-of-reach', 'same-face', 'second-not-less'],
  notPutIn: ['name', 'note'],
  battery: { most: 2000 },
  ends: {
    ways: {
      '1 out at the end': { players: [3, 4], where: LAST },
      '2 out at the end': { players: [3, 4], where: LAST },
      '3 out at the end': { players: [3, 4], where: LAST },
      '4 out at the end': { players: [4], where: LAST },
      'won by points': { players: [3, 4], where: '10', alike: true },
      'won after a tie': { players: [3, 4], where: '10: the most nobles in San Marco', alike: true },
      shared: { players: [3, 4], where: '10: level there too', alike: true },
    },
    of: (match) => [...howWon(match), `${outAtTheEnd(match)} out at the end`],
  },
  onlyNamed: ['firstLeader'],
};

/** How many players are out when the last passage ends. */
function outAtTheEnd(match: Match<Place>): number {
  const { out } = match.game.view(match.state, SPECTATOR, seatIds(match.setup.seats)) as { out?: readonly unknown[] };
  return out?.length ?? 0;
}
