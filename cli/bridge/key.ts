// The key by which a house knows a guest, kept in a file that only its owner may read.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { Failure, Misuse } from '../terminal/command.ts';
import { trouble } from '../terminal/trouble.ts';

const KEY = /^[\w-]{43}$/;

export const newKey = (): string => randomBytes(32).toString('base64url');

/** What is in the file; a new one, where there is none. */
export function keyIn(file: string): string {
  try {
    const key = newKey();
    fs.writeFileSync(file, `${key}\n`, { flag: 'wx', mode: 0o600 });
    return key;
  } catch (e) {
    if ((e as NodeJS.ErrnoException).code !== 'EEXIST') throw new Failure(trouble(e as Error, file), { cause: e });
  }
  const key = fs.readFileSync(file, 'utf8').trim();
  if (!KEY.test(key))
    throw new Misuse(`${file} holds no key: 43 characters, 32 random bytes as base64url; give a file that is not there yet`);
  return key;
}
