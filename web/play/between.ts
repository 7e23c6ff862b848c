// How the table stood in the middle of what happened: its pieces by what was told, since nobody has a view between two decisions.
import { sameJson } from '@ridotto/table/canonical-json.ts';
import type { Told } from '../net/http/api.ts';
import type { Step } from './lines.ts';

type View = Readonly<Record<string, unknown>>;

/**
 * The view after each of these steps, all of one happening: as it was after the last, but for what the facts tell of. Where that
 * does not come to what stands there in the end, or it is not known how the table stood before, it is the end for all of them.
 */
export function viewsBetween(
  before: object | undefined,
  steps: readonly Step[],
  end: object,
  after: ((view: object, told: Told) => object) | undefined,
): object[] {
  const always = steps.map(() => end);
  if (!before || !after || steps.length < 2) return always;
  let view = before;
  const views = steps.map(({ happening }) => (view = happening.facts.reduce(after, view)) as View);
  const last = views.at(-1)!;
  const touched = Object.keys({ ...before, ...last }).filter((key) => last[key] !== (before as View)[key]);
  if (!touched.every((key) => sameJson(last[key], (end as View)[key]))) return always;
  return views.map((then) => ({ ...end, ...Object.fromEntries(touched.map((key) => [key, then[key]])) }));
}
