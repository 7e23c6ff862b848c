// The table of contents: every node of the rules, in the order of the rulebook.
import { contents } from '@ridotto/engine';

export const AT = contents(
  'game',
  // 3 Set-up
  'set-up',
  'boards',
  'fountains',
  'city',
  'first-player',
  'deal',
  'missions',
  // 4 The round: I Planning
  'rounds',
  'planning',
  // II Auctions, steps A to G (4.2)
  'auctions',
  'open',
  'bids',
  'next-bidder',
  'bid',
  'special-cards',
  'ranking',
  // Actions of the ranks (4.3 to 4.6)
  'acts',
  'act',
  'guild',
  'ability',
  'keep-mission',
  'sale',
  'move',
  // Clean-up
  'take-back',
  'clear',
  // Steps H and I (4.7)
  'step-h',
  'palm',
  'step-i',
  'fountain',
  // III Council (4.8)
  'put-away',
  'council',
  // 6 The end
  'final',
);
