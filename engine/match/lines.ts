// Lines: what a person types, and what cases and logs show. A line is the words of several choices in a row; the parser
// walks the legal choices on a copy, so no game needs a grammar.
import { plainWord, splitWords, verbOf, type Choice, type Codec, type Domain, type Seat } from '../notation/choice.ts';
import type { Reason } from '../flow/flow.ts';
import { WrongLine, type Game } from './game.ts';
import type { Match } from './match.ts';
import type { Place } from '../flow/place.ts';
import { afterNews, type GeneralRule, type Refusal } from './refusals.ts';

/** The parts of a line, for `submit`; or why it is none. `names`: the seats' names at this table. Verbs may be left out and
    words shortened where that is unambiguous; what could mean several things is refused, never guessed. Nothing is said of
    what follows after news, nor why something is not legal to a seat that is not asked: it could tell what is hidden. */
export function parseLine<S extends Place>(match: Match<S>, seat: Seat, line: string, names: readonly string[]): Choice[] | Refusal {
  if (match.legal(seat).length === 0) return refusal(match, seat, 0, line, names);
  const form = lineForm(match, match.state);
  if (form && !match.game.rules.isOutOfTurn(match.state, seat)) {
    try {
      const parts = form.parse(match.state, seat, line, names);
      if (parts) return parts;
    } catch (e) {
      const reason = e instanceof WrongLine ? e.reason : undefined;
      return {
        ...refusal(match, seat, 0, line, names, reason ?? unread(match.game, splitWords(line), names)),
        message: (e as Error).message,
      };
    }
  }
  const words = splitWords(hyphenated(line, names));
  const walk = new Walk(seat, names, { at: match, parts: [], rest: words });
  const found = walk.all(match, words, []);
  if (found.length === 1) return found[0];
  const { at, parts, rest, news } = walk.deepest;
  if (found.length > 1) {
    const readings = found.slice(0, 3).map((p) => p.map((c) => match.game.codec.format(c, names)).join(' '));
    const reason: Reason & { rule: GeneralRule } = { rule: 'several-meanings', facts: { readings } };
    return { message: `"${line}" could mean several things: ${readings.join('; or ')}`, part: 0, line, reason, legal: [] };
  }
  if (news) return afterNews(parts.length, match.game.codec.format(parts.at(-1)!, names));
  return refusal(at, seat, parts.length, rest.join(' '), names, whyNotWords(at, seat, rest, names) ?? unread(match.game, rest, names));
}
/** Names of several words are one word in a line. */
function hyphenated(line: string, names: readonly string[]): string {
  return names.filter((name) => /\s/.test(name)).reduce((words, name) => words.replaceAll(plainWord(name), oneWord(name)), plainWord(line));
}
const oneWord = (name: string): string => plainWord(name).replaceAll(/\s+/g, '-');
export const isRefusal = (x: Choice[] | Refusal | undefined): x is Refusal => x !== undefined && !Array.isArray(x);

/** A whole decision in words, shorter than its parts in a row where the game has a form for it. */
export function formatLine<S extends Place>(
  game: Game<S>,
  before: S,
  seat: Seat,
  parts: readonly Choice[],
  names: readonly string[],
): string {
  const short = game.lines?.[game.rules.names[before.node]]?.format(before, seat, parts, names);
  return short ?? parts.map((c) => game.codec.format(c, names)).join(' ');
}

export interface Decision<S> {
  readonly parts: readonly Choice[];
  /** The state after them; undefined when the last cannot be carried out without luck. */
  readonly after: S | undefined;
}
const MOST_DECISIONS = 20_000;

/**
 * All whole decisions of a seat: parts in a row until the decision is complete (the game is back where it was before the
 * first interruption, or the seat has done its part) or news comes. Throws when there are more than 20,000.
 */
export function decisions<S extends Place>(match: Match<S>, seat: Seat): Decision<S>[] {
  const out: Decision<S>[] = [];
  const walk = (at: Match<S>, parts: Choice[]): void => {
    for (const choice of at.legal(seat)) {
      const next = at.fork();
      const wasTogether = next.game.rules.isTogether(next.state);
      if (next.submit(seat, [choice])) continue;
      const all = [...parts, choice];
      const together = next.game.rules.isTogether(next.state);
      const sameDecision =
        next.game.rules.isOpen(next.state, seat) ||
        (together === wasTogether && (together ? next.drafts.has(seat) : next.state.depth > 0 && next.state.awaited === 1 << seat));
      const more = sameDecision && !next.news && next.legal(seat).length > 0;
      if (more) walk(next, all);
      else out.push({ parts: all, after: next.waiting === undefined || next.log.length > 0 ? next.state : undefined });
      if (out.length > MOST_DECISIONS) throw new Error(`more than ${MOST_DECISIONS} whole decisions: ask for the next parts instead`);
    }
  };
  walk(match, []);
  return out;
}
interface Deepest<S extends Place> {
  readonly at: Match<S>;
  readonly parts: readonly Choice[];
  readonly rest: readonly string[];
  /** The last of the parts brings news. */
  readonly news?: boolean;
}
const MOST_TRIES = 1000;

/** All ways to read a line: at each step what is spelt out, else what leaves out its verb, else what is an unambiguous beginning. */
class Walk<S extends Place> {
  readonly #seat: Seat;
  readonly #names: readonly string[];
  #tries = 0;
  /** How far any reading came. */
  deepest: Deepest<S>;

  constructor(seat: Seat, names: readonly string[], deepest: Deepest<S>) {
    this.#seat = seat;
    this.#names = names;
    this.deepest = deepest;
  }

  all(at: Match<S>, words: readonly string[], before: readonly Choice[]): Choice[][] {
    if (words.length === 0) return before.length > 0 ? [[...before]] : [];
    if (before.length > this.deepest.parts.length) this.deepest = { at, parts: before, rest: words };
    for (const readings of readingsOf(at, this.#seat, words, this.#names)) {
      const found = new Map<string, Choice[]>();
      for (const { choice, taken } of readings) {
        const parts = [...before, choice];
        for (const way of this.#onwards(at, parts, words.slice(taken))) found.set(way.join(), way);
        if (found.size > 1) break;
      }
      if (found.size > 0) return [...found.values()];
    }
    return [];
  }

  #onwards(at: Match<S>, parts: readonly Choice[], rest: readonly string[]): Choice[][] {
    if (rest.length === 0) return [[...parts]];
    if (this.#tries++ > MOST_TRIES) return [];
    const next = at.fork();
    if (next.submit(this.#seat, [parts.at(-1)!])) return [];
    if (!next.news) return this.all(next, rest, parts);
    if (parts.length > this.deepest.parts.length) this.deepest = { at, parts, rest, news: true };
    return [];
  }
}

interface Reading {
  readonly choice: Choice;
  /** So many words. */
  readonly taken: number;
}
/** The legal choices that the words may begin with: spelt out; without the verb; by an unambiguous beginning. A word that is
    complete is no beginning of another, legal or not: it says what is meant, and that is refused. */
function readingsOf<S extends Place>(at: Match<S>, seat: Seat, words: readonly string[], names: readonly string[]): Reading[][] {
  const [spelt, verbless, begun]: Reading[][] = [[], [], []];
  const { codec } = at.game;
  const firstIsComplete = isWordOf(codec, words[0], names);
  for (const choice of at.legal(seat)) {
    const full = codec.words(choice, names).map(oneWord);
    const ids = codec.words(choice);
    const domains = domainsOf(codec, choice);
    for (let first = 0; first < (full.length > 1 ? 2 : 1); first++) {
      const taken = full.length - first;
      if (taken > words.length) continue;
      const same = (i: number): boolean => sameWord(at.game, choice, full[i], ids[i], words[i - first]);
      const begins = (i: number): boolean => {
        const word = words[i - first];
        if (!full[i].startsWith(word) || (i === 0 && !meantAs(at.game, word))) return false;
        return i === first ? !firstIsComplete : !isValueOf(domains[i], word, names);
      };
      const places = Array.from({ length: taken }, (_, i) => first + i);
      if (places.every(same)) (first === 0 ? spelt : verbless).push({ choice, taken });
      else if (places.every((i) => same(i) || begins(i))) begun.push({ choice, taken });
    }
  }
  return [spelt, verbless, new Set(begun.map((r) => r.choice)).size === 1 ? begun : []];
}

/** What the words of a choice are values of; undefined: its verb, and the name of a field that may be left out. */
function domainsOf(codec: Codec, choice: Choice): (Domain | undefined)[] {
  const given = codec.toObject(choice);
  const fields = codec.fields[verbOf(choice)].filter((f) => given[f.name] !== undefined);
  return [undefined, ...fields.flatMap((f) => (f.domain.optional ? [undefined, f.domain] : [f.domain]))];
}
/** Is it a whole value, in any spelling; of a set, values joined by `+`? */
function isValueOf(d: Domain | undefined, word: string, names: readonly string[]): boolean {
  if (d === undefined) return false;
  const isOne = (w: string): boolean => d.values.some((v, j) => plainWord(v) === w || (d.seats && oneWord(names[j] ?? v) === w));
  const isSpelling = (w: string): boolean => d.also !== undefined && Object.hasOwn(d.also, w);
  if (d.set && word === 'none') return true;
  return (d.set ? word.split('+') : [word]).every((w) => isOne(w) || isSpelling(w));
}
/** Is it a whole word of the game: a verb, a value of something, a player? */
const isWordOf = (codec: Codec, word: string, names: readonly string[]): boolean =>
  codec.verbs.some((verb) => plainWord(verb) === word) || codec.fields.flat().some((f) => isValueOf(f.domain, word, names));

/** Where the first of the words is none of the game, nor begins one: that they are not understood. */
function unread<S extends Place>({ codec }: Game<S>, words: readonly string[], names: readonly string[]): Reason | undefined {
  if (words.length === 0 || isWordOf(codec, words[0], names)) return undefined;
  const known = [...codec.verbs, ...names, ...codec.fields.flat().flatMap((f) => f.domain.values)];
  if (known.some((word) => oneWord(word).startsWith(words[0]))) return undefined;
  const reason: Reason & { rule: GeneralRule } = { rule: 'not-understood', facts: { line: words.join(' ') } };
  return reason;
}

/** A single letter must be a verb's alone, legal now or not: it would mean at one moment what nobody thinks of at another. */
const meantAs = <S extends Place>(game: Game<S>, word: string): boolean =>
  word.length > 1 || game.codec.verbs.filter((verb) => plainWord(verb).startsWith(word)).length === 1;

/** Equal, the seat s0 for the name of its player, another spelling, or the same set in another order. */
function sameWord<S extends Place>(game: Game<S>, choice: Choice, word: string, id: string, given: string): boolean {
  if (word === given || id === given) return true;
  if (word.includes('+')) return word.split('+').sort().join() === given.split('+').sort().join();
  return game.codec.fields[choice & 31].some((f) => f.domain.also?.[given] === word);
}

/** Most words of one choice: a verb, and four fields each with its name. */
const MOST_WORDS = 9;

/** The reason why not, of whatever choice the words could mean: what is legal has been read already. */
function whyNotWords<S extends Place>(at: Match<S>, seat: Seat, words: readonly string[], names: readonly string[]): Reason | undefined {
  const { codec, rules } = at.game;
  for (let n = Math.min(words.length, MOST_WORDS); n > 0; n--) {
    const line = words.slice(0, n).join(' ');
    for (const attempt of [line, ...codec.verbs.map((verb) => `${verb} ${line}`)]) {
      try {
        const reason = rules.whyNot(at.state, seat, codec.parse(attempt, names));
        if (reason) return reason;
      } catch {
        // The words cannot be read so: try the next way.
      }
    }
  }
  return undefined;
}

function lineForm<S extends Place>(match: Match<S>, s: S) {
  return match.game.lines?.[match.game.rules.names[s.node]];
}

const SHOWN = 24;
function refusal<S extends Place>(
  at: Match<S>,
  seat: Seat,
  part: number,
  line: string,
  names: readonly string[],
  reason?: Reason,
): Refusal {
  const legal = at.legal(seat).map((c) => at.game.codec.format(c, names));
  const shown = legal.slice(0, SHOWN).join(', ') + (legal.length > SHOWN ? ` and ${legal.length - SHOWN} more` : '');
  const because = reason ? ` (${reason.rule}: ${JSON.stringify(reason.facts)})` : '';
  const allowed = at.waiting
    ? `luck comes first: ${at.waiting.name}`
    : legal.length > 0
      ? `legal: ${shown}`
      : `${names[seat] ?? 'nobody'} is not asked anything now`;
  return { message: `"${line}" is not legal${because}; ${allowed}`, part, line, reason, legal };
}
