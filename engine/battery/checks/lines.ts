// Whole decisions in words: what is written for a person is read again as the same parts. And a word that stands for one
// thing is never read as another, least of all when the one is not legal.
import { plainWord, splitWords, verbOf, type Choice, type Codec, type Seat } from '../../notation/choice.ts';
import { formatLine, isRefusal, parseLine } from '../../match/lines.ts';
import type { Match } from '../../match/match.ts';
import type { Place } from '../../flow/place.ts';
import type { Bench } from '../shared/bench.ts';
import type { NearMisses } from '../shared/near-misses.ts';

export function line<S extends Place, E>(bench: Bench<S, E>, m: Match<S, E>, seat: Seat, parts: readonly Choice[]): void {
  if (!bench.wants('lines')) return;
  const write = (choices: readonly Choice[], names: readonly string[]): string => formatLine(bench.game, m.state, seat, choices, names);
  for (const names of [bench.names, bench.names.map((_, p) => `s${p}`)]) {
    const written = write(parts, names);
    const read = bench.guard('lines', `"${written}"`, m.state, () => parseLine(m, seat, written, names));
    if (isRefusal(read)) bench.fail('lines', `"${written}" is written, and cannot be read: ${read.message}`, m.state, seat);
    // A form of the game's own may read equal things in another order.
    const same = bench.game.lines?.[bench.node(m.state)] === undefined ? read.join() === parts.join() : sorted(read) === sorted(parts);
    if (!same) bench.fail('lines', `"${written}" is read as ${bench.said(read)}, not ${bench.said(parts)}`, m.state, seat);
  }
}
const sorted = (choices: readonly Choice[]): string => [...choices].sort((a, b) => a - b).join();

/** Words of the game one by one, and whole choices that are not legal: what is read has each of the words in it. */
export function words<S extends Place, E>(bench: Bench<S, E>, m: Match<S, E>, seat: Seat, misses: NearMisses<S, E>): void {
  if (!bench.wants('words')) return;
  const { codec } = bench.game;
  const vocabulary = [
    ...new Set([...codec.verbs, ...codec.fields.flat().flatMap((f) => [...f.domain.values, ...Object.keys(f.domain.also ?? {})])]),
  ];
  const single = Array.from({ length: SINGLE_WORDS }, () => bench.any(vocabulary));
  const notLegal = misses.all(m.legal(seat), 1).map((choice) => codec.format(choice, bench.names));
  for (const line of [...single, ...notLegal]) {
    const read = bench.guard('words', `"${line}"`, m.state, () => parseLine(m, seat, line, bench.names));
    if (isRefusal(read)) continue;
    const meant = new Set(read.flatMap((choice) => spellings(codec, choice, bench.names)));
    const other = splitWords(line).find((word) => !meant.has(word) && !word.includes('+'));
    if (other !== undefined)
      bench.fail('words', `"${line}" is read as ${bench.said(read)}, though ${other} is a word of its own`, m.state, seat);
  }
}
const SINGLE_WORDS = 4;

/** All words that may stand in the line of a choice. */
function spellings(codec: Codec, choice: Choice, names: readonly string[]): string[] {
  const given = codec.toObject(choice);
  const values = codec.fields[verbOf(choice)].flatMap(({ name, domain: d }) => {
    const said = [given[name] ?? []].flat();
    const also = Object.entries(d.also ?? {}).flatMap(([spelt, value]) => (said.includes(value) ? [spelt] : []));
    const seats = d.seats ? said.map((value) => names[d.values.indexOf(value)] ?? value) : [];
    return [name, ...said, ...also, ...seats];
  });
  return [given.do, 'none', ...values].map(plainWord);
}
