// What a fact makes of the pieces on the board, for whoever is shown one fact after another: between two decisions nobody has a
// view, and none is needed for what all are told.
import type { Told } from '@ridotto/engine';
import type { FactData } from '../box/facts.ts';
import type { OpenPart } from './view.ts';

const WHICH = { first: 0, second: 1 } as const;
type Pieces = Pick<OpenPart, 'gondolas' | 'stacks' | 'afloat' | 'gondolier' | 'assistants' | 'bridges' | 'spy'>;

const named = (owner: string, which: number): string => `${owner} ${which + 1}`;
/** Whoever lies at a quay, lowest first. */
function lyingAt({ gondolas, stacks, afloat }: Pieces, building: string): string[] {
  const here = Object.entries(gondolas).flatMap(([owner, two]) => two.flatMap((at, g) => (at === building ? [named(owner, g)] : [])));
  return stacks[building] ?? here.filter((id) => id !== afloat);
}
/** Which of a smuggler's gondolas is under way from there; where both lie there, a guess. */
function sailing({ gondolas, afloat }: Pieces, owner: string, from: string): number {
  const two = gondolas[owner] ?? [];
  const adrift = two.findIndex((_, which) => named(owner, which) === afloat);
  return adrift >= 0 ? adrift : Math.max(0, two.lastIndexOf(from));
}
/** A gondola comes there: on top of whoever lies there, or afloat. */
function come<V extends Pieces>(view: V, owner: string, which: number, building: string, moored: boolean): V {
  const id = named(owner, which);
  const stacks = Object.fromEntries(
    Object.entries(view.stacks).flatMap(([b, stack]) => {
      const left = stack.filter((g) => g !== id);
      return left.length > 1 ? [[b, left]] : [];
    }),
  );
  const gondolas = { ...view.gondolas, [owner]: (view.gondolas[owner] ?? []).with(which, building) };
  const { afloat: _, ...rest } = view;
  const there = { ...rest, gondolas, stacks } as V;
  if (!moored) return { ...there, afloat: id };
  const stack = [...lyingAt({ ...view, stacks }, building).filter((g) => g !== id), id];
  return stack.length > 1 ? { ...there, stacks: { ...stacks, [building]: stack } } : there;
}

/** The view with its pieces as they stand after this fact; all else is left as it was. */
export function after<V extends OpenPart>(view: V, { what, data }: Told): V {
  switch (what) {
    case 'gondolier': {
      const f = data as FactData['gondolier'];
      return { ...view, gondolier: { ...view.gondolier, [f.seat]: f.gondola } };
    }
    case 'moves': {
      const f = data as FactData['moves'];
      return come(view, f.seat, view.gondolier[f.seat] === 'second' ? 1 : 0, f.to, false);
    }
    case 'sails': {
      const f = data as FactData['sails'];
      return come(view, f.owner, sailing(view, f.owner, f.from), f.to, false);
    }
    case 'moors': {
      const f = data as FactData['moors'];
      return come(view, f.owner, WHICH[f.gondola], f.at, true);
    }
    case 'assistant': {
      const f = data as FactData['assistant'];
      return { ...view, assistants: { ...view.assistants, [f.building]: { ...view.assistants[f.building], [f.owner]: f.space } } };
    }
    case 'builds': {
      const f = data as FactData['builds'];
      return { ...view, bridges: { ...view.bridges, [f.canal]: f.owner } };
    }
    case 'spy':
      return { ...view, spy: (data as FactData['spy']).at };
    default:
      return view;
  }
}
