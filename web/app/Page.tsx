// The frame of every page but the table's.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { LanguageSwitch, ThemeSwitch } from './Switches.tsx';
import { Link, path } from './router.tsx';
import { words } from '../words/prefs.ts';

export function Page({ title, children, wide }: { title: string; children: ComponentChildren; wide?: boolean }): JSX.Element {
  const t = words.value!;
  useEffect(() => {
    document.title = title === t.house ? `${t.house} – ${t.home.title}` : `${title} – ${t.house}`;
  }, [title, t]);
  return (
    <div class="frame">
      <a class="skip" href="#content">
        {t.skip}
      </a>
      <header class="house">
        <Link to="/" class="house-name" current={path.value === '/'}>
          {t.house}
        </Link>
        <nav aria-label={t.nav.label}>
          <Link to="/new" current={path.value.startsWith('/new')}>
            {t.home.tables}
          </Link>
          <Link to="/rules/san-marco" current={path.value.startsWith('/rules')}>
            {t.nav.rules}
          </Link>
          <Link to="/about" current={path.value === '/about'}>
            {t.nav.about}
          </Link>
        </nav>
        <span class="house-tools">
          <LanguageSwitch />
          <ThemeSwitch />
        </span>
      </header>
      <main id="content" class={`page${wide ? ' page-wide' : ''}`} tabindex={-1}>
        {children}
      </main>
      <footer class="foot">
        <p>{t.home.own}</p>
      </footer>
    </div>
  );
}
