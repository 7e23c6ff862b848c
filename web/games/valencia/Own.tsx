// What a player has at hand: piles, to be revealed when it is asked; coins and resources behind the screen.
import type { ComponentChildren, JSX } from 'preact';
import { meantBy } from '../../art/meant.tsx';
import { seatIndex } from '../../art/seats.ts';
import { Icon } from './board/Icons.tsx';
import { GUILDS } from './board/types.ts';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { CardFace, Fan, pileName, printedSum } from './CardFace.tsx';
import { MissionFace } from './MissionFace.tsx';
import { decide } from './planning-state.ts';
import { labelOf } from './speech.ts';
import { editionOf, mineNow, own, shownOf, text, viewOf } from './table.ts';
import { words } from '../../words/prefs.ts';
import { page, vale } from './words.ts';

const same = (a: AnyChoice | undefined, b: AnyChoice): boolean =>
  a?.do === b.do && a?.pile === b.pile && a?.card === b.card && a?.mission === b.mission;
/** What is drafted of the question that is asked. */
const meantOf = (at: At): AnyChoice | undefined => at.store.draft.parts.value[0];

/** A choice that takes the place of another that was only meant. */
function Decides(props: { at: At; choice: AnyChoice; class: string; label?: string; children: ComponentChildren }): JSX.Element {
  const { at, choice, children } = props;
  const meant = same(meantOf(at), choice);
  return (
    <button
      type="button"
      class={`${props.class}${meant ? ' meant' : ''}`}
      style={meantBy(seatIndex(at.snapshot.you ?? 's0'))}
      aria-pressed={meant}
      {...(props.label !== undefined && { 'aria-label': props.label })}
      onClick={() => void decide(at, choice)}
    >
      {children}
    </button>
  );
}

export function Piles({ at }: { at: At }): JSX.Element | null {
  const p = page();
  const view = shownOf(at);
  const edition = editionOf(at.snapshot);
  const revealed = view.revealed[at.snapshot.you ?? '']?.pile;
  const piles = (own(view, at, 'piles') ?? [])
    .map((cards, k) => ({ cards, k }))
    .filter(({ cards, k }) => cards.length > 0 && revealed !== k + 1);
  if (piles.length === 0) return null;
  const bidding = mineNow(at) && view.at === 'bid';
  const others = bidding ? at.snapshot.legal.filter((c) => c.do === 'pass' || c.do === 'wait') : [];
  return (
    <ul class="va-piles" aria-label={p.own.piles}>
      {piles.map(({ cards, k }) => {
        const sum = printedSum(cards, edition);
        const inside = (
          <>
            <Fan cards={cards} edition={edition} />
            {cards.length > 1 && <b aria-hidden="true">={sum}</b>}
          </>
        );
        return (
          <li key={k}>
            {bidding ? (
              <Decides
                at={at}
                choice={{ do: 'reveal', pile: String(k + 1) }}
                class="va-pile"
                label={words.value!.table.labelled(p.auction.reveal(k + 1, p.auction.total(sum)), pileName(cards, edition))}
              >
                {inside}
              </Decides>
            ) : (
              <span class="va-pile">
                {inside}
                <span class="hidden">
                  {p.own.pile(k + 1, pileName(cards, edition))}, {p.auction.total(sum)}
                </span>
              </span>
            )}
          </li>
        );
      })}
      {others.map((c) => (
        <li key={c.do}>
          <Decides at={at} choice={c} class={`va-${c.do}`}>
            {labelOf(c, at)}
          </Decides>
        </li>
      ))}
    </ul>
  );
}

const CARD_VERBS = ['return', 'return-hidden', 'take-back'];
/** Offered as a card that lies there. */
export const onCards = (c: AnyChoice): boolean => CARD_VERBS.includes(c.do);
/** Cards that may go back under the draw pile; others have not seen those with a back beside them. */
export function CardsBack({ at, pick }: { at: At; pick(choice: AnyChoice): void }): JSX.Element | null {
  const asked = CARDS_BACK.includes(shownOf(at).at);
  const choices = (asked ? at.snapshot.legal : at.store.draft.legal.value).filter(onCards);
  if (!mineNow(at) || choices.length === 0) return null;
  const edition = editionOf(at.snapshot);
  return (
    <ul class="va-piles va-cards-back" aria-label={page().own.back}>
      {choices.map((c) => {
        const inside = (
          <>
            <CardFace card={text(c.card)} edition={edition} size="s" />
            {c.do === 'return-hidden' && <i class="va-back" aria-hidden="true" />}
          </>
        );
        const label = labelOf(c, { ...at, view: shownOf(at) });
        return (
          <li key={`${c.do} ${text(c.card)}`} title={label}>
            {asked ? (
              <Decides at={at} choice={c} class="va-pile" label={label}>
                {inside}
              </Decides>
            ) : (
              <button type="button" class="va-pile" aria-label={label} onClick={() => pick(c)}>
                {inside}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
/** Questions that may be answered with such a card. */
const CARDS_BACK = ['ability', 'take-back'];

/** Two missions from a fountain: one is kept. */
export function KeepOne({ at }: { at: At }): JSX.Element {
  return (
    <ul class="va-choose va-keep-one">
      {(own(shownOf(at), at, 'to-choose') ?? []).map((m) => (
        <li key={m}>
          <Decides at={at} choice={{ do: 'keep', mission: m }} class="va-keep">
            <MissionFace mission={m} at={at} standing={own(shownOf(at), at, 'standing')?.[m] ?? {}} />
          </Decides>
        </li>
      ))}
    </ul>
  );
}

/** Coins and resources; what may be sold or exchanged is a button. */
export function Goods({ at, pick }: { at: At; pick(choice: AnyChoice): void }): JSX.Element | null {
  const view = viewOf(at);
  const coins = own(view, at, 'coins');
  if (coins === undefined) return null;
  const has = own(view, at, 'resources') ?? {};
  return (
    <div class="va-goods">
      <span class="va-good">
        <Icon of="sale" size={24} /> {vale().coins(coins)}
      </span>
      {GUILDS.filter((g) => (has[g] ?? 0) > 0).map((g) => {
        const inside = (
          <>
            <Icon of={g} size={24} /> <span class="va-good-name">{vale().guilds[g].name}</span> ×{has[g]}
          </>
        );
        const ways = mineNow(at)
          ? at.store.draft.legal.value.filter((c) => (c.do === 'sell' || c.do === 'upgrade') && c.resource === g)
          : [];
        const way = ways.length === 1 ? ways[0] : undefined;
        return way ? (
          <button
            key={g}
            type="button"
            class="va-good"
            aria-label={words.value!.table.labelled(`${vale().guilds[g].name} ×${has[g]}`, labelOf(way, at))}
            onClick={() => pick(way)}
          >
            {inside}
          </button>
        ) : (
          <span key={g} class="va-good">
            {inside}
          </span>
        );
      })}
      {GUILDS.every((g) => !has[g]) && <span class="soft">{page().own.nothing}</span>}
    </div>
  );
}
