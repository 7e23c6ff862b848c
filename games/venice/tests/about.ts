import { wonBy, type About } from '../../tests/about.ts';

export const about: About = {
  ends: {
    ways: {
      'won by one, by council': [2, 3, 4, 5],
      'won by one, by missions': [2, 3, 4],
      'won by one, by doge': [1],
      'lost, by doge': [1],
    },
    way(match, told) {
      const why = told('end-triggered')?.why ?? 'an end that was triggered before';
      return `${wonBy(match)}, by ${why as string}${told('over')?.arrested === undefined ? '' : ', somebody arrested'}`;
    },
  },
  rulings: /\b[AD]\d+\b/g,
  onlyNamed: ['favour1', 'favour2', 'favour3', 'favour4', 'favour5'],
  sectionsFor: { smugglers: [2], 'solo-end': [1] },
};
