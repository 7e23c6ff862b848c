// What a table writes down, and from which it can be made again exactly: a table is a fold over its journal. Plain JSON;
// choices and outcomes in words.

import type { Aside } from './protocol.ts';

/** Outcomes stand with what asked for them, so that a table made again never rolls. `key`: the command's, for those who repeat it. */
type Deed =
  /** Always the first. */
  | { readonly do: 'begin'; readonly luck: readonly string[] }
  /** A submission, final or into a draft. */
  | { readonly do: 'say'; readonly by: string; readonly say: readonly string[]; readonly luck?: readonly string[]; readonly key?: string }
  /** A submission that would pass the turn: it waits for its confirmation. */
  | { readonly do: 'hold'; readonly by: string; readonly say: readonly string[]; readonly key?: string }
  | { readonly do: 'confirm'; readonly by: string; readonly luck?: readonly string[]; readonly key?: string }
  | { readonly do: 'undo'; readonly by: string; readonly key?: string }
  | { readonly do: 'retract'; readonly by: string; readonly key?: string }
  | { readonly do: 'aside'; readonly by: string; readonly aside: Aside; readonly key?: string };

/** `at`: when, in milliseconds since 1970, by the clock of whoever runs the table; left out in entries of long ago, most of
    which have none. */
export type JournalEntry = Deed & { readonly at?: number };
