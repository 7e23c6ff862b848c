// A record as a file brings it: anybody may have written it, so what it says is looked at as if somebody had typed it.
import { checkRecord, type GameRecord } from '@ridotto/engine';
import { checkTexts } from './edition.ts';
import { checkNames } from './names.ts';
import { isPlainInLines, textsIn } from './texts.ts';

/** Throws with what is wrong with it as a record, and with a text that a table would refuse: a name, a key, any other. */
export function recordFrom(file: unknown): GameRecord {
  const record = checkRecord(file);
  checkNames(record.seats);
  if (record.editionFile !== undefined) checkTexts(record.editionFile);
  for (const [key, part] of Object.entries(record))
    if (![...textsIn(part)].every(isPlainInLines)) throw new Error(`not a Ridotto record: ${key} holds a control character`);
  return record;
}
