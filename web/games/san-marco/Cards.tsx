// What lies in front of everybody: the split, the offers, the cards that are being played.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { CutView } from '@ridotto/games/san-marco/knowledge/view.ts';
import { sorted } from '@ridotto/games/san-marco/words/shape.ts';
import { Die } from './art/die.tsx';
import { SeatToken } from '../../art/emblems.tsx';
import { meantBy } from '../../art/meant.tsx';
import { seatIndex } from '../../art/seats.ts';
import { words } from '../../words/prefs.ts';
import { says } from './words.ts';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { later } from '../../play/later.tsx';
import { CardFace } from './CardFace.tsx';
import { myCut } from './cut-state.ts';
import { viewOf } from './places.ts';
import './cards-area.css';

const Cut = later(() => import('./Cut.tsx').then((m) => m.Cut));
const Ways = later(() => import('./DogeWays.tsx').then((m) => m.Ways));

export function Cards({ at, pick }: { at: At; pick(choice: AnyChoice): void }): JSX.Element | null {
  const cut = myCut(at);
  const view = viewOf(at);
  const places = usePlaces(at);
  const offers = view.cuts.filter((c) => !isOwn(c) && c.left.length > 0);
  const own = cut ? undefined : view.cuts.find(isOwn);
  const die = lastDie(at);
  if (!cut && !own && places.cards.length === 0 && offers.length === 0 && die === null) return null;
  return (
    <section class="cards-area" data-area="cards" aria-label={words.value!.table.hand} {...asking(at)}>
      {cut ? <Cut at={at} cut={cut} /> : null}
      {cut || places.cards.length === 0 ? null : <Hand key={places.seat} at={at} places={places} pick={pick} />}
      {own && <Drawn at={at} cut={own} />}
      {!cut && view.at === 'doge' && <Ways at={at} />}
      {cut ? null : offers.map((c) => <Offers key={`${c.of} ${c.left.join()}`} at={at} cut={c} pick={pick} />)}
      {!cut && die !== null && (
        <p class="die-line">
          <Die value={die.value} roll={die.roll} size={28} label={says().die(die.value)} />
          <span>{die.text}</span>
        </p>
      )}
    </section>
  );
}

/** Face down, and known to whoever has drawn it. */
const isOwn = ({ cards, open }: CutView): boolean => cards !== undefined && !open;

const LONG = 550;
/** What does this card do? Right click, long press or `?` on any card asks. */
function asking(at: At) {
  const kindOf = (e: Event): string | null =>
    e.target instanceof Element ? (e.target.closest('[data-kind]')?.getAttribute('data-kind') ?? null) : null;
  const ask = (e: Event): boolean => {
    const kind = kindOf(e);
    if (kind === null) return false;
    at.ask(`card:${kind}`);
    return true;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  return {
    onContextMenu: (e: MouseEvent) => ask(e) && e.preventDefault(),
    onKeyDown: (e: KeyboardEvent) => e.key === '?' && ask(e) && e.preventDefault(),
    onPointerDown: (e: PointerEvent) => {
      stop();
      if (e.pointerType !== 'mouse') timer = setTimeout(() => ask(e), LONG);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerMove: stop,
  };
}

/** The die of what has just happened, with what it did. */
function lastDie(at: At): { value: number; roll: number; text: string } | null {
  const last = at.store.moves.value.at(-1);
  const thrown = at.snapshot.options.banishDie === 'fixed3' ? [] : ['banishes'];
  const rolls = viewOf(at).at === 'fourth-roll' ? ['rolled'] : thrown;
  for (const told of [...(last?.facts ?? [])].reverse()) {
    const f = told.data as { die?: number };
    if (rolls.includes(told.what) && typeof f.die === 'number') {
      const say = says().facts[told.what as 'rolled'] as (x: object, n: (s: string) => string) => string;
      return { value: f.die, roll: last?.seq ?? 0, text: say(told.data, at.name) };
    }
  }
  return null;
}

interface Places {
  readonly seat: string;
  /** All kinds there have been, in the order of their places. */
  readonly kinds: readonly string[];
  /** Those still to be played, and the one being played. */
  readonly cards: readonly string[];
  readonly laid: string | undefined;
}
/** A hand as it lies: no card of it moves when another has been played. */
function usePlaces(at: At): Places {
  const view = viewOf(at);
  const [seat, left] = Object.entries(view['to-play'])[0] ?? [view.player, []];
  const playing = at.store.draft.parts.value.findLast((c) => c.do === 'play')?.card;
  const laid = typeof playing === 'string' ? playing : playedNow(at);
  const cards = laid === undefined ? left : [...left, laid];
  const before = useRef<Places>(undefined);
  const was = before.current;
  const same = was?.seat === seat && cards.length <= was.cards.length && cards.every((card) => was.kinds.includes(card));
  return (before.current = { seat, kinds: same ? was.kinds : [...new Set(cards)], cards, laid });
}

function Hand({ at, places, pick }: { at: At; places: Places; pick(choice: AnyChoice): void }): JSX.Element {
  const w = says();
  const { seat, kinds, cards, laid } = places;
  const legal = at.store.draft.legal.value;
  // What has just been taken is meant, until it is confirmed.
  const taken = at.store.draft.parts.value.some((c) => c.do === 'take') && seat === at.snapshot.you;
  return (
    <div class={`hand${taken ? ' hand-taken meant' : ''}`} style={taken ? meantBy(seatIndex(seat)) : undefined}>
      <h3>
        <SeatToken seat={seatIndex(seat)} size={20} /> {w.hand.title(at.name(seat))}
      </h3>
      <div class="hand-cards">
        {kinds.map((card) => {
          const n = cards.filter((c) => c === card).length;
          const more = n > 1 ? { badge: `×${n}` } : {};
          if (card === laid)
            return (
              <span key={card} class="playing meant" style={meantBy(seatIndex(seat))}>
                <CardFace card={card} size="s" note={w.hand.playing} {...more} />
              </span>
            );
          if (n === 0) return <span key={card} class="played" />;
          const choice = legal.find((c) => c.do === 'play' && c.card === card);
          const note = w.cards[card as 'doge'].short;
          return choice ? (
            <CardFace key={card} card={card} size="s" note={note} {...more} onClick={() => pick(choice)} />
          ) : (
            <CardFace key={card} card={card} size="s" note={note} {...more} />
          );
        })}
      </div>
    </div>
  );
}

/** A card is on the table, and its parts are being chosen. */
const INSIDE = [
  'district',
  'bridge',
  'seize',
  'resettle',
  'transfer',
  'victim',
  'banishment',
  'removal',
  'first-doge',
  'doge',
  'from-board',
];
function playedNow(at: At): string | undefined {
  const view = at.snapshot.view as ReturnType<typeof viewOf>;
  if (!INSIDE.includes(view.at) || view.extra) return undefined;
  for (const h of [...at.store.moves.value].reverse().slice(0, 12)) {
    const told = h.facts.findLast((f) => f.what === 'plays');
    if (told) return (told.data as { card?: string }).card;
  }
  return undefined;
}

function Offers({ at, cut, pick }: { at: At; cut: CutView; pick(choice: AnyChoice): void }): JSX.Element | null {
  const w = says();
  const legal = at.store.draft.legal.value;
  const sizes = cut.sizes ?? [];
  if (!cut.offers && sizes.length === 0) return null;
  const view = viewOf(at);
  // With four there are two pairs: only the offers of one's own Distributor are chosen from.
  const pair = view.players === 4 ? Math.floor(view.roles.indexOf(view.player) / 2) : 0;
  const chooser = cut.of === view.roles[pair * 2] && legal.some((c) => c.do === 'take') ? view.player : null;
  const count = cut.offers?.length ?? sizes.length;
  if (chooser === null) return <IdleOffers at={at} cut={cut} />;
  return (
    <div class="offers">
      <h3>
        <SeatToken seat={seatIndex(cut.of)} size={20} /> {w.offers.title(at.name(cut.of))}
      </h3>
      <div class="offers-row">
        {Array.from({ length: count }, (_, i) => i + 1).map((n) => {
          const cards = cut.offers?.[n - 1];
          const taken = !cut.left.includes(n);
          if (taken) return null;
          const choice = chooser !== null ? legal.find((c) => c.do === 'take' && c.offer === String(n)) : undefined;
          const { limit } = sorted(cards ?? []);
          const after = (view.limit[chooser ?? ''] ?? 0) + limit;
          return (
            <section key={n} class="offer" aria-label={w.offers.offer(n)}>
              <div class="fan" style={{ '--cards': cards?.length ?? 0 }}>
                {cards?.map((card, i) => (
                  <CardFace key={i} card={card} size="s" />
                ))}
              </div>
              <div class="offer-foot">
                <p>
                  <span>{w.cut.sum(limit, 0)}</span>
                  {choice && (
                    <span class={after >= 10 ? 'limit-out' : ''}>
                      {after >= 10 ? w.cut.wouldOut(at.name(chooser), after) : w.cut.would(at.name(chooser), after)}
                    </span>
                  )}
                </p>
                {choice && (
                  <button type="button" class="take" onClick={() => pick(choice)}>
                    {w.offers.take(n)}
                  </button>
                )}
              </div>
            </section>
          );
        })}
      </div>
    </div>
  );
}

/** What one has drawn, before it is split or after, where there is nothing to do with it just now. */
function Drawn({ at, cut }: { at: At; cut: CutView }): JSX.Element {
  const offers = cut.offers ?? [];
  if (cut['offer-of']?.every((offer) => offer > 0)) return <IdleOffers at={at} cut={{ ...cut, left: offers.map((_, i) => i + 1) }} />;
  return (
    <div class="hand">
      <h3>
        <SeatToken seat={seatIndex(cut.of)} size={20} /> {says().cut.drawn(at.name(cut.of))}
      </h3>
      <div class="hand-cards">
        {cut.cards?.map((card, i) => (
          <CardFace key={i} card={card} size="s" note={says().cards[card as 'doge'].short} />
        ))}
      </div>
    </div>
  );
}

/** Offers that nobody chooses from just now, in a line: what is known of them. */
function IdleOffers({ at, cut }: { at: At; cut: CutView }): JSX.Element {
  const w = says();
  const chips = cut.offers
    ? cut.left.map((n) => w.offers.open(n, cut.offers?.[n - 1] ?? []))
    : (cut.sizes ?? []).map((n) => w.offers.closed(n));
  return (
    <p class="idle-offers">
      <SeatToken seat={seatIndex(cut.of)} size={20} /> <strong>{w.offers.title(at.name(cut.of))}</strong>
      {chips.map((chip, i) => (
        <span key={i} class="idle-offer">
          {chip}
        </span>
      ))}
    </p>
  );
}
