// Which of the missions dealt are ticked: kept apart from the draft, which takes them in the order of the box.
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { OwnPlace } from '../../play/own-place.ts';
import { own, shownOf } from './table.ts';

const ticks = new OwnPlace<readonly string[]>('missions', {
  of: (at) => dealt(at).join(),
  start: () => [],
  parts: (at, kept) => (kept.length === 0 ? [] : dealt(at).map((m) => ({ do: kept.includes(m) ? 'keep' : 'reject', mission: m }))),
});
/** The missions to choose from. */
export const dealt = (at: At): readonly string[] => own(shownOf(at), at, 'to-choose') ?? [];
export const ticked = (at: At): readonly string[] => ticks.now(at);
export function tick(at: At, mission: string): void {
  const before = ticked(at);
  ticks.step(at, before.includes(mission) ? before.filter((m) => m !== mission) : [...before, mission]);
}
/** Those that these parts keep, and no others. */
export const tickAs = (at: At, parts: readonly AnyChoice[]): void =>
  ticks.step(
    at,
    parts.filter((part) => part.do === 'keep').map((part) => String(part.mission)),
  );
export const tickNone = (at: At): void => ticks.startAgain(at);
export const tickSame = (at: At): void => ticks.resume(at);
