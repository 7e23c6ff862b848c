// What is asked now, as far as it is no place on the board: the plan, cards drawn, an encounter, cubes, slots, the Doge; and below
// it, always in the same place, what the player holds.
import type { JSX } from 'preact';
import { missionOf } from '@ridotto/games/venice/words/lookup.ts';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { later } from '../../play/later.tsx';
import { InfluenceCard, MissionCard } from './CardFaces.tsx';
import { Hand, lacking, myTurn } from './Hand.tsx';
import { Plan } from './Plan.tsx';
import { labelOf } from './speech.ts';
import { aloneAt, fileOf, showing, shownOf, text, viewOf } from './table.ts';
import { ours } from './words.ts';
import './venice.css';

// What is not asked at first.
const Encounter = later(() => import('./Asked.tsx').then((m) => m.Encounter));
const CubesForm = later(() => import('./Asked.tsx').then((m) => m.CubesForm));
const Slots = later(() => import('./Asked.tsx').then((m) => m.Slots));
// Of games alone and for two.
const DogeArea = later(() => import('./Doge.tsx').then((m) => m.DogeArea));
const SmugglerCards = later(() => import('./Smugglers.tsx').then((m) => m.SmugglerCards));

interface Part {
  at: At;
  pick(choice: AnyChoice): void;
}

export function Cards({ at, pick }: Part): JSX.Element | null {
  showing(at);
  const view = viewOf(at);
  return (
    <div class="vn-cards" data-area="cards">
      <div class="vn-asked">
        {shownOf(at).at === 'encounter' && <Encounter at={at} />}
        {myTurn(at) && view.at === 'cubes' && <CubesForm at={at} pick={pick} />}
        {myTurn(at) && view.at === 'lay' && <Slots at={at} pick={pick} />}
        <Drawn at={at} pick={pick} />
        <Plan at={at} pick={pick} />
        {aloneAt(at.snapshot) && <DogeArea at={at} pick={pick} />}
        {!aloneAt(at.snapshot) && (view['drawn-smugglers'] ?? []).length > 0 && <SmugglerCards at={at} pick={pick} />}
      </div>
      <Hand at={at} pick={pick} />
    </div>
  );
}

/** Missions or influence cards that are being looked at. */
function Drawn({ at, pick }: Part): JSX.Element | null {
  const me = at.snapshot.you;
  const view = viewOf(at);
  if (me === null) return null;
  const legal = at.store.draft.legal.value;
  const missions = view['drawn-missions']?.[me] ?? [];
  const cards = view.player === me ? (view['drawn-cards'] ?? []) : [];
  if (missions.length === 0 && cards.length === 0) return null;
  return (
    <section class="vn-drawn" aria-label={ours().hand.drawn}>
      <div class="vn-fan">
        {missions.map((m) => (
          <MissionCard
            key={m}
            mission={m}
            at={at}
            choice={legal.find((c) => (c.do === 'keep' || c.do === 'return') && c.mission === m)}
            {...(view.returned?.[me] === m && { note: labelOf({ do: 'return', mission: m }, at) })}
            pick={pick}
          />
        ))}
        {[...new Set(cards)].map((c) => (
          <InfluenceCard
            key={c}
            card={c}
            at={at}
            count={cards.filter((x) => x === c).length}
            choice={legal.find((x) => (x.do === 'take' || x.do === 'under') && x.card === c)}
            pick={pick}
          />
        ))}
      </div>
    </section>
  );
}

/** A card that is asked about. */
export function AboutCard({ card, at }: { card: string; at: At }): JSX.Element {
  const nothing = (): void => undefined;
  return missionOf(fileOf(at.snapshot), card) ? (
    <MissionCard mission={card} at={at} pick={nothing} {...(lacking(card, at) !== '' && { note: ours().hand.lacks(lacking(card, at)) })} />
  ) : (
    <InfluenceCard card={text(card)} at={at} pick={nothing} />
  );
}
