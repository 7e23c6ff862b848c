// A move as one typed line, for those who prefer it: `/` leads here.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../words/prefs.ts';
import type { AnyChoice } from '../net/http/api.ts';
import type { At, GameFace } from './face.ts';

/** How a choice is typed, where it consists of plain words; undefined: not as simply as that. */
function typed({ do: verb, ...fields }: AnyChoice): string | undefined {
  const words = Object.values(fields);
  return words.every((w) => typeof w === 'string') ? [verb, ...words].join(' ') : undefined;
}

export function LineField({ at, face }: { at: At; face: GameFace }): JSX.Element | null {
  const { store } = at;
  const t = words.value!.table;
  const [line, setLine] = useState('');
  const snap = at.snapshot;
  if (snap.you === null || snap.question === null || !snap.awaits.includes(snap.you)) return null;
  // One of the choices there are now says better than any other how it is done.
  const one = store.draft.legal.value.find((c) => typed(c) !== undefined);
  const example = one && typed(one);
  return (
    <details class="line-field">
      <summary>{t.line}</summary>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          if (line.trim() !== '')
            void store.draft.sayLine(line).then((said) => {
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
          placeholder={example === undefined ? '' : t.lineAbout(example)}
          aria-describedby="line-means"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxLength={300}
          onInput={(e) => setLine(e.currentTarget.value)}
        />
        <button type="submit">{t.lineGo}</button>
      </form>
      <p class="soft" id="line-means">
        {one && example !== undefined && t.lineMeans(example, face.label(one, at))}
      </p>
    </details>
  );
}
