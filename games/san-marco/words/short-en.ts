// The rules in short in English: what one needs for a first game.
import type { Short } from '@ridotto/engine/rules-text.ts';

export const short: Short = {
  aim: [
    'Place nobles in six districts and build bridges between them. Wherever the Doge stops, the district brings prestige. After three passages the most prestige wins.',
  ],
  round: [
    'One player draws action and limit cards and splits them into offers. Another takes an offer first and plays its action cards at once; the splitter takes what is left. With four players two pairs do so; with three one player splits, into three offers.',
  ],
  cards: [
    [
      'A district: one noble there, or over a bridge of your own to the next district.',
      'Bridge: a bridge with your noble on it between two neighbouring districts.',
      'Transfer: an opponent’s noble goes home, yours takes its place.',
      'Doge: he may move, and the district where he stops is scored.',
      'Banishment: name a district; a die says how many nobles leave it.',
    ],
    'A card may be laid aside, but not the Doge.',
  ],
  doge: ['He stays, or crosses bridges: yours are free, others cost 1 point each, paid to their owner.'],
  scoring: [
    'Most nobles: the first number. Second: the second number. Tie for first: each of them the second number, and nobody else anything. Tie for second: nothing.',
  ],
  limit: [
    'Limit cards lie open before you. At the end of a round whoever has 10 or more is out for the passage; one more round is played. Then whoever is below 10 gets what is missing to the highest total, and the lowest alone may banish.',
  ],
  end: ['After the third passage all six districts are scored once more.'],
};
