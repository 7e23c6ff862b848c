// What the signs and figures of a player's line mean, in words beside it: for whoever touches it.
import type { JSX } from 'preact';
import { Beside } from './Beside.tsx';
import type { At, GameFace } from './face.ts';
import { ProfileOf } from './Profiles.tsx';

interface InWordsProps {
  at: At;
  face: GameFace;
  /** A seat, or who takes part without one. */
  id: string;
  close(): void;
}
export function InWordsDialog({ at, face, id, close }: InWordsProps): JSX.Element {
  const other = face.alsoHere?.(at).find((one) => one.id === id);
  const { score, counts, marks } = other?.standing ?? face.standing(id, at);
  const machine = at.seats.find((seat) => seat.id === id)?.machine ?? null;
  const place = (): DOMRect | undefined => document.querySelector(`.one[data-seat="${id}"]`)?.getBoundingClientRect();
  return (
    <Beside title={other?.name ?? at.name(id)} place={place} close={close}>
      <ul class="one-in-words">
        {machine !== null && <li>{machine}</li>}
        {score && (
          <li>
            <strong>{score.about}</strong>
          </li>
        )}
        {counts.map((c) => (
          <li key={c.id} class={c.warn ? 'one-warn' : undefined}>
            <span aria-hidden="true">{c.icon}</span> {c.about}
          </li>
        ))}
        {marks.map((m) => (
          <li key={m.text} class={m.warn ? 'one-warn' : undefined}>
            {m.text}
          </li>
        ))}
      </ul>
      {!other && <ProfileOf table={at.store.id} seat={id} name={at.name(id)} />}
    </Beside>
  );
}
