// Who sits where in the Council.
import type { At } from '../../play/face.ts';
import { councilOf } from './plan.ts';
import { viewOf } from './table.ts';

export const holdersOf = (at: At): { readonly name: string; readonly seats: readonly string[] }[] =>
  councilOf(at).map(({ id, name }) => ({ name, seats: viewOf(at).council[id] ?? [] }));
