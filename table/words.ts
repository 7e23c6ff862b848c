// Answers to "what if" and "why not", in words.
import { formatLine, seatIds, type Choice, type Game, type Match, type Place, type Seat } from '@ridotto/engine';
import { problem } from './problems.ts';
import type { Preview, Problem, Why } from './protocol.ts';
import { isUnfit, tryParts, type Unfit } from './trial.ts';

export function previewOf<S extends Place>(match: Match<S>, seat: Seat, parts: readonly Choice[]): Preview | { readonly problem: Problem } {
  const { game } = match;
  const trial = tryParts(match, seat, parts);
  if (isUnfit(trial)) return { problem: refused(game, trial) };
  const ids = seatIds(match.setup.seats);
  return {
    view: game.view(trial.shown, seat, ids),
    legal: trial.legal.map((c) => game.codec.toObject(c)),
    complete: trial.complete,
    news: trial.news !== 'none',
    line: formatLine(game, match.state, seat, parts, ids),
  };
}

export function whyOf<S extends Place>(match: Match<S>, seat: Seat, parts: readonly Choice[]): Why {
  const trial = tryParts(match, seat, parts);
  if (!isUnfit(trial)) return { legal: true, detail: 'it is legal now' };
  const { line, reason } = trial;
  return {
    legal: false,
    ...(line !== undefined && { line }),
    ...(reason && { rule: reason.rule, facts: reason.facts }),
    detail: inFull(match.game, trial),
  };
}

export function refused<S extends Place>(game: Game<S>, unfit: Unfit): Problem {
  const { part, line, reason, legal } = unfit;
  const words = reason ? { rule: reason.rule, facts: reason.facts } : {};
  return problem('not-legal', inFull(game, unfit), {
    ...words,
    part,
    ...(line !== undefined && { line }),
    legal: legal.map((c) => game.codec.toObject(c)),
  });
}

const SHOWN = 24;
/** What was wrong, and what is allowed. */
function inFull<S extends Place>(game: Game<S>, { message, legal }: Unfit): string {
  if (legal.length === 0 || message.includes('; legal: ')) return message;
  const lines = legal.slice(0, SHOWN).map((c) => game.codec.format(c));
  return `${message}; legal: ${lines.join(', ')}${legal.length > SHOWN ? ` and ${legal.length - SHOWN} more` : ''}`;
}
