// A player's own marks and remarks: on this device, for one table and one seat.
import { signal } from '@preact/signals';
import type { At } from '../play/face.ts';

export interface Sheet {
  /** `s1 LF`: 1 crossed out, 2 perhaps, 3 certain. */
  marks: Readonly<Record<string, number>>;
  text: string;
}
const EMPTY: Sheet = { marks: {}, text: '' };
const keyOf = (at: At): string => `ridotto.inkognito.notes.${at.store.id}.${at.snapshot.you ?? ''}`;
const open = signal<{ key: string; sheet: Sheet }>({ key: '', sheet: EMPTY });

function stored(key: string): Sheet {
  try {
    const x = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Sheet>;
    return { marks: typeof x.marks === 'object' && x.marks !== null ? x.marks : {}, text: typeof x.text === 'string' ? x.text : '' };
  } catch {
    return EMPTY;
  }
}
/** Of the seat whose view is shown, and of nobody else. */
export function sheetOf(at: At): Sheet {
  const key = keyOf(at);
  return open.value.key === key ? open.value.sheet : stored(key);
}
export function keep(at: At, sheet: Sheet): void {
  const key = keyOf(at);
  open.value = { key, sheet };
  try {
    localStorage.setItem(key, JSON.stringify(sheet));
  } catch {
    // then it lasts as long as the page
  }
}
export const markOf = (at: At, player: string, what: string): number => sheetOf(at).marks[`${player} ${what}`] ?? 0;
export function nextMark(at: At, player: string, what: string): void {
  const sheet = sheetOf(at);
  keep(at, { ...sheet, marks: { ...sheet.marks, [`${player} ${what}`]: (markOf(at, player, what) + 1) % 4 } });
}
