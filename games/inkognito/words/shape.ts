// What a language must be able to say about Inkognito. Sentences are whole; verbs are in the present, and no sentence needs
// to know whether a player is a man or a woman. Figures are called by their owner and their build, never by a colour alone:
// at a table everybody has the colour of a seat.
import type { OrderCatalogue } from '@ridotto/engine/teller.ts';
import type { FactData } from '../box/facts.ts';
import type { GestureName } from '../box/gestures.ts';
import type { Agent, Ball, Build, Channel, Kind, Letter } from '../box/material.ts';
import type { InkognitoView } from '../knowledge/view.ts';
import type { Reasons } from './reasons.ts';

export const AGENT_NAMES = ['LF', 'CB', 'ZZ', 'AX'] as const satisfies readonly Agent[];
export const BUILD_NAMES = ['tall', 'short', 'fat', 'thin'] as const satisfies readonly Build[];
export const BALL_NAMES = ['white', 'orange', 'blue', 'black', 'purple'] as const satisfies readonly Ball[];
export const LETTER_NAMES = ['A', 'B', 'C', 'D'] as const satisfies readonly Letter[];

/** Nodes of the rules where somebody is asked. */
export const QUESTIONS = ['placing', 'walk', 'shake', 'movement', 'meetings', 'end', 'answer', 'dismissal', 'hand', 'sheet'] as const;
export type Question = (typeof QUESTIONS)[number];

export const VERBS = [
  'place',
  'shake',
  'move',
  'end',
  'question',
  'ambassador',
  'extra',
  'nothing',
  'answer',
  'reduce',
  'dismiss',
  'announce',
  'accept',
  'refuse',
  'escape',
  'walk',
  'declare',
  'write',
] as const;
export type VerbName = (typeof VERBS)[number];

export const RULES = [
  'placing-first',
  'not-own-figure',
  'already-placed',
  'start-taken',
  'not-own-start',
  'shake-first',
  'no-such-ball',
  'takes-no-part',
  'white-moves-own',
  'orange-moves-own',
  'blue-moves-own',
  'black-moves-the-ambassador',
  'purple-moves-others',
  'not-next',
  'no-street',
  'no-canal',
  'L1',
  'L2',
  'L3',
  'L4',
  'not-met',
  'oneself',
  'has-no-cards',
  'sheets-full',
  'no-extra-step',
  'extra-step-occupied',
  'meetings-first',
  'answer-first',
  'grey-and-coloured',
  'grey-is-true',
  'exhausted-one-card',
  'exhausted-name-one',
  'not-exhausted',
  'three-cards',
  'two-cards',
  'two-and-one',
  'kind-asked',
  'mission-is-not-true',
  'one-true',
  'R1',
  'R2',
  'combination-not-of-the-15',
  'combination-used',
  'two-of-the-combination',
  'dismissal-first',
  'dismissal-occupied',
  'dismissal-coloured',
  'dismissal-number',
  'hand-first',
  'escape-with-three',
  'has-no-mission',
  'nothing-left',
  'declare-first',
  'sheet-first',
  'rows-in-order',
  'each-once',
  'already-sealed',
  'only-the-ambassador',
  'two-steps',
  'walk-first',
  'movement-first',
] as const;
export type RuleName = (typeof RULES)[number];

export const OPTION_NAMES = ['placing', 'firstPlayer', 'notes', 'absentColour', 'ambassadorSeat'] as const;
type OptionName = (typeof OPTION_NAMES)[number];
export const ENDINGS = ['mission', 'failed', 'refused', 'escape', 'no-escape', 'sheet'] as const;

/** Whom and what sentences are about: names of seats, the seat of a colour, names of spaces. */
export interface Voice {
  name(seat: string): string;
  /** Who has this colour at the table; undefined: it takes no part. */
  seatOf(colour: string): string | undefined;
  place(space: string): string;
}
export interface Speech extends Voice {
  /** The seat that decides. */
  me: string;
  view: InkognitoView;
}
export type ChoiceWords = { readonly do: string } & Readonly<Record<string, string | readonly string[] | undefined>>;
interface Prompt {
  ask: string;
  also?: string;
}
export interface Mission {
  letters: string;
  type: string;
  subject: string;
  target?: string;
  space?: string;
}
type Facts = FactData;
type FactName = keyof Facts;

type ReasonWords = { readonly [K in keyof Reasons]: (f: Reasons[K], v: Voice) => string };
export interface InkognitoWords {
  title: string;
  tagline: string;
  by: string;
  length: string;
  agents: Readonly<Record<Agent, string>>;
  builds: Readonly<Record<Build, string>>;
  balls: Readonly<Record<Ball, { name: string; does: string }>>;
  teams: Readonly<Record<'FB' | 'ZX', string>>;
  /** Names of spaces that are not the Venetian ones of the edition. */
  places: Readonly<Record<string, string>>;
  /** An agent, a build, Mission; true: the grey one. */
  card(card: string): string;
  cardList(cards: readonly string[], letter?: string): string;
  /** `Anne’s tall figure`; the Ambassador. */
  figure(piece: string, v: Voice): string;
  turn(n: number, name: string): string;
  setUp: string;
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
  /** The same where there is little room, and the board shows the rest. */
  short: { moves(f: Facts['moves'], v: Voice): string };
  rules: Readonly<Record<RuleName, (f: Readonly<Record<string, unknown>>, v: Voice) => string>>;
  /** `to`: whom it is addressed to, before the eyes of all. */
  gestures: Readonly<Record<GestureName, { name: string; tell: string; does(who: string, to: string | null): string }>>;
  /** Why a choice is a good one. */
  reasons: ReasonWords;
  nothingHere(place: string): string;
  options: Readonly<Record<OptionName, { title: string; about: string; values: Readonly<Record<string, string>> }>>;
  /** What is said of something: `Anne: tall`. */
  colon(what: string, said: string): string;
  kinds: Readonly<Record<Kind, string>>;
  channels: Readonly<Record<Channel, string>>;
  board: {
    name: string;
    kinds: { plain: string; start(owner: string | null): string; numbered(n: number): string; embassy: string };
    here(figures: readonly string[]): string;
    empty: string;
    byStreet(places: readonly string[]): string;
    byCanal(places: readonly string[]): string;
    /** What could come here in one step. */
    nearByStreet(figures: readonly string[]): string;
    nearByCanal(figures: readonly string[]): string;
    nobodyNear: string;
    choices(place: string): string;
    phantom(balls: readonly string[]): string;
    take(figure: string, place: string): string;
    lay(figure: string): string;
    taken(figure: string): string;
  };
  groups: { steps: string; other: string; announce: string; meeting(figure: string, other: string): string; spaces: string };
  /** An answer that lies face up until whoever sees it has taken note. */
  shown: {
    /** To the reader; to somebody else, past the reader's eyes. */
    you(target: string): string;
    other(target: string, asker: string): string;
    gave(asker: string): string;
    asked(kind: Kind, through: boolean): string;
    look: string;
    noted: string;
  };
  secret: { title: string; show: string; hide: string; none: string; hidden: string; mission(letter: string): string; true: string };
  phantom: { title: string; all: string; only(ball: string): string; used(ball: string): string; none: string };
  placing: { title: string; lot: string; pick(figure: string): string };
  meetings: { title: string; ask: string; through: string; whom: string; extra: string; extraAbout: string; nothing: string; none: string };
  answers: {
    hand: string;
    about: string;
    /** Marks what is true of the reader. */
    true: string;
    /** Of a card that no legal answer holds. */
    unfit: string;
    /** What the asker knows afterwards; only where it is less than before that it leaves open. */
    told: {
      identity(asker: string, left: readonly Agent[]): string;
      disguise(asker: string, left: readonly Build[]): string;
      letter(asker: string, letter: string): string;
      more(asker: string): string;
    };
    /** Everything was shown before: less of one combination. */
    /** To whoever cannot see them lie there. */
    picked(cards: string): string;
    reduced: string;
    standsFor: string;
  };
  sheet: { title: string; about: string; identity: string; disguise: string; seal: string; again: string; whole: string };
  sure: {
    title: string;
    whom: string;
    escape: string;
    warn: string;
    me(identity: string, disguise: string, letter: string): string;
    partner(name: string): string;
    identities(names: readonly string[]): string;
    letters(letters: readonly string[]): string;
    mission(text: string): string;
    missions: string;
    unknown: string;
    cannot(name: string): string;
    marks(text: string): string;
    from: string;
    go: string;
    goEscape: string;
    back: string;
  };
  panel: { asked(n: number): string; answered(n: number): string; ambassador: string; sealed: string; figures(n: number): string };
  tabs: { notes: string; missions: string };
  notes: {
    follows: string;
    followsAbout: string;
    table: { turn: string; asks: string; whom: string; about: string; shown: string; unseen: string; through: string };
    about: Readonly<Record<'blank' | 'record' | 'deductions', string>>;
    marks: string;
    kept: string;
    /** They could not be sent yet. */
    waits: string;
    states: readonly [string, string, string, string];
    mark(what: string, player: string, state: string): string;
    letters: string;
    asked: string;
    nothing: string;
    /** `through`: it went through the Ambassador, see `goesThrough`. */
    entry(turn: number, asker: string, target: string, kind: Kind, through: boolean): string;
    showed(cards: string): string;
    /** Identities, disguises, letters. */
    possible(lists: readonly string[]): string;
    worlds(n: number): string;
    aside: string;
    out(what: string): string;
    because: {
      mine: string;
      answers(turns: readonly number[]): string;
      other(name: string): string;
      together: string;
      letter(turn: number): string;
    };
    own: string;
    free: string;
    clear: string;
  };
  mission: {
    title: string;
    /** `ours`: of the reader's team. */
    text(m: Mission, players: number, team: 'FB' | 'ZX', ours: boolean): string;
    intro(identity: string, partner: string, letter: string): string;
    withLetter(letter: string): string;
    us: string;
    them: string;
    ruledOut: string;
    escape(agent: string, n: number): string;
    absent: string;
    none: string;
    unknown: string;
    caption: string;
    hunt: string;
    all: string;
    allAbout: string;
    letters: string;
    any: string;
  };
  end: {
    how: Readonly<Record<(typeof ENDINGS)[number], string>>;
    title: string;
    player: string;
    identity: string;
    disguise: string;
    letter: string;
    mission: string;
    aside: string;
    winner: string;
    sheet: string;
    sheetRow(name: string, identity: string, disguise: string): string;
    right: string;
    wrong: string;
    knew: string;
    turn: string;
    question: string;
    shown: string;
    left: string;
    pairs(n: number): string;
    noQuestions: string;
  };
  list(items: readonly string[]): string;
}

/** Is a question put through the Ambassador? The Ambassador player's own are not, though two cards answer them too. */
export const goesThrough = (q: { readonly channel: Channel; readonly asker: string }, v: Pick<Voice, 'seatOf'>): boolean =>
  q.channel === 'ambassador' && v.seatOf('ambassador') !== q.asker;
/** What the Phantom shows, one colour after the other: [colour, how many]. */
export const counted = (balls: readonly string[]): [ball: Ball, n: number][] =>
  BALL_NAMES.flatMap((ball): [Ball, number][] => {
    const n = balls.filter((b) => b === ball).length;
    return n > 0 ? [[ball, n]] : [];
  });

/** `red-tall` as colour and build; undefined: the Ambassador. */
export function partsOf(piece: string): { colour: string; build: Build } | undefined {
  const [colour = '', build = ''] = piece.split('-');
  return piece === 'ambassador' ? undefined : { colour, build: build as Build };
}
export const isGrey = (card: string): boolean => card.startsWith('grey-');
export const faceOf = (card: string): string => (isGrey(card) ? card.slice(5) : card);
export const isAgent = (face: string): face is Agent => (AGENT_NAMES as readonly string[]).includes(face);
