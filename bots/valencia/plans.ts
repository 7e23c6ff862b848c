// What may be hinted at in planning: another card, or the cards drawn divided in this way or that.
import { verbOf, type Choice } from '@ridotto/engine';
import { SAY, type State } from '@ridotto/games/valencia/index.ts';
import { drawPile } from '@ridotto/games/valencia/box/state.ts';
import { know } from '@ridotto/games/valencia/knowledge/sample.ts';
import { AT } from '@ridotto/games/valencia/rules/contents.ts';
import type { Weighable } from '../search/guide.ts';
import { divisionOf, divisions, drawsMore, handOf } from './planning.ts';

export const plans: Weighable<State> = {
  asked: (s) => s.node === AT.planning,
  done: (s, seat) => s.put[seat],
  best(world, seat, most) {
    const s = know(world, seat).state;
    const hand = handOf(s, seat).sort((a, b) => b - a);
    const mayDraw = s.stopped[seat] === 0 && drawPile(s, seat) > 0;
    if (mayDraw && hand.length < s.settings.minDraw) return [[SAY.draw.make()]];
    const stop = s.stopped[seat] === 0 ? [SAY.stop.make()] : [];
    const divided = hand.length === 0 ? [stop] : divisions(s, seat, hand, most).map((piles) => [...stop, ...putIn(piles)]);
    if (!mayDraw) return divided;
    const draw = [SAY.draw.make()];
    return (drawsMore(s, seat) ? [draw, ...divided] : [divided[0], draw, ...divided.slice(1)]).slice(0, most);
  },
  // In what order piles are made, and the cards of each, makes no difference.
  alike: (a, b) => a.length === b.length && partition(a) === partition(b),
};
const putIn = (piles: readonly (readonly number[])[]): Choice[] =>
  piles.flatMap((cards, pile) => cards.map((card) => SAY.put.make(card, pile)));

function partition(parts: readonly Choice[]): string {
  const puts = parts.filter((c) => verbOf(c) === SAY.put.tag);
  const piles = Map.groupBy(puts, (put) => SAY.put.pile(put));
  return divisionOf([...piles.values()].map((pile) => pile.map((put) => SAY.put.card(put))));
}
