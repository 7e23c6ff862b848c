// Codes that somebody types: letters that nobody takes for others, in two halves.
import { randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** So many letters; each is five bits. */
export const newCode = (letters: number): string => Array.from({ length: letters }, () => LETTERS[randomInt(LETTERS.length)]).join('');
/** As it is shown. */
export const inHalves = (code: string): string => `${code.slice(0, code.length / 2)}-${code.slice(code.length / 2)}`;
/** As it is kept, however somebody has typed it. */
export const spelt = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
