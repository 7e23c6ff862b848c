// What those at a table are called: now, and when something happened.
import type { Happening, Snapshot } from '../net/http/api.ts';
import { words } from '../words/prefs.ts';

/** By seat. Whom the house has forgotten is called so in the reader's language. */
export const namesOf = ({ names, players }: Pick<Snapshot, 'names' | 'players'>): readonly string[] =>
  names.map((name, seat) => {
    const player = players[seat];
    return player?.kind === 'human' && player.former !== undefined ? words.value!.company.former(player.former) : name;
  });

/** As whoever sat at this seat then was called, when event number `seq` was told; undefined: nobody has taken it over since. */
export function nameThen(happenings: readonly Happening[], seq: number, seat: string): string | undefined {
  for (const { seq: later, by, matter } of happenings) if (later > seq && by === seat && matter?.do === 'succeed') return matter.before;
  return undefined;
}
