// Which seats this device, or this window, plays: tokens stay here and in the fragments of seat links.
import { device, ownWindow } from './storage.ts';
import { here, isHere } from './tables.ts';

export interface HeldSeat {
  seat: string;
  token: string;
}
/** Of a table of this device that goes on from a moment of another game. */
export interface Branch {
  /** The record, by which its page is called. */
  readonly of: string;
  /** So many of its entries had been. */
  readonly at: number;
  /** As whoever opened it calls it. */
  readonly name: string;
  /** From a game that went on: what was hidden then is made up, and `at` is a number of an event. */
  readonly imagined?: true;
}
export interface RememberedTable {
  id: string;
  /** Empty, as long as nobody has said. */
  game: string;
  names: string[];
  /** Played on this device. */
  seats: HeldSeat[];
  /** To be sent to the others: shown again on the page of links. */
  invites: HeldSeat[];
  /** Last event seen, for "since you left". */
  seen: number;
  /** How it stood when this device looked last: over, or the seats that had to decide. */
  stood?: 'over' | 'gone' | readonly string[];
  opened: number;
  /** People came one after another, and the house knows them. */
  filled?: boolean;
  /** This device shows the table to all who sit around it. */
  screen?: true;
  /** The board lies before all on another device: here one holds what is one's own. */
  hand?: true;
  branch?: Branch;
  /** Handed over to the house: who of this device plays on there by links. */
  byLink?: readonly string[];
  /** To be taken along, or taken: the secret by which this device deals then. */
  along?: string;
  /** The table of this device as which it goes on here. */
  broughtTo?: string;
  /** What it was opened with, for a rematch. */
  request?: object;
}

const KEY = 'ridotto.tables';
export const MOST = 30;

function read(): RememberedTable[] {
  const list = device.json(KEY);
  return Array.isArray(list) ? (list as RememberedTable[]).filter((t) => typeof t?.id === 'string' && Array.isArray(t.seats)) : [];
}
/** The latest, and whatever this device keeps itself: nobody else could find that again. */
const write = (tables: RememberedTable[]): void =>
  device.write(KEY, JSON.stringify(tables.sort((a, b) => b.opened - a.opened).filter((t, i) => i < MOST || isHere(t.id))));

export const remembered = (): RememberedTable[] => read();
/** Those that go on from a moment of this game, the latest first. */
export const branchesOf = (record: string): RememberedTable[] => read().filter((t) => t.branch?.of === record);
export const rememberedTable = (id: string): RememberedTable | undefined => read().find((t) => t.id === id);
export function remember(table: Partial<RememberedTable> & { id: string }): void {
  const tables = read();
  const known = tables.find((t) => t.id === table.id);
  if (known) Object.assign(known, table);
  else tables.push({ game: '', names: [], seats: [], invites: [], seen: 0, opened: Date.now(), ...table });
  write(tables);
}
export function forget(id: string): void {
  write(read().filter((t) => t.id !== id));
  if (isHere(id)) void here().then((tables) => tables.forget(id));
}

/** All seats that somebody on this device played as a guest of the house. */
export const forgetFilled = (): void => write(read().filter(({ filled }) => filled !== true));

/** Seats of this window alone: opened by a link where the device already plays other seats. */
const windowKey = (id: string): string => `ridotto.window.${id}`;

export function seatsFor(id: string): HeldSeat[] {
  const own = ownWindow.json(windowKey(id));
  return Array.isArray(own) ? (own as HeldSeat[]) : (rememberedTable(id)?.seats ?? []);
}

/** These seats are played here from now on: by this window alone, where the device plays others at this table. */
export function takeSeats(id: string, held: readonly HeldSeat[]): void {
  const others = (rememberedTable(id)?.seats ?? []).filter((s) => !held.some((h) => h.token === s.token));
  if (others.length === 0) remember({ id, seats: [...held] });
  else ownWindow.write(windowKey(id), JSON.stringify(held));
}

/** This device plays there no more, and may look on. */
export function giveUpSeats(id: string): void {
  ownWindow.remove(windowKey(id));
  const known = rememberedTable(id);
  if (known) remember({ id, seats: [] });
}
