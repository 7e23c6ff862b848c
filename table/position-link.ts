// A position as the last part of a link to the page: all of it stands in the fragment, which no house is ever sent.
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Options } from '@ridotto/engine';
import { base64url } from './base64url.ts';

/** With what a table begins there. */
export interface LinkedPosition {
  readonly game: string;
  /** Of the players, seat by seat. */
  readonly names: readonly string[];
  readonly options: Options;
  /** As its file holds it; left out: the one that ships. */
  readonly edition?: unknown;
  /** In the words of positions, with seats s0, s1, …; left out: the start. */
  readonly from?: object;
}

/** Without the house. */
export const positionLink = (position: LinkedPosition): string => `/position#${base64url(utf8ToBytes(JSON.stringify(position)))}`;
