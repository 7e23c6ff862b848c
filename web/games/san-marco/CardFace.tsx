// A card of San Marco in the reader's words.
import type { JSX } from 'preact';
import type { CardName } from '@ridotto/games/san-marco/words/shape.ts';
import { Card, type CardProps } from './art/cards.tsx';
import { says } from './words.ts';

export function CardFace({ card, ...rest }: { card: string } & Omit<CardProps, 'card' | 'title'>): JSX.Element {
  const words = says().cards[card as CardName];
  return (
    <span class="card-kind" data-kind={card}>
      <Card card={card as CardProps['card']} title={words.name} {...rest} />
    </span>
  );
}
