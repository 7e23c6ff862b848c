// What may be shown, all of it, each with what it gives away.
import type { JSX } from 'preact';
import type { AnswerView } from '@ridotto/games/inkognito/knowledge/view.ts';
import { isGrey } from '@ridotto/games/inkognito/words/shape.ts';
import { seatIndex } from '../../art/seats.ts';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { CardFace } from './Card.tsx';
import { shownOf } from './table.ts';
import { ink } from './words.ts';

const same = (a: AnswerView, c: AnyChoice | undefined): boolean =>
  c !== undefined &&
  Array.isArray(c.cards) &&
  (c.cards as string[]).length === a.cards.length &&
  a.cards.every((x) => (c.cards as string[]).includes(x)) &&
  (c.of ?? '') === (a.of ?? '');
/** What gives least away comes first. */
const shy = (a: AnswerView, b: AnswerView): number => b.leaves - a.leaves || a.fixes.length - b.fixes.length;

export function Answers({ at, pick }: { at: At; pick(choice: AnyChoice): void }): JSX.Element {
  const w = ink();
  const view = shownOf(at);
  const all = [...(view.answers ?? [])].sort(shy);
  const q = view.question!;
  const letter = view.deal[at.snapshot.you ?? '']?.letter;
  const chosen = at.store.parts.value[0];
  const reduced = all.filter((a) => a.of !== undefined);
  const grey = all.filter((a) => a.of === undefined && a.cards.some(isGrey));
  const mission = all.filter((a) => a.of === undefined && !a.cards.some(isGrey) && a.letter);
  const plain = all.filter((a) => a.of === undefined && !a.cards.some(isGrey) && !a.letter);
  const toChoice = (a: AnswerView): AnyChoice =>
    a.of === undefined ? { do: 'answer', cards: a.cards } : { do: 'reduce', of: a.of, cards: a.cards };
  const given = (a: AnswerView): string =>
    [
      w.answers.leaves(a.leaves),
      ...(a.fixes.length === 2 ? [w.answers.fixes.both] : a.fixes.map((f) => w.answers.fixes[f])),
      ...(a.letter ? [w.answers.letter] : []),
    ].join(', ');
  /** The cards are pictures; this is what they say. */
  const said = (a: AnswerView): string =>
    w.choices[a.of === undefined ? 'answer' : 'reduce'](toChoice(a) as { do: string }, {
      name: at.name,
      seatOf: () => undefined,
      place: (p) => p,
      me: '',
      view,
    });
  const group = (title: string, list: readonly AnswerView[], open: boolean): JSX.Element | null =>
    list.length === 0 ? null : (
      <details class="ink-answer-group" open={open || list.some((a) => same(a, chosen))}>
        <summary>
          {title} <small>({list.length})</small>
        </summary>
        <ul>
          {list.map((a) => (
            <li key={a.cards.join() + (a.of ?? '')}>
              <button
                type="button"
                class={`ink-answer${a.fixes.length > 0 ? ' ink-answer-tells' : ''}`}
                aria-pressed={same(a, chosen)}
                onClick={() => {
                  if (chosen) void at.store.setParts([toChoice(a)]);
                  else pick(toChoice(a));
                }}
              >
                <span class="hidden">{said(a)}:</span>
                <span class="ink-fan" aria-hidden="true">
                  {a.cards.map((c) => (
                    <CardFace key={c} card={c} seat={seatIndex(at.snapshot.you ?? 's0')} letter={letter} size="s" />
                  ))}
                </span>
                <span class="ink-given">
                  {a.of !== undefined && <em>{w.answers.of(a.of)}</em>} {given(a)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </details>
    );
  return (
    <div class="ink-answers">
      <h3>{w.answers.title(at.name(q.asker), q.kind, q.channel)}</h3>
      {group(w.answers.plain, plain, true)}
      {group(w.answers.mission, mission, plain.length === 0)}
      {group(w.answers.grey, grey, plain.length + mission.length === 0)}
      {group(w.answers.reduced, reduced, true)}
      <p class="soft">{w.answers.about}</p>
    </div>
  );
}
