// What is asked now and then: where two gondolas meet, what a gondola carries, where a mission is laid.
import type { JSX } from 'preact';
import { loads, parameters, seatOf } from '@ridotto/games/venice/words/lookup.ts';
import { SeatToken } from '../../art/emblems.tsx';
import { seatIndex } from '../../art/seats.ts';
import { GlyphLine } from './board/glyphs.tsx';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { Goods } from './CardFaces.tsx';
import { labelOf } from './speech.ts';
import { ledAt } from './reading.ts';
import { capital, fileOf, shownOf, speech, viewOf } from './table.ts';
import { ours, says } from './words.ts';

interface Part {
  at: At;
  pick(choice: AnyChoice): void;
}

/** Where a mission just completed is laid: the three slots with what lies there; and what the new one will do. */
export function Slots({ at, pick }: Part): JSX.Element {
  const h = ours().hand;
  const w = says();
  const file = fileOf(at.snapshot);
  const laid = viewOf(at).slots[at.snapshot.you ?? ''] ?? [];
  const mission = w.mission(`m${parameters(viewOf(at))[0] + 1}`, file);
  return (
    <section class="vn-slots" aria-label={mission.name}>
      <p>
        <strong>{mission.name}</strong> {mission.effect}
      </p>
      <ul class="vn-fan">
        {laid.map((m, i) => {
          const choice = at.store.draft.legal.value.find((c) => c.do === 'lay' && c.slot === ['first', 'second', 'third'][i]);
          const what = (
            <>
              <span class="vn-card-head">{ours().board.labelled(h.slot(i + 1), m === null ? h.freeSlot : w.mission(m, file).name)}</span>
              {m !== null && <span class="vn-card-text">{w.mission(m, file).effect}</span>}
            </>
          );
          return (
            <li key={i}>
              {choice ? (
                <button type="button" class="vn-card vn-mission vn-card-live" onClick={() => pick(choice)}>
                  {what}
                </button>
              ) : (
                <div class="vn-card vn-mission">{what}</div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Two gondolas meet: both owners choose in secret. */
export function Encounter({ at }: { at: At }): JSX.Element {
  const view = shownOf(at);
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
            <SeatToken seat={seatIndex(seat)} size={26} />
            <span>
              <strong>{at.name(seat)}</strong>{' '}
              <span class="soft">
                {seat === me && draft !== undefined && draft.pick !== 'none'
                  ? e.chosen(picked(draft.pick))
                  : at.snapshot.awaits.includes(seat)
                    ? e.waits
                    : ''}
              </span>
            </span>
            <span class="vn-encounter-has">
              <GlyphLine glyphs={[{ sign: 'scroll' }]} size={18} /> {view.scrolls[seat]}{' '}
              <GlyphLine glyphs={[{ sign: 'intrigue' }]} size={18} /> {view.intrigue[seat]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is asked about cubes, by number: between two gondolas of one player. */
const SHARE = 5;

/** More loads than these stand closer, and without what the other gondola carries then. */
const FEW = 15;

/** What a gondola may carry afterwards: each load a button. */
export function CubesForm({ at, pick }: Part): JSX.Element {
  const c = ours().cubes;
  const s = speech(at);
  const { here, there } = loads(s);
  const [mode] = parameters(s.view);
  const choices = at.store.draft.legal.value.filter((x) => x.do === 'cubes');
  const goods = (x: AnyChoice): Record<string, number> => ({
    ceramics: Number(x.ceramics),
    cloth: Number(x.cloth),
    silver: Number(x.silver),
  });
  /** What goes to the other gondola. */
  const rest = (x: AnyChoice): Record<string, number> =>
    Object.fromEntries(Object.entries(goods(x)).map(([k, n]) => [k, (here[k] ?? 0) + (there[k] ?? 0) - n]));
  const close = choices.length > FEW;
  const many = (x: AnyChoice): number => Object.values(goods(x)).reduce((a, b) => a + b, 0);
  return (
    <section class="vn-cubes" aria-label={c.title}>
      <ul class={`vn-loads${close ? ' vn-loads-many' : mode === SHARE ? ' vn-loads-shared' : ''}`}>
        {[...choices]
          .sort((a, b) => many(b) - many(a))
          .map((x) => (
            <li key={JSON.stringify(x)}>
              <button type="button" class="vn-load" aria-label={labelOf(x, at)} title={labelOf(x, at)} onClick={() => pick(x)}>
                {many(x) > 0 ? <Goods goods={goods(x)} size={close ? 12 : 15} /> : <span aria-hidden="true">{c.none}</span>}
                {mode === SHARE && !close && (
                  <span class="vn-load-rest">
                    <GlyphLine glyphs={[{ sign: 'swap' }]} size={14} />
                    <Goods goods={rest(x)} size={11} />
                  </span>
                )}
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}
