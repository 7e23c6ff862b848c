// An address that leads nowhere.
import type { JSX } from 'preact';
import { words } from '../../words/prefs.ts';
import { Page } from '../frame/Page.tsx';

export function NotFound(): JSX.Element {
  const t = words.value!.notFound;
  return (
    <Page title={t.title}>
      <h1>{t.title}</h1>
      <p>{t.about}</p>
      <p>
        <a href="/" class="button">
          {t.home}
        </a>
      </p>
    </Page>
  );
}
