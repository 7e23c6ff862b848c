// What several who look at the same moment see together: for whoever looks at a game that is over with everything open.

/** Their credential at a record, where a seat is its own: `s0`. */
export const OPEN = 'open';

type View = Readonly<Record<string, unknown>>;

/**
 * What all may see, and with it what each of these seats sees besides, by seat: of what a view has by seat, each one's own part as
 * they see it; of what it has in a list, whatever anybody sees of an item. What else a view says to one seat alone stays theirs.
 */
export function together(open: object, views: Readonly<Record<string, object>>): object {
  const out: Record<string, unknown> = { ...open };
  for (const [seat, view] of Object.entries(views))
    for (const [key, value] of Object.entries(view)) {
      const now = out[key];
      if (isObject(value) && seat in value && (now === undefined || isObject(now))) out[key] = { ...now, [seat]: value[seat] };
      else if (Array.isArray(value) && Array.isArray(now) && now.length === value.length)
        out[key] = now.map((item, i) => more(item, value[i]));
    }
  return out;
}
/** An item of a list: `now`, and what `then` says besides. */
const more = (now: unknown, then: unknown): unknown => (isObject(now) && isObject(then) ? { ...then, ...now } : now);
const isObject = (x: unknown): x is View => typeof x === 'object' && x !== null && !Array.isArray(x);
