// How a guest wants to be told that it is their turn: plain JSON, kept with the guest.
import type { Language } from '@ridotto/engine/words.ts';
import type { Hour, Span } from './hours.ts';

export interface Wishes {
  readonly language: Language;
  /** Where the guest lives: a name of the IANA. */
  readonly zone: string;
  /** When nobody is to be woken. */
  readonly quiet: Span | null;
  /** Once a day at this hour, and not each time. */
  readonly digest: Hour | null;
  /** Milliseconds before a deadline; 0: not again. */
  readonly remind: number;
  /** May others see when one was at a table last? */
  readonly presence: boolean;
}

const USUAL: Wishes = { language: 'en', zone: 'UTC', quiet: null, digest: null, remind: 6 * 3_600_000, presence: true };

/** `settings`: of a guest, in which there may be other things as well. */
export function wishesIn(settings: string): Wishes {
  const given = JSON.parse(settings) as Partial<Wishes>;
  return Object.fromEntries(
    Object.entries(USUAL).map(([name, usual]) => [name, given[name as keyof Wishes] ?? usual]),
  ) as unknown as Wishes;
}
