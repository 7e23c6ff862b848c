// Choices that were weighed, in words: their shares, and what they were called when they were offered.
import type { WeighedChoice } from '@ridotto/table/analysis.ts';
import { words } from '../words/prefs.ts';
import type { At, GameFace } from './face.ts';

/** Of a hundred: two standard errors, and at least one. */
export const within = (error: number): number => Math.max(1, Math.ceil(200 * error));

/** The whole in short, or each part in the words in which it was offered to whoever decided. */
export function labelOf({ steps }: WeighedChoice, seat: string, at: At, face: GameFace): string {
  const [first] = steps;
  const whole = face.whole?.(
    steps.map(({ part }) => part),
    thenOf(at, seat, first.view),
  );
  return whole ?? steps.map(({ part, view }) => face.label(part, thenOf(at, seat, view))).join(' · ');
}
/** As whoever decided saw it. */
export const thenOf = (at: At, seat: string, view: object): At => ({
  ...at,
  view,
  legal: [],
  snapshot: { ...at.snapshot, you: seat, view },
});
export const shareOf = (of: 'points' | 'wins', { share, error }: WeighedChoice): string => {
  const t = words.value!.hints;
  const said = t.share[of](Math.round(100 * share));
  return error === null ? said : `${said} ${t.give(within(error))}`;
};
