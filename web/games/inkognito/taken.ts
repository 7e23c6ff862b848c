// What the hand holds before a choice is whole: a figure, and perhaps a ball.
import { signal } from '@preact/signals';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { text } from './table.ts';

/** For the question `of`; at another question nothing is taken up. */
const held = signal<{ of: string; figure: string | null; ball: string | null }>({ of: '', figure: null, ball: null });
const questionOf = (at: At): string =>
  `${at.store.id} ${at.snapshot.you ?? ''} ${at.snapshot.question ?? ''} ${at.store.draft.parts.value.length}`;

const movesIn = (legal: readonly AnyChoice[]): AnyChoice[] => legal.filter((c) => c.do === 'move' || c.do === 'place');

/** The ball that was chosen, if it still can be used. */
export function ballOf(at: At): string | null {
  const { ball } = held.value;
  return at.legal.some((c) => c.do === 'move' && c.ball === ball) ? ball : null;
}
/** Steps that are on offer with the ball chosen. */
export function steps(at: At): AnyChoice[] {
  const ball = ballOf(at);
  return movesIn(at.legal).filter((c) => ball === null || c.ball === undefined || c.ball === ball);
}
/** The figure that is taken up; where only one can go, that one. */
export function figureOf(at: At): string | null {
  const figures = new Set(steps(at).map((c) => text(c.figure)));
  const { of, figure } = held.value;
  if (figure !== null && of === questionOf(at) && figures.has(figure)) return figure;
  return figures.size === 1 ? ([...figures][0] ?? null) : null;
}
export function takeUp(at: At, figure: string | null): void {
  held.value = { of: questionOf(at), figure, ball: ballOf(at) };
}
export function chooseBall(at: At, ball: string | null): void {
  held.value = { of: questionOf(at), figure: figureOf(at), ball };
}
