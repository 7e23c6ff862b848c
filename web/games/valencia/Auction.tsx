// The auction as a scene: who acts in what order, what was revealed, how it ranks, and who may act on it.
import type { JSX } from 'preact';
import { stepKind } from '@ridotto/games/valencia/words/shape.ts';
import type { FactData } from '@ridotto/games/valencia/box/facts.ts';
import type { ValenciaView } from '@ridotto/games/valencia/knowledge/view.ts';
import { SeatToken } from '../../art/emblems.tsx';
import { seatIndex } from '../../art/seats.ts';
import { Icon } from './board/Icons.tsx';
import type { StepPicture } from './board/types.ts';
import type { At } from '../../play/face.ts';
import { CardBacks, Fan, pileName } from './CardFace.tsx';
import { editionOf, shownOf } from './table.ts';
import { page, vale } from './words.ts';
import './auction.css';

const AUCTION = 'ABCDEFG';
export const auctionOn = (view: ValenciaView): boolean =>
  !view.over && view.at !== 'planning' && view.at !== 'missions' && AUCTION.includes(view.step);

/** As the board shows it: while the film lasts, as it stood then. */
export function stillOf(at: At): At {
  const then = at.store.past.film.still.value?.snapshot;
  return then ? { ...at, snapshot: then, view: then.view } : at;
}

/** Totals as they were ranked: while cards are taken back, the piles are no longer there. */
function rankedTotals(at: At): Readonly<Record<string, number>> {
  for (const h of [...at.store.happenings.value].reverse())
    for (const told of h.facts)
      if (told.what === 'ranking' && h.seq <= at.snapshot.seq)
        return Object.fromEntries((told.data as FactData['ranking']).ranks.map(({ seat, total }) => [seat, total]));
  return {};
}
interface Row {
  who: string;
  cards: readonly string[] | undefined;
  total: number;
  /** From 1; 0: none (yet). */
  rank: number;
  state: 'waits' | 'now' | 'revealed' | 'passed';
}
/** In the order of the auction, also when it is ranked: nobody changes places. */
function rowsOf(at: At): Row[] {
  const view = shownOf(at);
  const seats = at.seats.map((s) => s.id);
  const start = Math.max(0, seats.indexOf(view.first));
  const order = [...seats.slice(start), ...seats.slice(0, start)];
  const shown = (who: string): { cards: readonly string[]; total: number } | undefined => {
    if (who !== 'nina') return view.revealed[who];
    const cards = view.nina?.cards ?? [];
    return cards.length > 0 ? { cards, total: cards.reduce((sum, c) => sum + Number(c), 0) } : undefined;
  };
  const all = view.nina && (view.nina.cards.length > 0 || ninaBids(at)) ? [...order, 'nina'] : order;
  const provisional = [...all]
    .filter((who) => shown(who))
    .sort((a, b) => (shown(b)?.total ?? 0) - (shown(a)?.total ?? 0) || rankOfTie(a, all) - rankOfTie(b, all));
  const ranks = view.ranks.length > 0 ? view.ranks : provisional;
  const totals = view.ranks.length > 0 ? rankedTotals(at) : {};
  return all.map((who): Row => {
    const open = shown(who);
    const awaited = view.at === 'bid' && view.queue[0] === who;
    const state = open ? 'revealed' : awaited ? 'now' : view.queue.includes(who) || who === 'nina' ? 'waits' : 'passed';
    return { who, cards: open?.cards, total: totals[who] ?? open?.total ?? 0, rank: ranks.indexOf(who) + 1, state };
  });
}
/** Nina wins every tie. */
const rankOfTie = (who: string, order: readonly string[]): number => (who === 'nina' ? -1 : order.indexOf(who));
function ninaBids(at: At): boolean {
  const step = AUCTION.indexOf(shownOf(at).step);
  return (editionOf(at.snapshot).auctions[step]?.ninaCards ?? 0) > 0;
}

export function Auction({ at }: { at: At }): JSX.Element {
  const [w, p] = [vale(), page().auction];
  const view = shownOf(at);
  const edition = editionOf(at.snapshot);
  const kind = stepKind(view.step, edition);
  const acting = edition.auctions[AUCTION.indexOf(view.step)]?.acting[at.seats.length] ?? 0;
  const ranked = view.ranks.length > 0;
  const rows = rowsOf(at);
  return (
    <section class="va-auction" aria-label={p.title(w.step(view.step, kind, view.guild))}>
      <h3 key={view.step} class="va-step">
        <Icon of={(view.guild ?? kind) as StepPicture} size={24} />
        <span>{w.step(view.step, kind, view.guild)}</span>
        <small class="soft va-does">{w.steps[kind].does}</small>
      </h3>
      <ol class="va-bids" style={{ '--bids': rows.length }}>
        {rows.map(({ who, cards, total, rank, state }) => {
          const nina = who === 'nina';
          const i = nina ? 0 : seatIndex(who);
          const acts = ranked ? rank > 0 && rank <= view.acts : rank > 0 && rank <= acting;
          const note = !ranked ? (who === view.first ? p.first : '') : rank > 0 && !nina ? (acts ? p.acts : p.noAct) : '';
          return (
            <li
              key={`${view.step} ${who}`}
              class={`va-bid va-bid-${state}${ranked && at.snapshot.awaits.includes(who) ? ' va-bid-acting' : ''}`}
              style={{ '--seat': nina ? 'var(--ink-3)' : `var(--seat-${i})` }}
            >
              {nina ? <span class="va-nina" aria-hidden="true" /> : <SeatToken seat={i} size={20} />}
              <span class="va-bid-name">
                <strong title={nina ? w.nina : at.name(who)}>{nina ? w.nina : at.name(who)}</strong>
                <small>{note}</small>
                <span class="hidden">, </span>
              </span>
              {rank > 0 && <span class={`va-rank${acts ? ' va-rank-acts' : ''}`}>{rank}</span>}
              {cards ? (
                <span class="va-shown">
                  <Fan cards={cards} edition={edition} />
                  <span class="hidden">{pileName(cards, edition)}, </span>
                  <span class="va-total">
                    <span class="hidden">{p.total(total)}</span>
                    <span aria-hidden="true">={total}</span>
                  </span>
                </span>
              ) : (
                <span class="va-state">
                  {nina
                    ? p.nina(edition.auctions[AUCTION.indexOf(view.step)]?.ninaCards ?? 0)
                    : state === 'passed'
                      ? p.passed
                      : state === 'now'
                        ? p.now
                        : p.queue}
                  <span class="hidden">, </span>
                  {!nina && <Sizes sizes={view['pile-sizes']?.[who] ?? []} />}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Piles that still lie face down, by their size. */
export function Sizes({ sizes }: { sizes: readonly number[] }): JSX.Element {
  const left = sizes.filter((n) => n > 0);
  return (
    <span class="va-sizes">
      <span class="hidden">{page().own.faceDown(left)}</span>
      {[...new Set(left)].map((n) => (
        <CardBacks key={n} n={n} piles={left.filter((m) => m === n).length} />
      ))}
    </span>
  );
}
