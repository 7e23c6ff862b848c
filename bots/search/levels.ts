// The levels above and below a game's own player, by the same guide.
import type { Place } from '@ridotto/engine';
import type { Bot } from '../shared/bot.ts';
import type { Guide } from './guide.ts';
import { searching } from './search.ts';
import { slipping } from './slipping.ts';

const HALF_A_SECOND = 500;

/** From the weakest to the strongest: `easy`, the game's own, `strong`, `strongest`. */
export function levels<S extends Place>(guide: Guide<S>): readonly Bot<S>[] {
  const searchingFor = (name: string, times: number): Bot<S> =>
    searching(name, guide, { milliseconds: times * HALF_A_SECOND, games: times * guide.enough });
  return [slipping('easy', guide), guide.policy, searchingFor('strong', 1), searchingFor('strongest', 4)];
}
