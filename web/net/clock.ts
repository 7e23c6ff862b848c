// What time it is at the house: the clock of this device may be wrong, and nobody's time is shown by it.
import { signal } from '@preact/signals';
import { call } from './http/api.ts';
import { isHere } from './tables.ts';

/** By how many milliseconds the house is ahead of this device; null: not known yet. */
let ahead: Promise<number> | null = null;
const known = signal(0);

async function ask(): Promise<number> {
  const sent = Date.now();
  const { now } = await call<{ now: number }>('/now', null);
  return now - (sent + Date.now()) / 2;
}

/** To be called where clocks are shown. A table of this device goes by its own clock. */
export function setByHouse(table: string): void {
  if (isHere(table)) return;
  ahead ??= ask();
  ahead.then(
    (by) => (known.value = by),
    () => (ahead = null),
  );
}

/** Milliseconds since 1970 at the house; it goes on each second for whoever reads it while drawing. */
export const houseNow = (): number => seconds.value + known.value;

const seconds = signal(Date.now());
setInterval(() => {
  if (document.visibilityState === 'visible') seconds.value = Date.now();
}, 1000);
