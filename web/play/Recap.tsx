// What the others did since one's own last move: where a turn begins, one line above the cards, which unfolds.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { SeatToken } from '../art/emblems.tsx';
import { seatIndex } from '../art/seats.ts';
import { words } from '../words/prefs.ts';
import { SpokenText } from './aside.tsx';
import type { At, GameFace } from './face.ts';
import { hushed } from './hush.ts';
import { rowsOf } from './Log.tsx';

export function Recap({ at, face, light }: { at: At; face: GameFace; light(places: readonly string[] | null): void }): JSX.Element | null {
  const { snapshot, store } = at;
  const t = words.value!;
  const all = store.happenings.value;
  const last = all.findLastIndex((h) => h.by === snapshot.you && !h.undone && !h.aside);
  const rows = useMemo(() => (last < 0 ? [] : rowsOf(all.slice(last + 1), face, at)), [all, last, t, hushed(store.id)]);
  const asked = snapshot.you !== null && snapshot.awaits.includes(snapshot.you);
  if (!asked || snapshot.over || rows.length === 0) return null;
  return (
    <details class="recap" key={snapshot.you}>
      <summary>{t.since(rows.length)}</summary>
      <ol onMouseLeave={() => light(null)}>
        {rows.map((r) => (
          <li key={r.key} onMouseEnter={() => light(r.places)}>
            {r.seat !== null && <SeatToken seat={seatIndex(r.seat)} size={16} />}{' '}
            {r.spoken ? <SpokenText said={r.spoken} face={face} /> : (r.heading ?? r.text)}
          </li>
        ))}
      </ol>
    </details>
  );
}
