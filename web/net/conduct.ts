// What those who watch write to each other, whom one does not want to hear of, and what is brought before whoever runs the house.
import { call } from './http/api.ts';
import { introduce, knownKey, ownKey } from './guest.ts';

export interface Remark {
  readonly id: string;
  readonly name: string;
  /** Plain text. */
  readonly message: string;
  readonly yours: boolean;
}
interface Gallery {
  readonly open: boolean;
  readonly remarks: readonly Remark[];
}
/** Somebody at a table: at a seat, or by what they have written where they watch. */
export type Whom = { readonly seat: string } | { readonly remark: string };
export interface Blocked {
  readonly id: string;
  readonly name: string;
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;
export const gallery = (table: string): Promise<Gallery> => call(`${at(table)}/gallery`, knownKey());
/** `name`: as whoever writes is called. */
export async function remark(table: string, name: string, message: string): Promise<Gallery> {
  await introduce(name);
  return await call(`${at(table)}/gallery`, ownKey(), { message });
}

export async function report(table: string, whom: Whom, name: string, reason: string): Promise<void> {
  await introduce(name);
  await call(`${at(table)}/report`, ownKey(), { ...whom, reason });
}

/** `table`: at which seats there somebody sits whom one has blocked. */
export async function blocks(table?: string): Promise<{ readonly blocks: readonly Blocked[]; readonly seats: readonly string[] }> {
  const key = knownKey();
  if (key === null) return { blocks: [], seats: [] };
  return await call(`/me/blocks${table === undefined ? '' : `?table=${encodeURIComponent(table)}`}`, key);
}
export async function block(table: string, whom: Whom, name: string): Promise<{ readonly seats: readonly string[] }> {
  await introduce(name);
  return await call('/me/blocks', ownKey(), { table, ...whom });
}
export const unblock = (id: string): Promise<unknown> => call(`/me/blocks/${id}/remove`, ownKey(), {});
