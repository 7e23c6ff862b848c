// What each seat sees, in the words of positions. Built up from nothing: what is not written here, nobody sees.
import { seatsIn, SPECTATOR, type Seat } from '@ridotto/engine';
import { ACTIONS, BRIDGES, CARD, DISTRICTS, LIMITS, NOWHERE, PAIRS, SEATS } from '../box/material.ts';
import { AT, rules } from '../rules/index.ts';
import { cardsOf, offersOf } from '../rules/telling.ts';
import { cuts, distributor, HANDFUL, UNASSIGNED, type State } from '../box/state.ts';

type BySeat<T> = Record<string, T>;

/** The cards of one Distributor. */
export interface CutView {
  /** The Distributor. */
  of: string;
  /** How many cards. */
  size: number;
  /** Face up. */
  open: boolean;
  /** Numbers of the offers that nobody has taken. */
  left: number[];
  /** How many cards each offer holds, once the splits are done. */
  sizes?: number[];
  /** In the order drawn, and the offer (1, 2, 3; 0: none yet) of each: for the Distributor, and for all when face up. */
  cards?: string[];
  'offer-of'?: number[];
  offers?: string[][];
}
export interface SanMarcoView {
  /** The node of the rules where the game waits. */
  at: string;
  awaits: string[];
  /** The game is over. */
  over?: true;
  passage: number;
  round: number;
  'last-round': boolean;
  leader: string;
  /** First D, First DM, Second D, Second DM; with fewer players D, First DM, Second DM. Not yet given: shorter. */
  roles: string[];
  players: number;
  out: string[];
  turn: number;
  player: string;
  districts: Record<string, BySeat<number>>;
  bridges: Record<string, string[]>;
  'bridge-stock': number;
  doge: string | null;
  /** Districts that the Doge has entered on his present way, where he set out included. */
  visited: string[];
  supply: BySeat<number>;
  prestige: BySeat<number>;
  limit: BySeat<number>;
  /** The Limit cards before each player, lowest first. */
  'limit-cards': BySeat<string[]>;
  piles: { action: number; limit: number };
  /** Cards played in this passage, by kind. */
  used: Record<string, number>;
  'to-play': BySeat<string[]>;
  cuts: CutView[];
  /** Set-up: rolls made by the player, how many of them equal the first, the last one's district, does it stand. */
  roll?: { made: number; same: number; district: string; kept: boolean };
  /** What the question is about: the District card's district, the district struck, or where the noble went. */
  place?: string;
  'nobles-to-remove'?: number;
  extra?: boolean;
}

/** Is the split still going on? */
export const cutting = (s: State): boolean => s.node === AT.cut && s.step < 2;
/** May this seat see the cards of this cut? */
export const seesCut = (s: State, seat: Seat, cut: number): boolean =>
  s.open[cut] === 1 || (seat !== SPECTATOR && distributor(s, cut) === seat);
function drawn(s: State): number[] {
  const out: number[] = [];
  for (let cut = 0; cut < cuts(s); cut++) if (s.drawn[cut] > 0) out.push(cut);
  return out;
}

const PLACED: readonly number[] = [AT.district, AT.victim, AT.removal, AT['from-board']];

/** All that lies open on the table. */
export function openPart(s: State, names: readonly string[]): Omit<SanMarcoView, 'cuts'> {
  const named = (mask: number): string[] => seatsIn(mask).map((p) => names[p]);
  const by = <T>(value: (p: Seat) => T): BySeat<T> => {
    const out: BySeat<T> = {};
    for (let p = 0; p < s.seats; p++) out[names[p]] = value(p);
    return out;
  };
  const districts: SanMarcoView['districts'] = {};
  for (let d = 0; d < DISTRICTS.length; d++) districts[DISTRICTS[d]] = by((p) => s.nobles[d * SEATS + p]);
  const bridges: SanMarcoView['bridges'] = {};
  for (let pair = 0; pair < PAIRS.length; pair++) if (s.owners[pair] !== 0) bridges[PAIRS[pair]] = named(s.owners[pair]);
  return {
    at: rules.names[s.node],
    awaits: named(s.awaited),
    ...(s.passage === 3 && { over: true }),
    passage: Math.min(s.passage + 1, 3),
    round: s.round + 1,
    'last-round': s.lastRound === 1,
    leader: names[s.leader],
    roles: [...s.role.subarray(0, s.assigned)].map((p) => names[p]),
    players: s.players,
    out: named(~s.active & ((1 << s.seats) - 1)),
    turn: s.turn,
    player: names[s.player],
    districts,
    bridges,
    'bridge-stock': Math.min(s.stock, BRIDGES),
    doge: s.doge === NOWHERE ? null : DISTRICTS[s.doge],
    visited: seatsIn(s.visited).map((d) => DISTRICTS[d]),
    supply: by((p) => s.supply[p]),
    prestige: by((p) => s.prestige[p]),
    limit: by((p) => s.limit[p]),
    'limit-cards': by((p) => limitCardsOf(s, p)),
    piles: { action: s.actionLeft, limit: s.limitLeft },
    used: kinds(s.used),
    'to-play': s.kinds === 0 ? {} : { [names[s.player]]: handOf(s) },
    ...(s.throws > 0 && { roll: { made: s.throws, same: s.equalRolls, district: DISTRICTS[s.face], kept: s.kept === 1 } }),
    ...(PLACED.includes(s.node) && s.a < NOWHERE && { place: DISTRICTS[s.a] }),
    ...(s.node === AT.removal && { 'nobles-to-remove': s.b }),
    ...(s.node === AT.banishment && s.a === 1 && { extra: true }),
  };
}

/** One cut as somebody who may, or may not, look at its cards sees it. */
function cutPart(s: State, cut: number, looks: boolean, names: readonly string[]): CutView {
  const offers = offersOf(s, cut);
  return {
    of: names[distributor(s, cut)],
    size: s.drawn[cut],
    open: s.open[cut] === 1,
    left: seatsIn(s.left[cut]).map((offer) => offer + 1),
    ...(!cutting(s) && { sizes: offers.map((o) => o.length) }),
    ...(looks && { cards: cardsOf(s, cut), 'offer-of': offerNumbers(s, cut), offers }),
  };
}
export const allCuts = (s: State, looks: (cut: number) => boolean, names: readonly string[]): CutView[] =>
  drawn(s).map((cut) => cutPart(s, cut, looks(cut), names));

/** What all see: of the cuts what somebody sees who has made none of them. */
export const openView = (s: State, names: readonly string[]): SanMarcoView => ({
  ...openPart(s, names),
  cuts: allCuts(s, (cut) => s.open[cut] === 1, names),
});

export function view(s: State, seat: Seat, names: readonly string[], open = openView(s, names)): SanMarcoView {
  if (!drawn(s).some((cut) => s.open[cut] !== 1 && seesCut(s, seat, cut))) return open;
  return { ...open, cuts: allCuts(s, (cut) => seesCut(s, seat, cut), names) };
}

export function kinds(counts: Int32Array, first = 0): Record<string, number> {
  const out: Record<string, number> = {};
  for (let k = 0; k < counts.length; k++) if (counts[k] > 0) out[CARD.values[first + k]] = counts[k];
  return out;
}
/** The cards that are counted, one by one. */
function cardsIn(counts: Int32Array, first = 0): string[] {
  const out: string[] = [];
  for (let k = 0; k < counts.length; k++) for (let n = counts[k]; n > 0; n--) out.push(CARD.values[first + k]);
  return out;
}
const handOf = (s: State): string[] => cardsIn(s.hand);
const limitCardsOf = (s: State, seat: number): string[] => cardsIn(s.limitCards.subarray(seat * LIMITS, (seat + 1) * LIMITS), ACTIONS);
const offerNumbers = (s: State, cut: number): number[] =>
  Array.from({ length: s.drawn[cut] }, (_, card) => s.offerOf[cut * HANDFUL + card]).map((o) => (o === UNASSIGNED ? 0 : o + 1));
