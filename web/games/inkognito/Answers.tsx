// Answering from one's hand: all one's cards lie there, the true ones marked; one picks what to show. What can still be picked
// glows, and what it would tell is said where it tells something.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { AnswerView, InkognitoView } from '@ridotto/games/inkognito/knowledge/view.ts';
import { AGENT_NAMES, BUILD_NAMES, isGrey } from '@ridotto/games/inkognito/words/shape.ts';
import { meantBy } from '../../art/meant.tsx';
import { seatIndex } from '../../art/seats.ts';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { CardFace } from './Card.tsx';
import { leftOpen } from './reason.ts';
import { NotesButton } from './Strip.tsx';
import { shownOf } from './table.ts';
import { ink } from './words.ts';

/** For the question `of`. */
const picked = signal<{ of: string; cards: readonly string[] }>({ of: '', cards: [] });
const questionOf = (at: At): string => `${at.store.id} ${at.snapshot.you ?? ''} ${at.snapshot.question ?? ''}`;

const holdsAll = (a: AnswerView, cards: readonly string[]): boolean => cards.every((c) => (a.cards as string[]).includes(c));
const are = (a: AnswerView, cards: readonly string[]): boolean => a.cards.length === cards.length && holdsAll(a, cards);
const toChoice = (a: AnswerView): AnyChoice =>
  a.of === undefined ? { do: 'answer', cards: a.cards } : { do: 'reduce', of: a.of, cards: a.cards };

/** What was picked; an answer that was drafted before this page was loaded lies there again, one that was taken back does not. */
function picksOf(at: At, answers: readonly AnswerView[]): readonly string[] {
  const [draft] = at.store.draft.parts.value;
  const { of, cards } = picked.value;
  const mine = of === questionOf(at) ? cards : [];
  if (draft && Array.isArray(draft.cards)) return draft.cards as string[];
  return answers.some((a) => are(a, mine)) ? [] : mine;
}
/** With this card, and as many of those picked before as may lie beside it. */
function withCard(answers: readonly AnswerView[], before: readonly string[], card: string): string[] {
  const possible = (cards: readonly string[]): boolean => answers.some((a) => holdsAll(a, cards));
  return before.toReversed().reduce((kept, c) => (possible([c, ...kept]) ? [c, ...kept] : kept), [card]);
}

export function Answers({ at }: { at: At }): JSX.Element {
  const w = ink();
  const view = shownOf(at);
  const answers = view.answers ?? [];
  const you = at.snapshot.you ?? '';
  const mine = view.deal[you];
  const picks = picksOf(at, answers);
  const put = (cards: readonly string[], of?: string): void => {
    picked.value = { of: questionOf(at), cards };
    const whole = answers.filter((a) => are(a, cards));
    const chosen = whole.find((a) => a.of === of) ?? whole[0];
    void at.store.draft.setParts(chosen ? [toChoice(chosen)] : []);
  };
  const rows = [
    [...AGENT_NAMES, `grey-${mine?.identity ?? ''}`, 'mission'],
    [...BUILD_NAMES, `grey-${mine?.disguise ?? ''}`],
  ];
  const own: readonly string[] = [mine?.identity ?? '', mine?.disguise ?? ''];
  const draft = at.store.draft.parts.value[0];
  const chosen = answers.filter((a) => are(a, picks));
  const named = chosen.find((a) => a.of === draft?.of) ?? chosen[0];
  return (
    <div class="ink-answers">
      <h3>
        {w.answers.hand}
        <small>
          <b aria-hidden="true">✓</b> {w.answers.true}
        </small>
      </h3>
      <NotesButton at={at} />
      <div class="ink-hand">
        {rows.flat().map((c) => {
          const unfit = !answers.some((a) => holdsAll(a, [c]));
          const held = picks.includes(c);
          const adds = !held && answers.some((a) => holdsAll(a, [...picks, c]));
          const isTrue = own.includes(c) || isGrey(c);
          const name = w.cardList([c], mine?.letter);
          return (
            <button
              key={c}
              type="button"
              class={`ink-pick${held ? ' meant' : adds ? ' ink-adds' : unfit ? ' ink-unfit' : ''}`}
              style={meantBy(seatIndex(you))}
              aria-pressed={held}
              aria-disabled={unfit}
              title={unfit ? w.answers.unfit : undefined}
              onClick={() => {
                if (!unfit) put(held ? picks.filter((x) => x !== c) : withCard(answers, picks, c));
              }}
            >
              <span class="hidden">{[name, ...(isTrue ? [w.answers.true] : []), ...(unfit ? [w.answers.unfit] : [])].join(', ')}</span>
              <CardFace card={c} seat={seatIndex(you)} letter={mine?.letter} size="s" isTrue={isTrue} silent />
            </button>
          );
        })}
      </div>
      <p class="ink-told" role="status">
        {/* Beside another card not all may stay that were picked before. */}
        {picks.length > 0 && <span class="hidden">{w.answers.picked(w.cardList(picks, mine?.letter))} </span>}
        {answers.some((a) => a.of !== undefined) && <span>{w.answers.reduced} </span>}
        {named && told(at, view, named).map((s) => <span key={s}>{s} </span>)}
        {chosen.length > 1 && (
          <label>
            {w.answers.standsFor}{' '}
            <select value={named?.of} onChange={(e) => put(picks, e.currentTarget.value)}>
              {chosen.map((a) => (
                <option key={a.of} value={a.of}>
                  {w.cardList((a.of ?? '').split('-'))}
                </option>
              ))}
            </select>
          </label>
        )}
      </p>
    </div>
  );
}

/** What it would tell, only where it tells more than was told before, or more than it need. */
function told(at: At, view: InkognitoView, answer: AnswerView): string[] {
  const w = ink().answers.told;
  const q = view.question!;
  const asker = at.name(q.asker);
  const before = leftOpen(at, q, []);
  const after = leftOpen(at, q, answer.cards);
  const least = Math.max(...(view.answers ?? []).map((a) => a.leaves));
  const mine = view.deal[at.snapshot.you ?? ''];
  return [
    ...(after.identities.length < before.identities.length ? [w.identity(asker, after.identities)] : []),
    ...(after.disguises.length < before.disguises.length ? [w.disguise(asker, after.disguises)] : []),
    ...(answer.letter && mine ? [w.letter(asker, mine.letter)] : []),
    ...(answer.leaves < least ? [w.more(asker)] : []),
  ];
}
