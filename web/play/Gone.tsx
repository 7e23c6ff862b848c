// The game goes on elsewhere: where, and the way there, in the place of what else would be asked.
import type { Gone } from '@ridotto/table/protocol.ts';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { fetched } from '../net/fetched.ts';
import { rememberedTable } from '../net/seats.ts';
import { elsewhereWords } from '../words/elsewhere/index.ts';
import { useTrying } from './Elsewhere.tsx';
import type { At } from './face.ts';

const handovers = () => fetched(() => import('../net/handover.ts'));

interface GoneProps {
  at: At;
  gone: Gone;
  /** To another page of the house. */
  go(to: string): void;
}
export function GonePrompt({ at, gone, go }: GoneProps): JSX.Element {
  return gone.to === 'house' ? <ToHouse at={at} go={go} gone={gone} /> : <ToDevice at={at} go={go} gone={gone} />;
}

function Said({ line, refused, children }: { line: string; refused?: JSX.Element | null; children?: ComponentChildren }): JSX.Element {
  return (
    <section class="prompt" aria-label={elsewhereWords().title} data-area="prompt">
      <p class="prompt-line" role="status" id="prompt" tabindex={-1}>
        <span class="prompt-ask">{line}</span>
      </p>
      {refused}
      {children && <div class="prompt-buttons">{children}</div>}
    </section>
  );
}

function ToHouse({ at, go, gone }: GoneProps & { gone: Extract<Gone, { to: 'house' }> }): JSX.Element {
  const t = elsewhereWords();
  const { busy, try_, refused } = useTrying();
  const { id } = at.store;
  const send = (): Promise<void> => try_(async () => go(await (await handovers()).handOver(id)));
  // The answer was lost, perhaps: sent again it is the same table.
  useEffect(() => {
    if (!gone.arrived) void send();
  }, [id]);
  if (gone.arrived)
    return (
      <Said line={t.atHouse}>
        <a href={`/table/${gone.table}`} class="button primary">
          {t.there}
        </a>
      </Said>
    );
  return (
    <Said line={t.onItsWay} refused={refused}>
      <button type="button" disabled={busy} onClick={() => void try_(async () => (await handovers()).keepHere(id))}>
        {t.keep}
      </button>
      <button type="button" class="primary" disabled={busy} onClick={() => void send()}>
        {t.again}
      </button>
    </Said>
  );
}

function ToDevice({ at, go, gone }: GoneProps & { gone: Extract<Gone, { to: 'device' }> }): JSX.Element {
  const t = elsewhereWords();
  const { store, name, seats } = at;
  const { busy, try_, refused } = useTrying();
  const byYou = seats.some(({ id, own }) => own && id === gone.by);
  // Who had it meanwhile is in the log.
  if (gone.table !== undefined)
    return (
      <Said line={t.back}>
        <a href={`/table/${gone.table}`} class="button primary">
          {t.there}
        </a>
      </Said>
    );
  const taken = byYou ? t.takenByYou : t.taken(name(gone.by));
  if (!byYou) return <Said line={taken} />;
  if (rememberedTable(store.id)?.along === undefined) return <Said line={`${taken} ${t.otherDevice}`} />;
  return (
    <Said line={taken} refused={refused}>
      <button
        type="button"
        class="primary"
        disabled={busy}
        onClick={() => void try_(async () => go(await (await handovers()).goOnHere(store.id)))}
      >
        {t.goOn}
      </button>
    </Said>
  );
}
