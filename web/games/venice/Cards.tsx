// What the player holds and what is on the table before them: the plan, cards drawn, an encounter, cubes, the hand.
import type { JSX } from 'preact';
import { cargo, loads, missionOf, parameters, placeOf, seatOf } from '@ridotto/games/venice/words/lookup.ts';
import { SeatToken } from '../../art/emblems.tsx';
import { seatIndex } from '../../art/seats.ts';
import { Boat } from './board/Gondolas.tsx';
import { GlyphLine } from './board/glyphs.tsx';
import type { Cargo } from './board/types.ts';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { InfluenceCard, Goods, MissionCard } from './CardFaces.tsx';
import { DogeArea } from './Doge.tsx';
import { Plan } from './Plan.tsx';
import { SmugglerArea } from './Smugglers.tsx';
import { labelOf } from './speech.ts';
import { ledAt, whichLed } from './reading.ts';
import { aloneAt, capital, fileOf, ownerIndex, showing, shownOf, speech, text, viewOf } from './table.ts';
import { ours, says } from './words.ts';
import './venice.css';

interface Part {
  at: At;
  pick(choice: AnyChoice): void;
}
const myTurn = (at: At): boolean => at.snapshot.you !== null && at.snapshot.awaits.includes(at.snapshot.you);

export function Cards({ at, pick }: Part): JSX.Element | null {
  showing(at);
  const view = viewOf(at);
  const two = at.snapshot.names.length === 2;
  return (
    <div class="cards-area vn-cards" data-area="cards">
      <Encounter at={at} />
      {myTurn(at) && view.at === 'cubes' && <CubesForm at={at} pick={pick} />}
      <Drawn at={at} pick={pick} />
      <Plan at={at} pick={pick} />
      {aloneAt(at.snapshot) && <DogeArea at={at} pick={pick} />}
      {two && <SmugglerArea at={at} pick={pick} />}
      {view.at !== 'reduce' && !at.snapshot.over && <Hand at={at} pick={pick} />}
    </div>
  );
}

/** What is missing for a mission on the gondola with the gondolier; nothing: it can be paid there. */
function lacking(mission: string, at: At): string {
  const view = viewOf(at);
  const me = at.snapshot.you ?? '';
  const m = missionOf(fileOf(at.snapshot), mission);
  const has = cargo(view.cubes[me]?.[whichLed(view, me)]);
  if (!m) return '';
  const goods = Object.fromEntries(Object.entries(m.cost.cubes).map(([k, n]) => [k, Math.max(0, n - (has[k] ?? 0))]));
  const scrolls = Math.max(0, m.cost.scrolls - (view.scrolls[me] ?? 0));
  return says().list([
    ...(Object.values(goods).some((n) => n > 0) ? [says().goods(goods)] : []),
    ...(scrolls > 0 ? [says().counted('scrolls', scrolls)] : []),
  ]);
}

function Hand({ at, pick }: Part): JSX.Element | null {
  const me = at.snapshot.you;
  const view = viewOf(at);
  if (me === null || !view.missions) return null;
  const h = ours().hand;
  const legal = at.store.legal.value;
  const missions = view.missions[me] ?? [];
  const cards = view.cards?.[me] ?? [];
  const note = (m: string): string => {
    if (view.gondolier[me] === 'none') return '';
    const lacks = lacking(m, at);
    return lacks === '' ? h.ready : h.lacks(lacks);
  };
  return (
    <section class="vn-hand" aria-label={h.title}>
      {missions.length > 0 && (
        <>
          <h3>{h.missions}</h3>
          <div class="vn-fan">
            {missions.map((m) => (
              <MissionCard
                key={m}
                mission={m}
                at={at}
                note={note(m)}
                choice={legal.find((c) => c.do === 'complete' && c.mission === m)}
                asks={myTurn(at)}
                pick={pick}
              />
            ))}
          </div>
        </>
      )}
      {cards.length > 0 && (
        <>
          <h3>{h.cards}</h3>
          <div class="vn-fan">
            {[...new Set(cards)].map((c) => (
              <InfluenceCard
                key={c}
                card={c}
                count={cards.filter((x) => x === c).length}
                at={at}
                choice={legal.find((x) => x.do === 'play' && x.card === c)}
                asks={myTurn(at)}
                pick={pick}
              />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

/** Missions or influence cards that are being looked at, or a completed mission that is about to be laid. */
function Drawn({ at, pick }: Part): JSX.Element | null {
  const me = at.snapshot.you;
  const view = viewOf(at);
  if (me === null) return null;
  const legal = at.store.legal.value;
  const lays = view.at === 'lay' && view.player === me ? [`m${parameters(view)[0] + 1}`] : [];
  const missions = [...(view['drawn-missions']?.[me] ?? []), ...lays];
  const cards = view.player === me ? (view['drawn-cards'] ?? []) : [];
  if (missions.length === 0 && cards.length === 0) return null;
  return (
    <section class="vn-drawn" aria-label={ours().hand.drawn}>
      <h3>{lays.length > 0 ? ours().groups.missions : ours().hand.drawn}</h3>
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

/** Two gondolas meet: both owners choose in secret. */
function Encounter({ at }: { at: At }): JSX.Element | null {
  const view = shownOf(at);
  if (view.at !== 'encounter') return null;
  const e = ours().encounter;
  const w = says();
  const both = parameters(view).map(seatOf);
  const me = at.snapshot.you ?? '';
  const draft = viewOf(at).draft?.[me];
  const picked = (pick: string): string =>
    pick === 'scroll' ? w.counted('scrolls', 1) : pick === 'intrigue' ? w.counted('intrigue', 1) : (w.cubes[pick as 'cloth'] ?? pick);
  return (
    <section class="vn-encounter" aria-label={e.title(ledAt(view, both[0] ?? ''))}>
      <h3>{capital(e.title(ledAt(view, both[0] ?? '')))}</h3>
      <ul>
        {both.map((seat) => (
          <li key={seat}>
            <SeatToken seat={seatIndex(seat)} size={30} /> <strong>{at.name(seat)}</strong>
            <span>
              <GlyphLine glyphs={[{ sign: 'scroll' }]} /> {view.scrolls[seat]} <GlyphLine glyphs={[{ sign: 'intrigue' }]} />{' '}
              {view.intrigue[seat]}
            </span>
            <span class="soft">
              {seat === me && draft !== undefined && draft.pick !== 'none'
                ? e.chosen(picked(draft.pick))
                : at.snapshot.awaits.includes(seat)
                  ? e.waits
                  : ''}
            </span>
          </li>
        ))}
      </ul>
      <p class="soft">{e.secret}</p>
    </section>
  );
}

/** What is asked about cubes, by number: between two gondolas of one player. */
const SHARE = 5;

/** What a gondola may carry afterwards: each load a button. */
function CubesForm({ at, pick }: Part): JSX.Element {
  const c = ours().cubes;
  const s = speech(at);
  const { here, there } = loads(s);
  const [mode, g] = parameters(s.view);
  const owner = seatOf(g >> 1);
  const choices = at.store.legal.value.filter((x) => x.do === 'cubes');
  const goods = (x: AnyChoice): Record<string, number> => ({
    ceramics: Number(x.ceramics),
    cloth: Number(x.cloth),
    silver: Number(x.silver),
  });
  /** What goes to the other gondola. */
  const rest = (x: AnyChoice): Record<string, number> =>
    Object.fromEntries(Object.entries(goods(x)).map(([k, n]) => [k, (here[k] ?? 0) + (there[k] ?? 0) - n]));
  const many = (x: AnyChoice): number => Object.values(goods(x)).reduce((a, b) => a + b, 0);
  return (
    <section class="vn-cubes" aria-label={c.title}>
      <div class="vn-cubes-now">
        <svg viewBox="-50 -28 100 48" aria-hidden="true" class="vn-boat-picture">
          <Boat owner={ownerIndex(owner)} cargo={[here.ceramics ?? 0, here.cloth ?? 0, here.silver ?? 0] as Cargo} led={false} />
        </svg>
        <p>
          {ours().board.labelled(c.now, says().goods(here))} <span class="soft">{capital(placeText(g, at))}</span>
          {mode === SHARE && (
            <>
              <br />
              {ours().board.labelled(c.other, says().goods(there))}
            </>
          )}
        </p>
      </div>
      <ul class="vn-loads">
        {[...choices]
          .sort((a, b) => many(b) - many(a))
          .map((x) => (
            <li key={JSON.stringify(x)}>
              <button type="button" class="vn-load" onClick={() => pick(x)}>
                <Goods goods={goods(x)} />
                {mode === SHARE && (
                  <>
                    <GlyphLine glyphs={[{ sign: 'swap' }]} />
                    <Goods goods={rest(x)} />
                  </>
                )}
                <span>{labelOf(x, at)}</span>
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}
const placeText = (gondola: number, at: At): string => says().the(placeOf(viewOf(at), gondola));

/** A card that is asked about. */
export function AboutCard({ card, at }: { card: string; at: At }): JSX.Element {
  const nothing = (): void => undefined;
  return /^m\d+$/.test(card) ? (
    <MissionCard mission={card} at={at} pick={nothing} {...(lacking(card, at) !== '' && { note: ours().hand.lacks(lacking(card, at)) })} />
  ) : (
    <InfluenceCard card={text(card)} at={at} pick={nothing} />
  );
}
