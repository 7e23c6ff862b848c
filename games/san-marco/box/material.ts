// What is in the box: districts, pairs of districts, cards, and how many of each. What is printed on the board and may
// differ from copy to copy is in edition.ts.
import { deck, domain, luck, seatDomain } from '@ridotto/engine';

export const DISTRICTS = ['cannaregio', 'santa-croce', 'san-polo', 'san-marco', 'dorsoduro', 'castello'] as const;
export type District = (typeof DISTRICTS)[number];
export const SAN_MARCO = 3;
export const NOWHERE = 6;

/** Room for so many seats in every table of the state; three may play. */
export const SEATS = 4;
export const NOBLES = 25;
export const BRIDGES = 12;
export const BRIDGES_PER_PAIR = 3;
/** Bridges that each player has at set-up, by number of players. */
export const FIRST_BRIDGES = [0, 0, 0, 2, 1] as const;
export const LIMIT = 10;

/** Action cards: 0 to 5 are the districts' own. */
export const BRIDGE = 6;
export const TRANSFER = 7;
export const DOGE = 8;
export const BANISHMENT = 9;
export const ACTIONS = 10;
/** Limit cards follow, worth 1, 2, 3. */
export const LIMITS = 3;
export const ACTION_COUNTS = [5, 5, 5, 5, 5, 5, 6, 12, 10, 4] as const;
export const LIMIT_COUNTS = [8, 10, 10] as const;
export const ACTION_TOTAL = 62;
export const LIMIT_TOTAL = 28;

/** Every two districts; which of them are neighbours, the edition says. */
export const PAIRS = [
  'castello/san-marco',
  'cannaregio/castello',
  'cannaregio/san-marco',
  'cannaregio/santa-croce',
  'cannaregio/san-polo',
  'san-marco/san-polo',
  'san-marco/dorsoduro',
  'san-polo/santa-croce',
  'san-polo/dorsoduro',
  'santa-croce/dorsoduro',
  'castello/santa-croce',
  'castello/san-polo',
  'castello/dorsoduro',
  'cannaregio/dorsoduro',
  'san-marco/santa-croce',
] as const;

const CODES = { ca: 'cannaregio', sc: 'santa-croce', sp: 'san-polo', sm: 'san-marco', dd: 'dorsoduro', cs: 'castello' } as const;
/** Either way round, with the districts' codes, and then with a hyphen or a dash too. */
const pairSpellings = (pair: string): string[] => {
  const [a, b] = pair.split('/').map((d) => [d, ...Object.entries(CODES).flatMap(([code, name]) => (name === d ? [code] : []))]);
  const joined = (x: string, y: string): string[] =>
    (x.length === 2 && y.length === 2 ? ['/', '-', '–'] : ['/']).flatMap((between) => [x + between + y, y + between + x]);
  return a.flatMap((x) => b.flatMap((y) => joined(x, y))).filter((spelt) => spelt !== pair);
};

export const SEAT = seatDomain(SEATS);
export const DISTRICT = domain('district', DISTRICTS, CODES);
export const PAIR = domain('pair', PAIRS, Object.fromEntries(PAIRS.flatMap((p) => pairSpellings(p).map((spelt) => [spelt, p]))));
export const CARD = domain('card', [...DISTRICTS, 'bridge', 'transfer', 'doge', 'banishment', 'limit-1', 'limit-2', 'limit-3'], {
  ...CODES,
  1: 'limit-1',
  2: 'limit-2',
  3: 'limit-3',
});
export const OFFER = domain('offer', ['1', '2', '3']);
const ACTION = domain('card', CARD.values.slice(0, ACTIONS), CODES);
const LIMIT_CARD = domain('limit card', ['1', '2', '3'], { 'limit-1': '1', 'limit-2': '2', 'limit-3': '3' });
const FACE = domain('face', ['1', '2', '3', '4', '5', '6']);

/** All that is left to luck (4.8). */
export const LUCK = {
  firstLeader: luck('first leader', SEAT),
  district: luck('district', FACE),
  role: luck('role', SEAT),
  action: deck('action card', ACTION, ACTION_COUNTS),
  limit: deck('limit card', LIMIT_CARD, LIMIT_COUNTS),
  banishment: luck('banishment', FACE),
};

export const districtName = (d: number): District => DISTRICTS[d];
export const cardName = (card: number): string => CARD.values[card];
