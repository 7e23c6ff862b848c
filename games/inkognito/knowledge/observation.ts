// What a seat may know, as numbers.
import { observing } from '@ridotto/engine';
import { fresh, State } from '../box/state.ts';
import { hide } from './hiding.ts';

export const observation = observing(State.table, {}, fresh, (t, _, seat) => hide(t, seat));
