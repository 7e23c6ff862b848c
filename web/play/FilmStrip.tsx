// The line that tells what is shown: in the place of the prompt, as long as the film lasts, with its keys. Whoever listens to the
// page hears the prompt and the news as ever.
import type { JSX } from 'preact';
import { SeatToken } from '../art/emblems.tsx';
import { seatIndex } from '../art/seats.ts';
import { words } from '../words/prefs.ts';
import { spokenIn } from './aside.tsx';
import type { At, GameFace, LogLine } from './face.ts';
import type { Film, Still } from './film.ts';
import { inSeries } from './lines.ts';
import { sentence } from './Prompt.tsx';
import { isAsked } from './resting.ts';
import './film.css';

/** What a still tells, in lines of the log. */
export function linesOf(
  { happening }: Still,
  face: GameFace,
  { name, snapshot, store }: Pick<At, 'name' | 'snapshot' | 'store'>,
): LogLine[] {
  const spoken = spokenIn(happening, face, name, store.id);
  if (spoken) return [{ text: spoken.text, seat: spoken.seat, places: [] }];
  return inSeries(happening.facts.flatMap((fact) => face.line(fact, name, snapshot.view) ?? []));
}

interface FilmStripProps {
  at: At;
  face: GameFace;
  film: Film;
  /** What the still tells; null: there is none. */
  told: readonly LogLine[] | null;
}
export function FilmStrip({ at, face, film, told: lines }: FilmStripProps): JSX.Element | null {
  const t = words.value!.film;
  const still = film.still.value;
  if (!still || !lines) return null;
  const { aside } = still.happening;
  const turning = lines.some((l) => l.turning);
  // Whom it is about; what everybody comes to is nobody's, whoever brought it about.
  const everybodys = lines.some((l) => l.turning === true || l.heading !== undefined);
  const by = lines.find((l) => l.seat !== null)?.seat ?? (everybodys ? null : still.happening.by) ?? null;
  const [n, all] = [film.at.value + 1, film.steps.value.length];
  return (
    <section
      class={`film${turning ? ' film-turning' : ''}`}
      aria-label={t.name}
      data-area="film"
      style={by === null ? undefined : { '--seat': `var(--seat-${seatIndex(by)})` }}
    >
      <div class="film-lines">
        {by !== null && <SeatToken seat={seatIndex(by)} size={26} />}
        {aside && 'gesture' in aside && face.gestures && <face.gestures.Icon gesture={aside.gesture} size={26} />}
        <p aria-live={film.running.value ? 'off' : 'polite'}>
          {lines.map((l, i) => (
            <span key={`${i} ${l.text}`} class={l.turning ? 'film-point' : undefined}>
              {l.text}{' '}
            </span>
          ))}
        </p>
      </div>
      {isAsked(at.snapshot) && (
        <p class="film-ask" aria-hidden="true">
          {sentence(at, face).ask}
        </p>
      )}
      <div class="film-keys">
        <span class="film-count">{t.count(n, all)}</span>
        <button
          type="button"
          aria-label={t.back}
          title={`${t.back} (,)`}
          aria-keyshortcuts=","
          aria-disabled={n === 1}
          onClick={() => film.previous()}
        >
          <span aria-hidden="true">◂</span>
        </button>
        <button
          type="button"
          aria-label={t.next}
          title={`${t.next} (.)`}
          aria-keyshortcuts="."
          aria-disabled={film.endless && n === all}
          onClick={() => film.next()}
        >
          <span aria-hidden="true">▸</span>
        </button>
        {!film.endless && (
          <button type="button" class="film-now" aria-keyshortcuts="Escape" onClick={() => film.end()}>
            {t.now}
          </button>
        )}
      </div>
    </section>
  );
}
