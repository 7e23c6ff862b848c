// Player boards: everything public about each player.
import type { JSX } from 'preact';
import { cargo } from '@ridotto/games/venice/words/lookup.ts';
import { SeatToken } from '../../art/emblems.tsx';
import { seatIndex } from '../../art/seats.ts';
import { GlyphLine, type Glyph } from './board/glyphs.tsx';
import type { At, Seat } from '../../play/face.ts';
import { words } from '../../words/prefs.ts';
import { DogePanel } from './Doge.tsx';
import { Goods } from './CardFaces.tsx';
import { whichLed } from './reading.ts';
import { aloneAt, buildingName, fileOf, showing, viewOf } from './table.ts';
import { ours, says } from './words.ts';

/** A figure with its sign; the words are for readers and for whoever points at it. */
function Stat({ sign, n, said }: { sign: Glyph['sign']; n: string; said: string }): JSX.Element {
  return (
    <li title={said}>
      <GlyphLine glyphs={[{ sign }]} size={22} />
      <span aria-hidden="true">{n}</span>
      <span class="hidden">{said}</span>
    </li>
  );
}

function Panel({ seat, at }: { seat: Seat; at: At }): JSX.Element {
  const { id, name, machine } = seat;
  const p = ours().panel;
  const w = says();
  const t = words.value!.table;
  const view = viewOf(at);
  const file = fileOf(at.snapshot);
  const i = seatIndex(id);
  const most = file.playerBoard.intrigueMax[at.snapshot.names.length] ?? 8;
  const intrigue = view.intrigue[id] ?? 0;
  const slots = view.slots[id] ?? [];
  const bridges = file.perPlayer.bridges - Object.values(view.bridges).filter((o) => o === id).length;
  const archived = view.archived[id]?.length ?? 0;
  const awaited = at.snapshot.awaits.includes(id);
  return (
    <li
      class={`vn-panel${view.player === id && !at.snapshot.over ? ' vn-panel-turn' : ''}`}
      style={{ '--seat': `var(--seat-${i})`, '--seat-ink': `var(--seat-${i}-ink)` }}
    >
      <div class="vn-panel-head">
        <SeatToken seat={i} size={30} />
        <strong>{name}</strong>
        <span class="vn-tags">
          {id === at.snapshot.you && <small>{t.you}</small>}
          {machine !== null && <small>{machine}</small>}
          {view.first === id && at.seats.length > 1 && <small>{p.first}</small>}
          {awaited && !at.snapshot.over && <small class="vn-awaited">{t.turn}</small>}
        </span>
        <span class="vn-vp">{w.counted('vp', view.vp[id] ?? 0)}</span>
      </div>
      <ul class="vn-stats">
        <Stat sign="coin" n={String(view.coins[id] ?? 0)} said={w.counted('coins', view.coins[id] ?? 0)} />
        <Stat sign="scroll" n={String(view.scrolls[id] ?? 0)} said={w.counted('scrolls', view.scrolls[id] ?? 0)} />
        <Stat
          sign="council"
          n={String(view.council[id] ?? 0)}
          said={ours().board.labelled(ours().board.council, String(view.council[id] ?? 0))}
        />
        <Stat sign="assistant" n={String(view.supply[id] ?? 0)} said={p.assistants(view.supply[id] ?? 0)} />
        <Stat sign="bridge" n={String(bridges)} said={p.bridges(bridges)} />
        <Stat sign="card" n={String(view['card-counts'][id] ?? 0)} said={p.cards(view['card-counts'][id] ?? 0)} />
        <Stat sign="mission" n={String(view['mission-counts'][id] ?? 0)} said={p.missions(view['mission-counts'][id] ?? 0)} />
        {view.favour[id] && (
          <li class="vn-favour" title={p.favour}>
            ★<span class="hidden"> {p.favour}</span>
          </li>
        )}
      </ul>
      <div class="vn-intrigue">
        <GlyphLine glyphs={[{ sign: 'intrigue' }]} size={22} />
        <span class="vn-bar" aria-hidden="true">
          {Array.from({ length: most }, (_, k) => (
            <i key={k} class={k < intrigue ? 'vn-full' : ''} />
          ))}
        </span>
        <span aria-hidden="true">
          {intrigue}/{most}
        </span>
        <span class="hidden">{p.limit(intrigue, most)}</span>
      </div>
      <ul class="vn-boats">
        {(view.gondolas[id] ?? []).map((where, k) => {
          const goods = cargo(view.cubes[id]?.[k]);
          const led = whichLed(view, id) === k;
          return (
            <li key={k}>
              {where === null ? (
                <span class="soft">{p.ashore}</span>
              ) : (
                <>
                  <span aria-hidden="true">
                    {led ? '▸ ' : ''}
                    {buildingName(where)} <Goods goods={goods} size={14} />
                  </span>
                  <span class="hidden">{p.gondola(where, w.goods(goods), led)}</span>
                </>
              )}
            </li>
          );
        })}
      </ul>
      {slots.some((m) => m !== null) && (
        <ul class="vn-powers" aria-label={p.slots}>
          {slots.map(
            (m, k) =>
              m !== null && (
                <li key={k}>
                  <strong>{w.mission(m, file).name}</strong> {w.mission(m, file).effect}
                </li>
              ),
          )}
        </ul>
      )}
      {archived > 0 && <p class="soft">{p.archived(archived)}</p>}
      {view.playing !== undefined && view.player === id && <p>{p.playing(w.cards[view.playing as 'overtime'])}</p>}
    </li>
  );
}

export function Panels({ at }: { at: At }): JSX.Element {
  showing(at);
  return (
    <ul class="vn-panels">
      {at.seats.map((seat) => (
        <Panel key={seat.id} seat={seat} at={at} />
      ))}
      {aloneAt(at.snapshot) && <DogePanel at={at} />}
    </ul>
  );
}
