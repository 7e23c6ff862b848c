// For tests: positions in the standard edition, random games, and an edition whose games are short.
import { auto, Choices, Io, seatsIn, settleOptions, type Game, type Options } from '@ridotto/engine';
import type { Edition, EditionFile } from '../box/edition.ts';
import standard from '../editions/standard.json' with { type: 'json' };
import { venice as game, type State } from '../index.ts';
import { nodes, rules, rulesWith } from '../rules/index.ts';

export const NAMES = ['anne', 'benoit', 'christian', 'denise', 'emile'];
export const edition = game.edition(game.standard);

/** The end marker near; everything else as it is. */
export function short(): EditionFile {
  const file = JSON.parse(JSON.stringify(standard)) as { -readonly [K in keyof EditionFile]: EditionFile[K] } & {
    councilTrack: { endMarker: Record<string, number> };
  };
  for (const n of [2, 3, 4, 5]) file.councilTrack.endMarker[n] = 2;
  return file;
}

/** A game that is over after so many turns at the latest: some policies of the battery never care for the council. */
export const bounded = (turns: number): Game<State, Edition> => ({
  ...game,
  rules: rulesWith({
    next: auto((s, io) => {
      nodes.next.run(s, io);
      if (s.turn >= turns) s.on = 0;
    }),
  }),
});

export const read = (position: object, seats = 3, options: Options = {}): State =>
  game.read(position, edition, settleOptions(game, options), NAMES.slice(0, seats));

/** Plays at random to the end; says how many decisions that took. */
export function playOn(s: State, io: Io, pick: Io, each: (s: State) => void = () => {}): number {
  const list = new Choices();
  let n = 0;
  for (; s.awaited !== 0 && n < 20_000; n++) {
    const awaited = seatsIn(s.awaited);
    const seat = awaited[pick.pick(awaited.length)];
    rules.legal(s, seat, list);
    if (list.n === 0) throw new Error(`nothing is legal at ${rules.names[s.node]}`);
    rules.apply(s, seat, list.at[pick.pick(list.n)], io);
    each(s);
  }
  return n;
}
export function randomGame(seats: number, seed: number, options: Options = {}, io = new Io(seed), each?: (s: State) => void): State {
  const s = game.create(edition, settleOptions(game, options), seats);
  rules.start(s, io);
  playOn(s, io, new Io(seed * 31 + seats), each);
  return s;
}
