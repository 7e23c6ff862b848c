// Hours of a day as guests write them, in the zone where they live.
import { nextShown, quietUntil } from '@ridotto/table/hours.ts';

/** `07:30`. */
export type Hour = string;
export const HOUR_PATTERN = '^([01]\\d|2[0-3]):[0-5]\\d$';

const minutesIn = (hour: Hour): number => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));

/** When the clock there shows this hour next, later than `now`: milliseconds since 1970. Of an hour that is left out when clocks go
    forward: an hour later. */
export const nextTime = (now: number, hour: Hour, zone: string): number => nextShown(zone, minutesIn(hour), now);

export interface Span {
  readonly from: Hour;
  readonly to: Hour;
}
/** Until when it is between these hours there, which may be on two days; undefined: it is not. */
export const within = (now: number, { from, to }: Span, zone: string): number | undefined =>
  from === to ? undefined : quietUntil({ from: minutesIn(from), to: minutesIn(to), zone }, now);
