// Missions: choosing among those dealt, and how one's own stand during the game.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { missionCard } from '@ridotto/games/valencia/words/shape.ts';
import { SeatToken } from '../../art/emblems.tsx';
import { seatIndex } from '../../art/seats.ts';
import type { At } from '../../play/face.ts';
import { dealt, keep, tick, ticked } from './missions-state.ts';
import { MissionFace, MissionPicture, standingOf } from './MissionFace.tsx';
import { editionOf, mineNow, own, shownOf, viewOf } from './table.ts';
import { page, vale } from './words.ts';

export function MissionChoice({ at }: { at: At }): JSX.Element {
  const p = page().missions;
  const kept = ticked(at);
  const all = dealt(at);
  // Come back to change it: the ticks are the draft again. Undone: nothing is ticked.
  const meant = at.store.draft.parts.value.length > 0;
  const before = useRef(false);
  useEffect(() => {
    if (!meant && kept.length > 0) keep(at, before.current ? [] : kept);
    before.current = meant;
  }, [meant]);
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

/** One's own in a few words, beside everything else. */
export function Strip({ at }: { at: At }): JSX.Element | null {
  const view = viewOf(at);
  const standing = own(view, at, 'standing') ?? {};
  const mine = own(view, at, 'missions') ?? [];
  if (mine.length === 0 || view.over || (view.at === 'missions' && mineNow(at))) return null;
  return (
    <ul class="va-strip" aria-label={page().missions.title}>
      {mine.map((m) => {
        const card = missionCard(editionOf(at.snapshot), m);
        const s = standing[m] ?? {};
        return (
          <li key={m} class={s.fulfilled && s.have !== undefined ? 'va-strip-done' : ''}>
            <MissionPicture card={card} size={28} />
            <span>
              {vale().missions[card.kind].name(card)}:{' '}
              {s.points === undefined ? (
                <>
                  <span aria-hidden="true">?</span>
                  <span class="hidden">{standingOf(s)}</span>
                </>
              ) : (
                standingOf(s)
              )}
            </span>
          </li>
        );
      })}
    </ul>
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
