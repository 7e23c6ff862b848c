// Why a submission is refused: the rule and the facts that fail, or what is legal.
import type { Choice, Seat } from '../notation/choice.ts';
import type { Reason } from '../flow/flow.ts';
import type { Game } from './game.ts';
import type { Place } from '../flow/place.ts';
import { seatId } from './record.ts';

/** Rules of every game: of a line that could mean several things (`readings`), of one that is none of its words from somewhere
    on (`line`: from there), and of what is handed in together with a choice that brings news (`line`: that choice). */
export type GeneralRule = 'several-meanings' | 'not-understood' | 'after-news';

export interface Refusal {
  readonly message: string;
  /** Which part of the submission, from 0. */
  readonly part: number;
  /** The part in words. */
  readonly line?: string;
  readonly reason?: Reason;
  /** What is legal there, in words with seats s0, s1, ... */
  readonly legal: readonly string[];
}
/** What there is to know of the match in which something is refused. */
interface Asked<S extends Place> {
  readonly game: Pick<Game<S>, 'codec' | 'rules'>;
  readonly setup: { readonly seats: number };
  readonly state: S;
  legal(seat: Seat): readonly Choice[];
}

export function notLegal<S extends Place>(match: Asked<S>, seat: Seat, part: number, choice: Choice): Refusal {
  const { codec, rules } = match.game;
  if (!(Number.isInteger(seat) && seat >= 0 && seat < match.setup.seats)) return refuse(match, seat, part, 'nobody sits there');
  if (!codec.has(choice)) return refuse(match, seat, part, 'there is no such choice in this game');
  const line = codec.format(choice);
  // Reasons are for those who are asked: to others they could tell what is hidden.
  if (!((match.state.awaited >> seat) & 1) && !rules.isOutOfTurn(match.state, seat))
    return { ...refuse(match, seat, part, `${seatId(seat)} is not asked anything now`), line };
  const reason = rules.whyNot(match.state, seat, choice);
  return { ...refuse(match, seat, part, reason ? `${line} is not legal: ${reason.rule}` : `${line} is not legal here`), line, reason };
}
/** `line`: the choice that brings news. What would be legal afterwards is not said: it may depend on the outcome. */
export function afterNews(part: number, line: string): Refusal {
  const reason: Reason & { rule: GeneralRule } = { rule: 'after-news', facts: { line } };
  return { message: `${line} brings news: send what follows afterwards`, part, reason, legal: [] };
}
export function refuse<S extends Place>(match: Asked<S>, seat: Seat, part: number, message: string): Refusal {
  return { message, part, legal: match.legal(seat).map((c) => match.game.codec.format(c)) };
}
