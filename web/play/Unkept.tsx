// Said where the browser remembers nothing: then the seat is in the address alone. In the bar, where it moves nothing.
import type { JSX } from 'preact';
import { keeps } from '../net/storage.ts';
import { words } from '../words/prefs.ts';
import type { TableStore } from './store.ts';

export function Unkept({ store }: { store: TableStore }): JSX.Element | null {
  if (keeps.value || store.seats.value.length === 0) return null;
  const t = words.value!.unkept;
  return (
    <div class="unkept" role="note">
      <details>
        <summary>
          <span aria-hidden="true">⚠</span> <span>{t.short}</span>
        </summary>
        <p>{t.seat(store.seats.value.length)}</p>
      </details>
    </div>
  );
}
