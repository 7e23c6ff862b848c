// A code that somebody reads to one, or that stands on a screen: typed here, it leads to the table that fills.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Refused, UNREACHABLE, type Problem } from '../../net/http/api.ts';
import { byTableCode } from '../../net/people.ts';
import { kindOf, problemInWords } from '../../words/problem.ts';
import { words } from '../../words/prefs.ts';
import { Page } from '../frame/Page.tsx';
import { go } from '../frame/router.ts';

export function Join(): JSX.Element {
  const { typed: t, ...all } = words.value!;
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const join = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const { table, invitation } = await byTableCode(code);
      go(`/sit/${table}#invitation=${invitation}`);
    } catch (e) {
      setProblem(e instanceof Refused ? e.problem : UNREACHABLE);
      setBusy(false);
    }
  };
  return (
    <Page title={t.title}>
      <h1>{t.title}</h1>
      <p class="lead">{t.about}</p>
      <form
        class="sit-name"
        onSubmit={(e) => {
          e.preventDefault();
          void join();
        }}
      >
        <label for="table-code">{t.code}</label>
        <input
          id="table-code"
          class="typed-code"
          value={code}
          required
          maxLength={20}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onInput={(e) => setCode(e.currentTarget.value)}
        />
        <button type="submit" class="primary" disabled={busy}>
          {t.go}
        </button>
      </form>
      {problem && (
        <p role="alert" class="problem">
          {kindOf(problem) === 'no-such-code' ? t.none : problemInWords(all.problem, problem)}
        </p>
      )}
    </Page>
  );
}
