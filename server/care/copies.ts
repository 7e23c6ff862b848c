// By what the two kinds of copies of a store are told apart.
import fs from 'node:fs';

/** How a database of SQLite begins: https://www.sqlite.org/fileformat.html. */
export const SQLITE = 'SQLite format 3';
/** How a dump of PostgreSQL in its custom format does. */
export const DUMP = 'PGDMP';

/** The first characters of a file that is there. */
export function beginOf(file: string): string {
  const bytes = Buffer.alloc(16);
  const at = fs.openSync(file, 'r');
  try {
    return bytes.toString('latin1', 0, fs.readSync(at, bytes, 0, bytes.length, 0));
  } finally {
    fs.closeSync(at);
  }
}
