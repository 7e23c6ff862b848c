// What lies before a player: missions to choose from, planning, the auction, own piles and goods.
import type { JSX } from 'preact';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { words } from '../../words/prefs.ts';
import { Auction, auctionOn } from './Auction.tsx';
import { MissionChoice, Strip } from './Missions.tsx';
import { MissionFace } from './MissionFace.tsx';
import { Goods, Piles } from './Own.tsx';
import { Planning, PlanningDone } from './Planning.tsx';
import { mineNow, onBoard, own, showing, shownOf } from './table.ts';
import './valencia.css';

export function Cards({ at, pick }: { at: At; pick(choice: AnyChoice): void }): JSX.Element | null {
  showing(at);
  const view = shownOf(at);
  const mine = mineNow(at);
  const seated = at.snapshot.you !== null;
  const first = mine && !onBoard(at);
  if (view.over) return null;
  return (
    <section class={`va-area${first ? ' va-first' : ''}`} data-area="cards" aria-label={words.value!.table.hand}>
      {view.at === 'missions' && mine && <MissionChoice at={at} />}
      {view.at === 'planning' && seated && (mine ? <Planning at={at} /> : <PlanningDone at={at} />)}
      {auctionOn(view) && <Auction at={at} />}
      {view.at === 'keep-mission' && mine && <KeepOne at={at} pick={pick} />}
      {seated && view.at !== 'missions' && view.at !== 'planning' && <Piles at={at} />}
      {seated && <Goods at={at} pick={pick} />}
      <Strip at={at} />
    </section>
  );
}

/** Two missions from a fountain: one is kept. */
function KeepOne({ at, pick }: { at: At; pick(choice: AnyChoice): void }): JSX.Element {
  return (
    <ul class="va-choose">
      {(own(shownOf(at), at, 'to-choose') ?? []).map((m) => (
        <li key={m}>
          <button type="button" class="va-keep" onClick={() => pick({ do: 'keep', mission: m })}>
            <MissionFace mission={m} at={at} standing={own(shownOf(at), at, 'standing')?.[m] ?? {}} />
          </button>
        </li>
      ))}
    </ul>
  );
}
