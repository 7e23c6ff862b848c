// What each seat sees, in the words of positions. Built up from nothing: what is not written here, nobody sees.
import { seatsIn, SPECTATOR, type Seat } from '@ridotto/engine';
import { deductions, type Deductions } from './deductions.ts';
import { leavesOpen, type LeavesOpen } from './disclosure.ts';
import type { Ending, Guess, Secret } from '../box/facts.ts';
import {
  AMBASSADOR,
  BALLS,
  CHANNELS,
  COLOURS,
  COMBINATIONS,
  FIGURES,
  KINDS,
  LETTERS,
  MISSION,
  NOBODY,
  NOWHERE,
  PIECES,
  THE_AMBASSADOR,
  type Ball,
  type Card,
  type Channel,
  type Colour,
  type Kind,
  type Letter,
  type Piece,
} from '../box/material.ts';
import { ENDINGS } from '../rules/announcing.ts';
import { AT, rules } from '../rules/index.ts';
import { listed } from '../rules/meetings.ts';
import { askerOf, cardsOf, channelOf, kindOf, namedOf, targetOf, turnOf } from '../rules/questions.ts';
import { cardNames, guessOf, pieceName, secretOf, spaceName } from '../rules/telling.ts';
import { isDealt, playerOf, seesAnswer } from '../rules/seeing.ts';
import type { State } from '../box/state.ts';

type ByPlayer<T> = Record<string, T>;
type ByPiece<T> = Partial<Record<Piece, T>>;

export interface QuestionView {
  asker: string;
  target: string;
  kind: Kind;
  channel: Channel;
  /** The turn in which it was asked. */
  turn: number;
  /** For whoever saw the answer, or gave it. */
  cards?: Card[];
  letter?: Letter;
  /** A reduced answer: the combination its giver named. */
  of?: string;
}
export interface InkognitoView {
  /** The node of the rules where the game waits. */
  at: string;
  awaits: string[];
  turn: number;
  player: string;
  /** A colour, or `ambassador` for the Ambassador player. */
  colours: ByPlayer<Colour | 'ambassador'>;
  /** Where everybody stands, the Ambassador too. */
  figures: ByPiece<string>;
  ambassador: string;
  'ambassador-moved': boolean;
  /** Set-up: where a player has put their own figures. */
  placed?: ByPiece<string>;
  /** Shown by the Phantom: not yet used, used. */
  balls: Ball[];
  used: Ball[];
  /** Pieces moved by a ball in this turn. */
  moved: Piece[];
  /** Steps of the Ambassador player. */
  walked?: number;
  /** Not yet resolved. */
  meetings: { piece: Piece; with: Piece }[];
  /** The question that has no answer yet. */
  question?: Omit<QuestionView, 'cards' | 'letter' | 'of'>;
  /** The piece to be dismissed. */
  dismiss?: Piece;
  /** The hand that is offered. */
  hand?: { of: string; to: string };
  /** Has the Ambassador player sealed their sheet? */
  declared?: boolean;
  /** All questions so far; cards only where this seat saw them. */
  questions: QuestionView[];
  /** One's own secret cards; when all is over everybody's. */
  deal: ByPlayer<Secret>;
  /** Three players, when all is over. */
  'set-aside'?: Secret;
  /** For its writer; when all is over for everybody. */
  sheet?: ByPlayer<Guess>;
  /** For whoever must answer: all they may show, and what it gives away. */
  answers?: AnswerView[];
  /** The level of the note sheet (12). */
  notes: string;
  /** With notes `deductions`: what follows from all that this seat saw. */
  deductions?: Deductions;
  over?: boolean;
  how?: Ending;
  winners?: string[];
}
export interface AnswerView extends LeavesOpen {
  cards: Card[];
  of?: string;
}

const ballNames = (counts: Int32Array): Ball[] => BALLS.flatMap((ball, b) => Array<Ball>(counts[b]).fill(ball));
const pieces = Array.from({ length: PIECES }, (_, p) => p);

/** Who asked whom about what: public. */
function askedPart(s: State, n: number, names: readonly string[]): Omit<QuestionView, 'cards' | 'letter' | 'of'> {
  const q = s.questions[n];
  return {
    asker: playerOf(s, askerOf(q), names),
    target: playerOf(s, targetOf(q), names),
    kind: KINDS[kindOf(q)],
    channel: CHANNELS[channelOf(q)],
    turn: turnOf(q) + 1,
  };
}
/** `looks`: sees the cards. `named`: and the combination of a reduced answer. */
export function questionPart(s: State, n: number, looks: boolean, named: boolean, names: readonly string[]): QuestionView {
  const cards = cardsOf(s.shown[n]);
  const combination = namedOf(s.shown[n]);
  return {
    ...askedPart(s, n, names),
    ...(looks && { cards: cardNames(cards) }),
    ...(looks && (cards & MISSION) !== 0 && { letter: LETTERS[s.letter[targetOf(s.questions[n])]] }),
    ...(named && combination > 0 && { of: COMBINATIONS[combination - 1] }),
  };
}
export const allQuestions = (s: State): number[] => Array.from({ length: s.asked }, (_, n) => n);
const placedPart = (s: State, colour: number): ByPiece<string> =>
  Object.fromEntries(
    pieces.filter((p) => p < FIGURES && p >> 2 === colour && s.placed[p] > 0).map((p) => [pieceName(p), spaceName(s.placed[p] - 1)]),
  );
export const sheetPart = (s: State, names: readonly string[]): ByPlayer<Guess> =>
  Object.fromEntries(COLOURS.flatMap((_, c) => (s.sheet[c] > 0 ? [[playerOf(s, c, names), guessOf(s.sheet[c])]] : [])));

/** All that lies open on the table. */
export function openPart(s: State, names: readonly string[]): Omit<InkognitoView, 'questions' | 'deal' | 'notes'> {
  const over = s.playing === 0;
  return {
    at: rules.names[s.node],
    awaits: seatsIn(s.awaited).map((p) => names[p]),
    turn: s.turn + 1,
    player: names[s.player],
    colours: Object.fromEntries(names.map((name, p) => [name, s.colour[p] === AMBASSADOR ? 'ambassador' : COLOURS[s.colour[p]]])),
    figures: Object.fromEntries(pieces.filter((p) => s.at[p] !== NOWHERE).map((p) => [pieceName(p), spaceName(s.at[p])])),
    ambassador: spaceName(s.at[THE_AMBASSADOR]),
    'ambassador-moved': s.ambassadorMoved === 1,
    balls: ballNames(s.balls),
    used: ballNames(s.used),
    moved: pieces.filter((p) => (s.moved >> p) & 1).map(pieceName),
    ...(s.walked > 0 && { walked: s.walked }),
    meetings: listed(s).map((k) => ({ piece: pieceName(s.metBy[k] - 1), with: pieceName(s.met[k]) })),
    ...(s.node === AT.answer && { question: askedPart(s, s.asked, names) }),
    ...(s.node === AT.dismissal && { dismiss: pieceName(s.a) }),
    ...(s.node === AT.hand && { hand: { of: names[s.a], to: names[s.b] } }),
    ...(s.seats === 5 && { declared: s.sealed === 1 }),
    ...(over && { over, how: ENDINGS[s.ending - 1], winners: seatsIn(s.won).map((p) => names[p]) }),
  };
}
export function dealPart(s: State, looks: (seat: Seat) => boolean, names: readonly string[]): ByPlayer<Secret> {
  if (!isDealt(s)) return {};
  return Object.fromEntries(names.flatMap((name, p) => (s.colour[p] !== AMBASSADOR && looks(p) ? [[name, secretOf(s, s.colour[p])]] : [])));
}
export const asidePart = (s: State): { 'set-aside'?: Secret } =>
  s.seats === 3 && isDealt(s) ? { 'set-aside': secretOf(s, s.seatOf.indexOf(NOBODY)) } : {};

export function view(s: State, seat: Seat, names: readonly string[], open = openPart(s, names)): InkognitoView {
  const over = s.playing === 0;
  const colour = seat === SPECTATOR ? NOBODY : s.colour[seat];
  const placed = placedPart(s, colour);
  return {
    ...open,
    ...(Object.keys(placed).length > 0 && { placed }),
    questions: allQuestions(s).map((n) =>
      questionPart(s, n, over || seesAnswer(s, seat, n), over || targetOf(s.questions[n]) === colour, names),
    ),
    deal: dealPart(s, (p) => over || p === seat, names),
    ...(over && asidePart(s)),
    ...((over || colour === AMBASSADOR) && s.sheet.some((row) => row > 0) && { sheet: sheetPart(s, names) }),
    ...(s.node === AT.answer && (s.awaited >> seat) & 1 && { answers: leavesOpen(s, seat) }),
    notes: s.settings.notes,
    ...(s.settings.notes === 'deductions' && seat !== SPECTATOR && isDealt(s) && { deductions: deductions(s, seat, names) }),
  };
}
