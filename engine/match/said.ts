// Entries of a record that hold one choice and no luck: nearly all do, and the same ones come again and again, so all matches
// of a game share them.
import type { Choice, Codec, Seat } from '../notation/choice.ts';
import { seatId, type Entry } from './record.ts';

type Said = Extract<Entry, { say: readonly string[] }>;

const SEATS = 8;
/** Of each game. */
const MOST = 10_000;
const known = new WeakMap<Codec, Map<number, Said>>();

/** What a seat has said, in words. Never to be changed: others have it too. */
export function said(codec: Codec, seat: Seat, choices: readonly Choice[]): Said {
  const by = seatId(seat);
  if (choices.length !== 1) return { by, say: choices.map((choice) => codec.format(choice)) };
  let entries = known.get(codec);
  if (!entries) known.set(codec, (entries = new Map()));
  const [choice] = choices;
  const key = choice * SEATS + seat;
  let entry = entries.get(key);
  if (!entry) {
    if (entries.size === MOST) entries.clear();
    entry = Object.freeze({ by, say: Object.freeze([codec.format(choice)]) });
    entries.set(key, entry);
  }
  return entry;
}
