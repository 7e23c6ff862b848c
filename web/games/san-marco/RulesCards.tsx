// The cards themselves, on the page of the rules.
import type { JSX } from 'preact';
import { CARD_NAMES } from '@ridotto/games/san-marco/words/shape.ts';
import { CardFace } from './CardFace.tsx';
import { begin, says } from './words.ts';

/** One district stands for all six, and one Limit card for all three. */
const ALIKE = ['cannaregio', 'santa-croce', 'san-polo', 'san-marco', 'dorsoduro', 'limit-1', 'limit-2'];

function RulesCards(): JSX.Element {
  return (
    <dl class="rules-cards">
      {CARD_NAMES.filter((c) => !ALIKE.includes(c)).map((c) => (
        <div key={c}>
          <dt>
            <CardFace card={c} size="m" />
          </dt>
          <dd>{says().cards[c].does}</dd>
        </div>
      ))}
    </dl>
  );
}

export async function pictures(): Promise<Readonly<Record<string, () => JSX.Element>>> {
  await begin();
  return { cards: RulesCards };
}
