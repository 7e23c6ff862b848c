// What a language must be able to say about Valencia. Sentences are whole; verbs are in the present, and no sentence needs to
// know whether a player is a man or a woman. What is printed on cards and tiles is asked of the edition, never known here.
import type { OrderCatalogue } from '@ridotto/engine/teller.ts';
import { COST_OF, groundNamed, GUILD_OF } from '../box/city.ts';
import type { Action, Edition } from '../box/edition.ts';
import type { FactData } from '../box/facts.ts';
import {
  ABILITY_NAMES,
  AUCTIONS,
  BOARD_NAMES,
  CARD_NAMES,
  FOUNTAIN_NAMES,
  GUILD_NAMES,
  GUILDS,
  MISSION_NAMES,
  SAVINGS,
  SAVINGS_B,
  SPECIAL_NAMES,
  STEP_H,
  STEPS,
  WAREHOUSE,
  WAREHOUSE_B,
  type Ability,
  type CouncilSeat,
  type Guild,
  type MissionName,
  type Special,
} from '../box/material.ts';
import type { MissionCard, MissionKind } from '../box/mission-cards.ts';
import type { Judged } from '../box/missions.ts';
import type { OPTIONS } from '../box/options.ts';
import type { Sheet } from '../box/scoring.ts';
import type { ValenciaView } from '../knowledge/view.ts';
import type { Reasons } from './reasons.ts';

/** Nodes of the rules where somebody is asked. */
export const QUESTIONS = [
  'missions',
  'planning',
  'bid',
  'special-cards',
  'guild',
  'ability',
  'keep-mission',
  'sale',
  'move',
  'take-back',
  'palm',
  'fountain',
] as const;
export type Question = (typeof QUESTIONS)[number];

export const VERBS = [
  'keep',
  'reject',
  'draw',
  'stop',
  'put',
  'reveal',
  'pass',
  'wait',
  'join',
  'wander',
  'seat',
  'take',
  'place',
  'sell',
  'move',
  'done',
  'upgrade',
  'return',
  'return-hidden',
  'shift',
  'draw-missions',
  'take-back',
  'plant',
  'build',
] as const;
export type VerbName = (typeof VERBS)[number];

export const RULES = [
  'missions-chosen',
  'mission-not-dealt',
  'missions-in-order',
  'keep-at-least',
  'has-stopped',
  'draw-pile-empty',
  'draw-at-least-one',
  'draw-first',
  'card-not-drawn',
  'next-pile-in-order',
  'no-such-pile',
  'no-privilege',
  'nobody-to-wait-for',
  'no-support-card',
  'not-one-member-of-another',
  'no-wanderer-card',
  'not-within-three-steps',
  'not-adjacent',
  'no-own-member-there',
  'not-a-city-square',
  'square-taken',
  'square-of-another-guild',
  'too-few-coins',
  'no-member-in-supply',
  'seat-for-rank-1',
  'seat-already-held',
  'seat-comes-first',
  'seat-taken-once',
  'no-seat-at-this-step',
  'resource-before-place-and-once',
  'stock-empty',
  'no-such-resource',
  'nothing-dearer',
  'no-such-ability-here',
  'mission-not-drawn',
  'card-not-in-discard',
  'no-palm-there',
  'not-the-next-tree',
  'tree-has-palm',
  'no-tree-there',
  'card-not-in-pile',
  'fountain-space-taken',
  'not-a-fountain-space',
] as const;
export type RuleName = (typeof RULES)[number];
type OptionName = keyof typeof OPTIONS;

/** Pieces that the page explains. */
export const PIECES = [
  'member',
  'supply',
  'pawn',
  'privilege',
  'coins',
  'resources',
  'stock',
  'drawPile',
  'discard',
  'pile',
  'palm',
  'tree',
  'fountain',
  'fountainSpace',
  'centralFountain',
  'council',
  'missions',
  'wall',
  'quarter',
  'nina',
] as const;
type Piece = (typeof PIECES)[number];

/** What an auction, or step H or I, is about. */
export type StepKind = Action | 'palm' | 'fountain';
type Category = keyof Sheet;

/** Whom and what sentences are about. */
export interface Voice {
  name(seat: string): string;
  edition: Edition;
}
export interface Speech extends Voice {
  /** The seat that decides. */
  me: string;
  view: ValenciaView;
}
/** On what the sentence of a mission depends besides its card. */
export interface MissionTable {
  players: number;
  /** Option `route`: the largest group counts, not the longest path. */
  group: boolean;
}
interface MissionWords {
  name(card: MissionCard): string;
  /** What it asks for, as a whole sentence. */
  asks(card: MissionCard, table: MissionTable): string;
}
/** A choice as the API has it. */
export type ChoiceWords = { readonly do: string } & Readonly<Record<string, string | readonly string[] | undefined>>;
export interface Prompt {
  ask: string;
  also?: string;
}
type Facts = FactData;
type FactName = keyof Facts;

export type ReasonWords = { readonly [K in keyof Reasons]: (f: Reasons[K], v: Voice) => string };
export interface ValenciaWords {
  title: string;
  tagline: string;
  by: string;
  length: string;

  // Names
  /** `name` is the resource too; `guild` the guild; `token` one piece of the resource. */
  guilds: Readonly<Record<Guild, { name: string; guild: string; token: string }>>;
  /** Seats of the Council. */
  council: Readonly<Record<CouncilSeat, string>>;
  /** `b3` */
  square(square: string): string;
  /** By two of the squares that it touches. */
  tree(tree: string): string;
  /** `5`, `Joker 0` */
  card(card: string, e: Edition): string;
  special: Readonly<Record<Special, { name: string; does(e: Edition): string }>>;
  /** `4`; with an ability `4, Sale` */
  fountain(fountain: string, e: Edition): string;
  abilities: Readonly<Record<Ability, { name: string; does: string }>>;
  pieces: Readonly<Record<Piece, { name: string; does: string }>>;
  nina: string;
  steps: Readonly<Record<StepKind, { name: string; does: string }>>;
  /** `B · wine`, `C · sale` */
  step(letter: string, kind: StepKind, guild?: string): string;
  missions: Readonly<Record<MissionKind, MissionWords>>;
  /** Points and penalty. */
  worth(card: MissionCard): string;
  /** How a mission stands now. */
  judged(j: Judged): string;

  // Counted
  coins(n: number): string;
  privileges(n: number): string;
  missionCount(n: number): string;

  // The course of the game
  round(n: number): string;
  /** Round, step, and who was first. */
  stage(v: ValenciaView, voice: Voice): string;
  prompts: Readonly<Record<Question, (s: Speech) => Prompt>>;
  waiting(names: readonly string[], at: string): string;
  /** What somebody whom the others wait for decides. */
  deciding: Readonly<Record<Question, string>>;
  handedIn: string;
  held: string;
  over(winners: readonly string[]): string;
  choices: Readonly<Record<VerbName, (c: ChoiceWords, s: Speech) => string>>;
  orders: OrderCatalogue;
  facts: { readonly [K in FactName]: (f: Facts[K], v: Voice) => string };
  rules: Readonly<Record<RuleName, (f: Readonly<Record<string, unknown>>, v: Voice) => string>>;
  /** Why a choice is a good one. */
  reasons: ReasonWords;
  nothingHere(place: string): string;
  options: Readonly<Record<OptionName, { title: string; about: string; values: Readonly<Record<string, string>> }>>;

  // The end
  categories: Readonly<Record<Category, { name: string; about: string }>>;
  end: {
    title: string;
    /** Equal prestige. */
    byMembers(names: readonly string[], members: readonly number[]): string;
    byCoins(names: readonly string[], coins: readonly number[]): string;
    shared(names: readonly string[]): string;
  };
}

/** The part of it that names things. */
export type Names = Pick<
  ValenciaWords,
  | 'guilds'
  | 'council'
  | 'square'
  | 'tree'
  | 'card'
  | 'special'
  | 'fountain'
  | 'abilities'
  | 'pieces'
  | 'nina'
  | 'coins'
  | 'privileges'
  | 'missionCount'
>;
/** What is printed on a mission of this name. */
export const missionCard = (e: Edition, mission: string): MissionCard => e.missions[MISSION_NAMES.indexOf(mission as MissionName)];
export const missionName = (w: ValenciaWords, e: Edition, mission: string): string => {
  const card = missionCard(e, mission);
  return w.missions[card.kind].name(card);
};

/** `savings-b` is a Savings; undefined: a basic card. */
export const specialOf = (card: string): Special | undefined => SPECIAL_NAMES.find((s) => s === card.replace(/-b$/, ''));
/** The number printed on a card. */
export const printedOn = (card: string, e: Edition): number => e.value[CARD_NAMES.indexOf(card as (typeof CARD_NAMES)[number])] ?? 0;
/** What Savings cards bring: the numbers of coins shown on them. */
export const coinsShown = (e: Edition): number[] => [...new Set([SAVINGS, SAVINGS_B].map((k) => e.coins[k]).filter((n) => n > 0))];
/** What Warehouse cards bring: the resources shown on them. */
export const resourcesShown = (e: Edition): Guild[] =>
  GUILD_NAMES.filter((_, g) => [WAREHOUSE, WAREHOUSE_B].some((k) => e.resources[k * GUILDS + g] > 0));
export const priceOf = (resource: string, e: Edition): number => e.price[GUILD_NAMES.indexOf(resource as Guild)] ?? 0;
/** The resource for which a fountain changes this one. */
export const dearer = (resource: string): Guild => GUILD_NAMES[GUILD_NAMES.indexOf(resource as Guild) + 1] ?? 'porcelain';
const fountainAt = (fountain: string): number => (FOUNTAIN_NAMES as readonly string[]).indexOf(fountain);
export const valueOf = (fountain: string, e: Edition): number => e.fountainValue[fountainAt(fountain)] ?? 0;
export const abilityOf = (fountain: string, e: Edition): Ability | undefined => ABILITY_NAMES[e.ability[fountainAt(fountain)] ?? -1];
/** The guilds that a round board names, in the order of its steps. */
export const guildsOn = (board: string, e: Edition): Guild[] => {
  const b = (BOARD_NAMES as readonly string[]).indexOf(board);
  return [...e.guildAt.subarray(b * AUCTIONS, (b + 1) * AUCTIONS)].filter((g) => g >= 0).map((g) => GUILD_NAMES[g]);
};
/** What a step is about. */
export function stepKind(letter: string, e: Edition): StepKind {
  const at = (STEPS as readonly string[]).indexOf(letter);
  return e.auctions[at]?.action ?? (at === STEP_H ? 'palm' : 'fountain');
}

/** What is printed on a square of the city, by the view's map: guild and cost; undefined: it is none. */
export function squareOf(v: ValenciaView, square: string): { guild: Guild; cost: number } | undefined {
  const cell = v.map[Number(square.slice(1)) - 1]?.[square.charCodeAt(0) - 97] ?? '';
  const ground = groundNamed(cell);
  return ground === undefined || GUILD_OF[ground] < 0 ? undefined : { guild: GUILD_NAMES[GUILD_OF[ground]], cost: COST_OF[ground] };
}
/** The two squares between which a tree stands, above it to the left and below it to the right. */
export function cornersOf(tree: string): [string, string] {
  const [x = 1, y = 1] = tree.slice(1).split('-').map(Number);
  const name = (column: number, row: number): string => String.fromCharCode(97 + column) + String(row + 1);
  return [name(x - 1, y - 1), name(x, y)];
}

/** With a minus sign, not a hyphen. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** Values of choices and refusals. */
export const str = (x: unknown): string => (typeof x === 'string' ? x : '');
export const num = (x: unknown): number => Number(x);
export const strings = (x: unknown): string[] => (Array.isArray(x) ? x.map(String) : []);
