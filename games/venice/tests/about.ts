import { seatId } from '@ridotto/engine';
import { howWon, type About } from '../../tests/about.ts';

const LEVEL = '9.2: the most points; level, the latest in turn order; somebody else is arrested';
const DOGE = '11: the row of Doge cards cannot be filled';

export const about: About = {
  faults: [
    'a-choice',
    'awards-rise',
    'end-beyond',
    'few-canals',
    'few-doge-cards',
    'joined-already',
    'no-cubes-no-cards',
    'one-cube',
    'to-itself',
  ],
  notPutIn: [
    'game',
    'edition',
    'quays',
    'exampleLayout',
    'tiles',
    'communalBuildings',
    'playerBoard',
    'perPlayer',
    'stayCost',
    'allAssistantsBonusVp',
    'missionDeckSize',
    'missionsDealt',
    'missionsKept',
    'endScoring',
    'favourCard',
    'solo',
    'influence',
  ],
  ends: {
    ways: {
      'by council': { players: [2, 3, 4, 5], where: '9.1 (b)' },
      'by missions': { players: [2, 3, 4, 5], where: '9.1 (a)' },
      'won by points': { players: [1, 2, 3, 4, 5], where: LEVEL, alike: true },
      'won after a tie': { players: [2, 3, 4, 5], where: LEVEL, alike: true },
      'somebody arrested': { players: [1, 2, 3, 4, 5], where: LEVEL, alike: true },
      'won, by doge': { players: [1], where: DOGE },
      'lost, by doge': { players: [1], where: DOGE },
    },
    of(match, told) {
      const why = `by ${(told('end-triggered')?.why as string | undefined) ?? 'an end that was triggered before'}`;
      const arrested = told('over')?.arrested as string | undefined;
      const alone = match.setup.seats === 1;
      return [
        ...howWon(match, (seat) => seatId(seat) !== arrested),
        alone ? `${match.game.winners(match.state).length === 0 ? 'lost' : 'won'}, ${why}` : why,
        ...(arrested !== undefined ? ['somebody arrested'] : []),
      ];
    },
  },
  rulings: /\b[AD]\d+\b/g,
  onlyNamed: ['favour1', 'favour2', 'favour3', 'favour4', 'favour5'],
  sectionsFor: { smugglers: [2], 'solo-end': [1] },
};
