/** One district's facts as a list: for phones, and for readers who prefer lists to maps. */
import type { JSX } from 'preact';
import { SeatToken } from '../../../art/emblems.tsx';
import { DieFace } from '../art/die.tsx';
import { Landmark } from '../../../art/landmarks.tsx';
import { factsOf } from './facts.ts';
import type { BoardSeat, BoardWords, DistrictValues, SanMarcoBoardView } from './types.ts';
import './panel.css';

export interface DistrictPanelProps {
  district: string;
  view: SanMarcoBoardView;
  values: Record<string, DistrictValues>;
  seats: BoardSeat[];
  words: BoardWords;
  /** shown under the facts: why it cannot be chosen now, what it would score, ... */
  note?: string;
  onClose?: () => void;
}

export function DistrictPanel({ district, view, values, seats, words, note, onClose }: DistrictPanelProps): JSX.Element {
  const facts = factsOf(district, view, values, seats, words);
  const most = [...facts.nobles].sort((a, b) => b.count - a.count);
  return (
    <section class="district-panel" data-game="san-marco" aria-label={words.describe(facts)}>
      <header style={{ '--wash': `var(--wash-${facts.id})` }}>
        <svg class="district-panel-picture" viewBox="-4 -4 108 100" aria-hidden="true">
          <Landmark of={facts.id} />
        </svg>
        <h3>{facts.name}</h3>
        {onClose ? (
          <button type="button" class="district-panel-close" aria-label={words.close} onClick={onClose}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M4 4l12 12M16 4L4 16" />
            </svg>
          </button>
        ) : null}
      </header>
      <dl class="district-panel-values">
        <div>
          <dt>{words.first}</dt>
          <dd>{facts.first}</dd>
        </div>
        <div>
          <dt>{words.second}</dt>
          <dd>{facts.second}</dd>
        </div>
        <div>
          <dt>{words.die}</dt>
          <dd>
            <svg viewBox="-18 -18 36 36" role="img" aria-label={String(facts.die)}>
              <DieFace value={facts.die} />
            </svg>
          </dd>
        </div>
      </dl>
      {most.length ? (
        <ul class="district-panel-nobles" aria-label={words.nobles}>
          {most.map((n) => (
            <li key={n.seat.id}>
              <SeatToken seat={n.index} size={26} />
              <span>{n.seat.name}</span>
              <strong>{n.count}</strong>
            </li>
          ))}
        </ul>
      ) : (
        <p class="district-panel-note">{words.nobody}</p>
      )}
      {facts.doge ? <p class="district-panel-doge">{words.doge}</p> : null}
      {note ? <p class="district-panel-note">{note}</p> : null}
    </section>
  );
}
