// Records from elsewhere, into one's library: line by line of the files that are chosen, each with its verdict.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { bring, recordsIn, type Brought } from '../../net/library.ts';
import { LIBRARY, type Verdict } from '../../words/library.ts';
import { language } from '../../words/prefs.ts';
import { useDoing } from './Part.tsx';

interface Line extends Brought {
  readonly file: string;
  readonly n: number;
}

/** `done`: is told when all have been looked at. */
export function BringGames({ done }: { done(): Promise<void> }): JSX.Element {
  const t = LIBRARY[language.value];
  const { does, say, said } = useDoing();
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [busy, setBusy] = useState<{ readonly done: number; readonly of: number } | null>(null);
  const take = async (files: readonly File[]): Promise<void> => {
    const all: { readonly file: string; readonly n: number; readonly text: string }[] = [];
    for (const file of files) all.push(...recordsIn(await file.text()).map((text, n) => ({ file: file.name, n: n + 1, text })));
    const found: Line[] = [];
    try {
      for (const { file, n, text } of all) {
        setBusy({ done: found.length, of: all.length });
        found.push({ file, n, ...(await bring(text)) });
      }
    } finally {
      setBusy(null);
      setLines(found);
      await done();
    }
    const many = (is: Brought['is']): number => found.filter((one) => one.is === is).length;
    say({ text: t.brought(many('new'), many('known'), many('refused')) });
  };
  return (
    <>
      <p>
        <label class="button">
          {t.choose}
          <input
            type="file"
            class="hidden"
            multiple
            accept=".json,.jsonl,application/json"
            disabled={busy !== null}
            onChange={(e) => {
              const files = [...(e.currentTarget.files ?? [])];
              e.currentTarget.value = '';
              setLines([]);
              void does(() => take(files));
            }}
          />
        </label>
      </p>
      {busy && (
        <p role="status">
          {t.bringing(busy.done, busy.of)} <progress value={busy.done} max={busy.of} />
        </p>
      )}
      {said}
      <ul class="library-verdicts">
        {lines.map(({ file, n, is, why, detail }) => (
          <li key={`${file} ${n}`} data-is={is}>
            <strong>
              {file} · {t.line(n)}
            </strong>{' '}
            {t.verdicts[(is === 'refused' ? (why ?? 'departs') : is) as Verdict] ?? detail}
            {is === 'refused' && detail !== '' && <small lang="en">{detail}</small>}
          </li>
        ))}
      </ul>
    </>
  );
}
