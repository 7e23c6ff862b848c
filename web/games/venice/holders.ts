// Whose assistant has come furthest in each building.
import type { At } from '../../play/face.ts';
import { buildingName, fileOf, viewOf } from './table.ts';

/** Several, where they are equal; nobody, where there is none. */
export const holdersOf = (at: At): { readonly name: string; readonly seats: readonly string[] }[] =>
  fileOf(at.snapshot).tiles.map(({ id }) => {
    const there = Object.entries(viewOf(at).assistants[id] ?? {}).filter(([owner]) => at.seats.some((seat) => seat.id === owner));
    const furthest = Math.max(0, ...there.map(([, space]) => space));
    return { name: buildingName(id), seats: there.filter(([, space]) => space === furthest && furthest > 0).map(([owner]) => owner) };
  });
