// Whose messages this device does not show: for one table, as it is told here; and of whom one has blocked, as the house knows.
import { computed, signal } from '@preact/signals';
import { blocks } from '../net/conduct.ts';
import { device } from '../net/storage.ts';
import { isHere } from '../net/tables.ts';

const keyOf = (table: string): string => `ridotto.hush.${table}`;
type Seats = ReadonlyMap<string, readonly string[]>;
/** By table, as far as it was asked for. */
const known = signal<Seats>(new Map());
const blocked = signal<Seats>(new Map());

function stored(table: string): string[] {
  const seats = device.json(keyOf(table));
  return Array.isArray(seats) ? seats.filter((s): s is string => typeof s === 'string') : [];
}
/** Once, before any of the table is shown. */
export function readHushed(table: string): void {
  known.value = new Map([...known.value, [table, stored(table)]]);
  void readBlocked(table).catch(() => undefined);
}
export async function readBlocked(table: string): Promise<void> {
  if (isHere(table)) return;
  const { seats } = await blocks(table);
  blocked.value = new Map([...blocked.value, [table, seats]]);
}
const NOBODY: readonly string[] = [];
export const hushed = (table: string): readonly string[] => known.value.get(table) ?? NOBODY;
export function hush(table: string, seat: string, on: boolean): void {
  const seats = [...hushed(table).filter((s) => s !== seat), ...(on ? [seat] : [])];
  known.value = new Map([...known.value, [table, seats]]);
  device.write(keyOf(table), JSON.stringify(seats));
}

const silent = computed<Seats>(() => {
  const tables = new Set([...known.value.keys(), ...blocked.value.keys()]);
  return new Map([...tables].map((table) => [table, [...(known.value.get(table) ?? []), ...(blocked.value.get(table) ?? [])]]));
});
/** Both together. */
export const silentAt = (table: string): readonly string[] => silent.value.get(table) ?? NOBODY;
