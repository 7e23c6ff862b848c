// An influence card: its number, and for a special one its name; the back is a tile of the town.
import type { JSX } from 'preact';
import { printedOn, resourcesShown, specialOf } from '@ridotto/games/valencia/words/shape.ts';
import type { Edition } from '@ridotto/games/valencia/box/edition.ts';
import type { Special } from '@ridotto/games/valencia/box/material.ts';
import { Icon, type PictureName } from './board/Icons.tsx';
import { vale } from './words.ts';

/** What a special card does, as a picture: its name has no room. */
export function markOf(special: Special, edition: Edition): PictureName {
  if (special === 'warehouse') return resourcesShown(edition)[0] ?? 'sale';
  return ({ joker: 'joker', savings: 'sale', twins: 'twins', support: 'seats', wanderer: 'move', central: 'fountain' } as const)[special];
}

/** Decoration: whoever shows it says in words what it is. */
export function CardFace({ card, edition, size = 'm' }: { card: string; edition: Edition; size?: 's' | 'm' }): JSX.Element {
  const special = specialOf(card);
  return (
    <span
      class={`va-card va-card-${size}${special ? ' va-special' : ''}`}
      aria-hidden="true"
      title={special && vale().special[special].name}
    >
      <b>{printedOn(card, edition)}</b>
      {special && <Icon of={markOf(special, edition)} size={size === 's' ? 15 : 20} />}
    </span>
  );
}
/** Cards of one pile, side by side; of many alike one, with how often it is there. */
export function Fan({ cards, edition }: { cards: readonly string[]; edition: Edition }): JSX.Element {
  const many = cards.length > 4;
  const shown = many ? Object.entries(counted(cards)) : cards.map((c): [string, number] => [c, 1]);
  return (
    <span class="va-fan" aria-hidden="true">
      {shown.map(([card, n], i) => (
        <span key={i} class="va-fan-card">
          <CardFace card={card} edition={edition} size="s" />
          {n > 1 && <small>×{n}</small>}
        </span>
      ))}
    </span>
  );
}
/** Piles of so many cards each, face down. */
export function CardBacks({ n, piles }: { n: number; piles: number }): JSX.Element {
  return (
    <span class="va-backs" aria-hidden="true">
      {Array.from({ length: Math.min(n, 3) }, (_, i) => (
        <i key={i} class="va-back" />
      ))}
      <b>{n}</b>
      {piles > 1 && <small>×{piles}</small>}
    </span>
  );
}
/** What is printed on a pile, added up. */
export const printedSum = (cards: readonly string[], edition: Edition): number => cards.reduce((sum, c) => sum + printedOn(c, edition), 0);
export const cardName = (card: string, edition: Edition): string => vale().card(card, edition);
export const pileName = (cards: readonly string[], edition: Edition): string => cards.map((c) => cardName(c, edition)).join(' + ');

/** Cards by kind: each once, with how many there are. */
export function Tally({ counts, edition }: { counts: Readonly<Record<string, number>>; edition: Edition }): JSX.Element {
  return (
    <span class="va-tally">
      {Object.entries(counts).map(([card, n]) => (
        <span key={card}>
          <b>{cardName(card, edition)}</b> ×{n}{' '}
        </span>
      ))}
    </span>
  );
}
export const counted = (cards: readonly string[]): Record<string, number> => {
  const out: Record<string, number> = {};
  for (const c of cards) out[c] = (out[c] ?? 0) + 1;
  return out;
};
