// Log, districts, piles: one at a time.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../shell/prefs.ts';
import type { At, GameFace } from './face.ts';
import { Log } from './Log.tsx';

const TABS = ['log', 'districts', 'piles'] as const;
type Tab = (typeof TABS)[number];

export function Tabs({ at, face, light }: { at: At; face: GameFace; light(places: readonly string[] | null): void }): JSX.Element {
  const [tab, setTab] = useState<Tab>('log');
  const t = words.value!.table;
  const keys = (e: KeyboardEvent): void => {
    const step = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const next = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length] ?? 'log';
    setTab(next);
    document.getElementById(`tab-${next}`)?.focus();
    e.preventDefault();
  };
  return (
    <section class="tabs" aria-label={`${t.log}, ${t.districts}, ${t.piles}`}>
      <div class="tabs-bar" role="tablist" onKeyDown={keys}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            aria-selected={tab === one}
            aria-controls="tab-body"
            tabindex={tab === one ? 0 : -1}
            onClick={() => setTab(one)}
          >
            {t[one]}
          </button>
        ))}
      </div>
      <div class="tabs-body" role="tabpanel" id="tab-body" aria-labelledby={`tab-${tab}`} tabindex={tab === 'log' ? -1 : 0}>
        {tab === 'log' && <Log at={at} face={face} light={light} />}
        {tab === 'districts' && <face.Districts at={at} />}
        {tab === 'piles' && (
          <>
            <face.Piles at={at} />
            <h3>{t.dealt}</h3>
            <p class="seal">{t.dealtAbout(at.snapshot.commitment)}</p>
          </>
        )}
      </div>
    </section>
  );
}
