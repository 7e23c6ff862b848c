// The parts of a position that are secret: the deal, the answers, the sheet.
import { plainWord, type Domain } from '@ridotto/engine';
import {
  AGENT,
  AMBASSADOR,
  BUILD,
  CARD,
  CHANNEL,
  COLOURS,
  COMBINATION,
  DIRECT,
  DISGUISE,
  IDENTITY,
  KIND,
  LETTER,
  MISSION,
  PACKETS,
  THROUGH_AMBASSADOR,
} from '../box/material.ts';
import { entries, index, listed, onlyKeys, text, texts, whole, wrong } from '@ridotto/engine/state/position-words.ts';
import { facesOf, question, shownOf } from '../rules/questions.ts';
import { ROOM, type State } from '../box/state.ts';

/** The deal of the examples: by colour, Fiddlebottom tall B, X short A, Bubble thin D, Zsa Zsa fat C. */
const USUAL = { identity: [0, 3, 1, 2], disguise: [0, 1, 3, 2], letter: [1, 0, 3, 2] } as const;
const DOMAINS = { identity: AGENT, disguise: BUILD, letter: LETTER } as const;
type Word = keyof typeof DOMAINS;
const WORDS: readonly Word[] = ['identity', 'disguise', 'letter'];

/** What is not said is as usual if that is still free, else the first that is. `colour`: of whoever the key names. */
export function readDeal(s: State, deal: readonly (readonly [colour: number, packet: unknown])[]): void {
  for (const word of WORDS) {
    const dealt = s[word];
    dealt.fill(-1);
    for (const [colour, packet] of deal) {
      if (colour === AMBASSADOR) wrong('deal: the Ambassador player has no cards');
      const said = packetOf(packet)[word];
      if (said === undefined) continue;
      const value = index(DOMAINS[word], said);
      if (dealt.includes(value)) wrong(`deal: ${text(said, word)} stands twice`);
      dealt[colour] = value;
    }
    for (let c = 0; c < PACKETS; c++) if (dealt[c] < 0 && !dealt.includes(USUAL[word][c])) dealt[c] = USUAL[word][c];
    for (let c = 0; c < PACKETS; c++) if (dealt[c] < 0) dealt[c] = COLOURS.findIndex((_, v) => !dealt.includes(v));
  }
}

/** A map, or its words in any order: `LF tall B`. */
function packetOf(packet: unknown): Partial<Record<Word, unknown>> {
  if (typeof packet === 'string' || Array.isArray(packet)) {
    const words = Array.isArray(packet) ? packet.map(String) : packet.trim().split(/\s+/);
    const out: Partial<Record<Word, unknown>> = {};
    for (const said of words) {
      const plain = plainWord(said).replaceAll(/\s+/g, '-');
      const isOf = (d: Domain): boolean => d.values.some((v) => plainWord(v) === plain) || d.also?.[plain] !== undefined;
      const word = WORDS.find((w) => isOf(DOMAINS[w])) ?? wrong(`deal: "${said}" is no identity, disguise or letter`);
      if (out[word] !== undefined) wrong(`deal: ${words.join(' ')} has two of ${word}`);
      out[word] = said;
    }
    return out;
  }
  onlyKeys(Object(packet) as object, WORDS, 'deal');
  return Object.fromEntries(entries(packet, 'deal'));
}

export interface QuestionGiven {
  readonly asker: number;
  readonly target: number;
  readonly kind: number;
  readonly channel: number;
}
const QUESTION_KEYS = ['asker', 'target', 'kind', 'channel', 'turn', 'cards', 'letter', 'of', 'piece'];

/** `colour`: of a player by their name, AMBASSADOR for the Ambassador player. */
export function readQuestion(given: unknown, colour: (name: string) => number): QuestionGiven & { readonly cards: number } {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return wrong('a question is a map with asker and target');
  onlyKeys(given, QUESTION_KEYS, 'a question');
  const q = given as Record<string, unknown>;
  if (q.asker === undefined || q.target === undefined) wrong('a question needs asker and target');
  const [by, to] = [text(q.asker, 'asker'), text(q.target, 'target')];
  const asker = colour(by);
  const target = colour(to);
  if (target === AMBASSADOR || target === asker) wrong(`questions: ${to} cannot be asked by ${by}`);
  const cards = texts(q.cards, 'cards').reduce((m, card) => m | (1 << index(CARD, card)), 0);
  const faces = facesOf(cards);
  const identities = sizeOf(faces & 0x0f);
  const disguises = sizeOf(faces & 0xf0);
  const kind = q.kind === undefined ? (disguises > identities ? DISGUISE : IDENTITY) : index(KIND, q.kind);
  // Three cards are shown to whoever has met the figure, two through the Ambassador.
  const few = sizeOf(faces) > 0 && sizeOf(faces) < 3 && q.of === undefined;
  const usual = asker === AMBASSADOR || few ? THROUGH_AMBASSADOR : DIRECT;
  const channel = q.channel === undefined ? usual : index(CHANNEL, q.channel);
  if (asker === AMBASSADOR && channel === DIRECT) wrong('questions: the Ambassador player asks for two cards');
  return { asker, target, kind, channel, cards };
}
const sizeOf = (m: number): number => m.toString(2).replaceAll('0', '').length;

/** All questions so far with their answers. */
export function readQuestions(s: State, given: unknown, colour: (name: string) => number): void {
  const all = listed(given);
  if (all.length > ROOM) wrong(`questions: more than ${ROOM}`);
  all.forEach((one, n) => {
    const { asker, target, kind, channel, cards } = readQuestion(one, colour);
    if (cards === 0) wrong('questions: each needs cards, those that were shown');
    const { turn, of, letter } = one as Record<string, unknown>;
    const when = turn === undefined ? s.turn : whole(turn, 'questions.turn', 1, s.turn + 1) - 1;
    if (letter !== undefined && ((cards & MISSION) === 0 || index(LETTER, letter) !== s.letter[target]))
      wrong(`questions: ${text(letter, 'letter')} is not the letter that these cards show`);
    s.questions[n] = question(asker, target, kind, channel, when);
    s.shown[n] = shownOf(cards, of === undefined ? 0 : index(COMBINATION, of) + 1);
  });
  s.asked = all.length;
}

export function readSheet(s: State, rows: readonly (readonly [colour: number, row: unknown])[]): void {
  for (const [colour, row] of rows) {
    if (colour === AMBASSADOR) wrong('sheet: the Ambassador player has no row');
    const said = Object.fromEntries(entries(row, 'each row of the sheet'));
    onlyKeys(said, ['identity', 'disguise'], 'sheet');
    const { identity, disguise } = said;
    if (identity === undefined || disguise === undefined) wrong('sheet: each row needs identity and disguise');
    s.sheet[colour] = 1 + index(AGENT, identity) * 4 + index(BUILD, disguise);
  }
}
