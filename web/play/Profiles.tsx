// Links to what those at the table show of themselves.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { playersAt } from '../net/profile.ts';
import { rememberedTable, seatsFor } from '../net/seats.ts';
import { isHere } from '../net/tables.ts';
import { words } from '../words/prefs.ts';

type Shown = readonly { readonly seat: string; readonly player: string }[];

function useProfiles(table: string): Shown {
  const [players, setPlayers] = useState<Shown>([]);
  useEffect(() => {
    // Only people who came one after another are known to the house; whoever watches cannot tell how they came.
    const known = rememberedTable(table)?.filled === true || seatsFor(table).length === 0;
    if (known && !isHere(table)) void playersAt(table).then(setPlayers, () => undefined);
  }, [table]);
  return players;
}

export function Profiles({ table, name }: { table: string; name(seat: string): string }): JSX.Element | null {
  const players = useProfiles(table);
  if (players.length === 0) return null;
  return (
    <p>
      {words.value!.end.players}{' '}
      {players.map(({ seat, player }, n) => (
        <>
          {n > 0 && ', '}
          <a key={seat} href={`/player/${player}`}>
            {name(seat)}
          </a>
        </>
      ))}
    </p>
  );
}

/** Of one of them. */
export function ProfileOf({ table, seat, name }: { table: string; seat: string; name: string }): JSX.Element | null {
  const shown = useProfiles(table).find((one) => one.seat === seat);
  if (!shown) return null;
  return (
    <p>
      <a href={`/player/${shown.player}`}>{words.value!.end.profile(name)}</a>
    </p>
  );
}
