// How much time somebody has, quietly beside their name: it counts while it runs, and says nothing aloud by itself.
import { stillUntil, waitedFor, type Hours } from '@ridotto/table/hours.ts';
import type { ClockShown, Tempo } from '@ridotto/table/protocol.ts';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { houseNow, setByHouse } from '../net/clock.ts';
import { words } from '../words/prefs.ts';

interface ClockProps {
  table: string;
  clock: ClockShown;
  tempo: Tempo;
  over: boolean;
  /** All clocks stand still, until all agree to go on. */
  paused: boolean;
}
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** By turns: of what is left then, seconds count. */
const LITTLE = HOUR;
/** Of so much at most, and of so large a part of all that there is for it, it is seen that it is late. */
const SOON = { live: MINUTE / 2, turns: 6 * HOUR } as const;
const LAST_PART = 1 / 5;
const isSoon = (rest: number, tempo: Tempo): boolean =>
  rest < Math.min(SOON[tempo.kind], LAST_PART * (tempo.kind === 'live' ? tempo.bank : tempo.each));

const two = (n: number): string => String(n).padStart(2, '0');
/** As clocks show it: 1:02:03, 2:03. */
function digits(ms: number): string {
  const all = Math.max(0, Math.ceil(ms / 1000));
  const [h, m, s] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
/** In one unit, which does not change each second: for whoever listens. */
function roughly(ms: number): string {
  const { span } = words.value!.company;
  const unit = ms >= 2 * HOUR ? HOUR : ms >= MINUTE ? MINUTE : 10_000;
  return span(Math.ceil(ms / unit) * unit);
}

export function Clock({ table, clock, tempo, over, paused }: ClockProps): JSX.Element | null {
  const t = words.value!.company;
  useEffect(() => setByHouse(table), [table]);
  const { left, until, away } = clock;
  if (over) return null;
  if (paused && left > 0) return <Still text={t.stands(roughly(left))} shown={`❚❚ ${left > LITTLE ? roughly(left) : digits(left)}`} />;
  if (until === null) {
    if (tempo.kind === 'turns' && left > 0) return away === undefined ? null : <Still text={t.away(t.moment(away, Date.now()))} />;
    return left === 0 ? <Still text={t.out} more="clock-soon" /> : <Still text={t.left(roughly(left))} shown={digits(left)} />;
  }
  const now = houseNow();
  const hours = hoursOf(clock);
  // Between now and then there may be hours at which it stands still.
  const rest = until > now ? waitedFor(hours, now, until) : until - now;
  const still = rest > 0 ? stillUntil(hours, now) : undefined;
  if (still !== undefined)
    return away !== undefined && away >= still ? (
      <Still text={t.away(t.moment(away, now))} />
    ) : (
      <Still text={t.sleeps(t.moment(still, now), roughly(rest))} shown={`❚❚ ${rest > LITTLE ? roughly(rest) : digits(rest)}`} />
    );
  const soon = isSoon(rest, tempo) ? ' clock-soon' : '';
  if (tempo.kind === 'turns' && rest > LITTLE) return <Still text={t.until(t.moment(until, now))} more={`clock-runs${soon}`} />;
  return <Still text={rest <= 0 ? t.out : t.left(roughly(rest))} shown={digits(rest)} more={`clock-runs${soon}`} />;
}

const hoursOf = ({ quiet, away }: ClockShown): Hours => ({
  ...(quiet && { quiet }),
  away: away === undefined ? [] : [{ from: 0, until: away }],
});

function Still({ text, shown = text, more = '' }: { text: string; shown?: string; more?: string }): JSX.Element {
  return (
    <span class={`clock ${more}`} title={text}>
      <span class="hidden">{text}</span>
      <span aria-hidden="true">{shown}</span>
    </span>
  );
}
