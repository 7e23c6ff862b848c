// What is in the box, by name: guilds, seats of the Council, cards, missions, tiles. What is printed on them and may differ
// from copy to copy is in edition.ts.
import { deck, domain, luck, seatDomain } from '@ridotto/engine';

/** Room for so many seats in every table of the state; two may play. */
export const SEATS = 5;
/** Who ranks as well when two play (7): not a seat. */
export const NINA = 5;
export const ROUNDS = 5;
/** Steps A to G are auctions, H and I are not. */
export const AUCTIONS = 7;
export const STEPS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
export const STEP_H = 7;
export const STEP_I = 8;

/** Guilds, and the resource of each. */
export const GUILD_NAMES = ['oranges', 'dried-fruit', 'wine', 'clothing', 'porcelain'] as const;
export type Guild = (typeof GUILD_NAMES)[number];
export const GUILDS = 5;
export const PORCELAIN = 4;

/** The Council: Nobility, Church, the five guilds, the Merchants. */
export const COUNCIL_NAMES = ['nobility', 'church', ...GUILD_NAMES, 'merchants'] as const;
export type CouncilSeat = (typeof COUNCIL_NAMES)[number];
export const COUNCIL_SEATS = 8;
export const NOBILITY = 0;
export const CHURCH = 1;
/** The seat of guild g is FIRST_GUILD_SEAT + g. */
export const FIRST_GUILD_SEAT = 2;
export const MERCHANTS = 7;

/** The city is at most 9 squares wide and high; a square is row * WIDE + column. */
export const WIDE = 9;
export const CELLS = WIDE * WIDE;
/** Points where four squares meet, at most 8 by 8: those with x squares to the left and y above are (y - 1) * POINTS_WIDE + x - 1. */
export const POINTS_WIDE = 8;
export const POINTS = POINTS_WIDE * POINTS_WIDE;

/** Influence cards: 0 to 5 are the basic ones of value 1 to 6; then the special ones. The second Savings and the second
    Warehouse are kinds of their own only in an edition that prints something else on them. */
export const JOKER = 6;
export const SAVINGS = 7;
export const SAVINGS_B = 8;
export const TWINS = 9;
export const WAREHOUSE = 10;
export const WAREHOUSE_B = 11;
export const SUPPORT = 12;
export const WANDERER = 13;
export const CENTRAL = 14;
export const CARDS = 15;
export const BASIC = 6;
/** The basic 6, which a Joker counts (R20). */
export const SIX = 5;
/** Cards of one player at most: 24, and the Joker. */
export const DECK = 25;
/** Most of each kind in one player's deck. */
export const MOST_OF_A_KIND = [4, 4, 4, 4, 4, 4, 1, 2, 1, 2, 2, 1, 1, 1, 1] as const;
export const CARD_NAMES = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  'joker',
  'savings',
  'savings-b',
  'twins',
  'warehouse',
  'warehouse-b',
  'support',
  'wanderer',
  'central',
] as const;
export const SPECIAL_NAMES = ['joker', 'savings', 'twins', 'warehouse', 'support', 'wanderer', 'central'] as const;
export type Special = (typeof SPECIAL_NAMES)[number];

export const MISSION_NAMES = [
  'cost-0',
  'cost-1',
  'cost-2',
  'cost-3',
  'cost-4',
  'cost-5',
  'guild-oranges',
  'guild-dried-fruit',
  'guild-wine',
  'guild-clothing',
  'guild-porcelain',
  'every-guild',
  'block',
  'line',
  'diagonal',
  'walls',
  'corners',
  'four-fountains',
  'every-fountain',
  'neighbour-coins',
  'neighbour-resources',
  'ten-minus-coins',
  'ten-minus-resources',
  'three-resources',
  'most-coins',
  'council',
  'nobility-or-church',
  'same-fountain',
  'central-fountain',
  'palms',
  'pawn',
  'route',
  'isolated',
  'quarters',
  'most-members',
] as const;
export type MissionName = (typeof MISSION_NAMES)[number];
export const MISSIONS = 35;
/** Most missions dealt to one player. */
export const DEALT = 5;

export const FOUNTAIN_NAMES = ['f2', 'f3', 'f4', 'f5', 'f6', 'f2m', 'f3r', 'f4s', 'f5u', 'f6p'] as const;
export const FOUNTAINS = 10;
export const ABILITY_NAMES = ['draw-missions', 'return-card', 'sell-one', 'upgrade', 'move-palm'] as const;
export type Ability = (typeof ABILITY_NAMES)[number];
export const DRAW_MISSIONS = 0;
export const RETURN_CARD = 1;
export const SELL_ONE = 2;
export const UPGRADE = 3;
export const MOVE_PALM = 4;

export const BOARD_NAMES = ['r1', 'r2', 'r3', 'r4', 'r5'] as const;
/** City plan tiles: four corners, four edges, four for two players. */
export const TILE_NAMES = ['k1', 'k2', 'k3', 'k4', 'e1', 'e2', 'e3', 'e4', 't1', 't2', 't3', 't4'] as const;
export const TILES = 12;
export const SIDE_NAMES = ['a', 'b'] as const;
export const ROTATIONS = ['0', '90', '180', '270'] as const;
/** Most places for tiles in a city. */
export const SLOTS = 8;

const columns = 'abcdefghi';
export const squareName = (cell: number): string => columns[cell % WIDE] + String(Math.floor(cell / WIDE) + 1);
export const treeName = (point: number): string => `t${(point % POINTS_WIDE) + 1}-${Math.floor(point / POINTS_WIDE) + 1}`;
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

const GUILD_CODES = { o: 'oranges', d: 'dried-fruit', w: 'wine', c: 'clothing', p: 'porcelain', driedfruit: 'dried-fruit' } as const;
/** `T(1,1)`, as the rules write it, and shorter ones. */
const TREE_SPELLINGS = Object.fromEntries(
  range(POINTS).flatMap((point) => {
    const [x, y] = treeName(point).slice(1).split('-');
    return [`t(${x},${y})`, `t${x},${y}`, `(${x},${y})`, `${x},${y}`, `t${x}${y}`, `${x}-${y}`].map((spelt) => [spelt, treeName(point)]);
  }),
);
/** By its ability; or, without one, by its value. */
const FOUNTAIN_CODES = {
  2: 'f2',
  3: 'f3',
  4: 'f4',
  5: 'f5',
  6: 'f6',
  'draw-missions': 'f2m',
  'return-card': 'f3r',
  'sell-one': 'f4s',
  upgrade: 'f5u',
  'move-palm': 'f6p',
} as const;
const MISSION_CODES = { square: 'block', 'all-guilds': 'every-guild', central: 'central-fountain', church: 'nobility-or-church' } as const;

const SEAT = seatDomain(SEATS);
export const GUILD = domain('guild', GUILD_NAMES, GUILD_CODES);
export const COUNCIL = domain('seat of the Council', COUNCIL_NAMES, GUILD_CODES);
export const SQUARE = domain('square', range(CELLS).map(squareName));
export const TREE = domain('tree', range(POINTS).map(treeName), TREE_SPELLINGS);
export const CARD = domain('card', CARD_NAMES, { 0: 'joker', 7: 'central' });
export const PILE = domain(
  'pile',
  range(DECK).map((k) => String(k + 1)),
);
export const MISSION = domain('mission', MISSION_NAMES, MISSION_CODES);
export const FOUNTAIN = domain('fountain', FOUNTAIN_NAMES, FOUNTAIN_CODES);
export const BOARD = domain('board', BOARD_NAMES);
export const TILE = domain('tile', TILE_NAMES);
export const SIDE = domain('side', SIDE_NAMES);
export const ROTATION = domain('rotation', ROTATIONS);
const BASIC_CARD = domain('card', CARD_NAMES.slice(0, BASIC));

/** All that is left to luck. */
export const LUCK = {
  board: luck('round board', BOARD),
  fountain: luck('fountain', FOUNTAIN),
  tile: luck('tile', TILE),
  side: luck('side', SIDE),
  rotation: luck('rotation', ROTATION),
  firstPlayer: luck('first player', SEAT),
  mission: luck('mission', MISSION),
  card: deck('influence card', CARD, MOST_OF_A_KIND),
  nina: deck('card of Nina', BASIC_CARD, [4, 4, 4, 4, 4, 4]),
};

export const guildName = (g: number): Guild => GUILD_NAMES[g];
export const councilName = (c: number): CouncilSeat => COUNCIL_NAMES[c];
export const cardName = (card: number): string => CARD_NAMES[card];
export const missionName = (m: number): MissionName => MISSION_NAMES[m];
export const fountainName = (tile: number): string => FOUNTAIN_NAMES[tile];
