// What this is, whose it is, and what it is not.
import type { JSX } from 'preact';
import { gameWords, words } from '../shell/prefs.ts';
import { Page } from '../shell/Page.tsx';

export function About(): JSX.Element {
  const t = words.value!.about;
  return (
    <Page title={t.title}>
      <h1>{t.title}</h1>
      {t.paragraphs.map((p) => (
        <p key={p}>{p}</p>
      ))}
      <h2>{t.credits}</h2>
      <p>{gameWords.value!.by}.</p>
      <p>{t.fonts}</p>
      <p>{t.colours}</p>
      <p>
        <strong>{t.own}</strong>
      </p>
      <h2>{t.legal}</h2>
      <p>{t.contact}</p>
    </Page>
  );
}
