// Answers lie face up until whoever sees them has taken note; what was noted last glows on the sheet.
import { signal } from '@preact/signals';
import type { QuestionView } from '@ridotto/games/inkognito/knowledge/view.ts';
import { device } from '../../net/storage.ts';
import type { At } from '../../play/face.ts';
import { sheetLies } from './notes-state.ts';
import { presentOf } from './table.ts';

/** By table and seat: how many questions are noted, and from which one on they glow. */
const noted = new Map<string, { count: number; glow: number }>();
const changed = signal(0);
const keyOf = (at: At): string => `ridotto.noted.${at.store.id}.${at.snapshot.you ?? ''}`;

function stateOf(at: At): { count: number; glow: number } {
  const key = keyOf(at);
  const known = noted.get(key);
  if (known) return known;
  const { questions, turn } = presentOf(at);
  const stored = Number(device.read(key) ?? Number.NaN);
  // Where nothing is remembered, what was answered before this turn is old.
  const count = Number.isInteger(stored) ? Math.min(stored, questions.length) : questions.filter((q) => q.turn < turn).length;
  const fresh = { count, glow: questions.length };
  noted.set(key, fresh);
  return fresh;
}

/** The answer that lies face up before this seat now: one that it was shown, or, as long as nothing else is to do, that it gave. */
export function faceUp(at: At): { question: QuestionView; n: number } | undefined {
  void changed.value;
  const { you, awaits, over } = at.store.snapshot.value ?? at.snapshot;
  if (you === null || over !== null) return undefined;
  const { count } = stateOf(at);
  const all = presentOf(at).questions.map((question, n) => ({ question, n }));
  const open = all.filter(({ question: q, n }) => n >= count && q.cards !== undefined);
  return open.find(({ question: q }) => q.target !== you) ?? (awaits.includes(you) ? undefined : open[0]);
}
/** Must it be looked at before anything else is done? */
export const holds = (at: At): boolean => at.snapshot.awaits.includes(at.snapshot.you ?? '') && faceUp(at) !== undefined;

export function note(at: At, n: number): void {
  const state = stateOf(at);
  // Beside an open sheet the latest glows, else all that came since it was laid aside.
  const glow = sheetLies.value ? n : Math.min(state.glow, n);
  noted.set(keyOf(at), { count: n + 1, glow });
  device.write(keyOf(at), String(n + 1));
  changed.value++;
}
/** Noted since one looked at the sheet last: the numbers of those questions. */
export function glowing(at: At): number[] {
  void changed.value;
  const { count, glow } = stateOf(at);
  return presentOf(at).questions.flatMap((q, n) => (n >= glow && n < count && q.cards !== undefined ? [n] : []));
}
/** The sheet was laid aside. */
export function lookedAt(at: At): void {
  const { count } = stateOf(at);
  noted.set(keyOf(at), { count, glow: count });
  changed.value++;
}
