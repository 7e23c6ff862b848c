// What if, while the game goes on? From a moment of it one goes on with what one knew, and the rest is imagined: at a table of this
// device, of which the others are told nothing.
import type { JSX } from 'preact';
import { openPosition } from '../net/position.ts';
import { words } from '../words/prefs.ts';
import type { At } from './face.ts';
import { GoOn } from './GoOn.tsx';

interface WhatIfNowProps {
  /** The present. */
  at: At;
  /** Number of the event that the board shows. */
  seq: number;
  /** To another page of the house. */
  go(to: string): void;
}
export function WhatIfNow({ at, seq, go }: WhatIfNowProps): JSX.Element {
  const w = words.value!.past.whatIf;
  const { store, snapshot, seats } = at;
  if (!snapshot.whatIf) return <p>{w.notHere}</p>;
  return (
    <div class="what-if">
      <p>{w.imaginedAbout}</p>
      <GoOn
        seats={seats}
        played={seats.map(({ id }) => (id === snapshot.you ? 'here' : 'steady'))}
        unnamed={w.imaginedFrom(seq)}
        over={false}
        begin={async (who, name) => go(await openPosition(await store.imagine(seq), who, { of: store.id, at: seq, name, imagined: true }))}
      />
    </div>
  );
}
