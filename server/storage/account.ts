// What is asked of a store about a guest besides their name: their devices, how they want to be told that it is their turn, and
// when they were at which table.

interface Device {
  /** Hash of its key. */
  readonly hash: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}
/** A guest. */
export interface Person {
  readonly id: string;
  readonly name: string;
}
/** A way by which a guest is told; what is in `address` is known to whoever goes that way. */
export interface Channel {
  readonly id: string;
  readonly guest: string;
  readonly kind: string;
  /** JSON. */
  readonly address: string;
  /** Random; what confirms and what ends the channel follows from it. */
  readonly secret: string;
  /** Has whoever gets it said so? */
  readonly confirmed: boolean;
  /** Why something could not be brought last, in words for its owner; null: all was. */
  readonly trouble: string | null;
}
/** Everything of a guest; `settings`: JSON. */
export interface Account extends Person {
  readonly settings: string;
  readonly devices: readonly Device[];
  readonly channels: readonly Channel[];
}
/** When somebody at a seat last had it before their eyes. */
export interface Sight {
  readonly seat: number;
  /** Number of the last event that was seen. */
  readonly seen: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Is it looked at, as far as is known? */
  readonly looking: boolean;
  /** Of the guest who sits there, as JSON; undefined: the house does not know who it is. */
  readonly settings: string | undefined;
}

/** Where a code leads. */
export interface TableCode {
  readonly table: string;
  readonly invitation: string;
}

export interface Accounts {
  account(id: string): Promise<Account | undefined>;
  keepSettings(guest: string, settings: string): Promise<void>;

  channel(id: string): Promise<Channel | undefined>;
  /** A new one; nothing, where this guest has the same already. */
  keepChannel(channel: Channel): Promise<void>;
  confirmChannel(id: string): Promise<void>;
  /** `trouble`: in words for its owner; null: it is over. */
  noteTrouble(id: string, trouble: string | null): Promise<void>;
  /** Of this guest, if it is theirs. */
  removeChannel(id: string, guest: string): Promise<void>;

  /** For `lasts` milliseconds whoever knows what has this hash may bring another device of this guest; one at a time. */
  keepCode(hash: string, guest: string, lasts: number): Promise<void>;
  /** The device with this key belongs to whoever has the code from now on, and the code is spent; undefined: there is none such.
      Conflict when the key is somebody's. */
  useCode(code: string, key: string, name: string): Promise<Person | undefined>;
  /** By what somebody who knows the invitation to a table that fills is told it: the code that this invitation has, if it lasts for
      more than half of `lasts` (milliseconds) yet, else `made` from now on. Conflict when that leads elsewhere. */
  keepTableCode(
    about: TableCode,
    made: { readonly made: string; readonly lasts: number },
  ): Promise<{ readonly code: string; readonly left: number }>;
  /** undefined: there is none such, or its time is over. */
  tableCode(code: string): Promise<TableCode | undefined>;
  nameDevice(key: string, name: string): Promise<void>;
  /** The key is worth nothing any more, nor are the tokens of all seats of this guest but for `kept`, those of the device that
      asks; undefined: it is the one that goes. Gives the tables whose seats have changed. */
  removeDevice(guest: string, key: string, kept: ((table: string) => string) | undefined): Promise<readonly string[]>;
  /** By this token, too, the guest's seat at that table is played; undefined: they have none there. */
  addToken(guest: string, table: string, hash: string): Promise<number | undefined>;
  /** Of which seat at this table it is the token. */
  seatOf(table: string, hash: string): Promise<number | undefined>;

  /** All that is known of a guest is gone; where they sat, somebody of this name sat, by the language of the table. Nobody can
      play their seats any more. Gives the tables that have changed. */
  forget(guest: string, renamed: (names: readonly string[], language: string) => string): Promise<readonly string[]>;

  /** Somebody at this seat has it before their eyes, for `lasts` milliseconds at least unless they say more; 0: not any more. */
  see(table: string, seat: number, { seen, lasts }: { readonly seen: number; readonly lasts: number }): Promise<void>;
  sights(table: string): Promise<readonly Sight[]>;

  /** What all houses on this store share, of this name: `made`, where there was nothing yet. */
  secret(name: string, made: string): Promise<string>;
}
