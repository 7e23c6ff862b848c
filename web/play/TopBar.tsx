// The head of a table page: game and stage, how the line stands, hot-seat, help, links, language, colours.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { LanguageSwitch, ThemeSwitch } from '../words/Switches.tsx';
import { words } from '../words/prefs.ts';
import { isHere } from '../net/tables.ts';
import { rememberedTable } from '../net/seats.ts';
import type { At, GameFace } from './face.ts';
import type { OpenDialog } from './dialogs.ts';
import { EditionMark } from './EditionMark.tsx';
import { rulesOf } from './rules-link.ts';
import { Unkept } from './Unkept.tsx';
import { ImaginedMark } from './ImaginedMark.tsx';

/** `stage`: of what the board shows. */
export function TopBar({ at, stage, face, open }: { at: At; stage: string; face: GameFace; open(d: OpenDialog): void }): JSX.Element {
  const t = words.value!;
  const { store, snapshot } = at;
  const c = store.connection.value;
  const [unfolded, unfold] = useState(false);
  const { invites = [], seats = [], filled = false } = rememberedTable(store.id) ?? {};
  const state = c.state === 'lost' ? t.live.lost(c.tries) : t.live[c.state];
  return (
    <header class="top">
      <a href="/" class="top-home">
        {t.house}
      </a>
      <h1>{face.words().title}</h1>
      <ImaginedMark table={store.id} />
      <EditionMark at={at} />
      <span class="top-stage">{snapshot.over ? '' : stage}</span>
      <Unkept store={store} />
      <span class={`top-live top-${c.state}`} role="status">
        <span class="dot" aria-hidden="true" />
        <span class={c.state === 'lost' ? '' : 'hidden'}>{state}</span>
      </span>
      <button type="button" class="top-menu" aria-expanded={unfolded} aria-controls="top-tools" onClick={() => unfold(!unfolded)}>
        {t.table.menu}
      </button>
      <span class={`top-tools${unfolded ? ' top-unfolded' : ''}`} id="top-tools">
        {snapshot.over && (
          <>
            <button type="button" onClick={() => open({ kind: 'end' })}>
              {t.end.show}
            </button>
            <a href={`/replay/${store.id}`}>{t.past.replay}</a>
          </>
        )}
        {store.hotSeat.value && store.showing.value !== null && (
          <button type="button" onClick={() => store.hide()}>
            {t.table.hide}
          </button>
        )}
        {store.hotSeat.value &&
          store.showing.value === null &&
          at.seats
            .filter((s) => s.own)
            .map((s) => (
              <button key={s.id} type="button" onClick={() => void store.show(s.id)}>
                {t.cover.show(s.name)}
              </button>
            ))}
        <button type="button" onClick={() => open({ kind: 'settings' })}>
          {t.table.settings}
        </button>
        {(snapshot.you !== null || (isHere(store.id) && seats.length === 0)) && !snapshot.over && !snapshot.gone && (
          <button type="button" id="company" onClick={() => open({ kind: 'company' })}>
            {t.company.open}
          </button>
        )}
        {snapshot.you === null && seats.length === 0 && !isHere(store.id) && <a href={`/table/${store.id}/screen`}>{t.around.show}</a>}
        {invites.length > 0 && <a href={`/table/${store.id}/links`}>{t.share.open}</a>}
        {filled && snapshot.you !== null && (
          <a href="/me" class="top-bell" title={t.table.tellMe}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 3a6 6 0 0 0-6 6v5l-2 3h16l-2-3V9a6 6 0 0 0-6-6ZM9.500 20a2.600 2.600 0 0 0 5 0" />
            </svg>
            <span>{t.table.tellMe}</span>
          </a>
        )}
        <a href={rulesOf(at)}>{t.nav.rules}</a>
        <button type="button" class="top-help" title={t.table.help} onClick={() => open({ kind: 'help' })}>
          <span aria-hidden="true">?</span>
        </button>
        <LanguageSwitch />
        <ThemeSwitch />
      </span>
    </header>
  );
}
