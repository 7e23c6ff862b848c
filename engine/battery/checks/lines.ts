// Whole decisions in words: what is written for a person is read again as the same parts.
import type { Choice, Seat } from '../../notation/choice.ts';
import { formatLine, isRefusal, parseLine } from '../../notation/lines.ts';
import type { Match } from '../../match/match.ts';
import type { Place } from '../../state/place.ts';
import type { Bench } from '../bench.ts';

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
