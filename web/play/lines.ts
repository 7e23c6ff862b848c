// What happened, in lines: those of one series stand in one, and what tells several things is told in steps.
import type { Happening, Told } from '../net/http/api.ts';

export interface LogLine {
  text: string;
  seat: string | null;
  places: readonly string[];
  /** A new group begins here. */
  heading?: string;
  /** Somebody's turn begins. */
  turn?: boolean;
  /** Said more softly. */
  quiet?: boolean;
  /** A point at which one stops to look: a scoring, the end of a passage. */
  turning?: boolean;
  /** What each player gained by it, or has by it (`totals`); at a turning point it stands beside everybody's points, by this name. */
  gained?: { readonly name: string; readonly by: Readonly<Record<string, number>>; readonly totals?: boolean };
  /** Lines of one series that follow one another are said in one; `item`: what this line adds to it. */
  series?: { readonly key: string; readonly item?: string; say(items: readonly string[]): string };
}

/** A step of the film: at most so many lines, and where there is more than one, facts of at most so many letters as JSON: by what is
    told and not by its words, for a moment is the same in each language. */
const MOST_LINES = 2;
const MOST_TOLD = 140;

/** What belongs to one series stands in one line: of whoever all of them are about. */
export function inSeries<Line extends LogLine>(lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  let items: string[] = [];
  for (const line of lines) {
    const { series } = line;
    const last = out.at(-1);
    const goesOn = series !== undefined && last?.series?.key === series.key;
    items = [...(goesOn ? items : []), ...(series?.item === undefined ? [] : [series.item])];
    const text = series && items.length > 0 ? series.say(items) : line.text;
    if (goesOn)
      out[out.length - 1] = {
        ...last,
        text,
        seat: last.seat === line.seat ? line.seat : null,
        places: [...new Set([...last.places, ...line.places])],
      };
    else out.push({ ...line, text });
  }
  return out;
}

/** One thing, or two short ones, that a happening tells; `first`: which of its facts is the first of these. */
export interface Step {
  readonly happening: Happening;
  readonly first: number;
  /** By seat: points that later steps of the same happening tell, and everybody has as it stood after all of it. */
  readonly ahead: Readonly<Record<string, number>>;
}
/** One after another what a happening tells: a turning point stands alone, a heading begins, and what the film has no room to tell at once comes next. */
export function stepsOf(happening: Happening, line: (fact: Told) => LogLine | undefined): Step[] {
  const told = happening.facts.map(line);
  const begins = [0];
  let lines: LogLine[] = [];
  let letters = 0;
  for (const [i, one] of told.entries()) {
    if (!one) continue;
    const more = inSeries([...lines, one]);
    const says = JSON.stringify(happening.facts[i]?.data).length;
    letters += says;
    const apart = one.turning === true || one.heading !== undefined || lines.some((l) => l.turning);
    if (lines.length > 0 && more.length > 1 && (apart || more.length > MOST_LINES || letters > MOST_TOLD)) {
      begins.push(i);
      lines = [one];
      letters = says;
    } else lines = [...lines, one];
  }
  return begins.map((first, k) => ({
    happening: { ...happening, facts: happening.facts.slice(first, begins[k + 1]) },
    first,
    ahead: pointsOf(told.slice(begins[k + 1] ?? told.length)),
  }));
}
function pointsOf(lines: readonly (LogLine | undefined)[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const line of lines)
    if (line?.gained && line.gained.totals !== true)
      for (const [seat, n] of Object.entries(line.gained.by)) sum[seat] = (sum[seat] ?? 0) + n;
  return sum;
}
