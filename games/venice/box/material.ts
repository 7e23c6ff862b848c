// What is in the box: names and numbers that no edition changes, and the questions to luck.
import { deck, domain, type Domain } from '@ridotto/engine';

/** Most players; then the two letters: smugglers with two players, the Doge's colours alone. */
export const SEATS = 5;
export const LETTER_A = 5;
export const OWNERS = 7;
/** The Doge among those who have points, scrolls and intrigue. */
export const DOGE = 5;
/** Those who have a marker on the council track: the seats, then the Doge's two. */
export const MARKERS = 7;

export const TILES = 12;
export const BUILDINGS = 15;
export const QUAYS = 15;
export const CANALS = 32;
export const NOWHERE = 15;
/** Gondolas: two of each seat, then two of each letter. */
export const GONDOLAS = 14;
/** In place of its height in a stack: it is on its way. */
export const AFLOAT = 15;
/** Of a tile. The last one has room for everybody, the others for one assistant. */
export const SPACES = 4;
export const TYPES = 3;
export const CAPACITY = 5;

export const TILE_NAMES = [
  'market',
  'monastery',
  'small-council',
  'workshop',
  'docks',
  'consulate',
  'library',
  'senate',
  'church',
  'court',
  'bank',
  'council-of-ten',
] as const;
export const BUILDING_NAMES = [...TILE_NAMES, 'st-marks-square', 'doges-palace', 'great-council'] as const;
export type Building = (typeof BUILDING_NAMES)[number];
export const CUBE_NAMES = ['ceramics', 'cloth', 'silver'] as const;
export type Cube = (typeof CUBE_NAMES)[number];
export const CARD_NAMES = [
  'bribe-foreman',
  'overtime',
  'bribe-councillors',
  'trade-information',
  'build-bridge',
  'promote-workers',
  'manage-stocks',
  'make-offer',
  'investigate',
  'testify',
  'hire-spy',
] as const;
export type Card = (typeof CARD_NAMES)[number];
export const CARDS = CARD_NAMES.length;
export const CARD_COPIES = 2;
export const DOGE_NAMES = [
  'council-a',
  'council-b',
  'patronage',
  'fortune',
  'archives',
  'public-works',
  'inquisitors',
  'levy',
  'rivalry',
] as const;
export type DogeCard = (typeof DOGE_NAMES)[number];
export const DOGE_KINDS = DOGE_NAMES.length;
export const DOGE_COPIES = 3;
export const MISSIONS = 26;

export const SEAT_NAMES = ['s0', 's1', 's2', 's3', 's4', 'letter-a', 'letter-b'] as const;
export const EFFECT_NAMES = ['1', '2', '3', '4', 'a', 'b'] as const;
export const SLOT_NAMES = ['first', 'second', 'third', 'archive'] as const;
const numbers = Array.from({ length: 11 }, (_, n) => String(n));
const missionNames = Array.from({ length: MISSIONS }, (_, m) => `m${m + 1}`);

export const BUILDING = domain('building', BUILDING_NAMES);
export const TILE = domain('tile', TILE_NAMES);
/** Seats by the names at the table, then the letters. */
export const OWNER: Domain = { name: 'owner', values: SEAT_NAMES, seats: true };
export const CUBE = domain('cube', CUBE_NAMES);
export const COUNT = domain('number', numbers);
export const CARD = domain('card', CARD_NAMES);
export const MISSION = domain('mission', missionNames, Object.fromEntries(missionNames.map((m) => [m.slice(1), m])));
export const CANAL = domain(
  'canal',
  Array.from({ length: CANALS }, (_, c) => `c${String(c + 1).padStart(2, '0')}`),
);
export const EFFECT = domain('effect', EFFECT_NAMES);
export const BRANCH = domain('branch', ['first', 'second']);
export const WHICH = domain('gondola', ['first', 'second']);
export const SLOT = domain('slot', SLOT_NAMES);
export const GAIN = domain('gain', ['coins', 'scrolls']);
export const DOGE_CARD = domain('doge card', DOGE_NAMES);
export const LETTERS = ['a', 'b'] as const;
export const FIRST = domain('first', ['s0', 's1', 's2', 's3', 's4']);

const ones = (n: number): number[] => Array<number>(n).fill(1);
export const LUCK = {
  tile: deck('tile', TILE, ones(TILES)),
  first: deck('first player', { ...FIRST, seats: true }, ones(SEATS)),
  mission: deck('mission', MISSION, ones(MISSIONS)),
  influence: deck('influence', CARD, Array<number>(CARDS).fill(CARD_COPIES)),
  smugglerA: deck('smuggler a', TILE, ones(TILES)),
  smugglerB: deck('smuggler b', TILE, ones(TILES)),
  doge: deck('doge', DOGE_CARD, Array<number>(DOGE_KINDS).fill(DOGE_COPIES)),
};
