// The rules page in English, in our own words.
import { plays, settingsSection, withShort, type RulesText } from '@ridotto/engine/rules-text.ts';
import { short } from './short-en.ts';
import { OPTIONS } from '../box/options.ts';
import { en } from './en.ts';
import { matters } from './matters.ts';

export const rules: RulesText = (table) => {
  const at = plays(table);
  return withShort(
    [
      {
        id: 'aim',
        title: 'What it is about',
        paragraphs: [
          'The players are families of Venice. They place nobles in six districts and build bridges between them; wherever the Doge stops, the district is scored. The heart of the game is the sharing of cards: one player splits, another takes first.',
          'Three passages are played, each of several rounds. At the very end every district is scored once more. The most prestige wins.',
        ],
      },
      {
        id: 'set-up',
        title: 'Before the first round',
        paragraphs: [
          `Each player has 25 nobles. In turn, from the first leader on, each rolls the die four times and puts two nobles into the district of each roll. Should all four rolls be equal, the fourth ${at('fourEqualRolls', 'forceReroll') ? 'is' : 'may be'} rolled again until it differs.`,
          'Then, in turn, each sets a bridge between two neighbouring districts, with a noble on it to show whose it is. With three players everybody sets two, one at a time.',
        ],
      },
      {
        id: 'round',
        title: 'A round',
        paragraphs: [
          `With four players the leader is First Distributor${at('roleAssignment', 'leaderChooses') ? ' and says' : '; lots decide'} who is First Decision Maker, Second Distributor and Second Decision Maker. Each Distributor draws five Action and three Limit cards, unseen by the others, and splits all eight into two offers of at least one card each.`,
          at('openOffers4p', 'faceUp')
            ? 'When both have split, all four offers are turned up and the first pair plays: the First Decision Maker takes either of the First Distributor’s offers and plays its Action cards at once, in any order. The Distributor then takes what is left and does the same. After that the second pair plays likewise.'
            : 'When both have split, the first pair plays: the First Distributor’s offers are turned up, the First Decision Maker takes either of them and plays its Action cards at once, in any order. The Distributor then takes what is left and does the same. Only now the second pair turns up its offers and plays likewise.',
          'With three players the leader alone splits: six Action and four Limit cards into three offers, face up. The two others choose and play one after the other; the last offer is the leader’s.',
          'Limit cards lie open before whoever took them. After the round the lead passes to the left.',
        ],
      },
      {
        id: 'cards',
        title: 'The cards',
        paragraphs: [
          at('mandatoryEffects', 'all')
            ? 'No card may be kept for later. Every effect must be carried out whenever that is possible.'
            : 'No card may be kept for later. A card may be laid aside without effect, except the Doge’s, which must be carried out.',
          ...(at('banishDie', 'fixed3') ? ['A banishment does not roll the die: it always removes three nobles.'] : []),
          'There are five District cards for each district, six Bridges, twelve Transfers, ten Doges and four Banishments; and 28 Limit cards, eight worth 1, ten worth 2 and ten worth 3.',
        ],
      },
      {
        id: 'bridges',
        title: 'Bridges',
        paragraphs: [
          'Between two neighbouring districts there is room for three bridges, each of another player. Nobles on bridges are no part of a district: they are not scored, replaced or banished.',
          'A noble placed with a District card may cross one bridge of its own colour. Bridges built just before, with another card of the same offer, count at once.',
          'Once all twelve bridges are on the board, a Bridge card takes over an opponent’s: its noble goes home, yours takes its place, and the bridge stays or is set elsewhere.',
        ],
      },
      {
        id: 'doge',
        title: 'The Doge',
        paragraphs: [
          'The first Doge card of the game brings him into any district. After that he stays, or crosses as many bridges as you like: your own are free, each opponent’s costs 1 point, paid at once to its owner. He enters no district twice on one trip.',
          'If no bridge at all touches his district, he may leave it without one as his first step, for 2 points paid to nobody.',
          `${at('allowDebt', true) ? 'You may pay points that you do not have: a total may go below 0. The' : 'You must have the points before you pay them; the'} scoring comes after the trip. Only the district where he stops is scored.`,
        ],
      },
      {
        id: 'scoring',
        title: 'Scoring a district',
        paragraphs: [
          [
            'Most nobles alone: the first value.',
            'Second-most alone: the second value. If several share second place, none of them gets anything.',
            'Several share first place: each gets the second value, and nobody else anything.',
            'Alone in the district: the first value.',
          ],
        ],
      },
      {
        id: 'limit',
        title: 'The limit, and the end of a passage',
        paragraphs: [
          'At the end of a round, whoever has 10 limit points or more is out for the rest of the passage. Once somebody is out, those who are left play exactly one more round, whatever their totals are then; if fewer than two are left, the passage ends at once.',
          'In that last round the next player to the left who is still in leads and is the only Distributor. With three left it is played as with three players: six Action and four Limit cards in three open offers. With two left it is five Action and three Limit cards in two offers; the other player takes one and plays first.',
          'Then everybody below 10 gets as many points as they are below the highest total of all. Whoever alone has the lowest total may carry out one more banishment.',
          'All cards are shuffled anew and everybody is in again. Nobles, bridges, the Doge and the scores stay.',
        ],
      },
      {
        id: 'supply',
        title: 'An empty supply',
        paragraphs: [
          'If your supply is empty when a card needs a noble, you may take one of your own from another district, not from a bridge. It must end somewhere else than it stood.',
        ],
      },
      {
        id: 'end',
        title: 'The end',
        paragraphs: [
          'After the third passage all six districts are scored once. Most prestige wins; if equal, most nobles in San Marco; if these are equal too, the victory is shared.',
        ],
      },
      settingsSection('en', en.options, OPTIONS, matters, table),
    ],
    short,
  );
};
