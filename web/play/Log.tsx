// What happened, in order and in sentences, grouped by round; pointing at a line lights its places on the board.
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { SeatToken } from '../art/emblems.tsx';
import { seatIndex } from '../art/seats.ts';
import type { Happening } from '../net/http/api.ts';
import { words } from '../words/prefs.ts';
import { spokenIn, SpokenText, type Spoken } from './aside.tsx';
import type { At, GameFace, LogLine } from './face.ts';
import { hushed } from './hush.ts';
import { filmable } from './past.ts';

type Row = LogLine & { key: string; seq: number; spoken?: Spoken };

/** What was taken back is not there. */
function rowsOf(
  happenings: readonly Happening[],
  face: GameFace,
  { name, snapshot, store }: Pick<At, 'name' | 'snapshot' | 'store'>,
): Row[] {
  let rows: (Row & { entry: number })[] = [];
  for (const h of happenings) {
    if (h.undone) {
      rows = rows.filter((r) => r.entry < h.entry || r.spoken !== undefined);
      continue;
    }
    const spoken = spokenIn(h, face, name, store.id);
    if (spoken) rows.push({ text: spoken.text, seat: spoken.seat, places: [], key: `${h.seq}`, seq: h.seq, entry: h.entry, spoken });
    for (const [i, told] of h.facts.entries()) {
      const line = face.line(told, name, snapshot.view);
      if (line) rows.push({ ...line, key: `${h.seq}.${i}`, seq: h.seq, entry: h.entry });
    }
  }
  return inSeries(rows);
}

/** What belongs to one series stands in one row. */
function inSeries(rows: readonly Row[]): Row[] {
  const out: Row[] = [];
  let items: string[] = [];
  for (const row of rows) {
    const { series } = row;
    const last = out.at(-1);
    const goesOn = series !== undefined && last?.series?.key === series.key;
    items = [...(goesOn ? items : []), ...(series?.item === undefined ? [] : [series.item])];
    const text = series && items.length > 0 ? series.say(items) : row.text;
    if (goesOn) out[out.length - 1] = { ...last, text, places: [...new Set([...last.places, ...row.places])] };
    else out.push({ ...row, text });
  }
  return out;
}

export function Log({ at, face, light }: { at: At; face: GameFace; light(places: readonly string[] | null): void }): JSX.Element {
  const t = words.value!;
  const { happenings, seen } = at.store;
  const rows = useMemo(() => rowsOf(happenings.value, face, at), [happenings.value, face.words(), t, hushed(at.store.id)]);
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  /** Whoever reads further up is not pulled down. */
  const look = (): void => {
    const el = box.current;
    if (el) atEnd.current = el.scrollHeight - el.scrollTop - el.clientHeight < 40;
  };
  const toEnd = (): void => {
    if (box.current && atEnd.current) box.current.scrollTop = box.current.scrollHeight;
  };
  useLayoutEffect(toEnd, [rows.length]);
  useEffect(() => {
    const resized = new ResizeObserver(toEnd);
    if (box.current) resized.observe(box.current);
    return () => resized.disconnect();
  }, []);
  useEffect(() => () => light(null), []);
  /** The board as it stood when this line was told. */
  const lookAt = (seq: number): void => void at.store.past.lookBack(filmable(happenings.value), seq);
  /** From line to line; Enter shows the moment. */
  const keys = (e: KeyboardEvent): void => {
    const lines = [...(box.current?.querySelectorAll<HTMLElement>('li[tabindex]') ?? [])];
    const here = lines.indexOf(document.activeElement as HTMLElement);
    const next = e.key === 'ArrowUp' ? (here < 0 ? lines.length - 1 : here - 1) : e.key === 'ArrowDown' && here >= 0 ? here + 1 : -1;
    if (e.key === 'Enter' && here >= 0) lines[here]?.click();
    else if (lines[next]) lines[next].focus();
    else return;
    e.preventDefault();
  };
  const own = (r: Row): boolean => at.seats.some((s) => s.own && s.id === r.seat);
  const news = seen > 0 ? rows.filter((r) => r.seq > seen && !own(r)).length : 0;
  const firstNew = news > 0 && news < rows.length ? rows.find((r) => r.seq > seen)?.key : undefined;

  return (
    <div
      class="log"
      id="log"
      role="log"
      aria-live="off"
      aria-label={t.table.log}
      tabindex={0}
      ref={box}
      onWheel={() => requestAnimationFrame(look)}
      onTouchMove={() => requestAnimationFrame(look)}
      onKeyUp={look}
      onKeyDown={keys}
      onPointerUp={look}
      onMouseLeave={() => light(null)}
    >
      {rows.length === 0 && <p>{t.table.logEmpty}</p>}
      <ol>
        {rows.map((r) => {
          const marker = r.key === firstNew && <span class="log-marker">{t.marker(news)}</span>;
          return r.heading !== undefined ? (
            <li key={r.key} class="log-heading">
              {marker}
              {r.heading}
            </li>
          ) : (
            <li
              key={r.key}
              class={`${r.quiet ? 'log-quiet' : ''}${r.turn ? ' log-turn' : ''}${r.spoken ? ' log-spoken' : ''}`}
              style={r.seat === null ? undefined : { '--seat-ink': `var(--seat-${seatIndex(r.seat)}-ink)` }}
              tabindex={-1}
              onMouseEnter={() => light(r.places)}
              onFocus={() => light(r.places)}
              onClick={() => lookAt(r.seq)}
            >
              {marker}
              {r.seat !== null && <SeatToken seat={seatIndex(r.seat)} size={16} />}{' '}
              {r.spoken ? <SpokenText said={r.spoken} face={face} /> : r.text}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
