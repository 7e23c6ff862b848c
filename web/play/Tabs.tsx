// The log, and whatever tables a game has: one at a time.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../words/prefs.ts';
import type { At, GameFace } from './face.ts';
import { Log } from './Log.tsx';

export function Tabs({ at, face, light }: { at: At; face: GameFace; light(places: readonly string[] | null): void }): JSX.Element {
  const [chosen, setTab] = useState('log');
  const t = words.value!.table;
  const parts = face.tabs();
  const tabs = [{ id: 'log', name: t.log }, ...parts];
  const tab = tabs.some((one) => one.id === chosen) ? chosen : 'log';
  const Part = parts.find((one) => one.id === tab)?.Part;
  const keys = (e: KeyboardEvent): void => {
    const step = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const next = tabs[(tabs.findIndex((one) => one.id === tab) + step + tabs.length) % tabs.length]?.id ?? 'log';
    setTab(next);
    document.getElementById(`tab-${next}`)?.focus();
    e.preventDefault();
  };
  return (
    <section class="tabs" aria-label={tabs.map((one) => one.name).join(', ')}>
      <div class="tabs-bar" role="tablist" onKeyDown={keys}>
        {tabs.map(({ id: one, name }) => (
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
            {name}
          </button>
        ))}
      </div>
      <div class="tabs-body" role="tabpanel" id="tab-body" aria-labelledby={`tab-${tab}`} tabindex={tab === 'log' ? -1 : 0}>
        {tab === 'log' && <Log at={at} face={face} light={light} />}
        {Part && <Part at={at} />}
        {Part && tab === parts.at(-1)?.id && (
          <>
            <h3>{t.dealt}</h3>
            <p class="seal">{t.dealtAbout(at.snapshot.commitment)}</p>
          </>
        )}
      </div>
    </section>
  );
}
