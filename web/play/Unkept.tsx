// Said where the browser remembers nothing: then the seat is in the address alone.
import type { JSX } from 'preact';
import { keeps } from '../net/storage.ts';
import { words } from '../words/prefs.ts';
import type { TableStore } from './store.ts';

export function Unkept({ store }: { store: TableStore }): JSX.Element | null {
  if (keeps.value || store.seats.value.length === 0) return null;
  return (
    <p class="unkept soft" role="note">
      {words.value!.unkept.seat(store.seats.value.length)}
    </p>
  );
}
