// The plan of a way that a player has in mind: kept while their turn lasts, also across encounters and activations.
import { signal } from '@preact/signals';
import type { At } from '../../play/face.ts';
import { aside } from '../../play/later.tsx';
import { ledAt } from './reading.ts';
import { fileOf, viewOf } from './table.ts';
import type { Way } from './ways.ts';

/** What finds ways knows the rules: it comes when the first is planned. */
const finding = aside(async () => (finder = await import('./ways.ts')));
let finder: typeof import('./ways.ts') | undefined;

/** `steps`: the buildings still to come. */
interface Plan {
  of: string;
  goal: string;
  steps: readonly string[];
}
const plan = signal<Plan | null>(null);
/** A plan belongs to one turn of one seat at one table. */
const turnOf = (at: At): string => `${at.store.id} ${at.snapshot.you ?? ''} ${viewOf(at).turn}`;

export const canPlan = (at: At): boolean =>
  viewOf(at).at === 'move' && at.snapshot.you !== null && at.snapshot.awaits.includes(at.snapshot.you) && at.legal.length > 0;

/** By view, by goal: board and plan ask again and again. A view is that of one seat at one table. */
const known = new WeakMap<object, Map<string, readonly Way[]>>();
function waysFor(at: At, goal: string, { waysTo }: typeof import('./ways.ts')): readonly Way[] {
  const view = viewOf(at);
  let ways = known.get(view);
  if (!ways) known.set(view, (ways = new Map()));
  let there = ways.get(goal);
  if (!there) {
    const atOwn = at.snapshot.options.activateAtOwnGondola === true;
    there = waysTo({ file: fileOf(at.snapshot), view, me: at.snapshot.you ?? '', atOwn }, goal);
    ways.set(goal, there);
  }
  return there;
}
export interface Planned {
  goal: string;
  ways: readonly Way[];
  /** Which of the ways. */
  chosen: number;
}
/** What is planned from here on; undefined: nothing. */
export function planned(at: At): Planned | undefined {
  const p = plan.value;
  if (!p || !finder || p.of !== turnOf(at) || !canPlan(at)) return undefined;
  const here = ledAt(viewOf(at), at.snapshot.you ?? '');
  if (here === p.goal) return undefined;
  const { begins } = finder;
  const ways = waysFor(at, p.goal, finder);
  const rest = p.steps.slice(p.steps.indexOf(here) + 1);
  return {
    goal: p.goal,
    ways,
    chosen: Math.max(
      0,
      ways.findIndex((w) => w.legs.length === rest.length && begins(w, rest)),
    ),
  };
}
export async function planTo(at: At, goal: string): Promise<void> {
  const way = waysFor(at, goal, await finding())[0];
  plan.value = { of: turnOf(at), goal, steps: way ? way.legs.map((l) => l.to) : [] };
}
export function planWay(at: At, way: Way): void {
  plan.value = { of: turnOf(at), goal: way.legs.at(-1)?.to ?? '', steps: way.legs.map((l) => l.to) };
}
export function dropPlan(): void {
  plan.value = null;
}
