// Which combinations of options are played: all of them when they are few, else enough that every two values meet.
import type { Options, OptionTable } from '../match/options.ts';
import { Io } from '../flow/io.ts';

const FEW = 16;

export function combinations(table: OptionTable): Options[] {
  const names = Object.keys(table);
  const product = names.reduce((n, name) => n * table[name].length, 1);
  return product <= FEW ? all(table, names) : pairs(table, names);
}

const all = (table: OptionTable, names: readonly string[]): Options[] =>
  names.reduce<Options[]>((so, name) => so.flatMap((o) => table[name].map((value) => ({ ...o, [name]: value }))), [{}]);

/** The defaults first; then, again and again, the best of some random combinations. */
function pairs(table: OptionTable, names: readonly string[]): Options[] {
  const io = new Io(7);
  const missing = new Set<string>();
  const key = (a: string, x: unknown, b: string, y: unknown): string => `${a}=${String(x)}&${b}=${String(y)}`;
  const pairsOf = (o: Options): string[] => names.flatMap((a, i) => names.slice(i + 1).map((b) => key(a, o[a], b, o[b])));
  for (const [i, a] of names.entries())
    for (const b of names.slice(i + 1)) for (const x of table[a]) for (const y of table[b]) missing.add(key(a, x, b, y));
  const random = (): Options => Object.fromEntries(names.map((name) => [name, table[name][io.pick(table[name].length)]]));
  const out: Options[] = [];
  let next: Options = Object.fromEntries(names.map((name) => [name, table[name][0]]));
  while (missing.size > 0) {
    out.push(next);
    for (const pair of pairsOf(next)) missing.delete(pair);
    const gain = (o: Options): number => pairsOf(o).filter((pair) => missing.has(pair)).length;
    next = Array.from({ length: 100 }, random).reduce((best, o) => (gain(o) > gain(best) ? o : best));
  }
  return out;
}
