// One player of Inkognito in a line: what is known of everybody is only how often they asked and answered.
import type { JSX } from 'preact';
import type { At, Standing } from '../../play/face.ts';
import { shownOf } from './table.ts';
import { ink } from './words.ts';

const Asked = (): JSX.Element => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path fill="none" stroke="currentColor" stroke-width="2.2" d="M4.5 5.5C4.500 1 11.500 1 11.500 5.500 11.500 8 8 8 8 11" />
    <path fill="currentColor" d="M6.700 12.800h2.600v2.600H6.700Z" />
  </svg>
);
const Answered = (): JSX.Element => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path fill="none" stroke="currentColor" stroke-width="1.700" d="M2 4.500 8 3l3 10.500-6 1.500ZM9 2.500 14 3l-1 9" />
  </svg>
);

export function standing(seat: string, at: At): Standing {
  const w = ink().panel;
  const view = shownOf(at);
  const ambassador = view.colours[seat] === 'ambassador';
  const asked = view.questions.filter((q) => q.asker === seat).length;
  const answered = view.questions.filter((q) => q.target === seat).length;
  return {
    counts: [
      { id: 'asked', icon: <Asked />, value: asked, about: w.asked(asked) },
      ...(ambassador ? [] : [{ id: 'answered', icon: <Answered />, value: answered, about: w.answered(answered) }]),
    ],
    marks: [...(ambassador ? [{ text: w.ambassador }] : []), ...(ambassador && view.declared ? [{ text: w.sealed }] : [])],
  };
}
