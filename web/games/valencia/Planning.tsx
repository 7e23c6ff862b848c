// Planning: draw, and lay the cards into piles. Tap a card and then a pile, drag it, or press the number of a pile.
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { At } from '../../play/face.ts';
import { meantBy } from '../../art/meant.tsx';
import { seatIndex } from '../../art/seats.ts';
import { CardFace, cardName, Fan, printedSum } from './CardFace.tsx';
import { arrange, arrangeAgain, arrangeSame, drawOne, drawsNext, groups, handOf, move, pilesIn, whole } from './planning-state.ts';
import { editionOf, own, shownOf } from './table.ts';
import { page, vale } from './words.ts';
import './planning.css';

const ROUNDS = 5;

export function Planning({ at }: { at: At }): JSX.Element {
  const p = page().planning;
  const view = shownOf(at);
  const edition = editionOf(at.snapshot);
  const hand = handOf(at);
  const pileOf = groups(at);
  const piles = pilesIn(pileOf);
  const root = useRef<HTMLDivElement>(null);
  const moved = useRef<number | null>(null);
  const [chosen, choose] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const dragged = useRef<number | null>(null);
  const left = own(view, at, 'draw-pile') ?? 0;
  const mayDraw = own(view, at, 'stopped') !== true && left > 0;
  useEffect(() => choose(null), [hand.length]);
  // Begun again, all cards are apart; else what lay here before is the draft again.
  const again = at.store.draft.restarts.value;
  const begun = useRef(again);
  useEffect(() => {
    if (begun.current !== again) arrangeAgain(at);
    else arrangeSame(at);
    begun.current = again;
  }, [again, hand.length]);

  const put = (card: number, pile: number): void => {
    moved.current = card;
    choose(null);
    move(at, card, pile);
  };
  /* the card that has moved keeps the focus, though it is drawn in another pile */
  useLayoutEffect(() => {
    if (moved.current === null) return;
    root.current?.querySelector<HTMLElement>(`[data-card="${moved.current}"]`)?.focus({ preventScroll: true });
    moved.current = null;
  }, [pileOf.join()]);

  const keys = (e: KeyboardEvent): void => {
    const holder = e.target instanceof Element ? e.target.closest('[data-card]') : null;
    if (!holder || e.ctrlKey || e.altKey || e.metaKey) return;
    const card = Number(holder.getAttribute('data-card'));
    const all = [...(root.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
    const step: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
    if (/^\d$/.test(e.key)) put(card, Math.min(Number(e.key), piles + 1));
    else if (e.key in step) all[(all.indexOf(holder as HTMLElement) + (step[e.key] ?? 0) + all.length) % all.length]?.focus();
    else return;
    e.preventDefault();
    e.stopPropagation();
  };
  const where = (pile: number): string => (pile === 0 ? p.rest : pile > piles ? p.fresh : p.pile(pile));

  const tray = (pile: number): JSX.Element => {
    const inside = hand.flatMap((card, i) => (pileOf[i] === pile ? [{ card, i }] : []));
    const sum = printedSum(
      inside.map((c) => c.card),
      edition,
    );
    const picked = chosen === null ? undefined : hand[chosen];
    return (
      <section
        key={pile}
        class={`va-tray${pile === 0 ? ' va-rest' : pile > piles ? ' va-fresh' : ''}${over === pile ? ' va-over' : ''}`}
        data-pile={pile}
        aria-label={where(pile)}
        onDragOver={(e) => {
          e.preventDefault();
          setOver(pile);
        }}
        onDragLeave={() => setOver(null)}
        onClick={(e) => {
          if (chosen !== null && !(e.target as Element).closest('button')) put(chosen, pile);
        }}
        onDrop={(e) => {
          e.preventDefault();
          setOver(null);
          if (dragged.current !== null) put(dragged.current, pile);
          dragged.current = null;
        }}
      >
        <button type="button" class="va-tray-head" aria-disabled={chosen === null} onClick={() => chosen !== null && put(chosen, pile)}>
          <span class="va-tray-name">
            <span class="va-in-full">{where(pile)}</span>
            {pile > 0 && (
              <span class="va-in-short" aria-hidden="true">
                {pile > piles ? '+' : pile}
              </span>
            )}
          </span>
          {pile > 0 && inside.length > 0 && (
            <b>
              <span class="va-in-full">{p.total(sum)}</span>
              {inside.length > 1 && (
                <span class="va-in-short" aria-hidden="true">
                  ={sum}
                </span>
              )}
            </b>
          )}
          {picked !== undefined && <span class="hidden">, {p.put(cardName(picked, edition))}</span>}
        </button>
        <div class="va-tray-cards">
          {inside.map(({ card, i }) => (
            <button
              key={i}
              type="button"
              class="va-card-button"
              data-card={i}
              draggable
              aria-pressed={chosen === i}
              onDragStart={(e) => {
                dragged.current = i;
                e.dataTransfer?.setData('text/plain', card);
              }}
              onClick={() => (chosen !== null && chosen !== i && pile > 0 ? put(chosen, pile) : choose(chosen === i ? null : i))}
            >
              <CardFace card={card} edition={edition} />
              <span class="hidden">{p.card(cardName(card, edition), where(pile))}</span>
            </button>
          ))}
        </div>
      </section>
    );
  };

  const later = ROUNDS - view.round;
  const draws = drawsNext(at);
  return (
    <div class="va-planning" ref={root} onKeyDown={keys}>
      <div class="va-draw">
        <button
          type="button"
          class={`va-draw-button${draws ? ' meant' : ''}`}
          style={meantBy(seatIndex(at.snapshot.you ?? 's0'))}
          disabled={!mayDraw}
          onClick={() => void drawOne(at)}
        >
          <span class="va-deck" aria-hidden="true">
            <i class="va-back" />
            <i class="va-back" />
          </span>
          {draws ? p.drawNow : p.draw}
        </button>
        <p class="soft">{left === 0 ? p.empty : p.left(left, later, Math.round(left / Math.max(1, later)))}</p>
        {hand.length > 0 && (
          <p class="va-quick">
            <button
              type="button"
              onClick={() =>
                arrange(
                  at,
                  hand.map((_, i) => i + 1),
                )
              }
            >
              {p.singles}
            </button>
            <button
              type="button"
              onClick={() =>
                arrange(
                  at,
                  hand.map(() => 1),
                )
              }
            >
              {p.one}
            </button>
          </p>
        )}
      </div>
      {hand.length > 0 && (
        <>
          {pileOf.includes(0) && tray(0)}
          <div class="va-trays">{Array.from({ length: Math.min(piles + 1, hand.length) }, (_, i) => tray(i + 1))}</div>
          <p class="soft va-hint" role="status">
            {whole(pileOf) ? p.whole : p.keys}
          </p>
        </>
      )}
    </div>
  );
}

/** Handed in: one's own piles as they lie, until everybody is ready. */
export function PlanningDone({ at }: { at: At }): JSX.Element | null {
  const view = shownOf(at);
  const edition = editionOf(at.snapshot);
  const hand = handOf(at);
  const pileOf = own(view, at, 'pile-of') ?? [];
  if (hand.length === 0) return null;
  return (
    <div class="va-planning">
      <ul class="va-piles">
        {Array.from({ length: pilesIn(pileOf) }, (_, k) => hand.filter((__, i) => pileOf[i] === k + 1)).map((cards, k) => (
          <li key={k} class="va-pile">
            <Fan cards={cards} edition={edition} />
            <span class="hidden">
              {page().own.pile(k + 1, cards.map((c) => vale().card(c, edition)).join(' + '))},{' '}
              {page().planning.total(printedSum(cards, edition))}
            </span>
            {cards.length > 1 && <b aria-hidden="true">={printedSum(cards, edition)}</b>}
          </li>
        ))}
      </ul>
      <p class="soft">{page().planning.handedIn}</p>
    </div>
  );
}
