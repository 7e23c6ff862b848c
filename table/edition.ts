// Names for contents: the same JSON always has the same hash, whatever the order of its keys or the spaces in its file.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What is printed on board and cards of a table or a record: the edition file that it has, else the one that ships. */
export const editionFileOf = ({ standard }: { readonly standard: unknown }, { editionFile }: { readonly editionFile?: unknown }): unknown =>
  editionFile ?? standard;

/** JSON with sorted keys and without spaces. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((x) => canonicalJson(x === undefined ? null : x)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const keys = Object.keys(value as object)
    .filter((key) => (value as Record<string, unknown>)[key] !== undefined)
    .sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalJson((value as Record<string, unknown>)[key])}`).join(',')}}`;
}

/** What tables and records call an edition by. */
export const editionHash = (file: unknown): string => `sha256:${bytesToHex(sha256(utf8ToBytes(canonicalJson(file))))}`;

/** The name that an edition file gives itself. */
export function editionName(file: unknown): string {
  const name = (file as { name?: unknown } | null)?.name;
  return typeof name === 'string' ? name : '';
}
