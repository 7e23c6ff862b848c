// Language and colours.
import type { JSX } from 'preact';
import { LANGUAGES } from '@ridotto/engine/words.ts';
import { language, setLanguage, setTheme, theme, words } from './prefs.ts';

export function LanguageSwitch(): JSX.Element {
  const t = words.value!;
  return (
    <span class="languages" role="group" aria-label={t.language}>
      {LANGUAGES.map((l) => (
        <button key={l} type="button" lang={l} title={t.languages[l]} aria-pressed={language.value === l} onClick={() => setLanguage(l)}>
          <span aria-hidden="true">{l.toUpperCase()}</span>
        </button>
      ))}
    </span>
  );
}

export function ThemeSwitch(): JSX.Element {
  const t = words.value!;
  const night = theme() === 'night';
  const label = night ? t.toDay : t.toNight;
  return (
    <button type="button" class="theme" title={label} onClick={() => setTheme(night ? 'day' : 'night')}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {night ? (
          <path d="M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.1 2.1M17.7 17.7l2.1 2.1M4.2 19.8l2.1-2.1M17.7 6.3l2.1-2.1" />
        ) : (
          <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z" />
        )}
      </svg>
    </button>
  );
}
