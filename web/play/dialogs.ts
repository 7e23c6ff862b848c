// What stands over the table: one dialog at a time.
import type { AnyChoice } from '../net/http/api.ts';

export type OpenDialog =
  | { kind: 'help' }
  | { kind: 'settings' }
  | { kind: 'company' }
  | { kind: 'why'; place: string }
  | { kind: 'player'; id: string }
  | { kind: 'first'; choice: AnyChoice }
  | { kind: 'end' }
  | null;
