// Missions: choosing among those dealt, and how one's own stand during the game.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Standing } from '@ridotto/games/valencia/knowledge/view.ts';
import { missionCard } from '@ridotto/games/valencia/words/shape.ts';
import { SeatToken } from '../../art/emblems.tsx';
import { meantBy } from '../../art/meant.tsx';
import { seatIndex } from '../../art/seats.ts';
import type { At } from '../../play/face.ts';
import { dealt, tick, ticked, tickNone, tickSame } from './missions-state.ts';
import { MissionFace, MissionPicture, standingOf } from './MissionFace.tsx';
import { editionOf, mineNow, own, shownOf, viewOf } from './table.ts';
import { words } from '../../words/prefs.ts';
import { page, vale } from './words.ts';

export function MissionChoice({ at }: { at: At }): JSX.Element {
  const p = page().missions;
  const kept = ticked(at);
  const all = dealt(at);
  const again = at.store.draft.restarts.value;
  const begun = useRef(again);
  useEffect(() => {
    if (begun.current !== again) tickNone(at);
    else tickSame(at);
    begun.current = again;
  }, [again, all.join()]);
  return (
    <div class="va-choose">
      <h3>
        {p.title} <span class="soft">{p.count(kept.length, all.length)}</span>
      </h3>
      <ul>
        {all.map((m) => (
          <li key={m}>
            <label class={kept.includes(m) ? 'meant' : ''} style={meantBy(seatIndex(at.snapshot.you ?? 's0'))}>
              <input type="checkbox" checked={kept.includes(m)} onChange={() => tick(at, m)} />
              <MissionFace mission={m} at={at} />
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How far it is, or what it is worth now. */
function inShort({ points, fulfilled, have, need }: Standing): string {
  if (points === undefined) return '?';
  return fulfilled === true || have === undefined ? page().missions.points(points) : `${have}/${need ?? 0}`;
}

/** One's own in a few signs, beside everything else. */
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
        const says = words.value!.table.labelled(vale().missions[card.kind].name(card), standingOf(s));
        return (
          <li key={m} class={s.fulfilled && s.have !== undefined ? 'va-strip-done' : ''} title={says}>
            <MissionPicture card={card} size={24} />
            <span class="hidden">{says}</span>
            <b aria-hidden="true">{inShort(s)}</b>
          </li>
        );
      })}
    </ul>
  );
}

/** The tab: one's own, or everybody's where they lie open, with how they stand; and how many each has. */
export function Missions({ at }: { at: At }): JSX.Element {
  const p = page().missions;
  const view = viewOf(at);
  const counts = shownOf(at)['mission-counts'];
  const known = at.seats.filter(({ id }) => (view.missions?.[id] ?? []).length > 0);
  const only = known.length === 1 && known[0]?.id === at.snapshot.you;
  return (
    <div class="va-missions">
      {known.length === 0 && <p>{p.none}</p>}
      {known.map(({ id, name }) => (
        <section key={id} aria-label={name}>
          {!only && (
            <h3>
              <SeatToken seat={seatIndex(id)} size={20} /> {name}
            </h3>
          )}
          <ul>
            {view.missions?.[id]?.map((m) => (
              <li key={m}>
                <MissionFace mission={m} at={at} standing={view.standing[id]?.[m] ?? {}} />
              </li>
            ))}
          </ul>
        </section>
      ))}
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
