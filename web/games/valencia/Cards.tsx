// What lies before a player: missions to choose from, planning, the auction, own piles and goods.
import type { JSX } from 'preact';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { words } from '../../words/prefs.ts';
import { Auction, auctionOn, stillOf } from './Auction.tsx';
import { MissionChoice, Strip } from './Missions.tsx';
import { CardsBack, Goods, KeepOne, Piles } from './Own.tsx';
import { Planning, PlanningDone } from './Planning.tsx';
import { mineNow, onBoard, showing, shownOf } from './table.ts';
import './valencia.css';

export function Cards({ at, pick }: { at: At; pick(choice: AnyChoice): void }): JSX.Element | null {
  showing(at);
  const view = shownOf(at);
  const then = stillOf(at);
  const mine = mineNow(at);
  const seated = at.snapshot.you !== null;
  const first = mine && !onBoard(at);
  if (view.over) return null;
  return (
    <section class={`va-area${first ? ' va-first' : ''}`} data-area="cards" aria-label={words.value!.table.hand}>
      {view.at === 'missions' && mine && <MissionChoice at={at} />}
      {view.at === 'planning' && seated && (mine ? <Planning at={at} /> : <PlanningDone at={at} />)}
      {auctionOn(shownOf(then)) && <Auction at={then} />}
      {view.at === 'keep-mission' && mine && <KeepOne at={at} />}
      <CardsBack at={at} pick={pick} />
      {seated && (
        <div class="va-holds">
          {view.at !== 'missions' && view.at !== 'planning' && <Piles at={at} />}
          <Goods at={at} pick={pick} />
          <Strip at={at} />
        </div>
      )}
    </section>
  );
}
