// Lines as a person writes them: `answer AX LF tall`, `reduce AX-LF-tall AX LF`; steps with where they begin,
// `orange red-thin s52-s53, black ambassador s58-s29`.
import { pickWord, splitWords, type Choice, type LineForm } from '@ridotto/engine';
import { BALL, CARD, COMBINATION, NOWHERE, PIECE, SPACE } from './material.ts';
import { cardNames } from './rules/telling.ts';
import type { State } from './state.ts';
import { SAY } from './vocabulary.ts';

const index = (d: typeof CARD | typeof PIECE | typeof SPACE | typeof BALL | typeof COMBINATION, word: string): number =>
  (d.values as readonly string[]).indexOf(pickWord(word, d.values, d.also, d.name));
const cardSet = (words: readonly string[]): number =>
  words.flatMap((word) => word.split('+')).reduce((m, word) => m | (1 << index(CARD, word)), 0);

/** `answer AX LF tall`; `reduce AX-LF-tall AX LF mission`. */
const answers: LineForm<State> = {
  parse(_s, _seat, line) {
    const words = splitWords(line.replaceAll(/[{},]/g, ' '));
    const verb = words[0];
    if (verb === 'reduce') {
      if (words.length < 3) throw new Error('reduce needs a combination, and the cards that are shown of it');
      return [SAY.reduce.make(index(COMBINATION, words[1]), cardSet(words.slice(2)))];
    }
    const cards = verb === 'answer' || verb === 'show' ? words.slice(1) : words;
    const known = cards.length > 0 && cards.every((word) => word.split('+').every((card) => isCard(card)));
    return known ? [SAY.answer.make(cardSet(cards))] : undefined;
  },
  format(_s, _seat, parts) {
    const [choice] = parts;
    if (parts.length !== 1) return undefined;
    if ((choice & 31) === SAY.answer.tag) return `answer ${cardNames(SAY.answer.cards(choice)).join(' ')}`;
    if ((choice & 31) === SAY.reduce.tag)
      return `reduce ${COMBINATION.values[SAY.reduce.of(choice)]} ${cardNames(SAY.reduce.cards(choice)).join(' ')}`;
    return undefined;
  },
};
function isCard(word: string): boolean {
  try {
    return index(CARD, word) >= 0;
  } catch {
    return false;
  }
}
/** Steps one after another, each with or without the space where it begins; then perhaps `end`. */
const steps: LineForm<State> = {
  parse(s, _seat, line) {
    if (!/[,]|s\d\d-s\d\d/i.test(line)) return undefined;
    const words = splitWords(line.replaceAll(',', ' ')).filter((word) => word !== 'move' && word !== 'then' && word !== 'and');
    const at = [...s.at];
    const out: Choice[] = [];
    while (words.length > 0) {
      const first = words.shift()!;
      if (first === 'end') {
        out.push(SAY.end.make());
        continue;
      }
      const ball = index(BALL, first);
      const piece = index(PIECE, words.shift() ?? '');
      const way = (words.shift() ?? '').split('-').map((space) => index(SPACE, space));
      if (way.length > 2) throw new Error('each ball is for one step');
      if (way.length === 2 && at[piece] !== way[0])
        throw new Error(`${PIECE.values[piece]} is ${at[piece] === NOWHERE ? 'not on the board' : `on ${SPACE.values[at[piece]]}`}, not on ${SPACE.values[way[0]]}`);
      at[piece] = way[way.length - 1];
      out.push(SAY.move.make(ball, piece, at[piece]));
    }
    return out;
  },
  format: () => undefined,
};

export const lines: Readonly<Record<string, LineForm<State>>> = { answer: answers, movement: steps };
