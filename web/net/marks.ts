// Bookmarks and notes of one's own at moments of a game: kept by this device, for nobody else.
import { device } from './storage.ts';

export interface Mark {
  /** Where in the address: `#at=37&as=s1`. */
  readonly moment: string;
  /** So many entries of the record have been. */
  readonly at: number;
  /** What one wrote; empty: a bookmark. */
  readonly text: string;
}
export const LONGEST_MARK = 500;

const keyOf = (id: string): string => `ridotto.marks.${id}`;

/** Of a game, by the name of its page, in the order of its moments. */
export function marksOf(id: string): readonly Mark[] {
  const kept = device.json(keyOf(id));
  return Array.isArray(kept) ? (kept as Mark[]).filter((m) => typeof m?.moment === 'string' && typeof m.text === 'string') : [];
}
/** Written in place of one at the same moment. Gives all of them. */
export function mark(id: string, one: Mark): readonly Mark[] {
  const rest = marksOf(id).filter(({ moment }) => moment !== one.moment);
  return keep(
    id,
    [...rest, { ...one, text: one.text.slice(0, LONGEST_MARK) }].toSorted((a, b) => a.at - b.at),
  );
}
export const unmark = (id: string, moment: string): readonly Mark[] =>
  keep(
    id,
    marksOf(id).filter((m) => m.moment !== moment),
  );

function keep(id: string, marks: readonly Mark[]): readonly Mark[] {
  if (marks.length > 0) device.write(keyOf(id), JSON.stringify(marks));
  else device.remove(keyOf(id));
  return marks;
}
