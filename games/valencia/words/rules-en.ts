// The rules page in English, in our own words.
import { names } from './names-en.ts';
import { forPlayers, plays, settingsSection, withShort, type RulesText, type Section } from '@ridotto/engine/rules-text.ts';
import { short } from './short-en.ts';
import { OPTIONS } from '../box/options.ts';
import { SPECIAL_NAMES, type Special } from '../box/material.ts';
import { en } from './en.ts';

const SPECIAL: Readonly<Record<Special, string>> = {
  joker: 'Joker, 0, one: worth 2 for each card printed 6 that other players reveal in this auction. Its pile ranks even with a total of 0.',
  savings: 'Savings, 1, two: you take 2 coins.',
  twins: 'Twins, 2, two: if at least two Twins are revealed in the auction, by the same player or by different ones, each counts 3.',
  warehouse: 'Warehouse, 3, two: you take one wine, if there is any in stock.',
  support:
    'Support, 4, one: you may add a member from your supply to a guild’s seat on which exactly one member sits, of another player. Both then count as Council members. When the seat is next taken, all leave it together; but if the winner is one of them, that member stays.',
  wanderer:
    'Wanderer, 5, one: you may move a member in the city one to three squares, turning as you like, over city squares only. Squares on the way may be taken, the last one must be free. It costs nothing and uses no fountain.',
  central: 'Central, 7, one: counts only 5 if another player has revealed a card printed 0 in this auction.',
};

export const rules: RulesText = (table) => {
  const at = plays(table);
  /** Of each kind of special card that this table uses; without a table of all. */
  const used = SPECIAL_NAMES.filter((name) => table === undefined || at(name, true));
  const sections: readonly Section[] = [
    {
      id: 'aim',
      title: 'What it is about',
      paragraphs: [
        'Valencia grows, and you are one of its merchant families. In five rounds you bid for places on the Council, for goods and for squares of the city, and try to have your members where palms and fountains will stand in the end.',
        `Everybody bids with the same ${at('joker', true) ? 25 : 24} cards${used.length > 0 && table ? '' : ', four of each value from 1 to 6'}, and each card is meant to be used once in the whole game. Whoever has most prestige after five rounds wins.`,
      ],
    },
    {
      id: 'set-up',
      title: 'Before the first round',
      paragraphs: [
        `The city consists of tiles round a central fountain: eight tiles and 8 by 8 squares with three to five players, four tiles and 6 by 6 squares with two. ${at('city', 'random') ? 'Which tile lies where, with which side up and which way round, is drawn by lot.' : 'They lie as is recommended for a first game, unless the table draws lots.'} Each city square belongs to a guild and costs 0 to 5 coins. In between lie fountain spaces, on which nobody ever stands, and trees, at points where four squares meet.`,
        'Five round boards lie in random order, each with a palm and a fountain; all of them can be seen from the start. A round board says which guild is auctioned at steps B, D and F; over the whole game every guild comes up three times.',
        `Each player has 15 members of the family, ${at('joker', true) ? 25 : 24} influence cards shuffled face down, and 5 coins. The first player, drawn by lot, has the pawn and a member on Nobility; the player to the left has one on Church.`,
        'Each player is dealt five missions and secretly keeps at least one. The rejected ones are out of the game; those not dealt form the mission deck.',
        at('screens', 'open')
          ? 'Cards and missions are hidden from the others; coins, resources and privileges lie open.'
          : 'Cards, missions, coins and resources are hidden from the others; privileges lie open.',
      ],
    },
    {
      id: 'planning',
      title: 'Phase I: planning',
      paragraphs: [
        `All players plan at the same time and in secret. Draw a card, look at it, decide whether to draw another, and so on. What is drawn does not go back. ${at('minDraw', 0) ? 'You may also draw none at all.' : 'As long as your draw pile has cards, you draw at least one.'}`,
        'Then divide all the cards drawn into piles: as many piles as you like, each of one card or more. When everybody is ready, all see how many piles there are and how many cards are in each, but not which. From then on nothing can be regrouped.',
        'The draw pile must last for five rounds, so that makes about five cards for each round, and seven auctions to spend them on.',
      ],
    },
    {
      id: 'auctions',
      title: 'Phase II: the auctions',
      paragraphs: [
        'Steps A to G are auctions. The holder of the pawn is first; then it goes round clockwise. When it is your turn you do one of three things:',
        [
          'reveal one of your piles, with all its cards;',
          'pass;',
          'hand in a privilege and wait: you go to the end of the row. You may do so only while somebody else is still to act, and may do so again with another privilege.',
        ],
        'Whoever has no pile left passes automatically and cannot wait.',
        'Then the piles are compared. The higher total ranks first; of equal totals, that of the player nearest clockwise to the player who was first when the auction began, who therefore wins every tie. Waiting changes nothing about this. Those who passed do not rank.',
        'The winner takes the pawn at once. If nobody has revealed a pile, it stays where it is. Then the ranks act in their order, each completely. A rank that cannot or will not act is not handed down.',
        'All revealed cards go to their owners’ discards. But if you revealed a pile and could do nothing, because your rank did not act or because nothing of what it offered was possible, you may put one card of that pile under your draw pile. Declining something that was possible is not enough for that, nor is keeping a seat you hold already. What a special card does when it is revealed makes no difference.',
      ],
    },
    {
      id: 'steps',
      title: 'What is auctioned',
      paragraphs: [
        'A: the first in the ranking takes the Nobility seat, the second the Church seat. This must be done by whoever has a member in supply. The two seats do not depend on each other: whoever sits on Church and comes first puts another member on Nobility, and where only one player bids, Church stays as it is.',
        'B, D and F: a guild. Every part may be skipped; the order is fixed.',
        [
          'First: take the guild’s seat on the Council, then one resource of the guild, then place a member in the city.',
          'Second: take the resource, then place a member.',
          'Third, only with four or five players: one of these two, or nothing.',
        ],
        'To place a member, take it from your supply, put it on a free square of the guild and pay what the square costs. If the stock of the resource is empty, there is none to take.',
        'C and E: the first in the ranking sells any number of resources. Oranges bring 1 coin, dried fruit 2, wine 3, clothing 4, porcelain 5; prices never change. At E the winner may also take the Merchants seat, whether or not anything is sold.',
        'G: the first in the ranking moves a member in the city to a free city square beside it, not diagonally. The guild does not matter, nothing is paid or paid back, and no fountain helps.',
      ],
    },
    {
      id: 'seats',
      title: 'Seats on the Council',
      paragraphs: [
        'The Council has eight seats: Nobility, Church, the five guilds and the Merchants. Whoever takes a seat sends the member that sits there back to its owner’s supply, where it can be used again at once. You may hold several seats.',
        'If you already sit there alone, nothing changes. Otherwise you need a member in your supply; members in the city and on other seats are never moved for this.',
      ],
    },
    {
      id: 'palm-and-fountain',
      title: 'H and I: palm and fountain',
      paragraphs: [
        'There is no auction here. At H the player on the Church seat plants the palm of the round on any free tree. At I the player on the Nobility seat builds the fountain of the round on any free fountain space. Both must be done; where is a free choice.',
        'After that, piles that were never revealed in this round go to their owners’ discards, face down.',
      ],
    },
    {
      id: 'abilities',
      title: 'What fountains can do',
      paragraphs: [
        'Some fountains have an ability. You may use it when you place a member from your supply on a square beside the fountain, right after paying, and never otherwise: not when a member moves there, and not when the fountain is built beside one. Between two such fountains you use one ability at most.',
        [
          'New mission: draw two missions, keep exactly one, and put the other out of the game. If only one is left, you get it.',
          'Card back: put any card from your discard under your draw pile.',
          'Small sale: sell one resource for its price. The one just taken may be sold, but not to pay for the square itself.',
          'Upgrade: give a resource back and take the next dearer one, if it is in stock.',
          'Move a palm: move one palm to a free tree next to its own in the same row or column, at most two points away.',
        ],
      ],
    },
    {
      id: 'council',
      title: 'Phase III: the Council',
      paragraphs: [
        'At the end of every round, the last included, each player scores 1 prestige for each own member on the Council. Whoever has most members there gets a privilege; if several are tied, each of them does. Privileges never run out.',
      ],
    },
    {
      id: 'end',
      title: 'The end',
      paragraphs: [
        'After the fifth round this is added to the prestige from the Council:',
        [
          '1 for each member in the city;',
          '1 for each member next to one palm or more: a palm touches the squares that meet at its tree;',
          'for each member the value of every fountain beside it, not diagonally; the central one counts, and a member between two fountains scores both;',
          '1 for each privilege left;',
          'the points of each mission fulfilled, less the penalty of each mission failed.',
        ],
        'Coins, resources and seats bring nothing more by themselves. A total may be below 0. Most prestige wins; then most members in the city; then most coins; if these are equal too, the victory is shared.',
      ],
    },
    {
      id: 'missions',
      title: 'Missions',
      paragraphs: [
        'Only the final position counts for missions. “Beside” and “adjacent” mean sharing an edge, across the borders of tiles too; what is next to a palm has been said above. The central tile touches eight squares.',
        'The sentence on each card says what it asks for, and its points and penalty are shown with it. Four cards have a formula instead: they cannot fail.',
        `A route is a ${at('route', 'group') ? 'group of squares with members of your own that hang together, each adjacent to another; all of them count.' : 'path over different squares with members of your own, each adjacent to the one before; branches do not add.'} Three in a row means three in a straight line. For the missions about richer or poorer players, equal is not enough.`,
      ],
    },
    {
      id: 'two',
      title: 'Two players and Nina',
      paragraphs: [
        'At the guilds, steps B, D and F, an imaginary third player bids: Nina, with 24 basic cards of her own, shuffled. When both of you have finished, she reveals one card at B, one at D, and two at F, and she does so even if both of you have passed. She wins every tie.',
        'The first two ranks act. A rank that Nina holds is lost: she takes nothing and sends nobody away. If she wins, the pawn stays where it is. Her cards are out of the game afterwards; while they lie there, a 6 among them counts for a Joker.',
        'The mission about quarters is not used, and your opponent is your only neighbour.',
      ],
    },
    {
      id: 'special',
      title: 'Special influence cards',
      paragraphs: [
        `${table ? 'These special cards are in play, the same for everybody.' : 'You may agree on some of seven kinds of special cards; they are then the same for everybody.'} Each kind replaces as many basic cards of the same value, the Central a 6; only the Joker is added as a 25th card. They count in their pile like other cards. What happens when they are revealed happens at once, before anybody else acts, and whatever the ranking will be.`,
        used.map((name) => SPECIAL[name]),
      ],
    },
    {
      id: 'words',
      title: 'Words at a glance',
      paragraphs: [Object.values(names.pieces).map(({ name, does }) => `${name}: ${does}`)],
    },
    {
      id: 'house',
      title: 'What is ours',
      paragraphs: [
        'The rules do not say everything that is printed on the pieces. Where it could not be found, this house made its own: the squares of the tiles, the order of the guilds, most values of fountains and of missions. Whoever owns the box can play with the printed ones.',
        'You are not asked where there is nothing to decide: not to pass without a pile, and not to take a seat that you hold alone.',
      ],
    },
    settingsSection('en', en.options, OPTIONS, () => true, table),
  ];
  return withShort(
    forPlayers(sections, { two: [2] }, table).filter(({ id }) => id !== 'special' || used.length > 0),
    short,
  );
};
