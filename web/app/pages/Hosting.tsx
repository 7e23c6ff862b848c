// What only the host of a table that fills may do.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Listed } from '../../games/index.ts';
import { act, type GatheringView, type Way } from '../../net/people.ts';
import { words } from '../../words/prefs.ts';

interface HostingProps {
  game: Listed;
  table: GatheringView;
  way: Way;
  busy: boolean;
  run: (work: Promise<GatheringView>) => Promise<void>;
}
export function Hosting({ game, table, way, run, busy }: HostingProps): JSX.Element {
  const { filling: t, setup } = words.value!;
  const taken = table.seats.filter(({ kind }) => kind !== 'open').length;
  const open = taken < table.seats.length;
  const [renewed, setRenewed] = useState(false);
  const does = (step: object) => (): void => void run(act(way, step));
  return (
    <section class="sit-host">
      <h2>{t.host}</h2>
      <p>
        {open && (
          <button type="button" disabled={busy} onClick={does({ do: 'fill', bot: 'steady' })}>
            {t.fill(setup.bots.steady ?? 'steady')}
          </button>
        )}
        {open && game.seats.includes(taken) && (
          <button type="button" disabled={busy} onClick={does({ do: 'close-ranks' })}>
            {t.fewer(taken)}
          </button>
        )}
        {!table.listed && (
          <button
            type="button"
            disabled={busy}
            onClick={() => {
              setRenewed(true);
              does({ do: 'renew' })();
            }}
          >
            {t.renew}
          </button>
        )}
        <button type="button" disabled={busy} onClick={does({ do: 'give-up' })}>
          {t.giveUp}
        </button>
      </p>
      {renewed && !table.listed && <p role="status">{t.renewAbout}</p>}
      <label class="setup-check">
        <input
          type="checkbox"
          checked={table.listed}
          disabled={busy}
          onChange={(e) => void run(act(way, { do: 'list', listed: e.currentTarget.checked }))}
        />{' '}
        {setup.listed}
        <small>{setup.listedAbout}</small>
      </label>
    </section>
  );
}
