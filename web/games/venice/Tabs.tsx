// Beside the log: missions that all can see, what influence and Doge cards do.
import type { JSX } from 'preact';
import { CARDS, DOGE_CARDS } from '@ridotto/games/venice/words/shape.ts';
import { GlyphLine } from './board/glyphs.tsx';
import { cardOf } from '@ridotto/games/venice/words/lookup.ts';
import type { At } from '../../play/face.ts';
import { MissionCard } from './CardFaces.tsx';
import { aloneAt, fileOf, showing, viewOf } from './table.ts';
import { says } from './words.ts';

const nothing = (): void => undefined;

/** Everybody's completed missions; then all that are in the game. */
export function Missions({ at }: { at: At }): JSX.Element {
  showing(at);
  const view = viewOf(at);
  const file = fileOf(at.snapshot);
  return (
    <div class="vn-tab">
      {at.seats.map(({ id, name }) => {
        const done = [...(view.slots[id] ?? []).filter((m) => m !== null), ...(view.archived[id] ?? [])];
        return (
          done.length > 0 && (
            <section key={id}>
              <h3>{name}</h3>
              <div class="vn-fan">
                {done.map((m) => (
                  <MissionCard key={m} mission={m} at={at} pick={nothing} />
                ))}
              </div>
            </section>
          )
        );
      })}
      <p class="soft">{says().standIns}</p>
      <div class="vn-fan">
        {file.missions.map((m) => (
          <MissionCard key={m.id} mission={`m${m.id}`} at={at} pick={nothing} />
        ))}
      </div>
    </div>
  );
}

export function Effects({ at }: { at: At }): JSX.Element {
  showing(at);
  const file = fileOf(at.snapshot);
  return (
    <div class="vn-tab">
      <dl class="vn-effects">
        {CARDS.map((c) => (
          <div key={c}>
            <dt>
              {says().cards[c]} <GlyphLine effect={cardOf(file, c)} />
            </dt>
            <dd>{says().cardDoes(c, file)}</dd>
          </div>
        ))}
        {aloneAt(at.snapshot) &&
          DOGE_CARDS.map((c) => (
            <div key={c}>
              <dt>{says().dogeCards[c]}</dt>
              <dd>{says().dogeDoes(c, file)}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
