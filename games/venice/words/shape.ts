// What a language must be able to say about Venice. Sentences are whole; verbs are in the present, and no sentence needs to
// know whether a player is a man or a woman. What buildings, cards and missions do is said from the edition (effects.ts), so
// that another edition is said rightly too; only what has a name is named here.
import type { OrderCatalogue } from '@ridotto/engine/teller.ts';
import type { EditionFile } from '../box/edition.ts';
import type { EffectFile } from '../box/effects.ts';
import type { FactData } from '../box/facts.ts';
import type { Building, Card, Cube, DogeCard } from '../box/material.ts';
import type { VeniceView } from '../knowledge/view.ts';
import type { Reasons } from './reasons.ts';

// Names as in material.ts: a page that says them need not fetch the rules.
export const TILES = [
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
] as const satisfies readonly Building[];
export const BUILDINGS = [...TILES, 'st-marks-square', 'doges-palace', 'great-council'] as const satisfies readonly Building[];
export const CUBES = ['ceramics', 'cloth', 'silver'] as const satisfies readonly Cube[];
export const CARDS = [
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
] as const satisfies readonly Card[];
export const DOGE_CARDS = [
  'council-a',
  'council-b',
  'patronage',
  'fortune',
  'archives',
  'public-works',
  'inquisitors',
  'levy',
  'rivalry',
] as const satisfies readonly DogeCard[];

/** Nodes of the rules where somebody is asked. */
export const QUESTIONS = [
  'returns',
  'place',
  'start',
  'move',
  'missions',
  'lay',
  'activate',
  'apply',
  'choose',
  'cubes',
  'bridge',
  'keep-influence',
  'keep-mission',
  'assistant',
  'overtime',
  'spy',
  'stocks',
  'order',
  'encounter',
  'pay',
  'smuggler',
  'choose-gondola',
  'way',
  'route-order',
  'reduce',
] as const;
export type Question = (typeof QUESTIONS)[number];

export const VERBS = [
  'return',
  'place',
  'play',
  'switch',
  'stay',
  'gondola',
  'pass',
  'moor',
  'meet',
  'scroll',
  'intrigue',
  'pay',
  'turn',
  'use',
  'done',
  'choose',
  'cubes',
  'bridge',
  'apply',
  'keep',
  'take',
  'under',
  'complete',
  'lay',
  'assistant',
  'activate',
  'spy',
  'smuggler',
  'by',
  'reduce',
  'favour',
] as const;
export type VerbName = (typeof VERBS)[number];

export const RULES = [
  'staying-costs',
  'card-not-in-hand',
  'one-card-a-turn',
  'card-has-no-target',
  'no-canal',
  'visited',
  'canal-costs',
  'own-gondola-there',
  'no-way-on',
  'not-there',
  'no-scroll',
  'no-such-cube',
  'no-mission-pays-cubes',
  'no-favour-card',
  'effect-not-reached',
  'effect-used',
  'effect-needs',
  'mission-does-not-follow',
  'no-bridge-left',
  'bridge-there',
  'no-such-canal',
  'cubes-do-not-fit',
  'cubes-or-no-way-on',
  'card-not-drawn',
  'mission-not-drawn',
  'mission-not-dealt',
  'mission-not-in-hand',
  'mission-for-elsewhere',
  'mission-not-paid',
  'an-earlier-place-is-free',
  'no-assistant-to-advance',
  'cannot-be-activated',
  'smuggler-not-drawn',
  'not-the-cheapest',
  'cannot-reduce',
] as const;
export type RuleName = (typeof RULES)[number];

export const OPTION_NAMES = [
  'layout',
  'firstPlayer',
  'favourCards',
  'favour1',
  'favour2',
  'favour3',
  'favour4',
  'favour5',
  'activateAtOwnGondola',
  'soloExtraCards',
  'soloAssistants',
  'soloHeadStart',
  'soloVpSpace1',
  'soloVpSpace4',
  'soloScrolls',
  'soloFinalTurns',
] as const;
type OptionName = (typeof OPTION_NAMES)[number];

/** What a player has more or less of. */
export const AMOUNTS = ['vp', 'coins', 'scrolls', 'intrigue', 'council'] as const;
export type Amount = (typeof AMOUNTS)[number];
/** Rows of the scoring sheet. */
export const ROWS = ['awards', 'assistants', 'wealth', 'favour', 'intrigue', 'total'] as const;
export type Row = (typeof ROWS)[number];
/** Decks, as the fact `shuffles` calls them. */
export const DECKS = ['missions', 'influence', 'smugglers-a', 'smugglers-b', 'doge'] as const;
type Deck = (typeof DECKS)[number];

/** Whom and what sentences are about. */
export interface Voice {
  name(seat: string): string;
  /** The letters are the Doge's colours, and not smugglers. */
  alone: boolean;
  edition: EditionFile;
  /** The buildings at both ends of a canal: see `endsOf` in lookup.ts. */
  ends(canal: string): readonly [Building, Building];
}
export interface Speech extends Voice {
  /** The seat that decides. */
  me: string;
  view: VeniceView;
}
export type ChoiceWords = { readonly do: string } & Readonly<Record<string, string | readonly string[] | undefined>>;
export interface Prompt {
  ask: string;
  also?: string;
}
type Facts = FactData;
type FactName = keyof Facts;
export type FactWords = { readonly [K in FactName]: (f: Facts[K], v: Voice) => string };
export type RuleWords = Readonly<Record<RuleName, (f: Readonly<Record<string, unknown>>, v: Voice) => string>>;
export type PromptWords = Readonly<Record<Question, (s: Speech) => Prompt>>;
export type ChoiceTable = Readonly<Record<VerbName, (c: ChoiceWords, s: Speech) => string>>;
export type OptionWords = Readonly<Record<OptionName, { title: string; about: string; values: Readonly<Record<string, string>> }>>;

/** A mission card, all of it from the edition. */
interface MissionWords {
  /** Mission 7 */
  name: string;
  to: Building;
  /** 2 cloth, 1 silver and 1 scroll */
  price: string;
  /** 5 VP and 5 coins */
  reward: string;
  /** Its permanent effect: one sentence. */
  effect: string;
}
/** Everything the effects of an edition are said with. */
export interface EffectWords {
  /** One sentence or two, with full stop. */
  effect(e: EffectFile): string;
  /** `−1 coin, +2 cubes of choice` */
  brief(e: EffectFile): string;
  /** `mission`: m1 to m26. */
  mission(mission: string, edition: EditionFile): MissionWords;
  cardDoes(card: Card, edition: EditionFile): string;
  dogeDoes(card: DogeCard, edition: EditionFile): string;
  favour(edition: EditionFile): string;
}
/** Everything that has a name. */
export interface Names {
  buildings: Readonly<Record<Building, string>>;
  /** With its article, inside a sentence. */
  the(building: string): string;
  cubes: Readonly<Record<Cube, string>>;
  /** `2 ceramics and 1 silver`; nothing: `no cubes` */
  goods(cubes: Readonly<Record<string, number>>): string;
  cards: Readonly<Record<Card, string>>;
  dogeCards: Readonly<Record<DogeCard, string>>;
  decks: Readonly<Record<Deck, string>>;
  /** `+2 coins`, `−1 intrigue` */
  amount(what: Amount, by: number): string;
  /** `Anne: +2 coins, −1 intrigue` and a full stop: what changed for an owner, each as `amount` says it. */
  changed(owner: string, amounts: readonly string[], v: Pick<Voice, 'name' | 'alone'>): string;
  /** `2 coins` */
  counted(what: Amount, n: number): string;
  /** `space 2`, `part a` */
  space(effect: string): string;
  missionName(mission: string): string;
  /** A seat, `letter-a`, `letter-b` or `doge`. */
  owner(owner: string, v: Pick<Voice, 'name' | 'alone'>): string;
  gondola(owner: string, v: Pick<Voice, 'name' | 'alone'>): string;
  /** On the Great Council track: the Doge has two. */
  marker(owner: string, v: Pick<Voice, 'name' | 'alone'>): string;
  canal(canal: string, v: Pick<Voice, 'ends'>): string;
}

export type ReasonWords = { readonly [K in keyof Reasons]: (f: Reasons[K], v: Voice) => string };
export interface VeniceWords extends Names, EffectWords {
  title: string;
  tagline: string;
  by: string;
  length: string;
  /** Where the game is: `turn 12 · Anne · last round` */
  stage(view: VeniceView, v: Voice): string;
  prompts: PromptWords;
  waiting(names: readonly string[], at: string): string;
  /** What somebody whom the others wait for decides. */
  deciding: Readonly<Record<Question, string>>;
  handedIn: string;
  held: string;
  over(winners: readonly string[]): string;
  choices: ChoiceTable;
  orders: OrderCatalogue;
  facts: FactWords;
  rules: RuleWords;
  /** Why a choice is a good one. */
  reasons: ReasonWords;
  /** Of a building that offers nothing now. */
  nothingHere(place: string): string;
  options: OptionWords;
  /** A smuggler card; alone it also names the Doge card to leave out. */
  smugglerCard(letter: string, tile: string, v: Pick<Voice, 'alone' | 'edition'>): string;
  end: { title: string; rows: Readonly<Record<Row, string>>; arrested: string; winner: string };
  /** Some of what this edition prints is a stand-in. */
  standIns: string;
  list(items: readonly string[]): string;
}
