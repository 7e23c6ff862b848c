// The split: cards in trays. Tap moves a card on, drag puts it anywhere, keys 1 2 3 and the arrows do the same; in the head of
// each tray, what it would do to the limit of each who might get it. Every tray has its place from the first card to the last.
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { CutView } from '@ridotto/games/san-marco/knowledge/view.ts';
import { sorted } from '@ridotto/games/san-marco/words/shape.ts';
import { seatIndex } from '../../art/seats.ts';
import { SeatToken } from '../../art/emblems.tsx';
import { says } from './words.ts';
import type { At } from '../../play/face.ts';
import { CardFace } from './CardFace.tsx';
import { move, offersIn, resume, sorting, unsplit } from './cut-state.ts';
import { viewOf } from './places.ts';
import { LimitIcon } from './standing.tsx';
import './cut.css';

/** From ten limit points on a player is out. */
const LIMIT = 10;

export function Cut({ at, cut }: { at: At; cut: CutView }): JSX.Element {
  const w = says();
  const offers = offersIn(at);
  const offerOf = sorting(at, cut);
  const cards = cut.cards ?? [];
  const root = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState<number | null>(null);
  const dragged = useRef<number | null>(null);
  const takers = takersOf(at, cut);
  const fresh = offerOf.every((o) => o === 0);

  // Begun again, every card is back; else what lay here before is the draft again.
  const again = at.store.draft.restarts.value;
  const begun = useRef(again);
  useEffect(() => {
    if (begun.current !== again) unsplit(at, cut);
    else resume(at, cut);
    begun.current = again;
  }, [again, cards.join()]);

  const moved = useRef<number | null>(null);

  const put = (card: number, offer: number): void => {
    moved.current = card;
    move(at, cut, card, offer);
  };
  // The card that has moved keeps the focus, though it is drawn in another tray.
  useLayoutEffect(() => {
    if (moved.current === null) return;
    root.current?.querySelector<HTMLElement>(`[data-card="${moved.current}"] button`)?.focus({ preventScroll: true });
    moved.current = null;
  }, [offerOf.join()]);
  const keys = (e: KeyboardEvent): void => {
    const holder = e.target instanceof Element ? e.target.closest('[data-card]') : null;
    const card = Number(holder?.getAttribute('data-card'));
    if (!holder || e.ctrlKey || e.altKey || e.metaKey) return;
    const here = offerOf[card] ?? 0;
    const inTray = [...(root.current?.querySelectorAll<HTMLElement>('[data-card] button') ?? [])];
    const n = inTray.indexOf(document.activeElement as HTMLElement);
    const step: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
    if (/^[0-3]$/.test(e.key) && Number(e.key) <= offers) put(card, Number(e.key));
    else if (e.key === 'ArrowDown') put(card, Math.min(offers, here + 1));
    else if (e.key === 'ArrowUp') put(card, Math.max(0, here - 1));
    else if (e.key in step) inTray[(n + (step[e.key] ?? 0) + inTray.length) % inTray.length]?.focus();
    else return;
    e.preventDefault();
    e.stopPropagation();
  };

  const tray = (offer: number): JSX.Element => {
    const inside = cards.flatMap((card, i) => (offerOf[i] === offer ? [{ card, i }] : []));
    const { limit } = sorted(inside.map((c) => c.card));
    const name = offer === 0 ? w.cut.rest : w.cut.tray(offer);
    return (
      <section
        key={offer}
        class={`tray${offer === 0 ? ' tray-rest' : ''}${over === offer ? ' tray-over' : ''}`}
        data-tray={offer}
        aria-label={name}
        onDragOver={(e) => {
          e.preventDefault();
          setOver(offer);
        }}
        onDragLeave={() => setOver(null)}
        onDrop={(e) => {
          e.preventDefault();
          setOver(null);
          if (dragged.current !== null) put(dragged.current, offer);
          dragged.current = null;
        }}
      >
        {offer > 0 && (
          <h3>
            <span class="tray-name">{name}</span>
            <span class="tray-number" aria-hidden="true">
              {offer}
            </span>
            <TrayLimits at={at} takers={takers} limit={limit} />
          </h3>
        )}
        {inside.length === 0 && <p class="tray-empty">{offer === 0 ? w.cut.done : offer === 1 && fresh ? w.cut.keys : w.cut.needsCard}</p>}
        <div class="tray-cards">
          {inside.map(({ card, i }) => (
            <span
              key={i}
              data-card={i}
              draggable
              onDragStart={(e) => {
                dragged.current = i;
                e.dataTransfer?.setData('text/plain', card);
              }}
            >
              <CardFace card={card} size="s" note={name} onClick={() => put(i, offer === offers ? 1 : offer + 1)} />
            </span>
          ))}
        </div>
      </section>
    );
  };

  return (
    <div class={`cut cut-${offers}`} ref={root} onKeyDown={keys}>
      {tray(0)}
      <div class="trays">{Array.from({ length: offers }, (_, i) => tray(i + 1))}</div>
    </div>
  );
}

interface Taker {
  seat: string;
  total: number;
}

/** What an offer would bring each who may get it to: a number beside each token, in words for whoever listens. */
function TrayLimits({ at, takers, limit }: { at: At; takers: readonly Taker[]; limit: number }): JSX.Element {
  const w = says();
  return (
    <span class="tray-limits">
      <span class="tray-limit tray-sum" title={w.cut.sum(limit, 0)}>
        <span class="hidden">{w.cut.sum(limit, 0)}</span>
        <LimitIcon />
        <span aria-hidden="true">{limit}</span>
      </span>
      {takers.map(({ seat, total }) => {
        const after = total + limit;
        const said = after >= LIMIT ? w.cut.wouldOut(at.name(seat), after) : w.cut.would(at.name(seat), after);
        return (
          <span key={seat} class={`tray-limit${after >= LIMIT ? ' limit-out' : ''}`} title={said}>
            <SeatToken seat={seatIndex(seat)} size={15} />
            <span class="hidden">{said}</span>
            <span aria-hidden="true">{after >= LIMIT ? `${after}!` : after}</span>
          </span>
        );
      })}
    </span>
  );
}

/** Who may get an offer of this cut, and the limit points each has now. */
function takersOf(at: At, cut: CutView): Taker[] {
  const view = viewOf(at);
  const first = view.roles.indexOf(cut.of);
  const seats = view.players === 4 ? view.roles.slice(first, first + 2).reverse() : [...view.roles.slice(1), view.roles[0]];
  return seats.filter((s) => s !== undefined).map((seat) => ({ seat, total: view.limit[seat] ?? 0 }));
}

/** The same as rows of plain buttons: every way to put every card. */
export function CutChoices({ at, cut }: { at: At; cut: CutView }): JSX.Element {
  const w = says();
  const offerOf = sorting(at, cut);
  return (
    <details class="cut-list">
      <summary>{w.cut.asList}</summary>
      <ul class="cut-choices">
        {(cut.cards ?? []).map((card, i) => (
          <li key={i} role="group" aria-label={w.cut.where(card, offerOf[i] ?? 0)}>
            <span aria-hidden="true">{w.cards[card as 'doge'].name}</span>
            {Array.from({ length: offersIn(at) }, (_, o) => (
              <button
                key={o}
                type="button"
                aria-label={w.cut.move(card, o + 1)}
                aria-pressed={offerOf[i] === o + 1}
                onClick={() => move(at, cut, i, o + 1)}
              >
                {o + 1}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
