// Worlds as likely as a game holds them to be: where others' choices tell of what they hide, not all that is possible is alike.
import type { Place } from '@ridotto/engine';
import type { Decision } from '../shared/bot.ts';
import type { AdvisersGuide } from './guide.ts';

/** Worlds that are drawn for one, at most: then the last of them is taken. */
const DRAWS = 24;
const FINE = 65_536;

/** The same question; its worlds are drawn anew until one is kept, with a probability as the game says how likely it is. */
export function asLikely<S extends Place>(q: Decision<S>, guide: AdvisersGuide<S>): Decision<S> {
  const likelihood = guide.likely?.(q.world(), q.seat);
  if (!likelihood) return q;
  const { game, seat, legal, luck, time } = q;
  const world = (): S => {
    let drawn = q.world();
    for (let n = 1; n < DRAWS && luck.pick(FINE) >= likelihood.of(drawn) * FINE; n++) drawn = q.world();
    return drawn;
  };
  return {
    game,
    seat,
    legal,
    luck,
    ...(time && { time }),
    world,
    get view() {
      return q.view;
    },
  };
}
