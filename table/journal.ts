// What a table writes down, and from which it can be made again exactly: a table is a fold over its journal. Plain JSON;
// choices and outcomes in words.

import type { Audience } from '@ridotto/engine';
import type { Aside, Matter } from './protocol.ts';
import type { Stood } from './stood.ts';

/** Outcomes stand with what asked for them, so that a table made again never rolls. `key`: the command's, for those who repeat it. */
type Deed =
  /** Always the first. */
  | { readonly do: 'begin'; readonly luck: readonly string[] }
  /** A submission, final or into a draft. `order`: not they handed it in, but what they had ordered beforehand. */
  | {
      readonly do: 'say';
      readonly by: string;
      readonly say: readonly string[];
      readonly luck?: readonly string[];
      readonly key?: string;
      readonly order?: string;
    }
  /** A submission that would pass the turn: it waits for its confirmation. */
  | { readonly do: 'hold'; readonly by: string; readonly say: readonly string[]; readonly key?: string }
  | { readonly do: 'confirm'; readonly by: string; readonly luck?: readonly string[]; readonly key?: string }
  | { readonly do: 'undo'; readonly by: string; readonly key?: string }
  | { readonly do: 'retract'; readonly by: string; readonly key?: string }
  | { readonly do: 'aside'; readonly by: string; readonly aside: Aside; readonly key?: string }
  /** Without `by`: by the house. `back`: number of the first entry of the log that is to be taken back, or is. */
  | { readonly do: 'matter'; readonly by?: string; readonly matter: Matter; readonly back?: number; readonly key?: string };

/** `at`: when, in milliseconds since 1970, by the clock of whoever runs the table; left out in entries of long ago, most of
    which have none. */
type When = { readonly at?: number };
/** `seen`: for which viewers it was an event, as bits, where only a look at what all of them see could tell; where it is
    left out, that is found out again. */
type Seen = { readonly seen?: Audience };
/** `stood`: how the table stood afterwards, now and then and at the end; never in the journals of long ago. */
type Standing = { readonly stood?: Stood };
export type JournalEntry = Deed & When & Seen & Standing;
