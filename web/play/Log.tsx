// What happened, in order and in sentences, grouped by round; pointing at a line lights its places on the board.
import type { JSX } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { SeatToken } from '../art/emblems.tsx';
import { seatIndex } from '../art/seats.ts';
import { whenChanged } from '../art/when-changed.tsx';
import type { Happening } from '../net/http/api.ts';
import { words } from '../words/prefs.ts';
import { spokenIn, SpokenText, type Spoken } from './aside.tsx';
import type { At, GameFace, LogLine } from './face.ts';
import { silentAt } from './hush.ts';
import type { Film, Still } from './film.ts';
import { inSeries } from './lines.ts';
import { namesOf } from './names.ts';
import { filmable } from './past.ts';
import { settledIn } from './settled.ts';

type Row = LogLine & { key: string; seq: number; fact: number; spoken?: Spoken; settled?: true };

/** The lines of one event. */
function linesOf(h: Happening, face: GameFace, { nameAt, snapshot, store }: Pick<At, 'nameAt' | 'snapshot' | 'store'>): readonly Row[] {
  const name = nameAt(h.seq);
  const beside = { places: [], key: `${h.seq}`, seq: h.seq, fact: 0 };
  const settled = settledIn(h, name);
  if (settled !== undefined) return [{ ...beside, text: settled, seat: h.by ?? null, settled: true }];
  const spoken = spokenIn(h, face, name, store.id);
  const lines = h.facts.flatMap((told, i): Row[] => {
    const line = face.line(told, name, snapshot.view);
    return line ? [{ ...line, key: `${h.seq}.${i}`, seq: h.seq, fact: i }] : [];
  });
  return spoken ? [{ ...beside, text: spoken.text, seat: spoken.seat, spoken }, ...lines] : lines;
}
/** All of them: what was taken back is not there. */
function rowsOf(happenings: readonly Happening[], lines: (h: Happening) => readonly Row[]): Row[] {
  let kept: { readonly entry: number; readonly row: Row }[] = [];
  for (const h of happenings) {
    if (h.undone) {
      kept = kept.filter(({ entry, row }) => entry < h.entry || row.spoken !== undefined || row.settled === true);
      if (!h.matter) continue;
    }
    for (const row of lines(h)) kept.push({ entry: h.entry, row });
  }
  return inSeries(kept.map(({ row }) => row));
}

interface LineProps extends Pick<LogLine, 'text' | 'seat' | 'places' | 'quiet' | 'turn'>, Pick<Row, 'seq' | 'fact' | 'spoken'> {
  /** How it stands to what the film shows. */
  readonly stands: string;
  /** What is new begins here. */
  readonly marker: string | undefined;
  readonly face: GameFace;
  light(places: readonly string[] | null): void;
  look(seq: number, fact: number): void;
}
/** One of them, which is drawn once: there are hundreds, and something comes several times a second. */
const Line = whenChanged(
  ({ text, seat, places, quiet, turn, seq, fact, spoken, stands, marker, face, light, look }: LineProps): JSX.Element => (
    <li
      class={`${quiet ? 'log-quiet' : ''}${turn ? ' log-turn' : ''}${spoken ? ' log-spoken' : ''}${stands}`}
      style={seat === null ? undefined : { '--seat-ink': `var(--seat-${seatIndex(seat)}-ink)` }}
      tabindex={-1}
      onMouseEnter={() => light(places)}
      onFocus={() => light(places)}
      onClick={() => look(seq, fact)}
    >
      {marker !== undefined && <span class="log-marker">{marker}</span>}
      {seat !== null && <SeatToken seat={seatIndex(seat)} size={16} />} {spoken ? <SpokenText said={spoken} face={face} /> : text}
    </li>
  ),
);

/** Is it told before the end of what the film shows? What was said beside the game has no facts. */
const toldBy = (r: Row, { happening: { seq, facts }, first }: Still): boolean =>
  r.seq < seq || (r.seq === seq && r.fact < first + Math.max(1, facts.length));
/** Is it what the film shows, or the end of a series that goes on there? */
const toldIn = (r: Row, next: Row | undefined, still: Still): boolean =>
  toldBy(r, still) && ((r.seq === still.happening.seq && r.fact >= still.first) || !next || !toldBy(next, still));

/** So many lines are drawn on either side of where one looks, and so many more whenever one asks: a long game has thousands. */
const AROUND = { now: 120, past: 15 };

/** Milliseconds at a moment of the past before the log follows. */
const STAYS = 100;
/** What the log goes by. Of what is past it is where one stays: whoever goes through a game is shown the board first, and a line of
    the log for each moment of it would take as long as that. */
function useStaying({ still: { value: now }, back: { value: back } }: Film): Still | undefined {
  const shown = useRef(now);
  const [, drawAgain] = useState(0);
  if (!back || !now || !shown.current) shown.current = now;
  useEffect(() => {
    if (shown.current === now) return undefined;
    const soon = setTimeout(() => {
      shown.current = now;
      drawAgain((n) => n + 1);
    }, STAYS);
    return () => clearTimeout(soon);
  }, [now]);
  return shown.current;
}

export function Log({ at, face, light }: { at: At; face: GameFace; light(places: readonly string[] | null): void }): JSX.Element {
  const t = words.value!;
  const { happenings, seen } = at.store;
  const names = namesOf(at.snapshot).join('\n');
  // What was told stays as it was said, as long as everybody is called so.
  const saying = [face.words(), t, names, at.store.successions.value.length, silentAt(at.store.id)];
  const said = useMemo(() => new WeakMap<Happening, readonly Row[]>(), saying);
  const lines = (h: Happening): readonly Row[] => {
    let known = said.get(h);
    if (!known) said.set(h, (known = linesOf(h, face, at)));
    return known;
  };
  const rows = useMemo(() => rowsOf(happenings.value, lines), [happenings.value, said]);
  const [more, setMore] = useState({ before: 0, after: 0 });
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  /** Whoever reads further up is not pulled down. */
  const look = (): void => {
    const el = box.current;
    if (el && !el.querySelector('.log-shown')) atEnd.current = el.scrollHeight - el.scrollTop - el.clientHeight < 40;
  };
  const still = useStaying(at.store.past.film);
  /** What the board shows is in sight: what is past, as long as the film lasts. */
  const toNow = (): void => {
    const el = box.current;
    if (!el) return;
    const shown = [...el.querySelectorAll<HTMLElement>('.log-shown')];
    const [first, last] = [shown[0], shown.at(-1)];
    if (!first || !last) {
      if (atEnd.current) el.scrollTop = el.scrollHeight;
      return;
    }
    const [top, bottom] = [first.offsetTop, last.offsetTop + last.offsetHeight];
    el.scrollTop = Math.max(Math.min(el.scrollTop, top), bottom - el.clientHeight);
  };
  // When all of the page is as it will be, and before it is painted.
  useLayoutEffect(() => {
    const soon = requestAnimationFrame(toNow);
    return () => cancelAnimationFrame(soon);
  }, [rows, still]);
  useEffect(() => {
    const resized = new ResizeObserver(toNow);
    if (box.current) resized.observe(box.current);
    return () => resized.disconnect();
  }, []);
  useEffect(() => () => light(null), []);
  /** The board as it stood when this line was told. */
  const lookAt = useCallback(
    (seq: number, fact: number): void => at.store.past.lookBack(filmable(happenings.value), { seq, fact }),
    [at.store],
  );
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
  const here = still ? rows.findLastIndex((r) => toldBy(r, still)) : rows.length;
  const around = AROUND[still ? 'past' : 'now'];
  const [from, to] = [Math.max(0, here - around - more.before), Math.min(rows.length, here + around + more.after)];
  const further = (left: number, ask: () => void, say: (n: number) => string): JSX.Element | false =>
    left > 0 && (
      <li class="log-further">
        <button type="button" onClick={ask}>
          {say(left)}
        </button>
      </li>
    );

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
      {useMemo(
        () => (
          <ol>
            {further(from, () => setMore({ ...more, before: more.before + 2 * AROUND.now }), t.past.earlier)}
            {rows.slice(from, to).map((r, i) => {
              const next = rows[from + i + 1];
              const stands = !still ? '' : !toldBy(r, still) ? ' log-later' : toldIn(r, next, still) ? ' log-shown' : '';
              const marker = r.key === firstNew ? t.marker(news) : undefined;
              if (r.heading === undefined) {
                const { key, text, seat, places, quiet, turn, seq, fact, spoken } = r;
                return (
                  <Line key={key} {...{ text, seat, places, quiet, turn, seq, fact, spoken, stands, marker, face, light, look: lookAt }} />
                );
              }
              return (
                <li key={r.key} class={`log-heading${stands}`}>
                  {marker !== undefined && <span class="log-marker">{marker}</span>}
                  {r.heading}
                </li>
              );
            })}
            {further(rows.length - to, () => setMore({ ...more, after: more.after + 2 * AROUND.now }), t.past.later)}
          </ol>
        ),
        [rows, still, from, to, firstNew, light],
      )}
    </div>
  );
}
