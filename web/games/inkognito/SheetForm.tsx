// The sheet of the Ambassador player: who is who, sealed as one decision.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { AGENT_NAMES, BUILD_NAMES } from '@ridotto/games/inkognito/words/shape.ts';
import { SeatToken } from '../../art/emblems.tsx';
import { seatIndex } from '../../art/seats.ts';
import type { At } from '../../play/face.ts';
import { shownOf } from './table.ts';
import { ink } from './words.ts';

type Row = { identity?: string; disguise?: string };
const filled = signal<Readonly<Record<string, Row>>>({});
const COLOURS = ['red', 'green', 'blue', 'yellow'];

/** Is the sheet being filled in? It may follow a declaration in the same draft, also out of turn. */
export const writing = (at: At): boolean =>
  at.store.draft.parts.value.some((c) => c.do === 'declare' || c.do === 'write') ||
  (shownOf(at).at === 'sheet' && at.snapshot.awaits.includes(at.snapshot.you ?? ''));

export function SheetForm({ at }: { at: At }): JSX.Element {
  const w = ink();
  const view = shownOf(at);
  const rows = COLOURS.flatMap((c) => Object.keys(view.colours).filter((s) => view.colours[s] === c)).filter((s) => !view.sheet?.[s]);
  const change = (seat: string, more: Row): void => {
    const next = { ...filled.value, [seat]: { ...filled.value[seat], ...more } };
    /* each stands once: whoever had it loses it */
    for (const other of rows)
      for (const k of ['identity', 'disguise'] as const) {
        const row = next[other];
        if (other !== seat && more[k] && row?.[k] === more[k]) next[other] = { ...row, [k]: '' };
      }
    filled.value = next;
    const parts = rows.map((s) => ({ do: 'write', player: s, identity: next[s]?.identity ?? '', disguise: next[s]?.disguise ?? '' }));
    const declared = at.store.draft.parts.value.filter((c) => c.do === 'declare');
    void at.store.draft.setParts([...declared, ...(parts.every((p) => p.identity && p.disguise) ? parts : [])]);
  };
  const choose = (seat: string, k: 'identity' | 'disguise', names: readonly string[], label: string): JSX.Element => (
    <select
      aria-label={w.colon(at.name(seat), label)}
      value={filled.value[seat]?.[k] ?? ''}
      onChange={(e) => change(seat, { [k]: e.currentTarget.value })}
    >
      <option value="">…</option>
      {names.map((n) => (
        <option key={n} value={n}>
          {k === 'identity' ? w.agents[n as 'LF'] : w.builds[n as 'tall']}
        </option>
      ))}
    </select>
  );
  return (
    <div class="ink-sheet">
      <h3>{w.sheet.title}</h3>
      <p class="soft">{w.sheet.about}</p>
      {rows.map((s) => (
        <p key={s} class="ink-sheet-row">
          <SeatToken seat={seatIndex(s)} size={26} /> <strong>{at.name(s)}</strong>
          {choose(s, 'identity', AGENT_NAMES, w.sheet.identity)}
          {choose(s, 'disguise', BUILD_NAMES, w.sheet.disguise)}
        </p>
      ))}
      {at.store.draft.whole.value && <p role="status">{w.sheet.whole}</p>}
    </div>
  );
}
