// Missions: choosing among those dealt, and how one's own stand during the game.
import type { JSX } from 'preact';
import { SeatToken } from '../art/emblems.tsx';
import { seatIndex } from '../art/seats.ts';
import type { At } from '../play/face.ts';
import { dealt, tick, ticked } from './missions-state.ts';
import { MissionFace } from './MissionFace.tsx';
import { own, shownOf, viewOf } from './table.ts';
import { page, vale } from './words.ts';

export function MissionChoice({ at }: { at: At }): JSX.Element {
  const p = page().missions;
  const kept = ticked(at);
  const all = dealt(at);
  return (
    <div class="va-choose">
      <h3>
        {p.title} <span class="soft">{p.count(kept.length, all.length)}</span>
      </h3>
      <ul>
        {all.map((m) => (
          <li key={m}>
            <label class={kept.includes(m) ? 'va-kept' : ''}>
              <input type="checkbox" checked={kept.includes(m)} onChange={() => tick(at, m)} />
              <MissionFace mission={m} at={at} />
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The tab: one's own with how they stand, and how many the others have. */
export function Missions({ at }: { at: At }): JSX.Element {
  const p = page().missions;
  const view = viewOf(at);
  const mine = own(view, at, 'missions') ?? [];
  const counts = shownOf(at)['mission-counts'];
  return (
    <div class="va-missions">
      {mine.length === 0 && <p>{p.none}</p>}
      <ul>
        {mine.map((m) => (
          <li key={m}>
            <MissionFace mission={m} at={at} standing={own(view, at, 'standing')?.[m] ?? {}} />
          </li>
        ))}
      </ul>
      {counts && (
        <>
          <h3>{p.others}</h3>
          <ul class="va-counts">
            {at.seats.map((s) => (
              <li key={s.id}>
                <SeatToken seat={seatIndex(s.id)} size={20} /> {s.name}: {vale().missionCount(counts[s.id] ?? 0)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
