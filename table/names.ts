// Names of players: any text a person may be called by, and nothing that can pretend to be something else.
import { isPlain } from './texts.ts';

const MOST = 40;

/** What commands and records call seats and whoever watches. */
const RESERVED = /^(s\d+|spectator)$/;

/** Trimmed; throws with what is wrong. */
export function settleNames(given: readonly string[]): string[] {
  const names = given.map((name) => name.normalize('NFC').trim());
  names.forEach((name, seat) => {
    const whose = `the name of seat s${seat}`;
    if (!/[^\s\p{Cf}\p{M}]/u.test(name)) throw new Error(`${whose} is empty; a name has 1 to ${MOST} characters`);
    if (Array.from(name).length > MOST) throw new Error(`${whose} is longer than ${MOST} characters`);
    if (!isPlain(name)) throw new Error(`${whose} holds a control character; any other text of 1 to ${MOST} characters will do`);
    if (RESERVED.test(alike(name)))
      throw new Error(`${whose} is "${name}", which means a seat or a watcher in commands; any other name will do`);
    const first = names.findIndex((other) => alike(other) === alike(name));
    if (first < seat) throw new Error(`seats s${first} and s${seat} are both called "${name}"; names at a table must differ`);
  });
  return names;
}

const alike = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ');
