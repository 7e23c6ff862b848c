// What each seat sees, in the words of positions. Built up from nothing: what is not written here, nobody sees.
import { framesInWords } from '@ridotto/engine/state/position-words.ts';
import { has, seatsIn, SPECTATOR, type Pile, type Seat } from '@ridotto/engine';
import {
  AFLOAT,
  BUILDING_NAMES,
  BUILDINGS,
  CANAL,
  CANALS,
  CARD_NAMES,
  CARDS,
  CUBE_NAMES,
  DOGE,
  DOGE_NAMES,
  GAIN,
  LETTER_A,
  LETTERS,
  NOWHERE,
  OWNERS,
  SEATS,
  TILE_NAMES,
  TILES,
  TYPES,
} from '../box/material.ts';
import { missionsOf } from '../rules/drawing.ts';
import { AT, rules } from '../rules/index.ts';
import { missionName } from '../rules/telling.ts';
import { ARCHIVED, cardsInHand, DRAWN, HAND, inSlot, placed, smugglers, stackAt, unfinished, type State } from '../box/state.ts';

type BySeat<T> = Record<string, T>;
/** Numbers of the rules in the middle of a turn, by the name of the field; those that are 0 are left out. */
export const PROGRESS = [
  'placings',
  'ending',
  'left',
  'tenth',
  'boarded',
  'played',
  'visited',
  'steps',
  'moored',
  'passing',
  'completed',
  'toMeet',
  'meeting',
  'payments',
  'actQuay',
  'actGondola',
  'actMask',
  'used',
  'afters',
  'drawing',
  'sending',
  'letter',
  'sent',
  'ways',
  'route',
  'ignored',
  'rowAt',
  'reducing',
  'quiet',
  'reduced',
  'winner',
  'arrested',
] as const satisfies readonly (keyof State)[];
export const PROGRESS_LISTS = ['cubeGain', 'award', 'workers', 'wealth', 'favourVp'] as const satisfies readonly (keyof State)[];
export const PICKS = ['none', 'scroll', 'intrigue', ...CUBE_NAMES] as const;

export interface OpenPart {
  at: string;
  awaits: string[];
  over: boolean;
  turn: number;
  first: string;
  player: string;
  /** Which tile lies at which quay. */
  layout: Record<string, string>;
  /** Of each owner: where their gondolas lie, or null. */
  gondolas: BySeat<(string | null)[]>;
  /** Quays with more than one, lowest first: `anne 1`. */
  stacks: Record<string, string[]>;
  /** The gondola on its way. */
  afloat?: string;
  /** ceramics/cloth/silver on the two gondolas. */
  cubes: BySeat<string[]>;
  gondolier: BySeat<'first' | 'second' | 'none'>;
  vp: BySeat<number>;
  coins: BySeat<number>;
  scrolls: BySeat<number>;
  intrigue: BySeat<number>;
  council: BySeat<number>;
  favour: BySeat<boolean>;
  /** By building and owner: the space. */
  assistants: Record<string, BySeat<number>>;
  /** Assistants not yet placed. */
  supply: BySeat<number>;
  bridges: Record<string, string>;
  spy?: string;
  /** The three places of completed missions, and what is archived. */
  slots: BySeat<(string | null)[]>;
  archived: BySeat<string[]>;
  'mission-counts': BySeat<number>;
  'card-counts': BySeat<number>;
  'mission-deck': number;
  'influence-deck': number;
  discard: string[];
  playing?: string;
  'smuggler-decks'?: Record<string, number>;
  'smuggler-discards'?: Record<string, string[]>;
  /** Alone: cards that are surely in the game. */
  'smuggler-seen'?: Record<string, string[]>;
  'smuggler-drawn'?: number;
  /** Where a smuggler is to go. */
  goal?: string;
  'doge-deck'?: number;
  'doge-row'?: (string | null)[];
  'doge-discard'?: string[];
  progress?: Record<string, number | number[]>;
  /** The node that goes on afterwards, and its numbers. */
  interrupted?: string[];
  parameters?: number[];
}
export type VeniceView = OpenPart & {
  missions?: BySeat<string[]>;
  'drawn-missions'?: BySeat<string[]>;
  cards?: BySeat<string[]>;
  'drawn-cards'?: string[];
  'drawn-smugglers'?: string[];
  /** null: not known to this seat. */
  'mission-bottom': (string | null)[];
  'influence-bottom': (string | null)[];
  'smuggler-tops'?: Record<string, (string | null)[]>;
  returned?: BySeat<string>;
  draft?: BySeat<{ pick: string; turned?: string }>;
};

export const seatList = (s: State): number[] => Array.from({ length: s.seats }, (_, p) => p);
/** A seat by name, a letter. */
const ownerName = (owner: number, names: readonly string[]): string =>
  owner < SEATS ? names[owner] : `letter-${LETTERS[owner - LETTER_A]}`;
const gondolaName = (g: number, names: readonly string[]): string => `${ownerName(g >> 1, names)} ${(g % 2) + 1}`;
const owners = (s: State): number[] => [...seatList(s), ...(s.seats < 3 ? [LETTER_A, LETTER_A + 1] : [])];
const building = (s: State, quay: number): string | null => (quay === NOWHERE ? null : BUILDING_NAMES[s.buildingAt[quay]]);
export const cardList = (counts: Int32Array, first: number, names: readonly string[], kinds: number): string[] =>
  Array.from({ length: kinds }, (_, k) => Array<string>(counts[first + k]).fill(names[k])).flat();

export function openPart(s: State, names: readonly string[]): OpenPart {
  const by = <T>(value: (p: Seat) => T): BySeat<T> => Object.fromEntries(seatList(s).map((p) => [names[p], value(p)]));
  const andDoge = (list: Int32Array): BySeat<number> => ({ ...by((p) => list[p]), ...(s.seats === 1 && { doge: list[DOGE] }) });
  const stacks = Array.from({ length: BUILDINGS }, (_, q) => [q, stackAt(s, q)] as const).filter(([, stack]) => stack.length > 1);
  const afloat = [...s.height].findIndex((h) => h === AFLOAT);
  const numbers: Record<string, number | number[]> = {};
  for (const key of PROGRESS) if (s[key] !== 0) numbers[key] = s[key];
  for (const key of PROGRESS_LISTS) if (s[key].some((n) => n !== 0)) numbers[key] = [...s[key]];
  const slotted = (p: Seat): (string | null)[] => [0, 1, 2].map((slot) => inSlot(s, p, slot)).map((m) => (m < 0 ? null : missionName(m)));
  return {
    at: rules.names[s.node],
    awaits: seatsIn(s.awaited).map((p) => names[p]),
    over: s.node === AT.final && s.awaited === 0,
    turn: s.turn + 1,
    first: names[s.first],
    player: names[s.player],
    layout: Object.fromEntries(
      TILE_NAMES.map((name, t) => [name, s.quayOf[t]] as const)
        .filter(([, q]) => q !== NOWHERE)
        .map(([name, q]) => [name, s.edition.quayNames[q]]),
    ),
    gondolas: Object.fromEntries(
      owners(s).map((o) => [ownerName(o, names), [building(s, s.gondola[2 * o]), building(s, s.gondola[2 * o + 1])]]),
    ),
    stacks: Object.fromEntries(stacks.map(([q, stack]) => [building(s, q)!, stack.map((g) => gondolaName(g, names))])),
    ...(afloat >= 0 && { afloat: gondolaName(afloat, names) }),
    cubes: by((p) => [2 * p, 2 * p + 1].map((g) => [0, 1, 2].map((t) => s.cubes[g * TYPES + t]).join('/'))),
    gondolier: by((p) => (['none', 'first', 'second'] as const)[s.gondolier[p]]),
    vp: andDoge(s.vp),
    coins: by((p) => s.coins[p]),
    scrolls: andDoge(s.scrolls),
    intrigue: andDoge(s.intrigue),
    council: Object.fromEntries(
      owners(s)
        .filter((o) => o < SEATS || s.seats === 1)
        .map((o) => [ownerName(o, names), s.council[o]]),
    ),
    favour: by((p) => s.favour[p] > 0),
    assistants: assistants(s, names),
    supply: by((p) => s.edition.file.perPlayer.assistants - placed(s, p)),
    bridges: Object.fromEntries(
      Array.from({ length: CANALS }, (_, c) => c)
        .filter((c) => s.bridges[c] > 0)
        .map((c) => [CANAL.values[c], ownerName(s.bridges[c] - 1, names)]),
    ),
    ...(s.spy > 0 && { spy: building(s, s.spy - 1)! }),
    slots: by(slotted),
    archived: by((p) => missionsOf(s, p, ARCHIVED).map(missionName)),
    'mission-counts': by((p) => unfinished(s, p)),
    'card-counts': by((p) => cardsInHand(s, p)),
    'mission-deck': s.missions.size,
    'influence-deck': s.influence.size,
    discard: cardList(s.discard, 0, CARD_NAMES, CARDS),
    ...(s.playing > 0 && { playing: CARD_NAMES[s.playing - 1] }),
    ...(s.seats < 3 && smugglerPart(s)),
    ...(s.seats === 1 && dogePart(s)),
    ...(Object.keys(numbers).length > 0 && { progress: numbers }),
    ...(s.depth > 0 && { interrupted: framesInWords(s, rules.names) }),
    ...((s.a > 0 || s.b > 0) && { parameters: [s.a, s.b] }),
  };
}
function assistants(s: State, names: readonly string[]): Record<string, BySeat<number>> {
  const out: Record<string, BySeat<number>> = {};
  for (let t = 0; t < TILES; t++)
    for (let o = 0; o < OWNERS; o++) {
      const space = s.space[o * TILES + t];
      if (space > 0) (out[TILE_NAMES[t]] ??= {})[ownerName(o, names)] = space;
    }
  return out;
}
function smugglerPart(s: State): Partial<OpenPart> {
  const drawn = s.smugglerDrawn.filter((t) => t > 0).length;
  const seen = LETTERS.map((_, i) => cardList(s.smugglerSeen, i * TILES, TILE_NAMES, TILES));
  return {
    'smuggler-decks': Object.fromEntries(LETTERS.map((l, i) => [l, smugglers(s, i).size])),
    'smuggler-discards': Object.fromEntries(LETTERS.map((l, i) => [l, cardList(s.smugglerDiscard, i * TILES, TILE_NAMES, TILES)])),
    ...(seen.some((list) => list.length > 0) && { 'smuggler-seen': Object.fromEntries(LETTERS.map((l, i) => [l, seen[i]])) }),
    ...(drawn > 0 && { 'smuggler-drawn': drawn }),
    ...(s.goal > 0 && { goal: TILE_NAMES[s.goal - 1] }),
  };
}
function dogePart(s: State): Partial<OpenPart> {
  return {
    'doge-deck': s.doge.size,
    'doge-row': [...s.row].map((k) => (k > 0 ? DOGE_NAMES[k - 1] : null)),
    'doge-discard': cardList(s.dogeDiscard, 0, DOGE_NAMES, DOGE_NAMES.length),
  };
}
/** Cards of which one's place is known: `null` for those not known to this seat. */
const placesIn = (cards: Int32Array, known: Int32Array, n: number, seat: Seat, name: (card: number) => string): (string | null)[] =>
  [...cards.subarray(0, n)].map((c, i) => (has(known[i], seat) ? name(c) : null));
const bottom = (pile: Pile, seat: Seat, name: (card: number) => string): (string | null)[] =>
  placesIn(pile.under, pile.underKnown, pile.unders, seat, name);

export const handOf = (s: State, p: Seat): string[] => cardList(s.hand, p * CARDS, CARD_NAMES, CARDS);
export const drawnCardNames = (s: State): string[] => [...s.drawn].filter((k) => k > 0).map((k) => CARD_NAMES[k - 1]);
export const drawnSmugglers = (s: State): string[] => [...s.smugglerDrawn].filter((t) => t > 0).map((t) => TILE_NAMES[t - 1]);
export const draftOf = (s: State, p: Seat): { pick: string; turned?: string } => ({
  pick: PICKS[s.pick[p]],
  ...(s.turned[p] > 0 && { turned: GAIN.values[s.turned[p] - 1] }),
});
export const hasDraft = (s: State, p: Seat): boolean => s.pick[p] > 0 || s.turned[p] > 0;

export function view(s: State, seat: Seat, names: readonly string[], open = openPart(s, names)): VeniceView {
  const name = (t: number): string => TILE_NAMES[t];
  const out: VeniceView = {
    ...open,
    'mission-bottom': bottom(s.missions, seat, missionName),
    'influence-bottom': bottom(s.influence, seat, (k) => CARD_NAMES[k]),
    ...(s.seats < 3 && {
      'smuggler-tops': Object.fromEntries(
        LETTERS.map((l, i) => [l, placesIn(smugglers(s, i).top, smugglers(s, i).topKnown, smugglers(s, i).tops, seat, name)]),
      ),
    }),
  };
  // How many influence cards are being looked at, all see.
  if (s.drawn[0] > 0) out['drawn-cards'] = s.player === seat ? drawnCardNames(s) : [...s.drawn].filter((k) => k > 0).map(() => 'hidden');
  if (seat === SPECTATOR) return out;
  const me = names[seat];
  out.missions = { [me]: missionsOf(s, seat, HAND).map(missionName) };
  out.cards = { [me]: handOf(s, seat) };
  const drawn = missionsOf(s, seat, DRAWN);
  if (drawn.length > 0) out['drawn-missions'] = { [me]: drawn.map(missionName) };
  if (s.smugglerDrawn[0] > 0 && s.player === seat) out['drawn-smugglers'] = drawnSmugglers(s);
  if (s.returned[seat] > 0) out.returned = { [me]: missionName(s.returned[seat] - 1) };
  if (hasDraft(s, seat)) out.draft = { [me]: draftOf(s, seat) };
  return out;
}
