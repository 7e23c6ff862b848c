// An answer, face up and large, until it is noted: who shows it, to whom, to which question.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { goesThrough } from '@ridotto/games/inkognito/words/shape.ts';
import type { QuestionView } from '@ridotto/games/inkognito/knowledge/view.ts';
import { SeatToken } from '../../art/emblems.tsx';
import { seatIndex } from '../../art/seats.ts';
import type { At } from '../../play/face.ts';
import { CardFace } from './Card.tsx';
import { note } from './noted.ts';
import { voice } from './table.ts';
import { ink } from './words.ts';

/** What it says, before the cards. */
export function titleOf(q: QuestionView, at: At): string {
  const w = ink().shown;
  const you = at.snapshot.you;
  if (q.target === you) return w.gave(at.name(q.asker));
  return q.asker === you ? w.you(at.name(q.target)) : w.other(at.name(q.target), at.name(q.asker));
}

export function Shown({ at, question: q, n, holds }: { at: At; question: QuestionView; n: number; holds: boolean }): JSX.Element {
  const w = ink();
  const go = useRef<HTMLButtonElement>(null);
  // It is what comes next: one press and it is noted.
  useEffect(() => {
    if (holds) go.current?.focus({ preventScroll: true });
  }, [n, holds]);
  return (
    <section class={`ink-shown${holds ? '' : ' ink-shown-by'}`} aria-label={w.colon(titleOf(q, at), w.cardList(q.cards ?? [], q.letter))}>
      <h3>
        <SeatToken seat={seatIndex(q.target)} size={24} /> {titleOf(q, at)}
      </h3>
      <div class="ink-shown-cards">
        {(q.cards ?? []).map((c) => (
          <CardFace key={c} card={c} seat={seatIndex(q.target)} letter={q.letter} size={holds ? 'l' : 's'} />
        ))}
      </div>
      <p class="ink-shown-foot">
        <span class="soft">{w.shown.asked(q.kind, goesThrough(q, voice(at.name, at.snapshot.view)))}</span>
        <button ref={go} type="button" class="primary ink-noted" onClick={() => note(at, n)}>
          {w.shown.noted}
        </button>
      </p>
    </section>
  );
}
