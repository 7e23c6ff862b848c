// WHAT MUST BE PLAYED (A1, A31). No card may be kept. Effects other than the Doge's are permissions: the player may lay
// the card on the used pile without effect; with the setting mandatoryEffects `all`, only when there is no legal way to
// carry it out.
import { ALL, type Choices, type Io, type Reason } from '@ridotto/engine';
import type { State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { id } from './telling.ts';

const { nothing } = SAY;

/** Called last: what else can be done is already in the list. */
export function addNothing(s: State, out: Choices): void {
  if (!s.settings.allCompulsory || out.n === 0) out.add(nothing.make());
}
export function layAside(_s: State, seat: number, io: Io): void {
  io.tell(ALL, 'lays-aside', () => ({ seat: id(seat) }));
}
export const whyNotNothing = (): Reason => ({ rule: 'effect-compulsory', facts: {} });
