// The keys by which one goes through what is past: from turn to turn, by a slider, by itself. They lie where else one decides, for
// there nothing can be decided; step by step one goes beside what is told (FilmStrip).
import type { ComponentChildren, JSX } from 'preact';
import { words } from '../words/prefs.ts';
import type { At, LogLine } from './face.ts';
import { isAsked } from './resting.ts';
import './history.css';

/** Each is drawn from these lines, 24 to 24. */
const ICONS = {
  first: 'M6 5v14M19 5 9 12l10 7Z',
  turnBack: 'M12 5 3 12l9 7ZM21 5l-9 7 9 7Z',
  play: 'M7 4v16l13-8Z',
  pause: 'M7 5v14M17 5v14',
  turnOn: 'M12 5l9 7-9 7ZM3 5l9 7-9 7Z',
  last: 'M18 5v14M5 5l10 7-10 7Z',
} as const;

interface HistoryProps {
  /** The present. */
  at: At;
  told: readonly LogLine[];
  /** What else there is to do with a moment. */
  children?: ComponentChildren;
}
export function History({ at, told, children }: HistoryProps): JSX.Element {
  const t = words.value!.past;
  const { store, snapshot } = at;
  const { film, fails, waits } = store.past;
  const [n, all] = [film.at.value + 1, film.steps.value.length];
  const runs = film.running.value;
  const meanwhile = film.meanwhile.value;
  const key = (what: keyof typeof ICONS, press: () => void, about: { keys: string; idle?: boolean }): JSX.Element => (
    <button
      type="button"
      aria-label={t[what]}
      title={`${t[what]} (${about.keys})`}
      aria-keyshortcuts={about.keys}
      aria-disabled={about.idle === true}
      onClick={() => about.idle !== true && press()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[what]} />
      </svg>
    </button>
  );
  return (
    <section class="history" aria-label={t.name} data-area="history" data-waits={waits.value || undefined}>
      <input
        type="range"
        class="history-slider"
        aria-label={t.slider}
        aria-valuetext={t.moment(n, all, told.map((l) => l.text).join(' '))}
        min={1}
        max={all}
        value={n}
        onInput={(e) => {
          film.pause();
          film.go(e.currentTarget.valueAsNumber - 1);
        }}
      />
      <div class="history-keys">
        {key('first', () => film.first(), { keys: 'Home', idle: n === 1 })}
        {key('turnBack', () => film.turn(false), { keys: '<', idle: n === 1 })}
        {runs ? key('pause', () => film.pause(), { keys: 'k' }) : key('play', () => film.play(), { keys: 'k' })}
        {key('turnOn', () => film.turn(true), { keys: '>', idle: n === all })}
        {key('last', () => film.last(), { keys: 'End', idle: n === all })}
        {children}
      </div>
      <p class="history-said" role="status">
        {fails.value ? t.fails : waits.value ? t.waits : meanwhile > 0 ? t.meanwhile(meanwhile) : ''}
        {isAsked(snapshot) && ` ${t.yourTurn}`}
      </p>
    </section>
  );
}
