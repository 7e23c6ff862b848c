// In an auction (4.2): which pile to reveal, whether to pass and keep it for a later one, or to pay for seeing more first.
import type { Choice } from '@ridotto/engine';
import { cardsOf, type State } from '@ridotto/games/valencia/box/state.ts';
import { total } from '@ridotto/games/valencia/rules/totals.ts';
import { SAY } from '@ridotto/games/valencia/box/vocabulary.ts';
import { Auctions, bestUses, single } from './auctions.ts';
import { bestLater, bonuses } from './cards.ts';
import { rankOf } from './rivals.ts';

/** A privilege, and a little: others may wait as well. */
const WAITING = 1.25;
/** More than 10 piles would take long; those of the fewest points wait. */
const MOST_PILES = 10;

export function bid(s: State, seat: number, legal: readonly Choice[]): Choice {
  const step = s.letter;
  const auctions = new Auctions(s, seat, step, bonuses(s, seat));
  const piles = Array.from({ length: s.piles[seat] }, (_, k) => ({ k, cards: cardsOf(s, seat, k), sum: sumOf(s, seat, k) }))
    .filter(({ cards }) => cards.length > 0)
    .sort((a, b) => b.sum - a.sum)
    .slice(0, MOST_PILES);
  const worthAt = auctions.steps.map((a) => piles.map(({ cards, sum }) => auctions.ofPile(a, cards, a === step ? sum : undefined)));
  const best = bestUses(auctions.steps.length, piles.length, single, (i, group) => worthAt[i][31 - Math.clz32(group)]);
  const all = (1 << piles.length) - 1;
  const later = best[1];

  let choice = SAY.pass.make();
  let most = later[all];
  piles.forEach(({ k }, i) => {
    const worth = worthAt[0][i] + later[all & ~(1 << i)];
    if (worth > most) {
      most = worth;
      choice = SAY.reveal.make(k);
    }
  });
  if (legal.includes(SAY.wait.make())) {
    const gains = auctions.gains[step];
    const seen = auctions.bids[step].map((others) =>
      Math.max(
        later[all],
        ...piles.map(({ cards, sum }, i) => {
          const rank = rankOf(others, sum);
          const worth = rank < gains.length ? gains[rank] : bestLater(s, cards);
          return worth + auctions.bonusOf(cards) + later[all & ~(1 << i)];
        }),
      ),
    );
    if (seen.reduce((a, b) => a + b) / seen.length - WAITING > most) choice = SAY.wait.make();
  }
  return choice;
}

/** By what lies open so far. */
function sumOf(s: State, seat: number, pile: number): number {
  const { shown } = s;
  const before = shown[seat];
  shown[seat] = pile + 1;
  const sum = total(s, seat);
  shown[seat] = before;
  return sum;
}
