// Rewriting what was played by an earlier version of the rules: the same happens, in the same order and by the same luck, but
// some of it is said in other words, or need not be said any more.
import { whatCounts, type Entry, type GameRecord } from './record.ts';

/** Something that a seat handed in or took back, in a record's log or in a table's journal. */
export interface Deed {
  /** Its number there. */
  readonly at: number;
  readonly by: string;
  /** In a record: always `say`. */
  readonly do: 'say' | 'hold' | 'confirm' | 'undo' | 'retract';
  /** Of `say` and `hold`: the parts in words. */
  readonly say?: readonly string[];
}
/** A deed that stays, by its number; `say`: in these words from now on. */
export interface Kept {
  readonly at: number;
  readonly say?: readonly string[];
}
/** Pure. Outcomes keep their numbers, so a deed that brought luck must stay. */
export interface Migration {
  /** Those that stay, in their order. */
  readonly deeds: (deeds: readonly Deed[]) => readonly Kept[];
  /** Of what begins at a position: the position in the words of today. Left out: as it is. */
  readonly position?: (from: object) => object;
}

/** The entries that stay, each with its old number. All that is no deed stays. Throws when luck would be lost. */
export function keptOf<T extends object>(
  entries: readonly T[],
  deedOf: (entry: T, at: number) => Deed | undefined,
  migration: Migration,
): { readonly at: number; readonly entry: T }[] {
  const deeds = entries.map(deedOf);
  const kept = new Map(migration.deeds(deeds.filter((deed) => deed !== undefined)).map((k) => [k.at, k.say]));
  return entries.flatMap((entry, at) => {
    if (deeds[at] === undefined) return [{ at, entry }];
    const say = kept.get(at);
    if (say !== undefined) return [{ at, entry: { ...entry, say } }];
    if (kept.has(at)) return [{ at, entry }];
    if ('luck' in entry && (entry.luck as readonly string[] | undefined)?.length)
      throw new Error(`entry ${at} brought luck, and cannot be left out`);
    return [];
  });
}

interface Told {
  readonly entry: number;
  readonly what: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The log, and what counts its entries. */
export function migrateLog(record: GameRecord, migration: Migration): Partial<GameRecord> {
  // What was taken back with the consent of all is no longer played, and stays as it was said.
  const counts = whatCounts(record.log);
  const deedOf = (entry: Entry, at: number): Deed | undefined =>
    counts[at] && 'say' in entry ? { at, by: entry.by, do: 'say', say: entry.say } : undefined;
  const kept = keptOf(record.log, deedOf, migration);
  /** So many of the first `n` entries are left. */
  const left = (n: number): number => kept.filter(({ at }) => at < n).length;
  const { gestures, from, facts, dealers } = record;
  // A fact of an entry that is left out belongs to the one before it.
  const told = (fact: Told): Told => ({
    ...fact,
    entry: Math.max(0, left(fact.entry + 1) - 1),
    ...(fact.what === 'taken-back' && { data: { ...fact.data, entry: left(Number(fact.data.entry)) } }),
  });
  return {
    log: kept.map(({ entry }) => ('back' in entry ? { ...entry, back: left(entry.back) } : entry)),
    ...(gestures && { gestures: gestures.map((g) => ({ ...g, after: left(g.after) })) }),
    ...(dealers && { dealers: dealers.map((d) => ({ ...d, entries: left(d.entries) })) }),
    ...(from && { from: migration.position?.(from) ?? from }),
    ...(facts && { facts: (facts as Told[]).map(told) }),
  };
}
