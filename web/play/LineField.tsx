// A move as one typed line, for those who prefer it: `/` leads here.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../words/prefs.ts';
import type { TableStore } from './store.ts';

export function LineField({ store }: { store: TableStore }): JSX.Element | null {
  const t = words.value!.table;
  const [line, setLine] = useState('');
  const snap = store.snapshot.value;
  if (!snap || snap.you === null || snap.question === null || !snap.awaits.includes(snap.you)) return null;
  return (
    <details class="line-field">
      <summary>{t.line}</summary>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          if (line.trim() !== '')
            void store.sayLine(line).then((said) => {
              if (said) setLine('');
            });
        }}
      >
        <label for="line" class="hidden">
          {t.line}
        </label>
        <input
          id="line"
          value={line}
          placeholder={t.lineAbout}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxLength={300}
          onInput={(e) => setLine(e.currentTarget.value)}
        />
        <button type="submit">{t.lineGo}</button>
      </form>
    </details>
  );
}
