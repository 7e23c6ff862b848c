// What somebody says, as choices: typed objects, or a line of words.
import { isRefusal, parseLine, seatIds, type Choice, type Match, type Place, type Seat } from '@ridotto/engine';
import type { Said } from './protocol.ts';
import type { Unfit } from './trial.ts';

export const MOST_PARTS = 64;
export const LONGEST_LINE = 400;

export function readParts<S extends Place>(match: Match<S>, seat: Seat, names: readonly string[], said: Said): Choice[] | Unfit {
  const unfit = (part: number, message: string): Unfit => ({ part, message, legal: match.legal(seat) });
  // Before anything is read: reasons are for those who are asked, for others they could tell what is hidden.
  if (((match.state.awaited >> seat) & 1) === 0 && !match.game.rules.isOutOfTurn(match.state, seat))
    return unfit(0, match.drafts.has(seat) ? 'your part is handed in: undo or retract it to change it' : 'nothing is asked of you now');
  if (said.line !== undefined) return readLine(match, seat, names, said.line);
  const parts = said.parts ?? [];
  if (parts.length > MOST_PARTS) return unfit(MOST_PARTS, `a submission has at most ${MOST_PARTS} parts`);
  const choices: Choice[] = [];
  for (const [part, object] of parts.entries()) {
    try {
      choices.push(match.game.codec.fromObject(object));
    } catch (e) {
      return unfit(part, (e as Error).message);
    }
  }
  return choices;
}

const MOST_WORDS = 100;

/** Seats are s0, s1, ... in lines, as everywhere; the names at the table are understood as well. */
function readLine<S extends Place>(match: Match<S>, seat: Seat, names: readonly string[], line: string): Choice[] | Unfit {
  if (line.length > LONGEST_LINE || line.split(/\s+/).length > MOST_WORDS)
    return { part: 0, message: `a line has at most ${LONGEST_LINE} characters and ${MOST_WORDS} words`, legal: [] };
  if (line.trim() === '') return [];
  const named = names.some((name) => line.toLowerCase().includes(name.toLowerCase()));
  const read = parseLine(match, seat, line, named ? names : seatIds(names.length));
  if (!isRefusal(read)) return read;
  return { part: read.part, message: read.message, line: read.line, reason: read.reason, legal: match.legal(seat) };
}
