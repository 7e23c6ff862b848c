// Where the rules tell of a question, a rule or a place.
import type { RuleName } from '@ridotto/games/valencia/words/shape.ts';

export const SECTIONS: Readonly<Record<string, string>> = {
  missions: 'set-up',
  planning: 'planning',
  bid: 'auctions',
  'special-cards': 'special',
  guild: 'steps',
  ability: 'abilities',
  'keep-mission': 'abilities',
  sale: 'steps',
  move: 'steps',
  'take-back': 'auctions',
  palm: 'palm-and-fountain',
  fountain: 'palm-and-fountain',
};
/** Rules that are not told of where the question is. */
const RULES: Readonly<Partial<Record<RuleName, string>>> = {
  'seat-already-held': 'seats',
  'seat-taken-once': 'seats',
  'no-privilege': 'auctions',
  'nobody-to-wait-for': 'auctions',
  'no-such-pile': 'auctions',
  'no-support-card': 'special',
  'not-one-member-of-another': 'special',
  'no-wanderer-card': 'special',
  'not-within-three-steps': 'special',
  'no-such-ability-here': 'abilities',
  'mission-not-drawn': 'abilities',
  'card-not-in-discard': 'abilities',
  'no-palm-there': 'abilities',
  'not-the-next-tree': 'abilities',
  'nothing-dearer': 'abilities',
  'tree-has-palm': 'palm-and-fountain',
  'no-tree-there': 'palm-and-fountain',
  'fountain-space-taken': 'palm-and-fountain',
  'not-a-fountain-space': 'palm-and-fountain',
};
const SEATS = ['nobility', 'church', 'merchants', 'oranges', 'dried-fruit', 'wine', 'clothing', 'porcelain'];
export function sectionAbout({ rule, place }: { readonly rule?: string; readonly place?: string }): string | undefined {
  const ruled = rule === undefined ? undefined : RULES[rule as RuleName];
  if (ruled !== undefined || place === undefined) return ruled;
  if (SEATS.includes(place)) return 'seats';
  return /^t\d-\d$/.test(place) ? 'palm-and-fountain' : undefined;
}
