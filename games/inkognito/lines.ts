// Lines as a person writes them, besides the words of choices in a row: cards one after another (`answer AX LF tall`), steps
// with where they begin (`orange red-thin s52-s53, black ambassador s58-s29`), what is clear without being said (`extra s40`).
import { Choices, pickWord, splitWords, verbOf, type Choice, type LineForm } from '@ridotto/engine';
import { BALL, BUILDS, CARD, COLOURS, COMBINATION, KINDS, NOWHERE, PIECE, SPACE, THE_AMBASSADOR } from './box/material.ts';
import { rules } from './rules/index.ts';
import { cardNames } from './rules/telling.ts';
import type { State } from './box/state.ts';
import { SAY } from './box/vocabulary.ts';

type Words = typeof CARD | typeof PIECE | typeof SPACE | typeof BALL | typeof COMBINATION;
const index = (d: Words, word: string): number => (d.values as readonly string[]).indexOf(pickWord(word, d.values, d.also, d.name));
const isOne = (d: Words, word: string): boolean => {
  try {
    return index(d, word) >= 0;
  } catch {
    return false;
  }
};
const cardSet = (words: readonly string[]): number =>
  words.flatMap((word) => word.split('+')).reduce((m, word) => m | (1 << index(CARD, word)), 0);
/** Without commas and braces. */
const plainWords = (line: string): string[] => splitWords(line.replaceAll(/[{},]/g, ' '));
/** `s52-s53`, or the end alone. */
const way = (word: string): number[] => word.split('-').map((space) => index(SPACE, space));
const isWay = (word: string | undefined): boolean => word !== undefined && /^s\d\d(-s\d\d)*$/.test(word);
const noFormat = (): undefined => undefined;

/** `tall s02 short s27 fat s31 thin s52`: the colour is known. */
const placing: LineForm<State> = {
  parse(s, seat, line) {
    const words = plainWords(line);
    if (words.length % 2 !== 0 || !words.every((word, i) => (i % 2 === 0 ? (BUILDS as readonly string[]).includes(word) : isWay(word))))
      return undefined;
    const colour = COLOURS[s.colour[seat]];
    return words.flatMap((word, i) => (i % 2 === 0 ? [SAY.place.make(index(PIECE, `${colour}-${word}`), index(SPACE, words[i + 1]))] : []));
  },
  format: noFormat,
};

/** Steps one after another, each with or without the space where it begins; then perhaps `end`. */
const movement: LineForm<State> = {
  parse(s, _seat, line) {
    if (!/,|s\d\d-s\d\d/i.test(line)) return undefined;
    const words = plainWords(line).filter((word) => word !== 'move');
    const at = [...s.at];
    const out: Choice[] = [];
    while (words.length > 0) {
      const first = words.shift()!;
      if (first === 'end') {
        out.push(SAY.end.make());
        continue;
      }
      const ball = index(BALL, first);
      const [figure, where] = words.splice(0, 2);
      if (where === undefined) throw new Error('each step needs a ball, a figure and a space');
      const piece = index(PIECE, figure);
      const steps = way(where);
      if (steps.length > 2) throw new Error('each ball is for one step');
      if (steps.length === 2) mustBeOn(at[piece], piece, steps[0]);
      at[piece] = steps[steps.length - 1];
      out.push(SAY.move.make(ball, piece, at[piece]));
    }
    return out;
  },
  format: noFormat,
};
function mustBeOn(at: number, piece: number, from: number): void {
  if (at === from) return;
  const where = at === NOWHERE ? 'not on the board' : `on ${SPACE.values[at]}`;
  throw new Error(`${PIECE.values[piece]} is ${where}, not on ${SPACE.values[from]}`);
}

/** `walk s58-s36-s37`. */
const walk: LineForm<State> = {
  parse(s, _seat, line) {
    const words = plainWords(line).filter((word) => word !== 'walk');
    if (!words.some((word) => isWay(word) && word.includes('-'))) return undefined;
    let at = s.at[THE_AMBASSADOR];
    const out: Choice[] = [];
    for (const word of words) {
      if (!isWay(word)) {
        if (word !== 'end') return undefined;
        out.push(SAY.end.make());
        continue;
      }
      const [from, ...steps] = way(word);
      mustBeOn(at, THE_AMBASSADOR, from);
      for (const to of steps) out.push(SAY.walk.make((at = to)));
    }
    return out;
  },
  format: noFormat,
};

const list = new Choices();
/** `question green identity`; `extra s40`, `extra step s42-s40`, where only one meeting can be meant. */
const meetings: LineForm<State> = {
  parse(s, seat, line, names) {
    const words = plainWords(line);
    const isKind = (word: string | undefined): boolean => (KINDS as readonly (string | undefined)[]).includes(word);
    if ((words[0] === 'question' || words[0] === 'ambassador') && words.length === 3 && !isKind(words[1]) && isKind(words[2]))
      return [SAY.codec.parse(`${words[0]} ${words[2]} ${words[1]}`, names)];
    if (words[0] !== 'extra') return undefined;
    const rest = words.slice(1).filter((word) => word !== 'step');
    if (rest.length !== 1 || !isWay(rest[0])) return undefined;
    const spaces = way(rest[0]);
    if (spaces.length > 2) throw new Error('the extra step is one step');
    const [from, to] = spaces.length === 2 ? spaces : [undefined, spaces[0]];
    rules.legal(s, seat, list);
    const figure = (c: Choice): number => s.metBy[SAY.extra.with(c) >> 2] - 1;
    const steps = list.list().filter((c) => verbOf(c) === SAY.extra.tag && (from === undefined || s.at[figure(c)] === from));
    const [meant, other] = steps.filter((c) => SAY.extra.to(c) === to);
    if (other !== undefined) throw new Error('several meetings allow that: name the piece that is left behind');
    if (meant !== undefined) return [meant];
    // Not legal: said of some meeting, so that it is refused with its reason.
    const pending = s.metBy.findIndex((by) => by > 0 && (from === undefined || s.at[by - 1] === from));
    if (pending < 0) throw new Error(`nobody is met on ${SPACE.values[from!]}`);
    return [SAY.extra.make(steps.length > 0 ? SAY.extra.with(steps[0]) : s.met[pending], to)];
  },
  format: noFormat,
};

const verbBegunBy = (word: string): string | undefined =>
  SAY.codec.verbs.find((verb) => verb === word || (word !== '' && verb.startsWith(word)));

/** `answer AX LF tall`; `reduce AX-LF-tall AX LF mission`. A card is never guessed from the beginning of an answer: what is
    shown by mistake cannot be taken back. */
const answer: LineForm<State> = {
  parse(_s, _seat, line) {
    const words = plainWords(line);
    const [first = ''] = words;
    const verb = isOne(CARD, first.split('+')[0]) ? undefined : verbBegunBy(first);
    if (verb === 'reduce') {
      if (words.length < 3) throw new Error('reduce needs a combination, and the cards that are shown of it');
      return [SAY.reduce.make(index(COMBINATION, words[1]), cardSet(words.slice(2)))];
    }
    if (verb !== undefined && verb !== 'answer') return undefined;
    const cards = verb === 'answer' ? words.slice(1) : words;
    if (cards.length === 0) throw new Error('an answer needs the cards that are shown');
    return [SAY.answer.make(cardSet(cards))];
  },
  format(_s, _seat, parts) {
    const [choice] = parts;
    if (parts.length !== 1) return undefined;
    if (verbOf(choice) === SAY.answer.tag) return `answer ${cardNames(SAY.answer.cards(choice)).join(' ')}`;
    if (verbOf(choice) === SAY.reduce.tag)
      return `reduce ${COMBINATION.values[SAY.reduce.of(choice)]} ${cardNames(SAY.reduce.cards(choice)).join(' ')}`;
    return undefined;
  },
};

/** `dismiss yellow-thin s03`: the piece may be named. */
const dismissal: LineForm<State> = {
  parse(s, _seat, line) {
    const words = plainWords(line).filter((word) => word !== 'dismiss');
    if (words.length !== 2 || !isOne(PIECE, words[0]) || !isWay(words[1])) return undefined;
    const piece = index(PIECE, words[0]);
    if (piece !== s.a) throw new Error(`${PIECE.values[s.a]} is to be dismissed, not ${PIECE.values[piece]}`);
    const steps = way(words[1]);
    if (steps.length > 1) mustBeOn(s.at[piece], piece, steps[0]);
    return [SAY.dismiss.make(steps[steps.length - 1])];
  },
  format: noFormat,
};

export const lines: Readonly<Record<string, LineForm<State>>> = { placing, movement, walk, meetings, answer, dismissal };
