// What a store keeps besides tables, kind by kind: an export has it row by row.
import type { Schema } from './schema.ts';

/** By which columns a row is found. Each kind comes after those that its rows refer to. */
export const KEPT = {
  guests: ['id'],
  keys: ['hash'],
  channels: ['id'],
  addresses: ['address'],
  passkeys: ['id'],
  gatherings: ['id'],
  remarks: ['id'],
  blocks: ['guest_id', 'blocked'],
  reports: ['id'],
  results: ['table_id', 'seat'],
  games: ['id'],
  records: ['game_id'],
  shelves: ['guest_id', 'game_id'],
  ratings: ['guest_id', 'game'],
  secrets: ['name'],
} as const satisfies { readonly [kind in keyof Schema]?: readonly (string & keyof Schema[kind])[] };
export type Kind = keyof typeof KEPT;
export const KINDS = Object.keys(KEPT) as readonly Kind[];
export type Row = Readonly<Record<string, string | number | null>>;
