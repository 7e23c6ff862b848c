// For tests: positions in the standard edition, and random games.
import { Choices, Io, seatsIn, settleOptions, type Options } from '@ridotto/engine';
import { valencia as game, type State } from '../index.ts';
import type { Written } from './recount.ts';
import { rules } from '../rules/index.ts';

export const NAMES = ['anne', 'benoit', 'christian', 'denise', 'emile'];
export const edition = game.edition(game.standard);
/** All special cards, and a city by lot. */
export const EVERYTHING: Options = {
  city: 'random',
  joker: true,
  savings: true,
  twins: true,
  warehouse: true,
  support: true,
  wanderer: true,
  central: true,
};

export const read = (position: object, seats = 3, options: Options = {}): State =>
  game.read(position, edition, settleOptions(game, options), NAMES.slice(0, seats));

/** All facts of a state in words. */
export const written = (s: State): Written => game.write(s, NAMES.slice(0, s.seats)) as Written;

/** Plays at random to the end. */
function playOn(s: State, io: Io, pick: Io): void {
  const list = new Choices();
  while (s.awaited !== 0) {
    const awaited = seatsIn(s.awaited);
    const seat = awaited[pick.pick(awaited.length)];
    rules.legal(s, seat, list);
    rules.apply(s, seat, list.at[pick.pick(list.n)], io);
  }
}
export function randomGame(seats: number, seed: number, options: Options = {}, io = new Io(seed)): State {
  const s = game.create(edition, settleOptions(game, options), seats);
  rules.start(s, io);
  playOn(s, io, new Io(seed * 31 + seats));
  return s;
}

/** Arrangements in which every tile lies on each side, in every slot and rotation that it may. */
export function arrangements(seats: number): Record<string, string>[] {
  const layout = edition.layout(seats);
  const tiles = edition.tiles.map((t, i) => ({ name: game.luck.tile.domain.values[i], shape: t?.shape }));
  return Array.from({ length: 32 }, (_, n) => {
    const used: Record<string, number> = {};
    return Object.fromEntries(
      layout.slots.map(({ id, shape, turns }, k) => {
        const fits = tiles.filter((t) => t.shape === shape);
        used[shape] ??= 0;
        const { name } = fits[(n + used[shape]++) % fits.length];
        // sides and rotations go round at different paces
        return [id, `${name} ${'ab'[(n >> 2) & 1]} ${turns[((n >> 3) + k) % turns.length] * 90}`];
      }),
    );
  });
}
