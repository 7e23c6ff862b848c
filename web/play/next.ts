// At the final board: has one of those who played opened a table to play once more? Asked for gently, as long as one looks.
import { useEffect, useState } from 'preact/hooks';
import { nextOf } from '../net/guest.ts';
import { rememberedTable } from '../net/seats.ts';

export interface Next {
  /** The address of its page. */
  readonly to: string;
  /** Who opened it. */
  readonly by: string;
}
/** Milliseconds between two looks. */
const AGAIN = 4000;

/** undefined: there is none, or not yet. */
export function useNext(id: string, over: boolean): Next | undefined {
  const [next, set] = useState<Next>();
  useEffect(() => {
    // Only people who came one after another have a next table of their own at the house.
    if (!over || rememberedTable(id)?.filled !== true) return;
    const look = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      const found = await nextOf(id).catch(() => undefined);
      if (found === undefined) return;
      const host = found?.seats.find((place) => place.kind === 'human' && place.host);
      set(found && host && 'name' in host ? { to: `/sit/${found.id}#invitation=${found.invitation}`, by: host.name } : undefined);
    };
    void look();
    const each = setInterval(() => void look(), AGAIN);
    return () => clearInterval(each);
  }, [id, over]);
  return next;
}
