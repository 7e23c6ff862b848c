// What has a name in Venice, in English.
import { counting, listing } from '@ridotto/engine/words.ts';
import { begun, num } from './lookup.ts';
import { CUBES, type Amount, type Names } from './shape.ts';

export const count = counting('en');
export const and = listing('en');
export const coins = (n: number): string => count(n, { one: '# coin', other: '# coins' });
export const scrolls = (n: number): string => count(n, { one: '# scroll', other: '# scrolls' });
export const vp = (n: number): string => `${n} VP`;
export const intrigue = (n: number): string => `${n} intrigue`;
export const spaces = (n: number): string => count(n, { one: '# space', other: '# spaces' });
export const cards = (n: number): string => count(n, { one: '# card', other: '# cards' });

/** 1 cube of ceramics */
const cubesOf =
  (c: string) =>
  (n: number): string =>
    `${count(n, { one: '# cube', other: '# cubes' })} of ${c}`;

const counted = (what: Amount, n: number): string =>
  ({ vp, coins, scrolls, intrigue, council: (x: number) => count(x, { one: '# council space', other: '# council spaces' }) })[what](n);
const BUILDINGS = {
  market: 'Market',
  monastery: 'Monastery',
  'small-council': 'Small Council',
  workshop: 'Workshop',
  docks: 'Docks',
  consulate: 'Consulate',
  library: 'Library',
  senate: 'Senate',
  church: 'Church',
  court: 'Court',
  bank: 'Bank',
  'council-of-ten': 'Council of Ten',
  'st-marks-square': 'St Mark’s Square',
  'doges-palace': 'Doge’s Palace',
  'great-council': 'Great Council',
} as const;
const building = (b: string): string => BUILDINGS[b as 'market'] ?? b;
export const the = (b: string): string => (b === 'st-marks-square' ? building(b) : `the ${building(b)}`);

/** Of an owner that is no seat. */
export const letter = (o: string): string => (o.startsWith('letter-') ? o.slice(-1).toUpperCase() : '');

export const names: Names = {
  buildings: BUILDINGS,
  the,
  cubes: { ceramics: 'ceramics', cloth: 'cloth', silver: 'silver' },
  goods(cubes) {
    const [first, ...rest] = CUBES.filter((c) => num(cubes[c]) > 0);
    return first === undefined ? 'no cubes' : and([cubesOf(first)(num(cubes[first])), ...rest.map((c) => `${num(cubes[c])} of ${c}`)]);
  },
  cards: {
    'bribe-foreman': 'Bribe the Foreman',
    overtime: 'Overtime',
    'bribe-councillors': 'Bribe the Councillors',
    'trade-information': 'Trade Information',
    'build-bridge': 'Build a Bridge',
    'promote-workers': 'Promote Workers',
    'manage-stocks': 'Manage Stocks',
    'make-offer': 'Make an Offer',
    investigate: 'Investigate',
    testify: 'Testify',
    'hire-spy': 'Hire a Spy',
  },
  dogeCards: {
    'council-a': 'Sitting of the Council',
    'council-b': 'Election',
    patronage: 'Patronage',
    fortune: 'Family Fortune',
    archives: 'State Archives',
    'public-works': 'Public Works',
    inquisitors: 'Inquisitors',
    levy: 'Subpoena',
    rivalry: 'Rivalry',
  },
  decks: {
    missions: 'the mission deck',
    influence: 'the influence deck',
    'smugglers-a': 'smuggler deck A',
    'smugglers-b': 'smuggler deck B',
    doge: 'the Doge deck',
  },
  amount: (what, by) => `${by < 0 ? '−' : '+'}${counted(what, Math.abs(by))}`,
  changed: (o, amounts, v) => `${begun(o, names.marker(o, v))}: ${amounts.join(', ')}.`,
  counted,
  space: (effect) => (effect === 'a' || effect === 'b' ? `part ${effect}` : `space ${effect}`),
  missionName: (m) => `Mission ${m.slice(1)}`,
  owner: (o, v) =>
    o === 'doge' ? 'the Doge' : letter(o) === '' ? v.name(o) : v.alone ? `the Doge (${letter(o)})` : `smuggler ${letter(o)}`,
  gondola: (o, v) =>
    letter(o) === '' ? `${v.name(o)}’s gondola` : v.alone ? `the Doge’s gondola ${letter(o)}` : `the gondola of smuggler ${letter(o)}`,
  marker: (o, v) => (letter(o) === '' ? names.owner(o, v) : `the Doge’s marker ${letter(o)}`),
  canal: (c, v) => {
    const [a, b] = v.ends(c);
    return `the canal between ${the(a)} and ${the(b)}`;
  },
};
