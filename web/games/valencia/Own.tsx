// What a player has at hand: piles, to be revealed when it is asked; coins and resources behind the screen.
import type { JSX } from 'preact';
import { Icon } from './board/Icons.tsx';
import { GUILDS } from './board/types.ts';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { auctionOn } from './Auction.tsx';
import { CardFace, pileName, printedSum } from './CardFace.tsx';
import { decide } from './planning-state.ts';
import { labelOf } from './speech.ts';
import { editionOf, mineNow, own, shownOf, viewOf } from './table.ts';
import { page, vale } from './words.ts';

const same = (a: AnyChoice | undefined, b: AnyChoice): boolean => a?.do === b.do && a?.pile === b.pile;

export function Piles({ at }: { at: At }): JSX.Element | null {
  const p = page();
  const view = shownOf(at);
  const edition = editionOf(at.snapshot);
  const revealed = view.revealed[at.snapshot.you ?? '']?.pile;
  const piles = (own(view, at, 'piles') ?? [])
    .map((cards, k) => ({ cards, k }))
    .filter(({ cards, k }) => cards.length > 0 && revealed !== k + 1);
  if (piles.length === 0) return auctionOn(view) ? <p class="soft">{p.own.noPiles}</p> : null;
  const bidding = mineNow(at) && view.at === 'bid';
  const meant = at.store.draft.parts.value.at(-1);
  const others = bidding ? at.snapshot.legal.filter((c) => c.do === 'pass' || c.do === 'wait') : [];
  return (
    <div class="va-own">
      <h3>{p.own.piles}</h3>
      <ul class="va-piles">
        {piles.map(({ cards, k }) => {
          const sum = printedSum(cards, edition);
          const choice = { do: 'reveal', pile: String(k + 1) };
          const inside = (
            <span class="va-fan">
              {cards.map((c, i) => (
                <CardFace key={i} card={c} edition={edition} size="s" />
              ))}
            </span>
          );
          const says = p.auction.reveal(k + 1, p.auction.total(sum));
          return (
            <li key={k}>
              {bidding ? (
                <button type="button" class="va-pile" aria-pressed={same(meant, choice)} onClick={() => void decide(at, choice)}>
                  {inside}
                  <span>
                    {says}
                    <span class="hidden">: {pileName(cards, edition)}</span>
                  </span>
                </button>
              ) : (
                <span class="va-pile">
                  {inside}
                  <span>
                    <span class="hidden">{pileName(cards, edition)}, </span>
                    {p.planning.pile(k + 1)}, {p.auction.total(sum)}
                  </span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {others.length > 0 && (
        <p class="va-quick">
          {others.map((c) => (
            <button key={c.do} type="button" class={`va-${c.do}`} aria-pressed={same(meant, c)} onClick={() => void decide(at, c)}>
              {labelOf(c, at)}
            </button>
          ))}
        </p>
      )}
    </div>
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
        <Icon of="sale" size={26} /> {vale().coins(coins)}
      </span>
      {GUILDS.filter((g) => (has[g] ?? 0) > 0).map((g) => {
        const inside = (
          <>
            <Icon of={g} size={26} /> <span class="va-good-name">{vale().guilds[g].name}</span> ×{has[g]}
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
            aria-label={`${vale().guilds[g].name} ×${has[g]}: ${labelOf(way, at)}`}
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
