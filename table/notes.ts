// What players write for themselves: one page for each seat, kept with the table, read and written by that seat alone. Nobody
// is told of it, not even the seat's own stream: whoever plays a seat on two devices asks.
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seat } from '@ridotto/engine';
import { problem } from './problems.ts';
import type { Notes, Problem } from './protocol.ts';
import { isPlainInLines, textsIn } from './texts.ts';

/** In bytes of JSON. */
export const LONGEST_NOTES = 16 * 1024;

export interface SeatNotes extends Notes {
  readonly seat: Seat;
}

export class NoteBook {
  readonly #pages: Map<Seat, Notes>;

  constructor(pages: readonly SeatNotes[]) {
    this.#pages = new Map(pages.map(({ seat, ...page }) => [seat, page]));
  }

  read(seat: Seat): Notes {
    return this.#pages.get(seat) ?? { revision: 0, notes: null };
  }

  /** In place of the page that whoever writes has read; if there is a newer one, they are given that. */
  write(seat: Seat, { revision, notes }: Notes): Problem | undefined {
    const present = this.read(seat);
    if (revision !== present.revision) {
      const detail = `these notes were written over revision ${revision}, and the present one is ${present.revision}: see \`notes\``;
      return problem('stale-notes', detail, { notes: present });
    }
    const bytes = utf8ToBytes(JSON.stringify(notes)).length;
    if (bytes > LONGEST_NOTES) return problem('long-notes', `notes have at most ${LONGEST_NOTES} bytes as JSON, and these have ${bytes}`);
    if (![...textsIn(notes)].every(isPlainInLines))
      return problem('bad-notes', 'notes are plain text: no control characters, and no marks that turn the direction of writing');
    this.#pages.set(seat, { revision: revision + 1, notes });
    return undefined;
  }
}
