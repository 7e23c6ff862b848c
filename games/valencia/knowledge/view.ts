// What each seat sees, in the words of positions. Built up from nothing: what is not written here, nobody sees.
import { has, seatsIn, SPECTATOR, type Seat } from '@ridotto/engine';
import { cellName } from '../box/city.ts';
import { membersOf, palms } from '../box/city-now.ts';
import {
  ABILITY_NAMES,
  BOARD_NAMES,
  CARDS,
  cardName,
  CELLS,
  COUNCIL_NAMES,
  DECK,
  FOUNTAIN_NAMES,
  GUILD_NAMES,
  GUILDS,
  MISSION_NAMES,
  NINA,
  squareName,
  STEPS,
  treeName,
  WIDE,
} from '../box/material.ts';
import { AT, rules } from '../rules/index.ts';
import { judge, type Judged } from '../box/missions.ts';
import { arrangement } from '../rules/set-up.ts';
import { total } from '../rules/totals.ts';
import { sheetOf } from '../box/scoring.ts';
import { cardsOf, CHOOSING, drawPile, guildOf, isOver, KEPT, missionsOf, NO_PILE, REJECTED, sizes, type State } from '../box/state.ts';

type BySeat<T> = Record<string, T>;
/** What a player may still do, in words. */
export const GRANTS = ['seat', 'take', 'place', 'either', 'sell', 'merchants', 'move'] as const;

/** What all can count of a score, if the game ended now. */
interface OpenSheet {
  council: number;
  city: number;
  palms: number;
  fountains: number;
  privileges: number;
}
/** How a mission stands; without a word where that depends on what lies behind the screens of others. */
export type Standing = Partial<Judged>;

/** What lies open on the table. */
export interface OpenPart {
  /** The node of the rules where the game waits. */
  at: string;
  awaits: string[];
  round: number;
  step: string;
  over: boolean;
  /** Round boards and fountains, round by round. */
  boards: string[];
  tiles: string[];
  /** The guild of this step. */
  guild?: string;
  /** Which tile lies where: name, side, rotation. */
  city: Record<string, string>;
  /** What follows from that: guild and cost, F, ##; and all trees. */
  map: string[][];
  trees: string[];
  palms: string[];
  members: BySeat<string[]>;
  fountains: Record<string, string>;
  council: Record<string, string[]>;
  supply: BySeat<number>;
  prestige: BySeat<number>;
  privileges: BySeat<number>;
  stock: Record<string, number>;
  pawn: string;
  /** Who was first when the auction began; who is still to act, the next first. */
  first: string;
  queue: string[];
  revealed: BySeat<{ pile: number; cards: string[]; total: number }>;
  ranks: string[];
  acts: number;
  acting: number;
  player: string;
  'may-take-back': string[];
  /** Cards in draw piles; in planning, of others: when it began. */
  'draw-pile': BySeat<number>;
  /** At the bottom of draw piles: cards that all have seen, `hidden` ones, the next to be drawn first. */
  under: BySeat<string[]>;
  'pile-sizes'?: BySeat<number[]>;
  discard: BySeat<string[]>;
  'hidden-discards': BySeat<number>;
  /** Cards that all know to be in a player's face-down piles, or aside. */
  known: BySeat<string[]>;
  'known-aside': BySeat<string[]>;
  'mission-counts'?: BySeat<number>;
  'missions-left': number;
  nina?: { left: number; cards: string[] };
}
/** What only one player knows. */
export interface OwnPart {
  coins: number;
  resources: Record<string, number>;
  missions: string[];
  rejected: string[];
  'to-choose': string[];
  /** Cards in the draw pile at places nobody knows, by kind. */
  unseen: Record<string, number>;
  under: string[];
  'draw-pile': number;
  'hidden-discard': string[];
  /** In planning: in the order drawn, and the pile of each; 0: none yet. */
  hand?: string[];
  'pile-of'?: number[];
  stopped?: boolean;
  /** After it: pile by pile, used ones empty. */
  piles?: string[][];
  granted?: string[];
  abilities?: string[];
}
/** What follows from the above, counted for those who look: no part of a position. */
interface CountedPart {
  sheets: BySeat<OpenSheet>;
  /** Of missions kept, and of those to choose from; of others' only at the end. */
  standing: BySeat<Record<string, Standing>>;
}
export type ValenciaView = OpenPart & { readonly [K in keyof OwnPart]?: BySeat<OwnPart[K]> } & CountedPart;

/** Is planning still going on, or the choice of missions? */
export const isPlanning = (s: State): boolean => s.node === AT.planning && s.step < 2;
export const isChoosing = (s: State): boolean => s.node === AT.missions && s.step < 2;

const seatsOf = (s: State): number[] => Array.from({ length: s.seats }, (_, p) => p);
const named = (mask: number, names: readonly string[]): string[] => seatsIn(mask).map((p) => names[p]);
/** Cards by kind, as a list. */
const listed = (counts: Int32Array, first: number): string[] =>
  Array.from({ length: CARDS }, (_, k) => Array<string>(counts[first + k]).fill(cardName(k))).flat();
const byKind = (counts: Int32Array, first: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: CARDS }, (_, k) => [cardName(k), counts[first + k]] as const).filter(([, n]) => n > 0));
const rankName = (seat: number, names: readonly string[]): string => (seat === NINA ? 'nina' : names[seat]);
const differ = (list: Int32Array): boolean => new Set(list).size === list.length;

export function openPart(s: State, names: readonly string[]): OpenPart {
  const seats = seatsOf(s);
  const by = <T>(value: (p: Seat) => T): BySeat<T> => Object.fromEntries(seats.map((p) => [names[p], value(p)]));
  const some = <T>(value: (p: Seat) => T, holds: (p: Seat) => boolean): BySeat<T> =>
    Object.fromEntries(seats.filter(holds).map((p) => [names[p], value(p)]));
  const guild = guildOf(s);
  const planning = isPlanning(s);
  return {
    at: rules.names[s.node],
    awaits: named(s.awaited, names),
    round: Math.min(s.round + 1, 5),
    step: STEPS[s.letter],
    over: isOver(s),
    boards: differ(s.boards) ? [...s.boards].map((b) => BOARD_NAMES[b]) : [],
    tiles: differ(s.tiles) ? [...s.tiles].map((t) => FOUNTAIN_NAMES[t]) : [],
    ...(guild >= 0 && { guild: GUILD_NAMES[guild] }),
    city: arrangement(s),
    map: Array.from({ length: s.layout.height }, (_, y) =>
      Array.from({ length: s.layout.width }, (__, x) => cellName(s.ground[y * WIDE + x])),
    ),
    trees: [...s.trees].flatMap((t, point) => (t > 0 ? [treeName(point)] : [])),
    palms: palms(s).map(treeName),
    members: by((p) => membersOf(s, p).map(squareName)),
    fountains: Object.fromEntries(
      Array.from({ length: CELLS }, (_, cell) => cell)
        .filter((cell) => s.fountain[cell] > 0)
        .map((cell) => [squareName(cell), FOUNTAIN_NAMES[s.fountain[cell] - 1]]),
    ),
    council: Object.fromEntries(
      COUNCIL_NAMES.map((c, i) => [c, named(s.council[i], names)] as const).filter(([, there]) => there.length > 0),
    ),
    supply: by((p) => s.supply[p]),
    prestige: by((p) => s.prestige[p]),
    privileges: by((p) => s.privileges[p]), // R41
    stock: Object.fromEntries(GUILD_NAMES.map((g, i) => [g, s.stock[i]])),
    pawn: names[s.pawn],
    first: names[s.first],
    queue: [...s.queue.subarray(0, s.queued)].map((p) => names[p]),
    revealed: some(
      (p) => ({ pile: s.shown[p], cards: cardsOf(s, p, s.shown[p] - 1).map(cardName), total: total(s, p) }),
      (p) => s.shown[p] > 0,
    ),
    ranks: [...s.ranks.subarray(0, s.ranked)].map((p) => rankName(p, names)),
    acts: s.acts,
    acting: s.acting,
    player: names[s.player],
    'may-take-back': named(s.idle, names),
    'draw-pile': by((p) => drawPile(s, p) + (planning ? s.held[p] : 0)),
    under: some(
      (p) => bottomAtStart(s, p).map(({ card, seen }) => (seen ? cardName(card) : 'hidden')),
      (p) => bottomAtStart(s, p).length > 0,
    ),
    ...(!planning && {
      'pile-sizes': some(
        (p) => sizes(s, p),
        (p) => s.piles[p] > 0,
      ),
    }),
    discard: by((p) => listed(s.discard, p * CARDS)),
    'hidden-discards': by((p) => listed(s.hiddenDiscard, p * CARDS).length),
    known: some(
      (p) => listed(s.known, p * CARDS),
      (p) => listed(s.known, p * CARDS).length > 0,
    ),
    'known-aside': some(
      (p) => listed(s.knownAside, p * CARDS),
      (p) => listed(s.knownAside, p * CARDS).length > 0,
    ),
    ...(!isChoosing(s) && { 'mission-counts': by((p) => missionsOf(s, p, KEPT).length) }),
    'missions-left': s.missionDeck.filter((n) => n === 1).length,
    ...(s.seats === 2 && {
      nina: { left: s.ninaBag.reduce((a, b) => a + b), cards: [...s.ninaCards].flatMap((n, k) => Array<string>(n).fill(cardName(k))) },
    }),
  };
}

/** The bottom of a draw pile as it was before this round's planning: what was drawn since is not to be seen. */
function bottomAtStart(s: State, p: Seat): { card: number; seen: boolean }[] {
  const out: { card: number; seen: boolean }[] = [];
  if (isPlanning(s))
    for (let i = s.deep[p]; i < s.held[p]; i++) out.push({ card: s.hand[p * DECK + i], seen: s.handSeen[p * DECK + i] === 1 });
  for (let i = p * DECK; i < p * DECK + s.unders[p]; i++) out.push({ card: s.under[i], seen: s.underSeen[i] === 1 });
  return out;
}

export function ownPart(s: State, p: Seat): OwnPart {
  const first = p * DECK;
  const hand = [...s.hand.subarray(first, first + s.held[p])];
  const acts = s.player === p && has(s.awaited, p) && s.node !== AT.bid;
  return {
    coins: s.coins[p],
    resources: Object.fromEntries(GUILD_NAMES.map((g, i) => [g, s.resources[p * GUILDS + i]] as const).filter(([, n]) => n > 0)),
    missions: missionsOf(s, p, KEPT).map((m) => MISSION_NAMES[m]),
    rejected: missionsOf(s, p, REJECTED).map((m) => MISSION_NAMES[m]),
    'to-choose': missionsOf(s, p, CHOOSING).map((m) => MISSION_NAMES[m]),
    unseen: byKind(s.bag, p * CARDS),
    under: Array.from({ length: s.unders[p] }, (_, i) => cardName(s.under[first + i]) + (s.underSeen[first + i] === 1 ? '' : ' hidden')),
    'draw-pile': drawPile(s, p),
    'hidden-discard': listed(s.hiddenDiscard, p * CARDS),
    ...(isPlanning(s)
      ? {
          hand: hand.map((card, i) => cardName(card) + (s.handSeen[first + i] === 1 ? ' seen' : '')),
          'pile-of': hand.map((_, i) => (s.pileOf[first + i] === NO_PILE ? 0 : s.pileOf[first + i] + 1)),
          stopped: s.stopped[p] === 1,
        }
      : { piles: Array.from({ length: s.piles[p] }, (_, k) => cardsOf(s, p, k).map(cardName)) }),
    ...(acts && s.granted !== 0 && { granted: GRANTS.filter((_, i) => has(s.granted, i)) }),
    ...(acts && s.abilities !== 0 && { abilities: ABILITY_NAMES.filter((_, i) => has(s.abilities, i)) }),
  };
}

/** What is behind the screens, and what all see in the end. */
const BEHIND_SCREENS: readonly string[] = ['coins', 'resources'];
const SHOWN_AT_THE_END: readonly string[] = [...BEHIND_SCREENS, 'missions'];

export function view(s: State, seat: Seat, names: readonly string[], open = openPart(s, names)): ValenciaView {
  const out: Record<string, unknown> = { ...open, ...countedPart(s, seat, names) };
  for (let p = 0; p < s.seats; p++)
    for (const [key, value] of Object.entries(ownPart(s, p)))
      if ((seat !== SPECTATOR && p === seat) || seesOf(s, key)) out[key] = { ...(out[key] as object), [names[p]]: value as unknown };
  return out as unknown as ValenciaView;
}
function seesOf(s: State, key: string): boolean {
  return (s.settings.openScreens && BEHIND_SCREENS.includes(key)) || (isOver(s) && SHOWN_AT_THE_END.includes(key));
}

function countedPart(s: State, seat: Seat, names: readonly string[]): CountedPart {
  const seats = seatsOf(s);
  return {
    sheets: Object.fromEntries(
      seats.map((p) => {
        const { council, city, palms: beside, fountains, privileges } = sheetOf(s, p);
        return [names[p], { council, city, palms: beside, fountains, privileges }];
      }),
    ),
    standing: Object.fromEntries(seats.filter((p) => p === seat || isOver(s)).map((p) => [names[p], standings(s, p)])),
  };
}
function standings(s: State, p: Seat): Record<string, Standing> {
  const missions = [...missionsOf(s, p, KEPT), ...missionsOf(s, p, CHOOSING)];
  return Object.fromEntries(missions.map((m) => [MISSION_NAMES[m], standing(s, p, m)]));
}
/** A mission that compares wealth would tell what is behind the screens of others. */
function standing(s: State, p: Seat, mission: number): Standing {
  const { kind } = s.edition.missions[mission];
  const compares = kind === 'moreThanADirectNeighbour' || kind === 'strictlyMostCoins';
  return compares && !s.settings.openScreens && !isOver(s) ? {} : judge(s, p, mission);
}
