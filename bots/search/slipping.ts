// A player who sees what is good, and often does something else that looks nearly as good: mistakes as people make them.
import type { Choice, Place } from '@ridotto/engine';
import type { Bot } from '../shared/bot.ts';
import type { Guide } from './guide.ts';
import { Imagining } from './imagining.ts';

/** Of so many decisions one is made carelessly. */
const CARELESS = 2;
/** So many other choices come to mind then. */
const COME_TO_MIND = 6;

export function slipping<S extends Place>(name: string, guide: Guide<S>): Bot<S> {
  const { policy } = guide;
  return {
    name,
    ...(policy.gesture && { gesture: (q) => policy.gesture!(q) }),
    decide(q) {
      const usual = policy.decide(q);
      const world = q.world();
      if (q.luck.pick(CARELESS) > 0 || !guide.searched(world, q.seat)) return usual;
      const others = q.legal.filter((c) => c !== usual);
      const inMind: Choice[] = [];
      while (inMind.length < COME_TO_MIND && others.length > 0) inMind.push(...others.splice(q.luck.pick(others.length), 1));
      const imagining = new Imagining(q.game, guide, world);
      const luck = q.luck.pick(65_536);
      const worth = new Map([usual, ...inMind].map((c) => [c, imagining.atOnce(world, q.seat, c, luck)]));
      // Nothing stupid: of those in mind the ones nearer to the usual choice than to the worst.
      const least = (worth.get(usual)! + Math.min(...worth.values())) / 2;
      const good = inMind.filter((c) => worth.get(c)! > least);
      return good.length > 0 ? good[q.luck.pick(good.length)] : usual;
    },
  };
}
