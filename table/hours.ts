// Hours at which somebody is not to be waited for: quiet ones of each night, by the clock on their own wall, and days away.
// Between them a clock by turns stands still, so that no time runs out while they sleep.

/** Each day from one time to another, in minutes after midnight; where `to` is not later than `from`, over midnight. */
export interface Quiet {
  readonly from: number;
  readonly to: number;
  /** IANA name of a time zone: "Europe/Warsaw". */
  readonly zone: string;
}
/** From one moment to another, in milliseconds since 1970; the end is not in it. */
export interface Away {
  readonly from: number;
  readonly until: number;
}
export interface Hours {
  readonly quiet?: Quiet;
  /** In the order in which they began; none overlaps another. */
  readonly away: readonly Away[];
}
export const ALWAYS: Hours = { away: [] };

const MINUTE = 60_000;
export const DAY = 86_400_000;
/** Of each day so many minutes must be left in which somebody may be waited for. */
const LONGEST_QUIET = 14 * 60;
/** Of nights in a row, after which it is given up to look for one that ends: there is none. */
const MOST_NIGHTS = 4000;

/** What is wrong with quiet hours, and what is allowed; undefined: nothing. */
export function wrongQuiet({ from, to, zone }: Quiet): string | undefined {
  for (const time of [from, to])
    if (!Number.isInteger(time) || time < 0 || time >= 24 * 60) return 'quiet hours begin and end at a minute of the day, from 0 to 1439';
  const length = (to - from + 24 * 60) % (24 * 60);
  if (length === 0 || length > LONGEST_QUIET) return 'quiet hours last from one minute to fourteen hours';
  return isZone(zone) ? undefined : `"${zone}" is no time zone; one is called like "Europe/Warsaw"`;
}
export function isZone(zone: string): boolean {
  try {
    offsetAt(zone, 0);
    return true;
  } catch {
    return false;
  }
}

/** Until when it is quiet at this moment; undefined: it is not. */
export function quietUntil(quiet: Quiet, at: number): number | undefined {
  const night = nextNight(quiet, at);
  return night.from <= at ? night.until : undefined;
}
/** Until when they are not waited for at this moment; undefined: they are. */
export function stillUntil(hours: Hours, at: number): number | undefined {
  let until: number | undefined;
  for (let still = nextStill(hours, at); still && still.from <= (until ?? at); still = nextStill(hours, until)) until = still.until;
  return until;
}
/** When the clock on the wall there shows so many minutes after midnight next: later than `at`. */
export function nextShown(zone: string, minutes: number, at: number): number {
  for (let day = Math.floor((at + offsetAt(zone, at)) / DAY) - 1; ; day++) {
    const moment = momentOf(zone, day, minutes);
    if (moment > at) return moment;
  }
}

/** Milliseconds from one moment to a later one in which they are waited for. */
export function waitedFor(hours: Hours, from: number, to: number): number {
  let counted = 0;
  for (let at = from; at < to;) {
    const still = nextStill(hours, at);
    if (!still || still.from >= to) return counted + to - at;
    counted += Math.max(0, still.from - at);
    at = still.until;
  }
  return counted;
}

/** The moment after which they have been waited for so many milliseconds. */
export function momentAfter(hours: Hours, from: number, ms: number): number {
  let [at, left] = [from, ms];
  for (let n = 0; n < MOST_NIGHTS; n++) {
    const still = nextStill(hours, at);
    if (!still || at + left <= still.from) return at + left;
    left -= Math.max(0, still.from - at);
    at = still.until;
  }
  return at + left;
}

/** The first stretch that ends after this moment. */
function nextStill({ quiet, away }: Hours, at: number): Away | undefined {
  const gone = away.find(({ until }) => until > at);
  const night = quiet && nextNight(quiet, at);
  return !night || (gone && gone.from < night.from) ? gone : night;
}
function nextNight({ from, to, zone }: Quiet, at: number): Away {
  // The one that began the day before may not be over yet.
  for (let day = Math.floor((at + offsetAt(zone, at)) / DAY) - 1; ; day++) {
    const begins = momentOf(zone, day, from);
    const ends = momentOf(zone, to > from ? day : day + 1, to);
    // Where the clocks are put forward, a short one may not be there at all.
    if (ends > at && ends > begins) return { from: begins, until: ends };
  }
}

/** When the clock on the wall shows so many minutes after midnight of this day, counted from 1970. What it shows twice counts
    once, and what it leaves out is moved by as much as the clocks are. */
function momentOf(zone: string, day: number, minutes: number): number {
  const shown = day * DAY + minutes * MINUTE;
  return shown - offsetAt(zone, shown - offsetAt(zone, shown));
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** By how many milliseconds the clock on the wall is ahead of that of Greenwich. Throws where there is no such zone. */
function offsetAt(zone: string, at: number): number {
  let format = formats.get(zone);
  if (!format) formats.set(zone, (format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })));
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /^GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? [];
  return sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE;
}
