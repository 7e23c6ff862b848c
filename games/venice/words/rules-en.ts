// The rules page in English, in our own words.
import { bookOf } from './book.ts';
import { effects } from './effects-en.ts';
import { names } from './names-en.ts';
import { options } from './options-en.ts';
import { alone, two } from './rules-few-en.ts';
import { forPlayers, plays, settingsSection, withShort, type RulesText, type Section } from '@ridotto/engine/rules-text.ts';
import { short } from './short-en.ts';
import type { EditionFile } from '../box/edition.ts';
import standard from '../editions/standard.json' with { type: 'json' };
import { OPTIONS } from '../box/options.ts';
import { FEW, matters } from './matters.ts';

const FAVOUR: Readonly<Record<string, string>> = {
  standard: 'Favour cards: everybody has one, but nobody who plays alone.',
  all: 'Favour cards: everybody has one.',
  none: 'Favour cards: nobody has one.',
  chosen: 'Favour cards: some seats have one, as the table has agreed.',
};

export const rules: RulesText = (table) => {
  const at = plays(table);
  const book = bookOf(names, effects, (name, text) => `${name}: ${text}`, (table?.edition ?? standard) as unknown as EditionFile);
  const sections: readonly Section[] = [
    {
      id: 'aim',
      title: 'What it is about',
      paragraphs: [
        'Merchants steer their gondolas through the canals of Venice. Their assistants in the buildings bring them goods, coins, scrolls, cards and influence in the Great Council; goods complete missions. But every meeting on the water makes people talk: that gives intrigue.',
        'Whoever has the most victory points (VP) at the end wins, except for one: the player with the most intrigue is arrested by the Inquisition and cannot win, whatever the points.',
      ],
    },
    {
      id: 'words',
      title: 'A few words',
      paragraphs: [
        [
          `Twelve tiles lie ${at('layout', 'example') ? 'as in the example of the rulebook' : 'at random'} at twelve of the fifteen quays. Each has four spaces for assistants, with one effect each. St Mark’s Square, the Doge’s Palace and the Great Council have their fixed quays; these three are the communal buildings, and no assistant ever stands there.`,
          'Canals join the quays; each costs 1 or 2 coins.',
          'Cubes are goods: ceramics, cloth and silver. A gondola carries at most five.',
          'Each player has two gondolas and one gondolier, who stands on the active gondola; ten assistants; two bridges.',
          'A round is one turn of each player, beginning with the first player, who stays the first all game. Later in turn order means further clockwise from there.',
        ],
      ],
    },
    {
      id: 'set-up',
      title: 'Set-up',
      paragraphs: [
        [
          at('layout', 'example')
            ? 'The twelve tiles lie face up on the quays of the example.'
            : 'The twelve tiles are shuffled on their quays, face up.',
          'The end marker stands on space 10, 12, 14 or 16 of the Great Council track with 2, 3, 4 or 5 players.',
          'Of the 26 missions a deck of 9, 13, 17 or 20 is made with 2, 3, 4 or 5 players; nobody sees the others.',
          'Each player is dealt three missions, keeps two and returns one under the deck, in turn order.',
          'The 22 influence cards, eleven kinds twice, are shuffled.',
          'Everybody begins with 0 points, 0 intrigue, 1 scroll, and on space 0 of the Great Council track, which ends at 20.',
          `The first player ${at('firstPlayer', 'chosen') ? 'has the first seat' : 'is drawn'} and gets 6 coins; each player after that gets 2 more than the one before.`,
          FAVOUR[String(table?.options.favourCards)] ?? 'Favour cards: everybody has one, or as the table has agreed.',
        ],
      ],
    },
    {
      id: 'preliminary',
      title: 'The preliminary round',
      paragraphs: [
        'From the first player clockwise, each puts a gondola at any quay; then, from the last player back, each puts the second one, at another quay. Whoever lies below is rewarded as always (see Sharing a quay).',
        'Each placement is carried out at once: on a tile an assistant comes to space 1, pushing as usual; then the building is activated. There is no moving yet, and there are no encounters, influence cards, missions or gondoliers.',
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      paragraphs: [
        [
          'If you like, play one influence card.',
          'Put the gondolier on your other gondola for free, or leave it for 3 coins. In your first turn the choice is free.',
          'Move that gondola, passing quays with their encounters and activations, until it moors.',
          'If you like, complete one mission there.',
          'On a tile, advance your assistant. Then activate the building.',
        ],
        'Whoever cannot pay for leaving the gondolier must switch. At the end of the turn the spy, if there is one, leaves the board. Nobody may pass a turn.',
      ],
    },
    {
      id: 'moving',
      title: 'Moving: pass or moor',
      paragraphs: [
        'The active gondola leaves its quay along a canal. The first canal of a turn is free; each further one is paid before you enter it, with coins that you have by then. Canals with a bridge cost nothing, but the first canal uses up the free move even if it has a bridge. A canal may be entered only if you may moor or pass at its other end.',
        'In one turn no canal and no quay is used twice, not even the quay where you began.',
        'Arriving at a quay, you say at once whether you pass or moor:',
        [
          `Passing, you first settle an encounter with every gondola there. Then you may activate the tile if you have an assistant on it, or any building if your spy is there${at('activateAtOwnGondola', true) ? ', also where your own second gondola is moored' : '; but not where your own second gondola is moored'}. Then you go on.`,
          'Mooring, you end your movement. There is no encounter. You may not moor where your own second gondola is.',
        ],
        'You may pass only if you can go on afterwards: some unused canal must be payable, with what you have or with what this very activation can give you (an unturned favour card does not count), and lead to a quay where you may moor or pass in turn. Choices that would leave no way on are not allowed, and the activation cannot end before there is one.',
      ],
    },
    {
      id: 'sharing',
      title: 'Sharing a quay',
      paragraphs: [
        'A gondola that moors, or is placed, lies on top of those already there. At once each gondola below gives its owner 1 VP for every gondola that now lies above it. When a gondola leaves, those above drop down.',
      ],
    },
    {
      id: 'encounters',
      title: 'Encounters',
      paragraphs: [
        'There is an encounter with each gondola at a quay that you pass; in which order, you choose. Where you began and where you moor there is none.',
        [
          'Your own second gondola: move cubes between the two as you like, at most five on each. Nothing else happens.',
          'Another player’s gondola: both of you lose 1 scroll or take 1 intrigue. You choose in secret, and both choices are shown together. Without a scroll only intrigue is left, unless a favour card or a mission helps.',
        ],
      ],
    },
    {
      id: 'bridges',
      title: 'Bridges',
      paragraphs: [
        'A bridge is built over any canal that has none, wherever your gondolas are, and stays there. Each player has two. From then on the canal is free for everybody.',
        'Under your own bridge you gain 1 coin; under another player’s you take 1 intrigue. This is not an encounter, a scroll does not help, and it also holds for the first canal.',
      ],
    },
    {
      id: 'goods',
      title: 'Cubes, scrolls and intrigue',
      paragraphs: [
        [
          'Whatever an effect does with cubes, it does with those of the gondola that activates. If you gain more than fit, you discard any of the old or new ones down to five. Otherwise cubes are not thrown away.',
          'You hold at most 10 scrolls; more are lost.',
          'Your intrigue goes up to 8, with 4 or 5 players to 10. Every point beyond costs 2 VP instead; points never fall below 0.',
          'Removing intrigue as a gain stops at 0. As a price, the whole amount must be there.',
          'Coins and cubes never run out.',
        ],
      ],
    },
    {
      id: 'assistants',
      title: 'Assistants',
      paragraphs: [
        'Advancing means: without an assistant on the tile you put one on space 1; otherwise yours moves to the next space. From space 4 nobody goes on. You must advance if you can.',
        'If there is another assistant on space 1, 2 or 3, it is pushed to the next space, and so on along the row. Space 4 holds any number. Whoever is pushed activates nothing.',
        'The first player to place the tenth assistant gains 8 VP. With none left you place no new ones, but go on advancing those on the tiles. If you moor at a tile and have no assistant there even now, you activate nothing.',
      ],
    },
    {
      id: 'activating',
      title: 'Activating',
      paragraphs: [
        'On a tile you may use the effects of your assistant’s space and of all spaces behind it; in a communal building both parts. Each effect once, in any order, one after the other: what one gives, the next may use. You may leave out any of them.',
        'An effect is used completely or not at all: the price must be there, and intrigue that it gives is taken.',
        'Fewer and more intrigue mean strictly fewer and more: equal does not count.',
      ],
    },
    { id: 'buildings', title: 'What the buildings do', paragraphs: [book.tiles, book.communal] },
    {
      id: 'missions',
      title: 'Missions',
      paragraphs: [
        'After mooring, before your assistant advances, you may complete one mission from your hand that names this building: pay its cubes from the active gondola and its scrolls, and gain its coins and points.',
        'Then lay it in one of your three slots, or archive it. In a slot its permanent effect works from that moment on, for this very activation too. If the slot is taken, the card in it is archived. Archived missions lie face down: they do nothing, but count as missions that you have and have completed.',
        'New missions are drawn at St Mark’s Square and the Doge’s Palace. First you pay taxes: 1 coin for every mission that you have, in hand, in slots and archived; coins of the same activation may be used. If you cannot pay everything, you do not draw. Then you draw two, keep one and put the other under the deck; a last single card is kept.',
        'With three unfinished missions in hand, or without a deck, you cannot draw.',
      ],
    },
    {
      id: 'permanent',
      title: 'Permanent effects',
      paragraphs: [
        'What follows an activation happens once after it, whether you passed or moored, by Overtime or by the spy, even if you used no effect of the building; but not where you activate nothing. What follows the completing of missions does not count for its own card, and comes before the new card is laid.',
        'In an encounter the order is: both choices and payments, then Mission 14, then Mission 7.',
        book.missions,
      ],
    },
    {
      id: 'influence',
      title: 'Influence cards',
      paragraphs: [
        'Gaining one means drawing two, keeping one and putting the other under the deck. There is no limit to your hand. If the deck runs out, the discards make a new one. If there is no card at all, an effect that gives nothing else cannot be used.',
        'One card may be played at the beginning of your turn, before the gondolier. A card whose price or target is missing cannot be played; one whose gain is merely cut short can. A card that it brings you waits for a later turn.',
        book.cards,
        'The spy works only when you pass; mooring there, you use your assistant as always. Overtime needs an assistant of yours if the building is a tile, and works with the gondola that is moored there. Promote Workers and Bribe the Foreman need an assistant that is not yet on space 4. Make an Offer gives its points if you cannot draw.',
      ],
    },
    {
      id: 'favour',
      title: 'The favour card',
      paragraphs: [
        'Once in the game, whenever you are asked something in your own turn or placement, whenever you must choose between scroll and intrigue, and in the final scoring until the reducing of intrigue is over, you may turn it for 5 coins or 2 scrolls. In an encounter this is part of the secret choice. Unturned, it is worth 4 VP at the end.',
      ],
    },
    {
      id: 'hidden',
      title: 'Open and hidden',
      paragraphs: [
        'Hidden are the missions and influence cards in hand, the order of the decks, and the cards that you saw and gave back while drawing. Everything else is open, also how many cards everybody has.',
      ],
    },
    {
      id: 'end',
      title: 'The end',
      paragraphs: [
        'The end is triggered, once, when the mission deck is empty after a draw, or when a marker on the Great Council track reaches or passes the end marker. The round is finished, and then two more are played.',
      ],
    },
    {
      id: 'scoring',
      title: 'Final scoring',
      paragraphs: [
        [
          'Great Council: by the order of the markers 9 and 2 VP with two players, 9, 5, 2 with three, 9, 6, 4, 2 with four, 9, 6, 4, 2, 0 with five. Players who are level share what their places are worth, rounded down. A marker on 0 takes no part.',
          'Assistants placed: with 7 or 8, half of your council space, rounded up; with 9 or 10, all of it.',
          'Reducing intrigue: for each point you may pay 2 scrolls or 4 coins. In turn order, again and again, until nobody does.',
          'Wealth: 1 VP for every 4 coins.',
          'Favour card: 4 VP if it was not turned.',
          'Arrest: whoever has the most intrigue, if it is more than 0, is arrested. If several are level, it is the one latest in turn order.',
          'Of the others the one with the most points wins; if level, the one latest in turn order.',
        ],
      ],
    },
    ...two,
    ...alone(book.dogeCards, table),
    {
      id: 'house',
      title: 'What this house decides and does',
      paragraphs: [
        `The rulebooks forbid activating a building while passing your own second gondola there, and their example does it: ${at('activateAtOwnGondola', true) ? 'at this table it is allowed.' : table ? 'at this table it is forbidden.' : 'here it is forbidden, unless the table has chosen otherwise.'}`,
        'Set-up, taxes, rewards, pushing and scoring are done for you, and only what you can really choose is asked. You may take back whatever has shown nobody anything new.',
        'Some values of canals, missions and Doge cards, and the awards for three and more players, could not be read from the rulebooks and are balanced stand-ins. Whoever owns the game can enter the printed ones.',
      ],
    },
    settingsSection('en', options, OPTIONS, matters, table),
  ];
  return withShort(forPlayers(sections, FEW, table), short);
};
