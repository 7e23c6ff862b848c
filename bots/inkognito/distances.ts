// How many steps it is from space to space, whatever the kind of street or canal.
import type { Edition } from '@ridotto/games/inkognito/index.ts';
import { SPACES } from '@ridotto/games/inkognito/box/material.ts';

/** [from * SPACES + to] of a board: found once, for it never changes. */
const known = new WeakMap<Edition, Uint8Array>();

export function distances(edition: Edition): Uint8Array {
  let out = known.get(edition);
  if (out === undefined) known.set(edition, (out = measure(edition)));
  return out;
}

function measure({ first, near }: Edition): Uint8Array {
  const out = new Uint8Array(SPACES * SPACES).fill(255);
  for (let from = 0; from < SPACES; from++) {
    const row = from * SPACES;
    const reached = [from];
    out[row + from] = 0;
    for (const at of reached)
      for (let i = first[at]; i < first[at + 1]; i++) {
        if (out[row + near[i]] !== 255) continue;
        out[row + near[i]] = out[row + at] + 1;
        reached.push(near[i]);
      }
  }
  return out;
}
