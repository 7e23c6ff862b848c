// Everything public about each player: score, pieces, limit with the line at ten, role, and whose turn it is.
import type { JSX } from 'preact';
import { SeatToken } from '../../art/emblems.tsx';
import { seatIndex } from '../../art/seats.ts';
import { words } from '../../words/prefs.ts';
import { says } from './words.ts';
import type { At } from '../../play/face.ts';
import { viewOf } from './places.ts';
import { projection, valuesOf } from './score.ts';
import './panels.css';

export function Panels({ at }: { at: At }): JSX.Element {
  const w = says();
  const t = words.value!;
  const view = viewOf(at);
  const ifEnded = projection(view, valuesOf(at.snapshot));
  const bridges = (seat: string): number => Object.values(view.bridges).filter((owners) => owners.includes(seat)).length;
  const hot = at.store.hotSeat.value;
  return (
    <ul class="panels">
      {at.seats.map(({ id, name, machine }) => {
        const i = seatIndex(id);
        const awaited = at.snapshot.awaits.includes(id);
        const role = view.roles.indexOf(id);
        const limit = view.limit[id] ?? 0;
        const limitCards = (view['limit-cards'][id] ?? []).map((card) => card.replace('limit-', ''));
        const out = view.out.includes(id);
        return (
          <li
            key={id}
            class={`panel${awaited ? ' panel-active' : ''}${out ? ' panel-out' : ''}`}
            style={{ '--seat': `var(--seat-${i})`, '--seat-ink': `var(--seat-${i}-ink)` }}
          >
            <SeatToken seat={i} size={34} class="panel-token" />
            <div class="panel-name">
              <strong>{name}</strong>
              <span class="panel-marks">
                {!hot && at.snapshot.you === id && <span class="mark">{t.table.you}</span>}
                {machine !== null && <span class="mark">{machine}</span>}
                {view.leader === id && view.roles.length > 0 && <span class="mark">{w.panel.leader}</span>}
                {out && <span class="mark mark-out">{w.panel.out}</span>}
                {awaited && (
                  <span class="mark mark-turn">
                    <span aria-hidden="true">▶ </span>
                    {t.table.turn}
                  </span>
                )}
              </span>
            </div>
            <div class="panel-score">
              <strong>{view.prestige[id] ?? 0}</strong>
              {!at.snapshot.over && (
                <small title={w.panel.projection}>
                  <span class="hidden">{w.panel.ifEnded(ifEnded[id] ?? 0)}</span>
                  <span aria-hidden="true">→ {ifEnded[id] ?? 0}</span>
                </small>
              )}
            </div>
            <p class="panel-pieces">
              {role >= 0 && <span class="panel-role">{w.role(role, view.players)}</span>}
              <span>{w.panel.supplyCount(Math.max(0, view.supply[id] ?? 0))}</span>
              <span>{w.panel.bridgeCount(bridges(id))}</span>
            </p>
            <p class="panel-limit">
              <span>{w.panel.limit(limit)}</span>
              <span class="limit-bar" aria-hidden="true">
                <i class={limit >= 10 ? 'limit-full' : ''} style={{ width: `${(Math.min(limit, 14) / 14) * 100}%` }} />
              </span>
              {limitCards.length > 0 && (
                <span class="limit-cards" title={w.panel.limitCards(limitCards)}>
                  <span class="hidden">{w.panel.limitCards(limitCards)}</span>
                  {limitCards.map((value, n) => (
                    <b key={n} aria-hidden="true">
                      {value}
                    </b>
                  ))}
                </span>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
