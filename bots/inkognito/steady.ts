// A steady player of Inkognito: works out every deal that fits all it has seen, asks what divides them best, tells its
// partner everything and the others as little as it can, and offers its hand only when it cannot be wrong.
import { Io, verbOf, type Choice } from '@ridotto/engine';
import { SAY, type State } from '@ridotto/games/inkognito/index.ts';
import { DIRECT, THE_AMBASSADOR, THROUGH_AMBASSADOR } from '@ridotto/games/inkognito/box/material.ts';
import { AT } from '@ridotto/games/inkognito/rules/contents.ts';
import { best } from '../shared/best.ts';
import type { Bot } from '../shared/bot.ts';
import { answerTo } from './answering.ts';
import { Asking } from './asking.ts';
import { takesHand, winning, writing } from './ending.ts';
import { toPartner } from './gesturing.ts';
import { usual, type Manner } from './manner.ts';
import { Mind } from './mind.ts';
import { Moving, WIN } from './moving.ts';
import { walking } from './walking.ts';
import { Worth } from './worth.ts';

/** A player of this manner. */
export const player = (name: string, manner: Manner): Bot<State> => ({
  name,
  gesture: toPartner,
  decide({ legal, seat, luck, world }) {
    // Its own luck only decides between what is equally good, and is asked before anything else: how much of it a world takes
    // may differ.
    const own = new Io(luck.pick(65536));
    const s = world();
    if (s.node === AT.placing) return legal[own.pick(legal.length)]; // before the deal no figure is better than another
    const mind = new Mind(s, seat, manner);
    if (s.node === AT.hand) return takesHand(mind);
    if (s.node === AT.answer) return answerTo(mind, legal, (n) => own.pick(n));
    const end = winning(mind, legal) ?? writing(mind, legal);
    if (end !== undefined) return end;
    const asking = new Asking(mind);
    switch (s.node) {
      case AT.movement:
        return new Moving(mind, new Worth(mind, asking)).best();
      case AT.walk:
        return walking(mind, asking, legal);
      case AT.meetings:
        return best(legal, meeting(mind, asking));
      case AT.dismissal:
        return best(legal, dismissing(mind, new Worth(mind, asking), s.a));
      default: // the shake, the end of the turn
        return legal.find((c) => [SAY.shake.tag, SAY.end.tag].includes(verbOf(c))) ?? legal[0];
    }
  },
});
export const steady = player('steady', usual);

/** The position with a piece somewhere else; a mission that is then accomplished is announced at once. */
function standing(mind: Mind, worth: Worth, piece: number, to: number): number {
  const { s } = mind;
  const from = s.at[piece];
  const moved = s.ambassadorMoved;
  s.at[piece] = to;
  if (piece === THE_AMBASSADOR) s.ambassadorMoved = 1;
  const out = mind.isSure() ? WIN : worth.now();
  s.at[piece] = from;
  s.ambassadorMoved = moved;
  return out;
}

const dismissing =
  (mind: Mind, worth: Worth, piece: number) =>
  (c: Choice): number =>
    verbOf(c) === SAY.dismiss.tag ? standing(mind, worth, piece, SAY.dismiss.to(c)) : -Infinity; // or to declare

/** A question and the dismissal after it, the extra step, or nothing. */
function meeting(mind: Mind, asking: Asking): (c: Choice) => number {
  const { s } = mind;
  const worth = new Worth(mind, asking);
  const now = worth.now();
  const dismissed = new Map<number, number>();
  const dismissal = (piece: number): number => {
    if (!dismissed.has(piece)) {
      let most = -Infinity;
      const { coloured, number } = s.edition;
      for (let to = 0; to < number.length; to++)
        if ((piece === THE_AMBASSADOR ? coloured[to] === 1 : number[to] === 0) && !s.at.includes(to))
          most = Math.max(most, standing(mind, worth, piece, to));
      dismissed.set(piece, most - now);
    }
    return dismissed.get(piece)!;
  };
  return (c) => {
    switch (verbOf(c)) {
      case SAY.question.tag: {
        const target = s.colour[SAY.question.target(c)];
        return asking.worth(target, SAY.question.kind(c), mind.isAmbassador ? THROUGH_AMBASSADOR : DIRECT) + dismissal(s.met[target]);
      }
      case SAY.ambassador.tag:
        return asking.worth(s.colour[SAY.ambassador.target(c)], SAY.ambassador.kind(c), THROUGH_AMBASSADOR) + dismissal(THE_AMBASSADOR);
      case SAY.extra.tag: {
        const figure = s.metBy[SAY.extra.with(c) >> 2] - 1;
        return standing(mind, worth, figure, SAY.extra.to(c)) - now;
      }
      case SAY.nothing.tag:
        return 0;
      default: // to announce, or to declare
        return -Infinity;
    }
  };
}
