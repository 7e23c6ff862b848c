// Where the rules tell of a question, a rule, a card or a place.
import type { Question, RuleName } from '@ridotto/games/san-marco/words/shape.ts';

export const SECTIONS: Readonly<Record<Question, string>> = {
  'fourth-roll': 'set-up',
  'first-bridge': 'set-up',
  assign: 'round',
  cut: 'round',
  choose: 'round',
  play: 'cards',
  district: 'cards',
  bridge: 'bridges',
  seize: 'bridges',
  resettle: 'bridges',
  transfer: 'cards',
  victim: 'cards',
  banishment: 'cards',
  removal: 'cards',
  'first-doge': 'doge',
  doge: 'doge',
  'from-board': 'supply',
};
/** Rules that are not told of where the question is. */
const RULES: Readonly<Partial<Record<RuleName, string>>> = {
  'own-bridge-there': 'bridges',
  'three-bridges-there': 'bridges',
  'own-bridge': 'bridges',
  'no-such-bridge': 'bridges',
  'no-place-for-bridge': 'bridges',
  'no-own-bridge': 'bridges',
  'bridge-touches-doge': 'bridges',
  'doge-compulsory': 'doge',
  'doge-was-there': 'doge',
  'doge-not-neighbours': 'doge',
  'toll-unpaid': 'doge',
  'step-only-first': 'doge',
  'split-complete': 'round',
  'split-in-order': 'round',
  'no-such-offer': 'round',
  'offer-empty': 'round',
  'split-all-cards': 'round',
  'offer-taken': 'round',
  'stock-not-empty': 'supply',
  'stock-empty': 'supply',
  'not-in-the-passage': 'limit',
};
export function sectionAbout({ rule, place }: { readonly rule?: string; readonly place?: string }): string | undefined {
  const ruled = rule === undefined ? undefined : RULES[rule as RuleName];
  if (ruled !== undefined || place === undefined) return ruled;
  if (place.startsWith('card:limit')) return 'limit';
  if (place === 'card:doge') return 'doge';
  if (place === 'card:bridge' || place.includes('/')) return 'bridges';
  return place.startsWith('card:') ? 'cards' : undefined;
}
