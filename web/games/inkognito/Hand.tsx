// A hand is held out: what one believes, from one's own notes, and the two ways.
import type { JSX } from 'preact';
import { meantBy } from '../../art/meant.tsx';
import { seatIndex } from '../../art/seats.ts';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { beliefAbout, teamOf } from './reason.ts';
import { labelOf } from './speech.ts';
import { shownOf } from './table.ts';
import { ink } from './words.ts';

export function Hand({ at, pick }: { at: At; pick(choice: AnyChoice): void }): JSX.Element {
  const w = ink();
  const view = shownOf(at);
  const mine = view.deal[at.snapshot.you ?? ''];
  const who = view.hand?.of ?? '';
  const belief = beliefAbout(at, who);
  const [drafted] = at.store.draft.parts.value;
  return (
    <div class="ink-hand-offered">
      <p>
        {belief.cannot
          ? w.sure.cannot(at.name(who))
          : belief.identities && belief.identities.length > 0
            ? w.sure.identities(belief.identities.map((i) => w.agents[i as 'LF']))
            : w.sure.unknown}{' '}
        {mine &&
          belief.missions.length === 1 &&
          belief.missions[0] &&
          w.sure.mission(w.mission.text(belief.missions[0], at.seats.length, teamOf(mine.identity), true))}
      </p>
      <p class="ink-acts">
        {(['accept', 'refuse'] as const).map((verb) => {
          const chosen = drafted?.do === verb;
          return (
            <button
              key={verb}
              type="button"
              class={chosen ? 'meant' : undefined}
              style={meantBy(seatIndex(at.snapshot.you ?? 's0'))}
              aria-pressed={chosen}
              onClick={() => (drafted ? void at.store.draft.setParts([{ do: verb }]) : pick({ do: verb }))}
            >
              {labelOf({ do: verb }, { ...at, view })}
            </button>
          );
        })}
      </p>
    </div>
  );
}
