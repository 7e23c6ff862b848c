// A game that is over as a library lists it: from its table, or from a record.
import { whatCounts, type GameRecord } from '@ridotto/engine';
import { hashOfJson, type Table, type Verdict } from '@ridotto/table';
import type { Finished } from '../storage/library.ts';

/** What a device adds to the dealing by itself, if anything: no words of anybody's. */
const BY_CHANCE = /^([0-9a-f]{32})?$/;

/** undefined: it is not over, or there is no record of it. */
export function finishedAt(table: Table): (Finished & { readonly table: string }) | undefined {
  const record = table.record();
  if ('problem' in record) return undefined;
  const { game, match } = table;
  const result = record.stopped === true ? undefined : { scores: [...game.scores(match.state)], winners: game.winners(match.state) };
  return { ...finishedIn(record, result), table: table.setup.id };
}

/** `result`: as whoever played it again found it; undefined: it was stopped. */
export function finishedIn(record: GameRecord, result: Verdict['result']): Finished {
  const { game, rules, log, seats, salts = [] } = record;
  return {
    game,
    rules,
    length: whatCounts(log).filter(Boolean).length,
    ended: result ? 'over' : 'stopped',
    names: seats,
    scores: result?.scores ?? [],
    winners: result?.winners ?? [],
    plain:
      record.editionFile === undefined &&
      record.from === undefined &&
      record.dealers === undefined &&
      salts.every((salt) => BY_CHANCE.test(salt)),
    hash: hashOfJson(record),
  };
}
