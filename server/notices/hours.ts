// Hours of a day as somebody's clock shows them, in the zone where they live.

/** `07:30`. */
export type Hour = string;
export const HOUR_PATTERN = '^([01]\\d|2[0-3]):[0-5]\\d$';

const MINUTE = 60_000;
const DAY = 24 * 60;

/** Throws RangeError where there is no such zone. */
function minuteOf(ms: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).formatToParts(
    ms,
  );
  const part = (type: string): number => Number(parts.find((p) => p.type === type)?.value);
  return part('hour') * 60 + part('minute');
}
const minutesIn = (hour: Hour): number => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));

export function isZone(zone: string): boolean {
  try {
    minuteOf(0, zone);
    return true;
  } catch {
    return false;
  }
}

/** When the clock there shows this hour next, later than `now`: milliseconds since 1970. Of an hour that is left out when clocks go
    forward: an hour later. */
export function nextTime(now: number, hour: Hour, zone: string): number {
  const minutes = Math.floor(now / MINUTE);
  const wait = (minutesIn(hour) - minuteOf(now, zone) + DAY) % DAY;
  const guess = minutes + (wait === 0 ? DAY : wait);
  // Clocks may have been changed in between.
  const off = ((minuteOf(guess * MINUTE, zone) - minutesIn(hour) + DAY + DAY / 2) % DAY) - DAY / 2;
  const better = guess - off;
  return (better > minutes && minuteOf(better * MINUTE, zone) === minutesIn(hour) ? better : guess) * MINUTE;
}

export interface Span {
  readonly from: Hour;
  readonly to: Hour;
}
/** Until when it is between these hours there, which may be on two days; undefined: it is not. */
export function within(now: number, { from, to }: Span, zone: string): number | undefined {
  const [begin, end, at] = [minutesIn(from), minutesIn(to), minuteOf(now, zone)];
  const inside = begin <= end ? at >= begin && at < end : at >= begin || at < end;
  return inside ? nextTime(now, to, zone) : undefined;
}
