// The settings of this device, over a table; fetched when they are wanted.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { fetched } from '../net/fetched.ts';
import { words } from '../words/prefs.ts';
import { Dialog } from './Dialog.tsx';

export function SettingsDialog({ close }: { close(): void }): JSX.Element {
  const [Part, come] = useState<(() => JSX.Element) | null>(null);
  useEffect(() => void fetched(() => import('./Settings.tsx')).then(({ Settings }) => come(() => Settings)), []);
  return (
    <Dialog title={words.value!.table.settings} close={close}>
      {Part ? <Part /> : <p role="status">{words.value!.loading}</p>}
    </Dialog>
  );
}
