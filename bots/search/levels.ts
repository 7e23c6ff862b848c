// The levels above and below a game's own player, by the same guide.
import type { Place } from '@ridotto/engine';
import type { Bot } from '../shared/bot.ts';
import type { Guide } from './guide.ts';
import { searching } from './search.ts';
import { slipping } from './slipping.ts';

const HALF_A_SECOND = 500;

/** From the weakest to the strongest: `easy`, the game's own, `strong`, `strongest`. `more`: for whoever has the time of `strongest`; left
    out: the same. */
export function levels<S extends Place>(guide: Guide<S>, more = guide): readonly Bot<S>[] {
  const searchingFor = (name: string, by: Guide<S>, times: number): Bot<S> =>
    searching(name, by, { milliseconds: times * HALF_A_SECOND, games: times * by.enough });
  return [slipping('easy', guide), guide.policy, searchingFor('strong', guide, 1), searchingFor('strongest', more, 4)];
}
