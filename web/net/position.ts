// A position that a link to the page names, and a table of this device that begins there.
import type { LinkedPosition } from '@ridotto/table/position-link.ts';
import { remember, type Branch } from './seats.ts';
import { here } from './tables.ts';

/** `fragment`: without `#`. Looks at its shape alone: whether there is such a position, the game says that is to begin there.
    Throws with what is wrong. */
export function linkedPosition(fragment: string): LinkedPosition {
  let position: Partial<LinkedPosition> | null;
  try {
    const bytes = Uint8Array.from(atob(fragment.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    position = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as typeof position;
  } catch (e) {
    throw new Error('the link is not whole', { cause: e });
  }
  const isMap = (x: unknown): boolean => typeof x === 'object' && x !== null && !Array.isArray(x);
  if (
    !isMap(position) ||
    typeof position?.game !== 'string' ||
    !Array.isArray(position.names) ||
    !position.names.every((name) => typeof name === 'string') ||
    !isMap(position.options) ||
    (position.from !== undefined && !isMap(position.from))
  )
    throw new Error('the link names no position');
  return position as LinkedPosition;
}

/** A table of this device that begins there; `who`, seat by seat: `here`, or the name of a bot; `branch`: from which moment of which
    game it goes on. Gives the address to go to. Throws Refused where there is no such position, and where this device keeps nothing. */
export async function openPosition(
  { game, names, options, edition, from }: LinkedPosition,
  who: readonly string[],
  branch?: Branch,
): Promise<string> {
  const seats = names.map((name, p) => ({ name, who: who[p] ?? 'here' }));
  const opened = await (
    await here()
  ).open(
    {
      game,
      seats: seats.map((s) => (s.who === 'here' ? { name: s.name, kind: 'human' } : { name: s.name, kind: 'bot', bot: s.who })),
      options,
      ...(edition !== undefined && { edition }),
    },
    from,
  );
  remember({ id: opened.table, game, names: [...names], seats: [...opened.seats], ...(branch && { branch }) });
  return `/table/${opened.table}`;
}
