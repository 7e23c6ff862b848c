// Links to what those at the table show of themselves.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { playersAt } from '../net/profile.ts';
import { rememberedTable } from '../net/seats.ts';
import { words } from '../words/prefs.ts';

export function Profiles({ table, name }: { table: string; name(seat: string): string }): JSX.Element | null {
  const [players, setPlayers] = useState<readonly { readonly seat: string; readonly player: string }[]>([]);
  useEffect(() => {
    // Only people who came one after another are known to the house.
    if (rememberedTable(table)?.filled === true) void playersAt(table).then(setPlayers, () => undefined);
  }, [table]);
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
