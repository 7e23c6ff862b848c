// What is always before a player, whatever is asked: who one is, the note sheet, and the quiet way to announce.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { CardFace } from './Card.tsx';
import { FigureIcon } from './board/Figures.tsx';
import { laySheet, sheetLies } from './notes-state.ts';
import { glowing, lookedAt } from './noted.ts';
import { SHEET } from './Notes.tsx';
import { mineNow, shownOf } from './table.ts';
import { ink } from './words.ts';

/** Who one is: to be hidden from eyes over the shoulder. */
const hidden = signal(false);

/** The first of the announcements that can be made now: at every own decision, and after a turn that would end with the draft. */
function announcing(at: At): AnyChoice | undefined {
  const { store, legal } = at;
  const announces = (c: AnyChoice): boolean => c.do === 'announce';
  const open = [...legal, ...store.draft.instead.value].find(announces);
  if (open || !store.draft.parts.value.some((c) => c.do === 'end') || store.draft.parts.value.some(announces)) return open;
  const partner = at.seats.find((s) => s.id !== at.snapshot.you && shownOf(at).colours[s.id] !== 'ambassador');
  return partner && { do: 'announce', partner: partner.id };
}

/** Lays the note sheet over the board's side, and puts it away. */
export function NotesButton({ at }: { at: At }): JSX.Element {
  const w = ink();
  const lies = sheetLies.value;
  const fresh = at.snapshot.you !== null && glowing(at).length > 0;
  return (
    <button
      type="button"
      id="ink-notes"
      class={`ink-notes-open${fresh && !lies ? ' ink-news' : ''}`}
      aria-expanded={lies}
      aria-controls={lies ? SHEET : undefined}
      onClick={() => {
        if (lies) lookedAt(at);
        laySheet(!lies);
      }}
      onKeyDown={(e) => {
        if (e.key !== 'Escape' || !lies) return;
        e.preventDefault();
        lookedAt(at);
        laySheet(false);
      }}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M4 2.500H13L16 5.500V17.500H4ZM6.500 7H13.500M6.500 10.500H13.500M6.500 14H11" />
      </svg>
      {w.tabs.notes}
    </button>
  );
}

export function Strip({ at, pick }: { at: At; pick(choice: AnyChoice): void }): JSX.Element {
  const w = ink();
  const view = shownOf(at);
  const { you } = at.snapshot;
  const ambassador = you !== null && view.colours[you] === 'ambassador';
  const mine = you === null ? undefined : view.deal[you];
  const announce = mineNow(at) ? announcing(at) : undefined;
  const { film } = at.store.past;
  // Whoever looks at everybody's cards at once has no sheet there.
  const sheet = you === null || you === at.store.showing.value;
  return (
    <div class="ink-strip">
      {ambassador && (
        <p class="ink-secret-none">
          <FigureIcon build={null} seat={null} size={40} /> {w.secret.none}
        </p>
      )}
      {mine && (
        <div class="ink-secret" role="group" aria-label={w.secret.title}>
          {[`grey-${mine.identity}`, `grey-${mine.disguise}`, 'mission'].map((c, i) =>
            hidden.value ? (
              <span key={i} class="ic ic-size-s ic-back" role="img" aria-label={w.secret.hidden} />
            ) : (
              <CardFace key={c} card={c} seat={null} letter={mine.letter} size="s" />
            ),
          )}
        </div>
      )}
      <div class="ink-tools">
        {sheet && <NotesButton at={at} />}
        {mine && !film.endless && (
          <button type="button" class="quiet ink-hide" aria-pressed={hidden.value} onClick={() => (hidden.value = !hidden.value)}>
            {hidden.value ? w.secret.show : w.secret.hide}
          </button>
        )}
        {mine && !film.back.value && (
          <button type="button" class="quiet ink-announce" aria-disabled={!announce} onClick={() => announce && pick(announce)}>
            {w.sure.title}
          </button>
        )}
      </div>
    </div>
  );
}
