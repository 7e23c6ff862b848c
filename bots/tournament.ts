// A round robin: each bot sits alone among bots of every other kind, as often at one seat as at another.
import type { Game, Options, Place } from '@ridotto/engine';
import { mix, simulate } from './arena.ts';
import { interval, ratings, type Outcome, type Rating } from './ratings.ts';

/** A game to be played: `one` at a seat, `among` at all others. */
export interface Fixture {
  readonly one: string;
  readonly among: string;
  /** 0 to the number of games of each such pair less one. */
  readonly game: number;
}
/** A fixture that has been played, and each seat's share of the victory. */
export interface Played extends Fixture {
  readonly shares: readonly number[];
}
interface Pair {
  readonly one: string;
  readonly among: string;
  readonly games: number;
  /** Of the victories, those of `one`; between which it lies with 95 % probability; and what it would be, were all alike. */
  readonly share: number;
  readonly least: number;
  readonly most: number;
  readonly fair: number;
}
export interface Standings {
  readonly ratings: readonly Rating[];
  readonly pairs: readonly Pair[];
}

/** All games of a round robin, pair after pair in each round of seats, so that whoever stops early has some of each. */
export function fixtures(bots: readonly string[], players: number, games: number): Fixture[] {
  const pairs = bots.flatMap((one) => bots.filter((among) => among !== one).map((among) => ({ one, among })));
  return Array.from({ length: Math.ceil(games / players) * players }, (_, game) => pairs.map((pair) => ({ ...pair, game }))).flat();
}
export const seatOf = ({ game }: Fixture, players: number): number => game % players;
const seated = (fixture: Fixture, players: number): string[] =>
  Array.from({ length: players }, (_, seat) => (seat === seatOf(fixture, players) ? fixture.one : fixture.among));

/** The same seed deals the same to every pair. `now` in milliseconds. */
export function play<S extends Place, E>(
  game: Game<S, E>,
  { players, seed, options }: { readonly players: number; readonly seed: number; readonly options: Options },
  fixture: Fixture,
  now: () => number,
): Played {
  const bots = seated(fixture, players);
  const { seats } = simulate(game, { players, bots, games: 1, seed: mix(seed, fixture.game), options }, now);
  const { one, among, game: n } = fixture;
  return { one, among, game: n, shares: seats.map(({ wins }) => wins) };
}

export function standings(bots: readonly string[], players: number, played: readonly Played[]): Standings {
  const outcomes = played.map((p): Outcome => ({ seats: seated(p, players), shares: p.shares }));
  const pairs = bots.flatMap((one) =>
    bots.flatMap((among): Pair[] => {
      const own = played.filter((p) => p.one === one && p.among === among);
      if (own.length === 0) return [];
      const share = own.reduce((sum, p) => sum + p.shares[seatOf(p, players)], 0) / own.length;
      const [least, most] = interval(share, own.length);
      return [{ one, among, games: own.length, share, least, most, fair: 1 / players }];
    }),
  );
  return { ratings: ratings(bots, outcomes), pairs };
}
