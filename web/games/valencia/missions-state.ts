// Which of the missions dealt are ticked: kept apart from the draft, which takes them in the order of the box.
import { batch, signal, type Signal } from '@preact/signals';
import type { At } from '../../play/face.ts';
import type { TableStore } from '../../play/store.ts';
import { own, shownOf } from './table.ts';

const ticks = new WeakMap<TableStore, Signal<{ of: string; kept: readonly string[] }>>();
const signalOf = (store: TableStore): Signal<{ of: string; kept: readonly string[] }> => {
  let s = ticks.get(store);
  if (!s) ticks.set(store, (s = signal({ of: '', kept: [] })));
  return s;
};
/** The missions to choose from. */
export const dealt = (at: At): readonly string[] => own(shownOf(at), at, 'to-choose') ?? [];
const keyOf = (at: At): string => `${at.snapshot.you ?? ''} ${dealt(at).join()}`;
export function ticked(at: At): readonly string[] {
  const now = signalOf(at.store).value;
  return now.of === keyOf(at) ? now.kept : [];
}
export function tick(at: At, mission: string): void {
  const before = ticked(at);
  keep(at, before.includes(mission) ? before.filter((m) => m !== mission) : [...before, mission]);
}
export function keep(at: At, kept: readonly string[]): void {
  const parts = kept.length === 0 ? [] : dealt(at).map((m) => ({ do: kept.includes(m) ? 'keep' : 'reject', mission: m }));
  batch(() => {
    signalOf(at.store).value = { of: keyOf(at), kept };
    void at.store.draft.setParts(parts);
  });
}
