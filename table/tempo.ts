// How much time players have: none is measured, unless whoever opens a table says otherwise. All times in milliseconds.

/** Live: so much for the whole game, and more after each decision. */
interface Live {
  readonly kind: 'live';
  readonly bank: number;
  readonly increment: number;
}
/** By turns: so much for each decision, but for quiet hours and days away. */
interface ByTurns {
  readonly kind: 'turns';
  readonly each: number;
  /** Days that each player may be away in one game. */
  readonly away: number;
}
export type Tempo = Live | ByTurns;

/** What happens when somebody's time has run out: a bot plays on in their place until they are back; a bot makes this decision
    and no other; nothing, but the others may agree to give the seat to a bot, or to stop. */
export const LATE = ['bot', 'bot-once', 'others'] as const;
export type Late = (typeof LATE)[number];

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What is wrong with it, and what is allowed; undefined: nothing. */
export function wrongTempo(tempo: Tempo): string | undefined {
  if (tempo.kind === 'live')
    return (
      outside('the bank', tempo.bank, [SECOND, DAY], 'one second to 24 hours, in milliseconds') ??
      outside('the increment', tempo.increment, [0, HOUR], 'nothing to one hour, in milliseconds')
    );
  return (
    outside('the time of each decision', tempo.each, [60 * SECOND, 60 * DAY], 'one minute to 60 days, in milliseconds') ??
    outside('the number of days away', tempo.away, [0, 90], '0 to 90')
  );
}
const outside = (what: string, x: number, [least, most]: readonly [number, number], allowed: string): string | undefined =>
  Number.isInteger(x) && x >= least && x <= most ? undefined : `${what} is ${x}; allowed is ${allowed}`;

/** Milliseconds that a seat gets more, when whoever runs the table was not there for so long after its time ran out: as long again,
    but no more than one can use, and no less. */
export function amends(tempo: Tempo, absent: number): number {
  const [least, most] = tempo.kind === 'live' ? [60 * SECOND, 5 * 60 * SECOND] : [Math.min(HOUR, tempo.each), tempo.each];
  return Math.min(most, Math.max(least, absent));
}
