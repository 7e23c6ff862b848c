// The one line that says whose turn it is, what is asked, and what may be done instead; with the buttons of the draft, always
// in the same place, Confirm far from the others.
import type { JSX } from 'preact';
import { SeatToken } from '../art/emblems.tsx';
import { seatIndex } from '../art/seats.ts';
import { words } from '../words/prefs.ts';
import { Clock } from './clocks.ts';
import { questionIn } from './draft.ts';
import type { Next } from './next.ts';
import type { At, GameFace } from './face.ts';
import { OrdersGiven } from './Orders.tsx';
import { standInOf } from './stand-in.ts';
import { isAsked, rests } from './resting.ts';
import { rulesOf } from './rules-link.ts';

type Sentence = { who: string | null; ask: string; also?: string };

/** Of a game without a result. */
export const endedBy = ({ closed }: { readonly closed?: true }): string => words.value!.company[closed ? 'closed' : 'stopped'];

/** What is asked, of whom, and what may be done instead. */
export function sentence(at: At, face: GameFace): Sentence {
  const { snapshot, store } = at;
  const t = words.value!.table;
  if (snapshot.over?.stopped) return { who: null, ask: endedBy(snapshot.over) };
  if (snapshot.over) return { who: null, ask: face.words().over(snapshot.over.winners.map(at.name)) };
  if (snapshot.gone) return { who: null, ask: words.value!.problem.kinds['gone'] ?? '' };
  if (snapshot.paused)
    return { who: null, ask: words.value!.company.pausedBy(at.name(snapshot.paused.by)), also: words.value!.company.goesOn };
  // Who has confirmed the move has confirmed the end of the turn with it; and what was confirmed is no draft any more.
  const confirmed = store.draft.busy.value && store.draft.parts.value.length > 0;
  if (snapshot.held && !confirmed) return { who: snapshot.you, ask: face.words().held };
  const mine = isAsked(snapshot);
  if (!mine) {
    const [first] = rests(snapshot) || confirmed ? [] : store.draft.parts.value;
    if (first) return { who: snapshot.you, ask: `${face.label(first, at)}.`, ...(store.draft.whole.value && { also: t.confirmNow }) };
    if (snapshot.drafted.length > 0) return { who: snapshot.you, ask: face.words().handedIn };
    return {
      who: null,
      ask: face.words().waiting(snapshot.awaits.map(at.name), questionIn(at.view)),
      ...(store.seats.value.length === 0 && { also: t.watching }),
    };
  }
  if (store.draft.whole.value && store.draft.parts.value.length > 0) {
    // What is filled in as one in a place of its own is named by what it began with.
    const last = face.ownList?.(at) ? store.draft.parts.value[0] : store.draft.parts.value.at(-1);
    const before = { ...at, view: store.draft.before.value ?? snapshot.view };
    const own = face.ownPlace?.includes(questionIn(snapshot.view));
    const ask = own || !last ? face.prompt({ ...at, view: snapshot.view }).ask : `${face.label(last, before)}.`;
    return { who: snapshot.you, ask, also: t.confirmNow };
  }
  return { who: snapshot.you, ...face.prompt(at) };
}

interface PromptProps {
  at: At;
  face: GameFace;
  /** After the end: where those who played play once more. */
  next: Next | undefined;
  /** To another page of the house. */
  go(to: string): void;
}
export function Prompt({ at, face, next, go }: PromptProps): JSX.Element {
  const t = words.value!.table;
  const { snapshot, store } = at;
  const s = sentence(at, face);
  const mine = isAsked(snapshot);
  const canUndo = store.draft.mayUndo.value;
  const ready = snapshot.held !== null || store.draft.whole.value;
  const submitted = !mine && snapshot.drafted.length > 0;
  const i = s.who === null ? null : seatIndex(s.who);
  return (
    <section
      class={`prompt${mine ? ' prompt-mine' : ''}`}
      aria-label={t.prompt}
      data-area="prompt"
      data-busy={store.draft.busy.value || undefined}
      style={i === null ? undefined : { '--seat': `var(--seat-${i})`, '--seat-ink': `var(--seat-${i}-ink)` }}
    >
      <p
        class="prompt-line"
        // It is said after what has happened (Announcer.tsx).
        role="status"
        aria-live="off"
        aria-labelledby="prompt"
        id="prompt"
        tabindex={-1}
        data-arrival
      >
        {i !== null && s.who !== null && (
          <>
            <SeatToken seat={i} size={26} /> <strong>{at.name(s.who)}</strong>
            {mine && <OwnClock at={at} />}
            <span class="prompt-dash"> · </span>
          </>
        )}
        {/* Another question is no line of the one before that has moved. */}
        <span class="prompt-ask" key={s.ask}>
          {s.ask}
        </span>
        {s.also && (
          <span class="prompt-also" key={s.ask + s.also}>
            {' '}
            {s.also}
          </span>
        )}
        {next && <span class="prompt-also">{words.value!.end.next(next.by)}</span>}
      </p>
      <OrdersGiven at={at} face={face} />
      {next && (
        <div class="prompt-buttons">
          <button type="button" class="primary" onClick={() => go(next.to)}>
            {words.value!.filling.sit}
          </button>
        </div>
      )}
      {snapshot.paused && !snapshot.over && <GoOn at={at} />}
      {snapshot.you !== null && !snapshot.over && !rests(snapshot) && (
        <div class="prompt-buttons">
          <button type="button" id="undo" aria-keyshortcuts="u" aria-disabled={!canUndo} onClick={() => canUndo && void store.draft.undo()}>
            {t.undo}
          </button>
          <button
            type="button"
            aria-disabled={!canUndo && !submitted}
            onClick={() => (canUndo || submitted) && void store.draft.startAgain()}
          >
            {submitted ? t.change : t.again}
          </button>
          <span class="prompt-rules">
            {mine && face.section?.(at) !== undefined && (
              <a href={rulesOf(at, face.section(at))} title={words.value!.why.rules}>
                <span aria-hidden="true">§</span>
              </a>
            )}
          </span>
          <button
            type="button"
            id="confirm"
            class="primary"
            aria-disabled={!ready || store.draft.busy.value}
            onClick={() => ready && !store.draft.busy.value && void store.draft.confirm()}
          >
            {t.confirm}
          </button>
        </div>
      )}
    </section>
  );
}

/** On a phone the others, and all clocks with them, are out of sight while one decides. */
function OwnClock({ at: { snapshot, store } }: { at: At }): JSX.Element | null {
  const clock = snapshot.clocks?.[Number(snapshot.you?.slice(1))];
  if (!snapshot.tempo || !clock) return null;
  return (
    <span class="prompt-clock">
      {' '}
      <Clock table={store.id} clock={clock} tempo={snapshot.tempo} over={false} paused={false} />
    </span>
  );
}

/** Whoever plays may propose it, if nobody has. */
function GoOn({ at: { snapshot, store } }: { at: At }): JSX.Element | null {
  const { you, proposals = [] } = snapshot;
  if (you === null || standInOf({ snapshot }, you) !== undefined || proposals.some(({ what }) => what.do === 'go-on')) return null;
  return (
    <div class="prompt-buttons">
      <button type="button" class="primary" onClick={() => store.settle({ do: 'propose', what: { do: 'go-on' } })}>
        {words.value!.company.offer['go-on']}
      </button>
    </div>
  );
}
