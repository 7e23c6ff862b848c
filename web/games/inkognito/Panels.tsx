// Everything public about each player.
import type { JSX } from 'preact';
import { SeatToken } from '../../art/emblems.tsx';
import { seatIndex } from '../../art/seats.ts';
import { FigureIcon } from './board/Figures.tsx';
import type { At } from '../../play/face.ts';
import { words } from '../../words/prefs.ts';
import { GestureIcon } from './Gesture.tsx';
import { shownOf } from './table.ts';
import { ink } from './words.ts';

export function Panels({ at }: { at: At }): JSX.Element {
  const w = ink();
  const t = words.value!.table;
  const view = shownOf(at);
  /** What this player has just done with their face. */
  const sign = (seat: string): string | undefined =>
    at.store.bubbles.value.flatMap((h) => (h.by === seat && h.aside && 'gesture' in h.aside ? h.aside.gesture : [])).at(-1);
  const hot = at.store.hotSeat.value;
  return (
    <ul class="ink-panels">
      {at.seats.map(({ id, name, machine }) => {
        const i = seatIndex(id);
        const awaited = at.snapshot.awaits.includes(id);
        const ambassador = view.colours[id] === 'ambassador';
        const asked = view.questions.filter((q) => q.asker === id).length;
        const answered = view.questions.filter((q) => q.target === id).length;
        return (
          <li
            key={id}
            class={`ink-panel panel${view.player === id && !at.snapshot.over ? ' ink-panel-turn' : ''}${awaited ? ' ink-panel-active' : ''}`}
            style={{ '--seat': `var(--seat-${i})`, '--seat-ink': `var(--seat-${i}-ink)` }}
          >
            <SeatToken seat={i} size={32} />
            {sign(id) !== undefined && (
              <span class="ink-panel-sign" aria-hidden="true">
                <GestureIcon gesture={sign(id)!} size={34} />
              </span>
            )}
            <div>
              <strong>{name}</strong>
              <span class="ink-panel-marks">
                {!hot && at.snapshot.you === id && <span>{t.you}</span>}
                {machine !== null && <span>{machine}</span>}
                {ambassador && <span>{w.panel.ambassador}</span>}
                {ambassador && view.declared && <span>{w.panel.sealed}</span>}
                {awaited && (
                  <span class="ink-panel-now">
                    <span aria-hidden="true">▶ </span>
                    {t.turn}
                  </span>
                )}
              </span>
              <span class="ink-panel-counts">
                {w.panel.asked(asked)}
                {!ambassador && ` · ${w.panel.answered(answered)}`}
              </span>
            </div>
            {ambassador && <FigureIcon build={null} seat={null} size={40} />}
          </li>
        );
      })}
    </ul>
  );
}
