// The rules page in English: two players, and one alone.
import type { RulesOf, Section } from '@ridotto/engine/rules-text.ts';
import { count } from './names-en.ts';
import { soloOf } from './solo.ts';

export const two: readonly Section[] = [
  {
    id: 'smugglers',
    title: 'Two players: smugglers',
    paragraphs: [
      'The first player has smuggler deck A, the other B, each shuffled: twelve cards, one for each tile. Two gondolas of a third colour, A and B, and its ten assistants belong to the smugglers; the gondolas come to the board with their first card.',
      'After each turn, but not in the preliminary round, its player',
      [
        'draws two cards from their own deck, plays one and puts the other back on top; a last single card must be played;',
        'moves the gondola of that letter to the tile on the card: the first time it is simply put there, and if it lies there already, it stays;',
        'advances the smugglers’ assistant there, or puts one on space 1, pushing as usual;',
        'discards the card; after the last one the whole deck is shuffled anew.',
      ],
      'A smuggler takes the cheapest way: bridges make canals free, its first canal is not free, no quay is used twice, encounters do not matter. Between equal ways the player whose turn it is chooses.',
      'Each player’s gondola at a quay on the way, the start and the goal left out, costs its owner alone 1 scroll or 1 intrigue, also the player whose turn it is, who chooses the order at one quay. Bridges do nothing to smugglers, and smugglers do nothing to each other.',
      'Where the smuggler stops, the gondolas below bring their rewards; for a smuggler’s gondola below, the opponent of the player whose turn it is gets them. When a player moors on a smuggler, nobody gains for the smuggler, but it counts for those below.',
      'Passing a smuggler’s gondola is an encounter in which only you lose a scroll or take intrigue. Permanent effects about other players’ gondolas hold for smugglers too, but nobody pays for them. Smugglers activate and gain nothing, and are not players: their tenth assistant earns nothing.',
      'The move of the smuggler belongs to the turn before it, in the last round too.',
    ],
  },
];

export const alone = (dogeCards: readonly string[], table?: RulesOf): readonly Section[] => {
  const solo = soloOf(table);
  return [
    {
      id: 'solo-set-up',
      title: 'Alone: set-up against the Doge',
      paragraphs: [
        `You have one colour, the Doge two, A and B: for each of them two gondolas, ten assistants, two bridges and a marker on the Great Council track. He begins with 0 intrigue, ${count(solo.scrolls, { one: '# scroll', other: '# scrolls' })} (5 at most) and 0 points${solo.headStart > 0 ? `, and both markers on space ${solo.headStart}` : ''}. All 26 missions are in the deck. You begin as always, with 6 coins, and ${solo.favour === undefined ? 'without a favour card unless you wish one' : solo.favour ? 'with a favour card' : 'without a favour card'}.`,
        `You place and activate a gondola. Then two cards of each smuggler deck are turned up, A, B, A, B: for each the Doge puts a gondola of that colour on that tile${solo.assistants ? ' and advances his assistant there' : ''}; nothing is activated.${solo.extra > 0 ? ` ${solo.extra === 1 ? 'One more card' : 'Two more cards'} of each deck only ${solo.extra === 1 ? 'advances' : 'advance'} his assistants.` : ''} Then you place your second gondola. Whoever lies below is rewarded, you or the Doge.`,
        'Three cards of each smuggler deck leave the game unseen, and those turned up are shuffled back in: nine cards each. Of the 27 Doge cards two leave unseen, and three are laid in a row.',
      ],
    },
    {
      id: 'solo-turns',
      title: 'Alone: turns',
      paragraphs: [
        'Your turn is as always. Whenever you draw a mission, but for the preliminary round, the top Doge card goes into the box unseen. For each of the Doge’s gondolas that you pass you choose scroll or intrigue, and he loses a scroll if he has one, or else takes 1 intrigue. If you moor on his gondolas, he gets the reward. For counting he is one player.',
        'Then it is the Doge’s turn, first with deck A, then with B:',
        [
          'draw two cards, choose one, put the other back on top; a single card is forced;',
          'move one of his gondolas of that colour to that tile, by the rules for smugglers; you choose which, but not one that is there already, and if both are there, none moves;',
          'each of your gondolas that it passes costs you 1 scroll or 1 intrigue, his own cost nothing; where it stops, the reward goes to you or to him;',
          `advance his assistant of that colour there: he gains ${solo.vp[0]}, 1, 2 or ${solo.vp[1]} VP if it then stands on space 1, 2, 3 or 4.`,
        ],
        'Each of the two smuggler cards names a Doge card to leave out, left, middle or right. The one or two that are not named are resolved from left to right, discarded and replaced. Then the smuggler cards are discarded; an empty deck is shuffled anew.',
        'The Doge takes no intrigue in his own turn, except through Mission 14, and none from bridges; from effects on every other player he does. At 8 intrigue he at once loses 2 VP and removes 4. In Missions 3 and 7 his bridges and gondolas are those of another player; Mission 14 costs him a scroll, or else 1 intrigue, whenever his gondola meets yours in his turn; Mission 20 protects you from Doge cards that give you intrigue outright; Mission 21 also pays in his turn and for his cards.',
      ],
    },
    {
      id: 'solo-cards',
      title: 'Alone: the Doge’s cards',
      paragraphs: [
        'Three of each kind:',
        dogeCards,
        'Public Works: of canals that cost the same it is the one with the lowest number, and the bridges of colour A come first.',
      ],
    },
    {
      id: 'solo-end',
      title: 'Alone: the end',
      paragraphs: [
        `When the row cannot be filled to three any more, ${['the game ends', 'you have one last turn without the Doge', 'you have two last turns without the Doge'][solo.finalTurns]}. Council and missions do not trigger the end.`,
        [
          'Great Council as with three players; both of the Doge’s markers score for him.',
          'Your assistants score as always, his do not.',
          'You may reduce your intrigue.',
          'If you have any intrigue, and at least as much as the Doge, you lose.',
          'Your coins, and your favour card if you have one, bring points.',
          'You win with more points than the Doge.',
        ],
        ...(table
          ? []
          : [
              'Harder: one or two more smuggler cards of each deck in the preliminary round, for assistants only; the Doge’s markers begin on a council space from 1 to 5; 1 VP instead of 0 for his assistant on space 1; 3 scrolls at the start; no last turn. Easier: no assistants for him in the preliminary round; 3 VP instead of 4 for space 4; 1 scroll at the start; two last turns instead of one.',
            ]),
      ],
    },
  ];
};
