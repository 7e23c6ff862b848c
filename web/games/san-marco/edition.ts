// What is printed on the board of this table, as the rules read it: whoever has written an edition has written the neighbours too.
import { Edition, NEAR, type EditionFile } from '@ridotto/games/san-marco/box/edition.ts';
import { DISTRICTS, PAIRS } from '@ridotto/games/san-marco/box/material.ts';
import standard from '@ridotto/games/san-marco/editions/standard.json' with { type: 'json' };
import type { Snapshot } from '../../net/http/api.ts';

export const fileOf = (snapshot: Snapshot): EditionFile => (snapshot.edition.file ?? standard) as EditionFile;

const read = new WeakMap<EditionFile, Edition>();
export function editionOf(snapshot: Snapshot): Edition {
  const file = fileOf(snapshot);
  const edition = read.get(file) ?? new Edition(file);
  read.set(file, edition);
  return edition;
}

/** Names of the districts beside this one. */
export function neighboursOf({ near, degree }: Edition, district: string): string[] {
  const d = DISTRICTS.findIndex((name) => name === district);
  return [...near.subarray(d * NEAR, d * NEAR + (degree[d] ?? 0))].map((n) => DISTRICTS[n] ?? '');
}
/** Two districts as the rules write them, whichever is named first. */
export const pairBetween = (a: string, b: string): string => PAIRS.find((p) => p === `${b}/${a}`) ?? `${a}/${b}`;
