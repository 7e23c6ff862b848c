// A table on a screen that all sit around, seen from afar: the board as large as it can be, whose turn it is, what happened last.
// It sees what whoever watches sees, and there is nothing on it that could be pressed by accident.
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { SeatToken } from '../art/emblems.tsx';
import { seatIndex } from '../art/seats.ts';
import { again } from '../net/people.ts';
import { rememberedTable } from '../net/seats.ts';
import { LanguageSwitch, ThemeSwitch } from '../words/Switches.tsx';
import { elsewhereWords } from '../words/elsewhere/index.ts';
import { PACES, pace, setPace, words, type Pace } from '../words/prefs.ts';
import { problemInWords } from '../words/problem.ts';
import { atNow, atThen } from './at.ts';
import { Everybody } from './Everybody.tsx';
import type { GameFace } from './face.ts';
import { FilmStrip, linesOf } from './FilmStrip.tsx';
import { keptUp } from './kept-up.ts';
import { Log } from './Log.tsx';
import { useNext } from './next.ts';
import { sentence } from './Prompt.tsx';
import { TableStore } from './store.ts';
import './table.css';
import './phone.css';
import './screen.css';

interface ScreenProps {
  id: string;
  face: GameFace;
  /** To another page of the house. */
  go(to: string, about?: { replace: boolean }): void;
  /** Where there is no such table any more. */
  gone(): JSX.Element;
}
export function Screen({ id, face, go, gone }: ScreenProps): JSX.Element {
  const store = useMemo(() => new TableStore(id, face), [id]);
  const { table: t, around, ...all } = words.value!;
  useEffect(() => {
    void store.lookAs(null);
    return () => store.leave();
  }, [store]);
  useEffect(stayAwake, []);
  const snapshot = store.snapshot.value;
  useEffect(() => {
    document.title = t.title(face.words().title);
  }, [t]);
  const next = useNext(id, Boolean(snapshot?.over));
  // Whoever of them has opened it: the screen goes along.
  useEffect(() => {
    if (next) go(next.to, { replace: true });
  }, [next]);
  const { film } = store.past;
  const steps = film.steps.value;
  useEffect(() => {
    const on = keptUp(steps, film.at.value, (seat) => snapshot?.players[seatIndex(seat)]?.kind === 'human');
    if (pace.value !== 'step' && on > film.at.value) film.go(on);
  }, [steps]);
  if (store.gone.value) return gone();
  if (!snapshot)
    return (
      <main class="page" tabindex={-1}>
        <h1>{face.words().title}</h1>
        <p role="status">{store.problem.value ? problemInWords(all.problem, store.problem.value) : all.loading}</p>
      </main>
    );

  const at = atNow(store, snapshot, face, { lit: null, ask: nothing });
  const still = film.still.value;
  const told = still ? linesOf(still, face, at) : null;
  const shown = still ? atThen(at, still, face, { told: told!, lit: null }) : at;
  const { connection } = store;
  const ended = snapshot.over !== null && !still;
  return (
    <div class="table table-watched screen" data-game={snapshot.game} data-pace={pace.value}>
      <main class="table-main" tabindex={-1} aria-label={t.title(face.words().title)}>
        <div class="table-prompt">
          <section class="prompt" aria-label={t.prompt}>
            <p class="prompt-line" role="status" id="prompt">
              {!snapshot.over &&
                snapshot.awaits.map((seat) => (
                  <span key={seat} class="screen-asked">
                    <SeatToken seat={seatIndex(seat)} size={44} />
                  </span>
                ))}{' '}
              <span class="prompt-ask">{sentence(at, face).ask}</span>
            </p>
          </section>
          <FilmStrip at={at} face={face} film={film} told={told} />
        </div>
        <section class="table-board" data-area="board" aria-label={t.board}>
          <face.Board at={shown} pick={nothing} />
        </section>
        <div class="table-side">
          <div class="table-places">
            <Everybody at={still ? shown : at} face={face} told={told} ahead={still?.ahead} tell={nothing} />
            {ended && (
              <section class="screen-end">
                {!snapshot.over?.stopped && <face.End at={at} />}
                {rememberedTable(id)?.screen && !snapshot.over?.closed && (
                  <button type="button" class="primary big" onClick={() => void playAgain(id, go)}>
                    {around.again}
                  </button>
                )}
              </section>
            )}
            <section class="screen-log" aria-label={around.lately}>
              <Log at={at} face={face} light={nothing} />
            </section>
          </div>
        </div>
      </main>
      <header class="top">
        <h1>{face.words().title}</h1>
        <span class="top-stage">{snapshot.over ? '' : face.stage(shown)}</span>
        <span class={`top-live top-${connection.value.state}`} role="status">
          <span class="dot" aria-hidden="true" />
          <span class={connection.value.state === 'live' ? 'hidden' : ''}>
            {connection.value.state === 'lost' ? all.live.lost(connection.value.tries) : all.live[connection.value.state]}
          </span>
        </span>
        <details class="screen-more">
          <summary>{around.more}</summary>
          <div>
            <p class="buttons">
              {typeof document.documentElement.requestFullscreen === 'function' && (
                <button type="button" onClick={() => void whole()}>
                  {around.whole}
                </button>
              )}
              <a href="/" class="button">
                {around.leave}
              </a>
              <LanguageSwitch />
              <ThemeSwitch />
            </p>
            <label class="toggle">
              {all.film.pace}{' '}
              <select value={pace.value} onChange={(e) => setPace(e.currentTarget.value as Pace)}>
                {PACES.map((p) => (
                  <option key={p} value={p}>
                    {all.film.paces[p]}
                  </option>
                ))}
              </select>
            </label>
            <h2>{elsewhereWords().lost}</h2>
            <p>{elsewhereWords().lostAbout}</p>
          </div>
        </details>
      </header>
    </div>
  );
}
const nothing = (): void => undefined;

async function playAgain(id: string, go: ScreenProps['go']): Promise<void> {
  const next = await again(id);
  go(`/sit/${next.id}#invitation=${next.invitation ?? ''}`, { replace: true });
}

async function whole(): Promise<void> {
  await (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(nothing);
}

/** Nobody touches it for a long time. Browsers do this at secure addresses alone, and let it go when the page is hidden. */
function stayAwake(): () => void {
  let held: WakeLockSentinel | undefined;
  const hold = (): void => {
    if (document.visibilityState === 'visible' && 'wakeLock' in navigator)
      navigator.wakeLock.request('screen').then((lock) => (held = lock), nothing);
  };
  hold();
  document.addEventListener('visibilitychange', hold);
  return () => {
    document.removeEventListener('visibilitychange', hold);
    void held?.release();
  };
}
