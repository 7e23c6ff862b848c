// What may be hinted at in planning: another card, or the cards drawn divided in this way or that.
import { has, verbOf, type Choice, type Seat } from '@ridotto/engine';
import { SAY, type State } from '@ridotto/games/valencia/index.ts';
import { cardsOf, drawPile, lowestOf } from '@ridotto/games/valencia/box/state.ts';
import { know, undoPlanning } from '@ridotto/games/valencia/knowledge/sample.ts';
import { AT } from '@ridotto/games/valencia/rules/contents.ts';
import type { Weighable, Wholes } from '../search/guide.ts';
import { divisionOf, divisions, drawsMore, handOf, undivided } from './planning.ts';

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
/** Which cards are turned up: two piles may be alike. */
export const pileOf = (s: State, seat: Seat, choice: Choice): string | undefined =>
  verbOf(choice) === SAY.reveal.tag ? divisionOf([cardsOf(s, seat, SAY.reveal.pile(choice))]) : undefined;

/** Ways of planning that a bot thinks about. */
const WAYS = 6;
const FORGOTTEN = [[]];
/** The same for a bot, once the policy would draw no more. Somebody who has forgotten what they began goes on as the policy does. */
export const plansOfBots: Wholes<State> = {
  ...plans,
  asked: (s, seat) => s.node === AT.planning && (s.stopped[seat] === 1 || !drawsMore(s, seat)),
  done: (s, seat) => s.put[seat] + (s.stopped[seat] === 1 && drawPile(s, seat) > 0 ? 1 : 0),
  best(world, seat, _most, scratch) {
    return plansOfBots.done(world, seat) > 0 ? FORGOTTEN : plans.best(world, seat, WAYS, scratch);
  },
  key(world, seat) {
    const s = know(world, seat).state;
    const hand = handOf(s, seat).sort((a, b) => b - a);
    return undivided(s, seat, hand);
  },
  table: (s) => s.settings,
};

/** What others have planned in secret was sampled anyhow: they plan anew, as whoever plays in imagined games. */
export function planAnew(s: State, seat: Seat): void {
  if (s.node !== AT.planning) return;
  for (let p = 0; p < s.seats; p++)
    if (p !== seat && !has(s.awaited, p) && s.held[p] > 0) {
      undoPlanning(s, p);
      s.awaited |= 1 << p;
    }
  s.seat = lowestOf(s.awaited);
}
const putIn = (piles: readonly (readonly number[])[]): Choice[] =>
  piles.flatMap((cards, pile) => cards.map((card) => SAY.put.make(card, pile)));

function partition(parts: readonly Choice[]): string {
  const puts = parts.filter((c) => verbOf(c) === SAY.put.tag);
  const piles = Map.groupBy(puts, (put) => SAY.put.pile(put));
  return divisionOf([...piles.values()].map((pile) => pile.map((put) => SAY.put.card(put))));
}
