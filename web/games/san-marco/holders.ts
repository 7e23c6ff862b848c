// Who has the most nobles in each district.
import { DISTRICT_NAMES } from '@ridotto/games/san-marco/words/shape.ts';
import type { At } from '../../play/face.ts';
import { viewOf } from './places.ts';
import { says } from './words.ts';

/** Several, where they are equal; nobody, where there is none. */
export const holdersOf = (at: At): { readonly name: string; readonly seats: readonly string[] }[] =>
  DISTRICT_NAMES.map((district) => {
    const nobles = Object.entries(viewOf(at).districts[district] ?? {});
    const most = Math.max(0, ...nobles.map(([, n]) => n));
    return { name: says().districts[district], seats: most === 0 ? [] : nobles.filter(([, n]) => n === most).map(([seat]) => seat) };
  });
