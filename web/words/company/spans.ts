// Stretches of time in words, in the largest unit that says them whole; and moments, as people say them who agree to meet.
import { counting, type Forms, type Language } from '@ridotto/engine/words.ts';

const UNITS = [86_400_000, 3_600_000, 60_000, 1000] as const;
/** `2 days`; `units`: of days, hours, minutes and seconds. Milliseconds that are no whole second are left out. */
export function spans<L extends Language>(language: L, units: readonly [Forms[L], Forms[L], Forms[L], Forms[L]]): (ms: number) => string {
  const count = counting(language);
  return (ms) => {
    const whole = Math.max(0, Math.round(ms / 1000) * 1000);
    const unit = UNITS.findIndex((size) => whole >= size && whole % size === 0);
    const at = unit < 0 ? 3 : unit;
    return count(whole / UNITS[at]!, units[at]!);
  };
}

/** `Tuesday 18:00`, and with the day of the month where it is further away. `weekday`: as it can stand after "until". */
export function moments(language: Language, weekday: 'long' | 'short'): (at: number, now: number) => string {
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const near = new Intl.DateTimeFormat(language, { weekday, ...time });
  const far = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', ...time });
  // Polish shortens days with a full stop, and puts a comma after it.
  return (at, now) => (at - now < 6 * UNITS[0] ? near : far).format(at).replace('.,', '.');
}
