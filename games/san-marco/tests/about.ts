import { seatIds, SPECTATOR, type Match, type Place } from '@ridotto/engine';
import { wonBy, type About } from '../../tests/about.ts';

export const about: About = {
  battery: { most: 2000 },
  ends: {
    ways: {
      'won by one, 1 out at the end': [3, 4],
      'won by one, 2 out at the end': [3, 4],
      'won by one, 3 out at the end': [3, 4],
      'won by one, 4 out at the end': [4],
      'shared, 1 out at the end': [4],
    },
    way: (match) => `${wonBy(match)}, ${outAtTheEnd(match)} out at the end`,
  },
  onlyNamed: ['firstLeader'],
};

/** How many players are out when the last passage ends. */
function outAtTheEnd(match: Match<Place>): number {
  const { out } = match.game.view(match.state, SPECTATOR, seatIds(match.setup.seats)) as { out?: readonly unknown[] };
  return out?.length ?? 0;
}
