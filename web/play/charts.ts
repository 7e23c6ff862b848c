// How a game went, in numbers: everybody's, turn by turn. Which there are, the game says; points by category come from what was
// told at its turning points.
import type { Happening, Snapshot } from '../net/http/api.ts';
import { words } from '../words/prefs.ts';
import type { At, GameFace } from './face.ts';

/** One number of each player, turn by turn. */
export interface Series {
  readonly id: string;
  readonly name: string;
  /** By seat, a number for each of the turns; undefined: it was not to be seen then. */
  readonly by: Readonly<Record<string, readonly (number | undefined)[]>>;
}
/** Who leads where, turn by turn. */
export interface Held {
  readonly name: string;
  /** For each of the turns, the seats that do. */
  readonly by: readonly (readonly string[])[];
}
export interface Charts {
  /** What each of the turns is called. */
  readonly turns: readonly string[];
  readonly series: readonly Series[];
  readonly held: readonly Held[];
  /** What each player gained, by what it was for. */
  readonly gained: readonly { readonly name: string; readonly by: Readonly<Record<string, number>> }[];
}

/** So many turns are looked at: of more, some evenly chosen. */
const MOST_TURNS = 60;

/** The last event of each turn, and what the turn is called. */
export function turnsOf(happenings: readonly Happening[], face: GameFace, at: At): { readonly seq: number; readonly name: string }[] {
  const turns: { seq: number; name: string }[] = [];
  let name = words.value!.past.charts.beginning;
  let last = 0;
  for (const { seq, facts, undone } of happenings) {
    if (undone) continue;
    const begins = facts.map((f) => face.line(f, at.name, at.view)).find((l) => l?.turn === true || l?.heading !== undefined);
    if (begins && last > 0) turns.push({ seq: last, name });
    if (begins) name = begins.heading ?? begins.text;
    last = seq;
  }
  if (last > 0) turns.push({ seq: last, name });
  const every = Math.ceil(turns.length / MOST_TURNS);
  return turns.filter((_, i) => (turns.length - 1 - i) % every === 0);
}

/** From how the table looked at the end of each turn. */
export function chartsOf(
  turns: readonly { readonly name: string; readonly snapshot: Snapshot }[],
  { at, face, happenings }: { readonly at: At; readonly face: GameFace; readonly happenings: readonly Happening[] },
): Charts {
  const then = turns.map(({ snapshot }): At => ({ ...at, snapshot, view: snapshot.view }));
  const standings = then.map((one) => Object.fromEntries(at.seats.map(({ id }) => [id, face.standing(id, one)])));
  const numbers = (of: (seat: string, turn: number) => number | undefined): Series['by'] =>
    Object.fromEntries(at.seats.map(({ id }) => [id, turns.map((_, turn) => of(id, turn))]));
  const counted =
    (id: string) =>
    (seat: string, turn: number): number | undefined => {
      const value = standings[turn]?.[seat]?.counts.find((c) => c.id === id)?.value;
      return typeof value === 'number' ? value : undefined;
    };
  const series = [
    { id: 'points', name: words.value!.past.charts.points, by: numbers((seat, turn) => standings[turn]?.[seat]?.score?.now) },
    ...(face.series?.() ?? []).map(({ id, name }) => ({ id, name, by: numbers(counted(id)) })),
  ];
  const holders = then.map((one) => face.holders?.(one) ?? []);
  return {
    turns: turns.map(({ name }) => name),
    series: series.filter(({ by }) => Object.values(by).some((all) => all.some((n) => n !== undefined))),
    held: (holders.at(-1) ?? []).map(({ name }, i) => ({ name, by: holders.map((all) => all[i]?.seats ?? []) })),
    gained: gainedIn(happenings, face, at),
  };
}

function gainedIn(happenings: readonly Happening[], face: GameFace, at: At): Charts['gained'] {
  const sums = new Map<string, Record<string, number>>();
  for (const { facts, undone } of happenings) {
    if (undone) continue;
    for (const fact of facts) {
      const gained = face.line(fact, at.name, at.view)?.gained;
      if (!gained || gained.totals) continue;
      const sum = sums.get(gained.name) ?? {};
      sums.set(gained.name, sum);
      for (const [seat, n] of Object.entries(gained.by)) sum[seat] = (sum[seat] ?? 0) + n;
    }
  }
  return [...sums].map(([name, by]) => ({ name, by }));
}
