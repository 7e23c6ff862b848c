// The rules in short in English: what one needs for a first game.
import type { Short } from '@ridotto/engine/rules-text.ts';

export const short: Short = {
  aim: ['For five rounds you bid for seats on the Council, for resources and for squares of the city. Most prestige after that wins.'],
  'set-up': [
    'You keep at least one of five missions, in secret. They are judged at the end: points if fulfilled, −3 for most if not. You have 24 cards, 5 coins and 15 members.',
  ],
  planning: [
    'Before a round draw as many cards as you like and divide them into piles. Each card is used once in the game, and unused piles are lost: about five cards a round.',
  ],
  auctions: [
    'In each of seven auctions reveal one pile, or pass, or hand in a privilege to act last. The highest total is first; ties go to whoever was first when the auction began, then clockwise. If you revealed a pile and could do nothing, one card goes back under your draw pile.',
  ],
  steps: [
    [
      'A: first takes Nobility, second Church.',
      'B, D, F: a guild. First: seat, resource, square. Second: resource, square. Third, with four or five players: one of the two.',
      'C, E: first sells resources; at E also the Merchants’ seat.',
      'G: first moves a member by one square.',
    ],
  ],
  'palm-and-fountain': ['H: Church plants the palm. I: Nobility builds the fountain.'],
  council: ['After each round: 1 prestige for each member on the Council; whoever has most there gets a privilege.'],
  end: [
    'At the end: 1 for each member in the city, 1 for each beside a palm, the value of every fountain at its edge, 1 for each privilege, and missions.',
  ],
};
