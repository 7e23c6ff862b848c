// Versions of a game's rules. Records outlive them: for every earlier version the game says what became of what was played by
// it when the next one came, and from these steps follows how any record is played today.
import type { Fate, Game, Otherwise } from './game.ts';
import type { Place } from '../flow/place.ts';
import { migrateLog, type Migration } from './migration.ts';
import { NotOpened, type GameRecord, type UnopenedAbout } from './record.ts';

/** How what was played by some version is played now. */
export interface Carried<S extends Place = Place, E = unknown> {
  /** The strongest of the steps. */
  readonly is: Fate['is'];
  /** Plays it: the game of today, or a pinned one. */
  readonly game: Game<S, E>;
  /** To be gone through in this order before it can be played. */
  readonly migrations: readonly Migration[];
  readonly but: ReadonlySet<Otherwise>;
}

/** It was played by rules that this house does not have, or has not decided about. */
export class OtherRules extends NotOpened {
  constructor(message: string, about: UnopenedAbout = {}, why: 'newer-rules' | 'unknown-rules' = 'unknown-rules') {
    super(why, message, about);
  }
}

/** Throws OtherRules where it cannot be played at all. */
export function carriedBy<S extends Place, E>(game: Game<S, E>, version: number): Carried<S, E> {
  const played = `played by version ${version} of the rules of ${game.name}`;
  if (!Number.isInteger(version) || version < 1) throw new OtherRules(`${played}: there is no such version`, { version });
  const known = game.rulesVersion;
  if (version > known) throw new OtherRules(`${played}; this house knows up to ${known}: update it`, { version, known }, 'newer-rules');
  const migrations: Migration[] = [];
  const but = new Set<Otherwise>();
  for (let v = version; v < game.rulesVersion; v++) {
    const fate = game.earlier?.[v];
    if (fate === undefined) throw new OtherRules(`${played}; what becomes of version ${v} has not been decided`, { version, known });
    if (fate.is === 'pinned') return { is: 'pinned', game: fate.game, migrations, but };
    if (fate.is === 'migrated') migrations.push(fate.by);
    for (const what of fate.but ?? []) but.add(what);
  }
  return { is: migrations.length > 0 ? 'migrated' : 'same', game, migrations, but };
}

/** The game that plays this version as it is. Throws OtherRules, also where records of it are rewritten first. */
export function gameOf<S extends Place, E>(game: Game<S, E>, version: number): Game<S, E> {
  const { game: plays, migrations } = carriedBy(game, version);
  if (migrations.length === 0) return plays;
  throw new OtherRules(
    `begun by version ${version} of the rules of ${game.name}, and not yet brought to version ${plays.rulesVersion}: "ridotto patch" does it`,
  );
}

/** A record as the game it is carried to plays it. What cannot be compared any more is left out; `dealt` keeps the number by
    which outcomes were dealt. Throws OtherRules, and what is wrong with a log that cannot be rewritten. */
export function carryRecord<S extends Place, E>(
  game: Game<S, E>,
  record: GameRecord,
): { readonly carried: Carried<S, E>; readonly record: GameRecord } {
  const carried = carriedBy(game, record.rules);
  const rules = carried.game.rulesVersion;
  if (rules === record.rules) return { carried, record };
  const { checkpoints, facts, ...rest } = record;
  const migrated = carried.migrations.length > 0;
  let now: GameRecord = {
    ...rest,
    rules,
    dealt: record.dealt ?? record.rules,
    ...(checkpoints && !carried.but.has('states') && !migrated && { checkpoints }),
    ...(facts && !carried.but.has('facts') && { facts }),
  };
  for (const migration of carried.migrations) now = { ...now, ...migrateLog(now, migration) };
  return { carried, record: now };
}
