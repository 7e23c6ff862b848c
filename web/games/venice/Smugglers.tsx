// Two players: the two smugglers, their decks, and the cards just drawn.
import type { JSX } from 'preact';
import type { Building } from '@ridotto/games/venice/box/material.ts';
import { progress } from '@ridotto/games/venice/words/lookup.ts';
import { OwnerToken } from './board/Gondolas.tsx';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { showing, speech, viewOf } from './table.ts';
import { ours, says } from './words.ts';

/** The cards drawn from a smuggler deck: of two one is played. */
export function SmugglerCards({ at, pick }: { at: At; pick(choice: AnyChoice): void }): JSX.Element | null {
  const view = viewOf(at);
  const drawn = view['drawn-smugglers'] ?? [];
  if (drawn.length === 0) return null;
  const letter = 'ab'.charAt(progress(view, 'letter')) as 'a' | 'b';
  return (
    <div class="vn-fan">
      {drawn.map((tile) => {
        const choice = at.store.draft.legal.value.find((c) => c.do === 'smuggler' && c.building === tile);
        return (
          <button
            key={tile}
            type="button"
            class={`vn-card vn-smuggler-card${choice ? ' vn-card-live' : ''}`}
            disabled={!choice}
            onClick={() => choice && pick(choice)}
          >
            <OwnerToken owner={letter} size={26} /> <span>{says().smugglerCard(letter, tile as Building, speech(at))}</span>
          </button>
        );
      })}
    </div>
  );
}

/** A tab: where both smugglers are, their decks, their assistants. */
export function SmugglersTab({ at }: { at: At }): JSX.Element {
  showing(at);
  const s = ours().smugglers;
  const view = viewOf(at);
  /* with two players both letters share the assistants of the first */
  const placed = Object.values(view.assistants).filter((there) => there['letter-a'] !== undefined).length;
  return (
    <div class="vn-tab">
      <p>{s.about}</p>
      <ul>
        {(['a', 'b'] as const).map((letter) => {
          const where = view.gondolas[`letter-${letter}`]?.[0] ?? null;
          return (
            <li key={letter}>
              <OwnerToken owner={letter} size={22} /> {s.at(letter.toUpperCase(), where)}.{' '}
              {s.deck(letter.toUpperCase(), view['smuggler-decks']?.[letter] ?? 0)}.
            </li>
          );
        })}
      </ul>
      <p>{s.assistants(placed)}</p>
    </div>
  );
}
