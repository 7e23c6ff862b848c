// Whose messages this device does not show: for one table, and for nobody else.
import { signal } from '@preact/signals';
import { device } from '../net/storage.ts';

const keyOf = (table: string): string => `ridotto.hush.${table}`;
/** By table, as far as it was asked for. */
const known = signal<ReadonlyMap<string, readonly string[]>>(new Map());

function stored(table: string): string[] {
  const seats = device.json(keyOf(table));
  return Array.isArray(seats) ? seats.filter((s): s is string => typeof s === 'string') : [];
}
/** Once, before any of the table is shown. */
export function readHushed(table: string): void {
  known.value = new Map([...known.value, [table, stored(table)]]);
}
const NOBODY: readonly string[] = [];
export const hushed = (table: string): readonly string[] => known.value.get(table) ?? NOBODY;
export function hush(table: string, seat: string, on: boolean): void {
  const seats = [...hushed(table).filter((s) => s !== seat), ...(on ? [seat] : [])];
  known.value = new Map([...known.value, [table, seats]]);
  device.write(keyOf(table), JSON.stringify(seats));
}
