// Every legal choice as a button with a full sentence: the way for keyboards and screen readers, complete for any game.
import type { JSX } from 'preact';
import type { AnyChoice } from '../net/http/api.ts';
import { listChoices, setListChoices, words } from '../words/prefs.ts';
import type { At, GameFace } from './face.ts';

interface ChoicesProps {
  at: At;
  face: GameFace;
  /** Where the board that offers them lies elsewhere, all of them are listed. */
  unfolded?: boolean;
  pick(choice: AnyChoice): void;
}
export function Choices({ at, face, unfolded = false, pick }: ChoicesProps): JSX.Element {
  const t = words.value!.table;
  const { store, snapshot } = at;
  const legal = store.draft.legal.value;
  const instead = store.draft.instead.value;
  const own = face.own?.(at) ?? null;
  const before = store.draft.insteadAt.value;
  const list = (choices: readonly AnyChoice[], from: At): JSX.Element => (
    <ul class="choice-list">
      {choices.map((c) => (
        <li key={JSON.stringify(c)}>
          <button type="button" disabled={snapshot.held !== null} onClick={() => pick(c)}>
            {face.label(c, from)}
          </button>
        </li>
      ))}
    </ul>
  );
  const nothing = legal.length === 0 && instead.length === 0 && !own;
  if (face.ownList?.(at)) return <></>;
  // What board and cards offer is listed too, for keyboard and screen reader, but folded up.
  const offered = (c: AnyChoice): boolean => face.offered?.(c, at) === true;
  const elsewhere = !own && legal.some(offered);
  return (
    <section
      class={`choices${nothing ? ' choices-none' : ''}${elsewhere ? ' choices-elsewhere' : ''}`}
      data-area="choices"
      aria-labelledby="choices-title"
    >
      <h2 id="choices-title" class={elsewhere || (legal.length === 0 && instead.length > 0) ? 'hidden' : ''}>
        {store.draft.whole.value && legal.length > 0 && !own ? t.next : t.choices}
      </h2>
      {own}
      {!own && legal.length > 0 && !elsewhere && list(legal, at)}
      {elsewhere && (
        <>
          {!legal.every(offered) &&
            list(
              legal.filter((c) => !offered(c)),
              at,
            )}
          <details
            class="choices-all"
            open={unfolded || listChoices.value}
            onToggle={(e) => !unfolded && setListChoices(e.currentTarget.open)}
          >
            <summary>{t.all(legal.length)}</summary>
            {list(legal, at)}
          </details>
        </>
      )}
      {!own && instead.length > 0 && (
        <>
          <h3>{t.instead}</h3>
          {list(instead, { ...at, view: before ?? at.view })}
        </>
      )}
      {nothing && <p>{t.none}</p>}
    </section>
  );
}
