// From moments of games to what each seat had and what came of it.
import { settleOptions, type Game, type Place } from '@ridotto/engine';
import type { Pricing } from '@ridotto/bots/search/prices.ts';
import type { Moment } from './gather.ts';
import type { Stock } from './prices.ts';

export function stocksOf<S extends Place>(game: Game<S>, pricing: Pricing<S>, players: number, moments: Iterable<Moment>): Stock[] {
  const s = game.create(game.edition(game.standard), settleOptions(game), players);
  const seats = Array.from({ length: players }, (_, p) => p);
  const stocks: Stock[] = [];
  const played = (one: readonly Moment[]): void => {
    const last = one.at(-1);
    if (last === undefined) return;
    s.all = last.numbers;
    const [turns, points] = [pricing.turns(s), seats.map((p) => pricing.points(s, p))];
    for (const { numbers, game: number } of one) {
      s.all = numbers;
      for (const p of seats) {
        const things = new Float64Array(pricing.things.length);
        pricing.notice(s, p, things);
        const left = (turns - pricing.turns(s)) / players;
        stocks.push({ things, gone: pricing.gone(s), left, points: points[p] - pricing.points(s, p), game: number });
      }
    }
  };
  let one: Moment[] = [];
  for (const moment of moments) {
    if (one.length > 0 && one[0].game !== moment.game) {
      played(one);
      one = [];
    }
    one.push(moment);
  }
  played(one);
  return stocks;
}
