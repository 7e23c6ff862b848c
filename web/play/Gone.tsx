// The game goes on elsewhere: where, and the way there.
import type { Gone } from '@ridotto/table/protocol.ts';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { fetched } from '../net/fetched.ts';
import { rememberedTable } from '../net/seats.ts';
import { words } from '../words/prefs.ts';
import { useTrying } from './Elsewhere.tsx';
import type { At } from './face.ts';

const handovers = () => fetched(() => import('../net/handover.ts'));

interface GoneProps {
  at: At;
  /** To another page of the house. */
  go(to: string): void;
}
export function GoneNote({ at, go }: GoneProps): JSX.Element | null {
  const { gone } = at.snapshot;
  if (!gone) return null;
  return (
    <section class="proposals" aria-label={words.value!.elsewhere.title} data-area="proposals">
      {gone.to === 'house' ? <ToHouse at={at} go={go} gone={gone} /> : <ToDevice at={at} go={go} gone={gone} />}
    </section>
  );
}

function ToHouse({ at, go, gone }: GoneProps & { gone: Extract<Gone, { to: 'house' }> }): JSX.Element {
  const t = words.value!.elsewhere;
  const { busy, try_, refused } = useTrying();
  const { id } = at.store;
  const send = (): Promise<void> => try_(async () => go(await (await handovers()).handOver(id)));
  // The answer was lost, perhaps: sent again it is the same table.
  useEffect(() => {
    if (!gone.arrived) void send();
  }, [id]);
  if (gone.arrived)
    return (
      <p>
        {t.atHouse}{' '}
        <a href={`/table/${gone.table}`} class="button primary">
          {t.there}
        </a>
      </p>
    );
  return (
    <>
      <p>{t.onItsWay}</p>
      <p class="buttons">
        <button type="button" class="primary" disabled={busy} onClick={() => void send()}>
          {t.again}
        </button>
        <button type="button" disabled={busy} onClick={() => void try_(async () => (await handovers()).keepHere(id))}>
          {t.keep}
        </button>
      </p>
      {refused}
    </>
  );
}

function ToDevice({ at, go, gone }: GoneProps & { gone: Extract<Gone, { to: 'device' }> }): JSX.Element {
  const t = words.value!.elsewhere;
  const { store, name, seats } = at;
  const { busy, try_, refused } = useTrying();
  const byYou = seats.some(({ id, own }) => own && id === gone.by);
  if (gone.table !== undefined)
    return (
      <p>
        {byYou ? t.takenByYou : t.taken(name(gone.by))} {t.back}{' '}
        <a href={`/table/${gone.table}`} class="button primary">
          {t.there}
        </a>
      </p>
    );
  if (!byYou) return <p>{t.taken(name(gone.by))}</p>;
  if (rememberedTable(store.id)?.along === undefined)
    return (
      <p>
        {t.takenByYou} {t.otherDevice}
      </p>
    );
  return (
    <>
      <p>
        {t.takenByYou}{' '}
        <button
          type="button"
          class="primary"
          disabled={busy}
          onClick={() => void try_(async () => go(await (await handovers()).goOnHere(store.id)))}
        >
          {t.goOn}
        </button>
      </p>
      {refused}
    </>
  );
}
