// Names for contents: the same JSON always has the same hash, whatever the order of its keys or the spaces in its file.
import type { Game } from '@ridotto/engine';
import type { Fault } from '@ridotto/engine/edition-fault.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical-json.ts';
import { isPlain, isPlainInLines } from './texts.ts';

/** What is printed on board and cards of a table or a record: the edition file that it has, else the one that ships. */
export const editionFileOf = ({ standard }: { readonly standard: unknown }, { editionFile }: { readonly editionFile?: unknown }): unknown =>
  editionFile ?? standard;

/** By which the same JSON is known. */
export const hashOfJson = (file: unknown): string => `sha256:${bytesToHex(sha256(utf8ToBytes(canonicalJson(file))))}`;
/** What tables and records call an edition by. */
export const editionHash = hashOfJson;

/** In characters: of an edition's name, and of each of its other texts; of each of its keys. */
const LONGEST_EDITION_NAME = 80;
const LONGEST_EDITION_TEXT = 1000;
const LONGEST_KEY = 100;

/** Throws with what is wrong with an edition file of this game. */
export function checkEdition(game: Game, file: unknown): void {
  const of = (file as { game?: unknown } | null)?.game;
  if (typeof of === 'string' && of !== game.name) {
    const other = of.slice(0, LONGEST_KEY);
    const fault: Fault = { is: 'other-game', other };
    throw Object.assign(new Error(`edition: it is one of ${other}, not of ${game.name}`), { fault });
  }
  checkTexts(file);
  game.edition(file);
}
export interface EditionRefusal {
  /** What is wrong, in the words in which a table would be refused. */
  readonly exactly: string;
  /** As data, where it is that values do not go together, or that it is an edition of another game. */
  readonly fault?: Fault;
}
/** What is wrong with it; undefined: nothing. */
export function refusalOfEdition(game: Game, file: unknown): EditionRefusal | undefined {
  try {
    checkEdition(game, file);
    return undefined;
  } catch (e) {
    const { message, fault } = e as Error & { readonly fault?: Fault };
    return { exactly: message, ...(fault && { fault }) };
  }
}

/** Throws where a text of an edition file is too long or not plain, and where its name is no plain line: everybody at the table is
    shown it. */
export function checkTexts(file: unknown): void {
  const named = (file as { name?: unknown } | null)?.name;
  if (named !== undefined && typeof named !== 'string') throw new Error('edition: its name must be a text');
  const name = editionName(file);
  limit('its name', name, LONGEST_EDITION_NAME);
  if (!isPlain(name)) throw new Error('edition: its name holds a control character; it is one plain line');
  limitTexts('', file);
}
function limitTexts(where: string, x: unknown): void {
  if (typeof x === 'string') limit(`"${where}"`, x, LONGEST_EDITION_TEXT);
  if (typeof x !== 'object' || x === null) return;
  for (const [key, value] of Object.entries(x)) {
    limit(where === '' ? 'a key' : `a key in "${where}"`, key, LONGEST_KEY);
    limitTexts(where === '' ? key : `${where}.${key}`, value);
  }
}
function limit(what: string, text: string, most: number): void {
  if (!isPlainInLines(text)) throw new Error(`edition: ${what} holds a control character`);
  if (text.length > most && Array.from(text).length > most) throw new Error(`edition: ${what} is longer than ${most} characters`);
}

/** What an edition file calls itself, by its name or, like that of Venice, by which edition it is. */
export function editionName(file: unknown): string {
  const { name, edition } = (file ?? {}) as { name?: unknown; edition?: unknown };
  return [name, edition].find((text): text is string => typeof text === 'string') ?? '';
}
