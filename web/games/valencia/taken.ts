// What the hand holds before a choice is whole: a member to be moved, or a palm.
import { signal } from '@preact/signals';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { text } from './table.ts';

/** For the question `of`; at another question nothing is taken up. */
const held = signal<{ of: string; from: string | null }>({ of: '', from: null });
const questionOf = (at: At): string =>
  `${at.store.id} ${at.snapshot.you ?? ''} ${at.snapshot.question ?? ''} ${at.snapshot.seq} ${at.store.draft.parts.value.length}`;

const GOES = ['move', 'wander', 'shift'];
export const goesFrom = (c: AnyChoice): boolean => GOES.includes(c.do);
export const steps = (at: At): AnyChoice[] => at.legal.filter(goesFrom);
/** Where it stands; if only one can go, that one. */
export function takenFrom(at: At): string | null {
  const places = new Set(steps(at).map((c) => text(c.from)));
  const { of, from } = held.value;
  if (from !== null && of === questionOf(at) && places.has(from)) return from;
  return places.size === 1 ? ([...places][0] ?? null) : null;
}
export function takeUp(at: At, from: string | null): void {
  held.value = { of: questionOf(at), from };
}
