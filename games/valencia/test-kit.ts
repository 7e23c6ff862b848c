// For tests: positions in the standard edition, and random games.
import { Choices, Io, seatsIn, settleOptions, type Options } from '@ridotto/engine';
import { valencia as game, type State } from './index.ts';
import { rules } from './rules/index.ts';

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

/** Plays at random to the end. */
export function playOn(s: State, io: Io, pick: Io): void {
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
