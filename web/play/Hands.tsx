// With everything open: what each player had before them at this moment, one below the other, each as they saw it themselves.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SeatToken } from '../art/emblems.tsx';
import { seatIndex } from '../art/seats.ts';
import type { Snapshot } from '../net/http/api.ts';
import { momentsOf, replayOf } from '../net/replays.ts';
import { chairAt } from '../net/tables.ts';
import { words } from '../words/prefs.ts';
import { CardsThen } from './CardsThen.tsx';
import type { At, GameFace } from './face.ts';

interface HandsProps {
  id: string;
  /** As the board shows it, to whoever watches. */
  at: At;
  /** So many entries of the record have been. */
  entries: number;
  face: GameFace;
  /** Through the eyes of this seat alone, then. */
  see(seat: string): void;
}
export function Hands({ id, at, entries, face, see }: HandsProps): JSX.Element {
  const [seen, setSeen] = useState<{ readonly entries: number; readonly by: readonly (Snapshot | undefined)[] }>();
  useEffect(() => {
    let gone = false;
    void Promise.all(at.seats.map((seat) => sightOf(id, seat.id, entries))).then((by) => {
      if (!gone) setSeen({ entries, by });
    });
    return () => {
      gone = true;
    };
  }, [id, entries]);
  return (
    <div class="hands" data-waits={seen?.entries === entries ? undefined : true}>
      <p class="soft">{words.value!.past.openAbout}</p>
      {at.seats.map((seat, i) => {
        const snapshot = seen?.by[i];
        return (
          <section
            key={seat.id}
            class="hands-one"
            data-hand={seat.id}
            aria-label={words.value!.past.handOf(seat.name)}
            style={{ '--seat': `var(--seat-${seatIndex(seat.id)})` }}
          >
            <h3>
              <button type="button" title={words.value!.past.seeAs(seat.name)} onClick={() => see(seat.id)}>
                <SeatToken seat={seatIndex(seat.id)} size={20} /> {seat.name}
              </button>
            </h3>
            {snapshot && (
              <CardsThen at={{ ...at, snapshot: { ...snapshot, edition: at.snapshot.edition }, view: snapshot.view }} face={face} />
            )}
          </section>
        );
      })}
    </div>
  );
}
/** What this seat saw last at that moment. */
async function sightOf(id: string, seat: string, entries: number): Promise<Snapshot | undefined> {
  const [chair, moments] = await Promise.all([chairAt(replayOf(id), seat), momentsOf(id, seat)]);
  const seq = moments.findLastIndex((n) => n <= entries) + 1;
  const [then] = await chair.past(seq - 1, seq);
  return then?.snapshot;
}
