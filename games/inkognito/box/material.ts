// What is in the box: agents, disguises, letters, figures, balls, cards, spaces. What is printed on the board and on the
// passports is in edition.ts.
import { deck, domain, luck, seatDomain } from '@ridotto/engine';

/** Room for so many seats; three may play, and four of the five have figures. */
export const SEATS = 5;
export const COLOURS = ['red', 'green', 'blue', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];
/** Packets of secret cards, one for each colour; with three players that of the absent colour is set aside. */
export const PACKETS = 4;
/** In place of a colour: the Ambassador as a piece, and the Ambassador player as a seat. */
export const AMBASSADOR = 4;
/** In place of a seat. */
export const NOBODY = 7;

/** Partners stand side by side: Fiddlebottom and Bubble, Zsa Zsa and X. */
export const AGENTS = ['LF', 'CB', 'ZZ', 'AX'] as const;
export type Agent = (typeof AGENTS)[number];
export const TEAMS = ['FB', 'ZX'] as const;
export const BUILDS = ['tall', 'short', 'fat', 'thin'] as const;
export type Build = (typeof BUILDS)[number];
export const LETTERS = ['A', 'B', 'C', 'D'] as const;
export type Letter = (typeof LETTERS)[number];
/** Not yet dealt: no identity, disguise or letter. */
export const UNDEALT = 4;
export const partnerOf = (agent: number): number => agent ^ 1;
export const teamOf = (agent: number): number => agent >> 1;

/** The sixteen figures, [colour * 4 + build], then the Ambassador. */
export const FIGURES = 16;
export const THE_AMBASSADOR = 16;
export const PIECES = 17;
export type Piece = `${Colour}-${Build}` | 'ambassador';
/** Of a piece; AMBASSADOR for the Ambassador. */
export const colourOf = (piece: number): number => piece >> 2;

export const SPACES = 58;
export const NOWHERE = SPACES;

export const BALLS = ['white', 'orange', 'blue', 'black', 'purple'] as const;
export type Ball = (typeof BALLS)[number];
export const WHITE = 0;
export const ORANGE = 1;
export const BLUE = 2;
export const BLACK = 3;
export const PURPLE = 4;
export const SHOWN = 3;

/** Kinds of street and canal, as bits: a ball says which it may use, an edge which it is. */
export const STREET = 1;
export const CANAL = 2;
export const WAYS_OF_BALL = [STREET | CANAL, STREET, CANAL, STREET | CANAL, STREET | CANAL] as const;

export const KINDS = ['identity', 'disguise'] as const;
export type Kind = (typeof KINDS)[number];
export const IDENTITY = 0;
export const DISGUISE = 1;
export const CHANNELS = ['direct', 'ambassador'] as const;
export type Channel = (typeof CHANNELS)[number];
export const DIRECT = 0;
export const THROUGH_AMBASSADOR = 1;

const FACES = [...AGENTS, ...BUILDS] as const;
export type Face = (typeof FACES)[number];
export type Card = Face | `grey-${Face}` | 'mission';
/** Cards as bits of a set: coloured faces, the same faces in grey, the grey Mission card. */
export const MISSION = 0x10000;

const NAMES: Readonly<Record<string, Agent>> = {
  lf: 'LF',
  cb: 'CB',
  zz: 'ZZ',
  ax: 'AX',
  'lord-fiddlebottom': 'LF',
  fiddlebottom: 'LF',
  'colonel-bubble': 'CB',
  bubble: 'CB',
  'madame-zsa-zsa': 'ZZ',
  'zsa-zsa': 'ZZ',
  'agent-x': 'AX',
};
const GREY_NAMES = Object.fromEntries(Object.entries(NAMES).map(([spelt, agent]) => [`grey-${spelt}`, `grey-${agent}`] as const));

const colouredPieces = COLOURS.flatMap((colour) => BUILDS.map((build) => `${colour}-${build}` as const));
const buildFirst = COLOURS.flatMap((colour) => BUILDS.map((build) => [`${build}-${colour}`, `${colour}-${build}`] as const));

/** Every two of one kind with one of the other: what a direct answer may be; those of Identity first. */
const pairsOf = <T>(values: readonly T[]): [T, T][] => values.flatMap((a, i) => values.slice(i + 1).map((b): [T, T] => [a, b]));
export const COMBINATIONS = [
  ...pairsOf(AGENTS).flatMap(([a, b]) => BUILDS.map((build) => `${a}-${b}-${build}` as const)),
  ...pairsOf(BUILDS).flatMap(([a, b]) => AGENTS.map((agent) => `${agent}-${a}-${b}` as const)),
];
/** So many of each kind. */
export const OF_KIND = 24;

export const SEAT = seatDomain(SEATS);
export const AGENT = domain('agent', AGENTS, NAMES);
export const BUILD = domain('disguise', BUILDS);
export const LETTER = domain('letter', LETTERS, { a: 'A', b: 'B', c: 'C', d: 'D' });
export const COLOUR = domain('colour', COLOURS);
export const PIECE = domain<Piece>('figure', [...colouredPieces, 'ambassador'], {
  ...Object.fromEntries(buildFirst),
  'the-ambassador': 'ambassador',
});
export const SPACE = domain(
  'space',
  Array.from({ length: SPACES }, (_, i) => `s${String(i + 1).padStart(2, '0')}`),
);
// The case runner hands over the seat of whoever bears the name that is written, and at many tables one is called Blue.
const BLUE_BY_SEAT = Object.fromEntries(SEAT.values.map((seat) => [seat, 'blue' as const]));
export const BALL = domain('ball', BALLS, BLUE_BY_SEAT);
export const KIND = domain('kind', KINDS);
export const CHANNEL = domain('channel', CHANNELS);
export const CARD = domain<Card>('card', [...FACES, ...FACES.map((face) => `grey-${face}` as const), 'mission'], {
  ...NAMES,
  ...(GREY_NAMES as Record<string, Card>),
});
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;
/** Its faces in any order. */
const anyOrder = (name: string): string[] => ORDERS.map((order) => order.map((i) => name.toLowerCase().split('-')[i]).join('-'));
export const COMBINATION = domain(
  'combination',
  COMBINATIONS,
  Object.fromEntries(COMBINATIONS.flatMap((name) => anyOrder(name).map((spelt) => [spelt, name] as const))),
);

/** All that is left to luck. Of the balls an edition may hold up to four of each colour. */
export const LUCK = {
  firstPlayer: luck('first player', SEAT),
  figure: luck('figure', BUILD),
  identity: luck('identity', AGENT),
  disguise: luck('disguise', BUILD),
  letter: luck('letter', LETTER),
  ball: deck('ball', BALL, [4, 4, 4, 4, 4]),
};
export const MOST_OF_A_BALL = 4;
