// A player's own marks and remarks: with the table, for one seat.
import { signal, type Signal } from '@preact/signals';
import { NotePage, type Kind } from '../../net/notes.ts';
import { device } from '../../net/storage.ts';
import type { At } from '../../play/face.ts';

export interface Sheet {
  /** `s1 LF`: 1 crossed out, 2 perhaps, 3 certain. */
  marks: Readonly<Record<string, number>>;
  text: string;
}
export const LONGEST = 2000;
const EMPTY: Sheet = { marks: {}, text: '' };

function read(stored: unknown): Sheet {
  const x = (stored ?? {}) as Partial<Record<keyof Sheet, unknown>>;
  const marks = Object.entries(typeof x.marks === 'object' && x.marks !== null ? x.marks : {});
  return {
    marks: Object.fromEntries(marks.filter((m): m is [string, number] => [1, 2, 3].includes(m[1] as number))),
    text: typeof x.text === 'string' ? x.text : '',
  };
}
/** Mark by mark, what this device has changed since stands; of remarks that both have changed, all lines. */
function merge(base: Sheet, mine: Sheet, theirs: Sheet): Sheet {
  const marks = { ...theirs.marks };
  for (const k of new Set([...Object.keys(base.marks), ...Object.keys(mine.marks)]))
    if (mine.marks[k] !== base.marks[k]) marks[k] = mine.marks[k] ?? 0;
  return read({ marks, text: mergeText(base.text, mine.text, theirs.text) });
}
function mergeText(base: string, mine: string, theirs: string): string {
  if (mine === base || mine === theirs) return theirs;
  if (theirs === base) return mine;
  const lines = theirs.split('\n');
  return [...lines, ...mine.split('\n').filter((line) => !lines.includes(line))].join('\n').slice(0, LONGEST);
}
const KIND: Kind<Sheet> = { empty: EMPTY, read, merge };

const pages = new Map<string, NotePage<Sheet>>();
/** Of the seat whose view is shown, and of nobody else. */
function pageOf(at: At): NotePage<Sheet> | undefined {
  const seat = at.snapshot.you;
  const token = at.store.seats.value.find((h) => h.seat === seat)?.token;
  if (seat === null || token === undefined) return undefined;
  const key = `${at.store.id} ${seat} ${token}`;
  let page = pages.get(key);
  if (!page) pages.set(key, (page = new NotePage(KIND, at.store.id, seat, token)));
  return page;
}
const NOBODYS: Signal<Sheet> = signal(EMPTY);
export const sheetOf = (at: At): Sheet => (pageOf(at)?.page ?? NOBODYS).value;
export const keep = (at: At, sheet: Sheet): void => pageOf(at)?.keep(sheet);
/** Something has not come to the house yet. */
export const waits = (at: At): boolean => pageOf(at)?.failed.value === true;
/** Another device may have written. */
export const look = (at: At): void => void pageOf(at)?.look();

export const markOf = (at: At, player: string, what: string): number => sheetOf(at).marks[`${player} ${what}`] ?? 0;
export function nextMark(at: At, player: string, what: string): void {
  const { marks, text } = sheetOf(at);
  const { [`${player} ${what}`]: mark = 0, ...others } = marks;
  keep(at, { marks: mark === 3 ? others : { ...others, [`${player} ${what}`]: mark + 1 }, text });
}

const FOLLOWS = 'ridotto.inkognito.follows';
const OPEN = 'ridotto.inkognito.sheet';
const wanted = signal(device.read(FOLLOWS));
/** Does the sheet cross out what follows too? As the table says, until the reader says otherwise; a blank sheet stays blank. */
export function follows(at: At): boolean {
  const { notes } = at.snapshot.view as { notes?: string };
  return notes !== 'blank' && (wanted.value === null ? notes === 'deductions' : wanted.value === 'yes');
}
export function setFollows(on: boolean): void {
  wanted.value = on ? 'yes' : 'no';
  device.write(FOLLOWS, wanted.value);
}
/** Does the sheet lie open over the board's side? It stays so until it is laid aside. */
export const sheetLies = signal(device.read(OPEN) === 'open');
export function laySheet(open: boolean): void {
  sheetLies.value = open;
  device.write(OPEN, open ? 'open' : 'aside');
}
