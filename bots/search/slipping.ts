// A player who sees what is good, but not sharply: what looks nearly as good is often taken instead, what looks bad seldom, and of
// many choices the worst as good as never. Mistakes as people make them.
import type { Choice, Place } from '@ridotto/engine';
import { best } from '../shared/best.ts';
import type { Bot } from '../shared/bot.ts';
import type { Guide } from './guide.ts';
import { Imagining } from './imagining.ts';

/** Besides the usual choice so many others come to mind. */
const COME_TO_MIND = 8;
/** How far what a choice looks like may be above what it is: so many times the distance from the best in mind to the worst. */
const BLUR = 2;
const FINE = 65_536;

export function slipping<S extends Place>(name: string, guide: Guide<S>): Bot<S> {
  const { policy } = guide;
  return {
    name,
    ...(policy.gesture && { gesture: (q) => policy.gesture!(q) }),
    decide(q) {
      const usual = policy.decide(q);
      const world = q.world();
      if (!(guide.judgedAtOnce?.(world) ?? guide.searched(world, q.seat))) return usual;
      const others = q.legal.filter((c) => c !== usual);
      const inMind: Choice[] = [usual];
      while (inMind.length <= COME_TO_MIND && others.length > 0) inMind.push(...others.splice(q.luck.pick(others.length), 1));
      const imagining = new Imagining(q.game, guide, world);
      const luck = q.luck.pick(FINE);
      const worth = inMind.map((c) => imagining.atOnce(world, q.seat, c, luck));
      const apart = Math.max(...worth) - Math.min(...worth);
      const looks = new Map(inMind.map((c, i) => [c, worth[i] + (BLUR * apart * q.luck.pick(FINE)) / FINE]));
      return best(inMind, (c) => looks.get(c)!);
    },
  };
}
