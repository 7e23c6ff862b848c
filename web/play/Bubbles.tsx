// What was said just now, beside the board for a little while, with the token of who said it. The log keeps it; readers of
// screens are told by the announcer.
import type { JSX } from 'preact';
import { SeatToken } from '../art/emblems.tsx';
import { seatIndex } from '../art/seats.ts';
import { spokenIn, SpokenText } from './aside.tsx';
import type { At, GameFace } from './face.ts';

export function Bubbles({ at, face }: { at: At; face: GameFace }): JSX.Element {
  return (
    <div class="bubbles" aria-hidden="true">
      {at.store.bubbles.value.map((h) => {
        const said = spokenIn(h, face, at.nameAt(h.seq), at.store.id);
        if (!said) return null;
        const i = seatIndex(said.seat);
        return (
          <p key={h.seq} class="bubble" style={{ '--seat': `var(--seat-${i})` }}>
            <SeatToken seat={i} size={30} />
            <span>
              <SpokenText said={said} face={face} size={34} />
            </span>
          </p>
        );
      })}
    </div>
  );
}
