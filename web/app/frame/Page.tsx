// The frame of every page but the table's.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { LanguageSwitch, ThemeSwitch } from '../../words/Switches.tsx';
import { LISTED } from '../../games/index.ts';
import { useKeptFocus } from './keep-focus.ts';
import { path } from './router.ts';
import { newer } from '../../offline/keep.ts';
import { words } from '../../words/prefs.ts';

export function Page({ title, children, wide }: { title: string; children: ComponentChildren; wide?: boolean }): JSX.Element {
  const t = words.value!;
  useKeptFocus();
  useEffect(() => {
    document.title = title === t.house ? `${t.house} – ${t.home.title}` : `${title} – ${t.house}`;
  }, [title, t]);
  return (
    <div class="frame">
      <a class="skip" href="#content">
        {t.skip}
      </a>
      <header class="house">
        <a href="/" class="house-name" aria-current={path.value === '/' ? 'page' : undefined}>
          {t.house}
        </a>
        <nav aria-label={t.nav.label}>
          <a href="/new" aria-current={path.value.startsWith('/new') ? 'page' : undefined}>
            {t.home.tables}
          </a>
          <a href="/lobby" aria-current={path.value === '/lobby' ? 'page' : undefined}>
            {t.filling.lobby}
          </a>
          <a href={`/rules/${LISTED[0]?.name ?? ''}`} aria-current={path.value.startsWith('/rules') ? 'page' : undefined}>
            {t.nav.rules}
          </a>
          <a href="/about" aria-current={path.value === '/about' ? 'page' : undefined}>
            {t.nav.about}
          </a>
          <a href="/me" aria-current={path.value === '/me' ? 'page' : undefined}>
            {t.nav.me}
          </a>
        </nav>
        <span class="house-tools">
          <LanguageSwitch />
          <ThemeSwitch />
          <a href="/settings" class="button gear" title={t.table.settings} aria-current={path.value === '/settings' ? 'page' : undefined}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 7h9M17 7h3M4 12h3M11 12h9M4 17h11M19 17h1M13 5v4M7 10v4M15 15v4" />
            </svg>
          </a>
        </span>
      </header>
      <main id="content" class={`page${wide ? ' page-wide' : ''}`} tabindex={-1} aria-label={title}>
        {children}
      </main>
      <footer class="foot">
        {newer.value && (
          <p role="status">
            {t.newer.ready}{' '}
            <button type="button" onClick={() => location.reload()}>
              {t.newer.use}
            </button>
          </p>
        )}
        <p>{t.home.own}</p>
        <p>
          <a href="/replay">{t.past.choose}</a>
        </p>
      </footer>
    </div>
  );
}
