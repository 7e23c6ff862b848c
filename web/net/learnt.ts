// How far somebody has come in lessons and puzzles: kept by this device.
import { device } from './storage.ts';

const KEY = 'ridotto.learnt';

export type Of = 'lesson' | 'puzzle';
/** `step`: so many steps of it are done, where it was left; `done`: it was gone through to its end once. */
export interface Learnt {
  readonly step: number;
  readonly done: boolean;
}
const NOTHING: Learnt = { step: 0, done: false };

const all = (): Readonly<Record<string, Learnt>> => {
  const kept = device.json(KEY);
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, Learnt>) : {};
};
const keyOf = (game: string, of: Of, id: string): string => `${game}/${of}/${id}`;

export const learnt = (game: string, of: Of, id: string): Learnt => all()[keyOf(game, of, id)] ?? NOTHING;
/** Once done, it stays so. */
export function learn(game: string, of: Of, id: string, now: Learnt): void {
  const before = learnt(game, of, id);
  device.write(KEY, JSON.stringify({ ...all(), [keyOf(game, of, id)]: { step: now.step, done: before.done || now.done } }));
}
