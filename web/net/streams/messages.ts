// What windows and the shared worker say to each other. `id`: a window's own number for what it follows.
import type { Credential, Line } from '@ridotto/table/port.ts';
import type { Happening, Problem, Snapshot } from '@ridotto/table/protocol.ts';

export type ToWorker =
  | { readonly say: 'follow'; readonly id: number; readonly table: string; readonly token: Credential; readonly after: number }
  | { readonly say: 'leave'; readonly id: number }
  /** `id` here, and in `answered`: a number of its own for a command. */
  | ({ readonly say: 'command'; readonly id: number } & TableCommand)
  /** Somebody looks at the window. */
  | { readonly say: 'look' }
  /** The answer to `there?`. */
  | { readonly say: 'here' }
  /** The window goes, perhaps to come back. */
  | { readonly say: 'bye' };

interface TableCommand {
  readonly table: string;
  readonly token: Credential;
  readonly name: string;
  readonly said: object;
}

export type ToWindow =
  | { readonly say: 'here' }
  | { readonly say: 'there?' }
  /** The worker took the window for one that has gone: what it follows must be said again. */
  | { readonly say: 'forgotten' }
  | { readonly say: 'happened'; readonly id: number; readonly happening: Happening; readonly snapshot: Snapshot | undefined }
  | { readonly say: 'caughtUp'; readonly id: number; readonly snapshot: Snapshot }
  /** Without both: not on a socket. */
  | { readonly say: 'answered'; readonly id: number; readonly snapshot?: Snapshot; readonly problem?: Problem }
  | { readonly say: 'line'; readonly id: number; readonly line: Line }
  | { readonly say: 'gone'; readonly id: number; readonly problem: Problem };
