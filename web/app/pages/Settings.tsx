// The settings of this device, on a page of their own.
import type { JSX } from 'preact';
import { Settings } from '../../play/Settings.tsx';
import { language } from '../../words/prefs.ts';
import { SETTINGS } from '../../words/settings.ts';
import { Page } from '../frame/Page.tsx';

export function SettingsPage(): JSX.Element {
  const t = SETTINGS[language.value];
  return (
    <Page title={t.title}>
      <h1>{t.title}</h1>
      <p class="lead">{t.about}</p>
      <Settings />
    </Page>
  );
}
