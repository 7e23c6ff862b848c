// The rules of Inkognito, section by section. Numbers are those of the sections of the README; A1 to A46 are the rulings
// listed there.
import { Rules, script, seatsIn, type Seat } from '@ridotto/engine';
import { State } from '../box/state.ts';
import { ambassadorPlayer } from './ambassador.ts';
import { announcing } from './announcing.ts';
import { AT } from './contents.ts';
import { meetings } from './meetings.ts';
import { movement } from './movement.ts';
import { setUp } from './set-up.ts';
import { anyTime, sheet } from './sheet.ts';
import { turn } from './turn.ts';

export { AT } from './contents.ts';

export const nodes = {
  game: script<State>([AT['set-up'], AT.turns, AT.over]),
  ...setUp,
  ...turn,
  ...ambassadorPlayer,
  ...movement,
  ...meetings,
  ...announcing,
  ...sheet,
};
export const rules = new Rules<State>(AT, nodes, State.at, null, anyTime);

export const winners = (s: State): Seat[] => seatsIn(s.won);
