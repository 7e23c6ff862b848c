// What a language must be able to say about San Marco. Sentences are whole, and never need to know whether a player is a man
// or a woman: names stand as they are, verbs are in the present.
import type { FactData } from '../box/facts.ts';
import type { SanMarcoView } from '../knowledge/view.ts';
import type { ReasonWords } from './reasons.ts';

export const DISTRICT_NAMES = ['cannaregio', 'santa-croce', 'san-polo', 'san-marco', 'dorsoduro', 'castello'] as const;
export type DistrictName = (typeof DISTRICT_NAMES)[number];
export const CARD_NAMES = [...DISTRICT_NAMES, 'bridge', 'transfer', 'doge', 'banishment', 'limit-1', 'limit-2', 'limit-3'] as const;
export type CardName = (typeof CARD_NAMES)[number];

export type Facts = FactData;
type FactName = keyof Facts;

/** Nodes of the rules where somebody is asked. */
export const QUESTIONS = [
  'fourth-roll',
  'first-bridge',
  'assign',
  'cut',
  'choose',
  'play',
  'district',
  'bridge',
  'seize',
  'resettle',
  'transfer',
  'victim',
  'banishment',
  'removal',
  'first-doge',
  'doge',
  'from-board',
] as const;
export type Question = (typeof QUESTIONS)[number];

export const VERBS = [
  'repeat',
  'keep',
  'role',
  'put',
  'take',
  'play',
  'to',
  'on',
  'seize',
  'in',
  'of',
  'from',
  'over',
  'step',
  'stop',
  'nothing',
] as const;
export type VerbName = (typeof VERBS)[number];

export const RULES = [
  'role-given',
  'not-in-the-passage',
  'not-neighbours',
  'own-bridge-there',
  'three-bridges-there',
  'effect-compulsory',
  'no-noble',
  'must-end-elsewhere',
  'no-own-noble-there',
  'stock-not-empty',
  'stock-empty',
  'own-bridge',
  'no-such-bridge',
  'no-place-for-bridge',
  'no-own-bridge',
  'no-opponent-there',
  'transfer-of-opponent',
  'own-noble-spared',
  'no-noble-of-victim',
  'doge-compulsory',
  'doge-was-there',
  'doge-not-neighbours',
  'toll-unpaid',
  'step-only-first',
  'bridge-touches-doge',
  'split-complete',
  'split-in-order',
  'no-such-offer',
  'offer-empty',
  'split-all-cards',
  'offer-taken',
  'card-not-in-hand',
  'card-first',
] as const;
export type RuleName = (typeof RULES)[number];

export const OPTION_NAMES = [
  'roleAssignment',
  'openOffers4p',
  'mandatoryEffects',
  'allowDebt',
  'firstLeader',
  'fourEqualRolls',
  'banishDie',
] as const;
type OptionName = (typeof OPTION_NAMES)[number];

/** Who speaks about whom: names by seat. */
export interface Speech {
  name(seat: string): string;
  /** The seat that decides. */
  me: string;
  /** May the card in play be laid aside without effect? */
  aside: boolean;
  view: SanMarcoView;
}
/** A choice as the API has it. */
export type ChoiceWords = { readonly do: string } & Readonly<Record<string, string | readonly string[] | undefined>>;
interface Prompt {
  /** What is asked. */
  ask: string;
  /** What may be done instead, or what follows. */
  also?: string;
}

export interface SanMarcoWords {
  title: string;
  tagline: string;
  by: string;
  length: string;
  districts: Readonly<Record<DistrictName, string>>;
  cards: Readonly<Record<CardName, { name: string; does: string; short: string }>>;
  backs: { action: string; limit: string };
  /** Castello – San Marco */
  pair(pair: string): string;
  role(index: number, players: number): string;
  round(view: SanMarcoView, leader: string): string;
  setUp: string;
  points(n: number): string;
  prompts: Readonly<Record<Question, (s: Speech) => Prompt>>;
  /** Others are awaited: their names, and what they decide. */
  waiting(names: readonly string[], at: string): string;
  /** What somebody else is deciding, as a noun. */
  deciding: Readonly<Record<Question, string>>;
  handedIn: string;
  held: string;
  over(winners: readonly string[]): string;
  /** The accessible name of every choice. */
  choices: Readonly<Record<VerbName, (c: Readonly<Record<string, string>>, s: Speech) => string>>;
  /** All set-up rolls of a player in one sentence: the districts. */
  setUpRolls(name: string, rolls: readonly string[]): string;
  /** Over what a passage brought, in the panel of what each gained. */
  passage(n: number): string;
  facts: { readonly [K in FactName]: (f: Facts[K], name: (seat: string) => string) => string };
  rules: Readonly<Record<RuleName, (f: Readonly<Record<string, unknown>>, name: (seat: string) => string) => string>>;
  /** Why a choice is a good one. */
  reasons: ReasonWords;
  /** Of a district that offers nothing now. */
  nothingHere(place: string): string;
  tabs: { districts: string; piles: string };
  options: Readonly<Record<OptionName, { title: string; about: string; values: Readonly<Record<string, string>> }>>;
  panel: {
    /** In short: what a player has, and what it would be if every district were scored now. */
    score(now: number, later?: number): string;
    prestige: string;
    supply: string;
    supplyCount(n: number): string;
    bridgeCount(n: number): string;
    limit(n: number): string;
    limitPoints: string;
    /** Values of the Limit cards before a player, at least one. */
    limitCards(values: readonly string[]): string;
    leader: string;
    out: string;
    ifEnded(n: number): string;
    projection: string;
  };
  table: {
    district: string;
    first: string;
    second: string;
    now: string;
    caption: string;
    nobody: string;
  };
  piles: {
    title: string;
    action(n: number): string;
    limit(n: number): string;
    used: string;
    noneUsed: string;
    unseen(card: string, n: number, all: number): string;
    bridges(n: number): string;
  };
  cut: {
    title(offers: number): string;
    drawn: (name: string) => string;
    rest: string;
    tray(n: number): string;
    move(card: string, tray: number): string;
    back(card: string): string;
    where(card: string, tray: number): string;
    asList: string;
    needsCard: string;
    /** Every card lies in an offer. */
    done: string;
    sum(limit: number, actions: number): string;
    would(name: string, total: number): string;
    wouldOut(name: string, total: number): string;
    keys: string;
  };
  offers: {
    title(name: string): string;
    offer(n: number): string;
    /** Face up, with its cards. */
    open(n: number, cards: readonly string[]): string;
    closed(n: number): string;
    taken: string;
    take(n: number): string;
  };
  hand: { title(name: string): string; playing: string };
  /** Whole ways of the Doge; `paid`: who gets a point, by name. */
  ways: { title: string; to(district: string, cost: number, paid: readonly string[]): string };
  die(n: number): string;
  board: {
    name: string;
    canal: string;
    basin: string;
    describe(f: {
      name: string;
      first: number;
      second: number;
      die: number;
      doge: boolean;
      nobles: readonly { name: string; count: number }[];
    }): string;
    pairBridges(pair: string, owners: readonly string[]): string;
    bridge(pair: string, owner: string): string;
    stock(n: number): string;
    dogeWaits: string;
    doge: string;
    nobody: string;
    choices(place: string): string;
  };
  end: {
    title: string;
    doge: string;
    final: string;
    bonus: string;
    tolls: string;
    total: string;
    tieBreak(names: readonly string[], nobles: readonly number[]): string;
    shared: string;
  };
}

export const card = (words: SanMarcoWords, id: string): string => words.cards[id as CardName]?.name ?? id;
export const district = (words: SanMarcoWords, id: string): string => words.districts[id as DistrictName] ?? id;
/** Who is paid, each named once; how much, only where it is not plain. */
export function payees(paid: readonly string[]): string[] {
  const each = [...new Set(paid)];
  const times = (name: string): number => paid.filter((p) => p === name).length;
  return each.map((name) => (each.length > 1 && paid.length > each.length ? `${name} (${times(name)})` : name));
}
/** Cards in a row as counted kinds, Limit cards apart. */
export function sorted(cards: readonly string[]): { actions: string[]; limit: number } {
  const limits = cards.filter((c) => c.startsWith('limit-'));
  return { actions: cards.filter((c) => !c.startsWith('limit-')), limit: limits.reduce((n, c) => n + Number(c.slice(6)), 0) };
}
