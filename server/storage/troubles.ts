// What SQLite and the file system say when they cannot, in words that name the cause and what to do.
import { StoreTrouble } from './store.ts';

/** Primary result codes: https://sqlite.org/rescode.html. */
const PERM = 3;
const BUSY = 5;
const LOCKED = 6;
const READONLY = 8;
const IOERR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANTOPEN = 14;
const NOTADB = 26;

const isFull = (code: unknown): boolean => code === 'ENOSPC' || code === 'EDQUOT';
const isUnwritable = (code: unknown): boolean => code === 'EACCES' || code === 'EPERM' || code === 'EROFS';

/** `place`: the file or the folder it is about. What is no trouble of the store is given back as it is. */
export function troubleOf(e: unknown, place: string): Error {
  if (e instanceof StoreTrouble) return e;
  const { errcode, code, message, path: where = place } = e as { errcode?: number; code?: string; message: string; path?: string };
  const primary = errcode === undefined ? undefined : errcode & 0xff;
  const trouble = (kind: ConstructorParameters<typeof StoreTrouble>[0], words: string): StoreTrouble => new StoreTrouble(kind, words, e);
  if (primary === FULL || isFull(code)) return trouble('full', `the disk that holds ${place} is full: make room; nothing is lost`);
  if (primary === BUSY || primary === LOCKED)
    return trouble('busy', `${place}: another process has been writing to it for too long, a backup perhaps`);
  if (primary === CORRUPT || primary === NOTADB)
    return trouble('damaged', `${place} is damaged (${message}): keep a copy of it, see what ridotto doctor says, and restore a backup`);
  if (primary === READONLY || primary === PERM || primary === CANTOPEN || isUnwritable(code))
    return trouble('unwritable', `${where} cannot be written (${message}): give this user leave to write there, or give another folder`);
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return trouble('unwritable', `${where} is not a folder, and something else is there: give another folder`);
  if (code === 'ENOENT') return trouble('unwritable', `${where} cannot be made (${message}): give another folder`);
  if (primary === IOERR) return trouble('failed', `${place}: the disk failed (${message}): see whether it is still there, and whole`);
  return e as Error;
}
