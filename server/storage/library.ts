// What is asked of a store about games that are over, to be looked at again: the library of each guest, and what the house publishes.

/** A game as a list shows it. */
export interface Finished {
  readonly game: string;
  /** Version of its rules. */
  readonly rules: number;
  /** Entries of its record. */
  readonly length: number;
  /** `stopped`: all agreed to, and there is no result. */
  readonly ended: 'over' | 'stopped';
  /** Of the players, seat by seat, as they were at the end. */
  readonly names: readonly string[];
  readonly scores: readonly number[];
  /** Seats; none, where it was stopped. */
  readonly winners: readonly number[];
  /** Its record holds nothing that anybody has typed, but for names. */
  readonly plain: boolean;
  /** Of its record: the same game is kept once. */
  readonly hash: string;
}
/** `watched`, `imported`: put there by the guest. */
export type Came = 'played' | 'watched' | 'imported';
export interface Kept extends Finished {
  /** Random, and no table's: who knows it cannot find the table by it. */
  readonly id: string;
  /** Where it was played; undefined: elsewhere. */
  readonly table: string | undefined;
  /** When it ended, or came into this library; in milliseconds since 1970. */
  readonly at: number;
  /** In a guest's library. */
  readonly came?: Came;
  /** Theirs, if they played. */
  readonly seat?: number;
}
/** Left out: any. */
export interface Sought {
  readonly game?: string;
  /** Part of a name. */
  readonly name?: string;
  readonly players?: number;
  /** Entries. */
  readonly least?: number;
  readonly most?: number;
  /** For whoever's library it is; what was only watched or imported is neither won nor lost. */
  readonly result?: 'won' | 'lost' | 'stopped';
  /** Milliseconds since 1970; `until`: not that one any more. */
  readonly since?: number;
  readonly until?: number;
}
/** The newest first. `after`: the last of the page before. */
export interface Leaf {
  readonly after?: { readonly at: number; readonly id: string };
  readonly most: number;
}
/** A record that comes in; `packed`: as it is kept. */
export interface Incoming extends Finished {
  readonly packed: string;
}
/** How many a guest may have, and how many characters of them as they are kept. */
export interface Room {
  readonly games: number;
  readonly characters: number;
}

export interface Library {
  /** Of this guest. */
  of(guest: string, sought: Sought, leaf: Leaf): Promise<readonly Kept[]>;
  /** Of people who played here to the end, where nothing but names was typed. */
  published(sought: Sought, leaf: Leaf): Promise<readonly Kept[]>;
  /** In this guest's library; without a guest, among what may be published. */
  find(id: string, guest?: string): Promise<Kept | undefined>;
  /** The record of a game that was played elsewhere, as it was kept. */
  packed(id: string): Promise<string | undefined>;
  /** `known`: it was there already; `full`: there is no room, and nothing was kept. */
  take(guest: string, incoming: Incoming, room: Room): Promise<{ readonly is: 'new' | 'known' | 'full'; readonly id: string }>;
  /** A game that ended at this table, by whoever knows the table; undefined: there is none. */
  watch(guest: string, table: string): Promise<string | undefined>;
  /** What came there by the guest, and no game that they played. Was it there? */
  remove(guest: string, id: string): Promise<boolean>;
}

/** Names as they are looked for: without accents, in small letters. */
export const folded = (name: string): string => name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
