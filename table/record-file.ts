// A record as a file brings it: anybody may have written it, so what it says is looked at as if somebody had typed it.
import { carriedBy, checkFormat, checkRecord, NotOpened, OtherRules, type Game, type GameRecord } from '@ridotto/engine';
import { checkTexts } from './edition.ts';
import { checkNames } from './names.ts';
import type { FindGame } from './setup.ts';
import { isPlainInLines, textsIn } from './texts.ts';

/** Throws NotOpened: with `find`, a game or rules that are not known here come first, for then the rest may be as newer records are; then what
    is wrong with it as a record, and a text that a table would refuse: a name, a key, any other. */
export function recordFrom(file: unknown, find?: FindGame): GameRecord {
  checkFormat(file);
  const { game, rules } = file as Partial<Record<keyof GameRecord, unknown>>;
  if (find && typeof game === 'string' && isPlainInLines(game)) checkRules(gameOf(game, find), rules);
  const record = checkRecord(file);
  try {
    checkNames(record.seats);
  } catch (cause) {
    throw new NotOpened('damaged', (cause as Error).message, { part: 'seats', cause });
  }
  try {
    if (record.editionFile !== undefined) checkTexts(record.editionFile);
  } catch (cause) {
    throw new NotOpened('damaged', (cause as Error).message, { part: 'editionFile', cause });
  }
  for (const [key, part] of Object.entries(record))
    if (![...textsIn(part)].every(isPlainInLines))
      throw new NotOpened('damaged', `not a whole Ridotto record: ${key} holds a control character`, { part: key });
  return record;
}

/** The text of a file. Throws NotOpened. */
export function recordInText(text: string, find?: FindGame): GameRecord {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (cause) {
    const [why, what] = text.trimStart().startsWith('{')
      ? (['damaged', ', or not the whole of it'] as const)
      : (['no-record', ''] as const);
    throw new NotOpened(why, `not JSON${what}: ${(cause as Error).message}`, { cause });
  }
  return recordFrom(file, find);
}

function gameOf(name: string, find: FindGame): Game {
  try {
    return find(name);
  } catch (cause) {
    throw new NotOpened('no-such-game', (cause as Error).message, { cause });
  }
}
/** Those of no number at all are damaged: said later. */
function checkRules(game: Game, rules: unknown): void {
  try {
    carriedBy(game, rules as number);
  } catch (e) {
    if (!(e instanceof OtherRules) || e.why === 'newer-rules') throw e;
  }
}
