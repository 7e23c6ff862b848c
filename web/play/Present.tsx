// Who has the table before their eyes, and when others last had: a dot beside the name, and words.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { lookAtTable, type Looking, type Present } from '../net/here.ts';
import { language, words } from '../words/prefs.ts';
import type { TableStore } from './store.ts';

const present = signal<readonly Present[]>([]);

/** As long as the table is on the screen. `yours`: it is one's turn. */
export function usePresence(store: TableStore, yours: boolean): void {
  const looking = useRef<Looking | null>(null);
  const snapshot = store.snapshot.value;
  const you = snapshot?.you ?? null;
  const token = store.seats.value.find(({ seat }) => seat === you)?.token ?? null;
  const there = snapshot !== null;
  useEffect(() => {
    if (!there) return undefined;
    const now = lookAtTable(
      store.id,
      token,
      () => store.snapshot.value?.seq ?? 0,
      (seats) => (present.value = seats),
    );
    looking.current = now;
    return () => {
      now.stop();
      looking.current = null;
      present.value = [];
    };
  }, [store, token, there]);
  useEffect(() => {
    if (there && yours) looking.current?.look();
  }, [yours, there]);
}

export function PresentMark({ seat, you }: { seat: string; you: string | null }): JSX.Element | null {
  const t = words.value!.table;
  const one = seat === you ? undefined : present.value.find((p) => p.seat === seat);
  if (!one) return null;
  const text = one.looking ? t.looksNow : t.lastHere(when(one.at));
  return (
    <span class={`one-here${one.looking ? ' one-here-now' : ''}`} title={text}>
      <span class="hidden">{text}</span>
    </span>
  );
}

const DAY = 24 * 3_600_000;
/** The day of the week is enough for a while. */
function when(at: number): string {
  const ago = Date.now() - at;
  const about: Intl.DateTimeFormatOptions =
    ago < DAY / 2
      ? { timeStyle: 'short' }
      : ago < 6 * DAY
        ? { weekday: 'long', hour: '2-digit', minute: '2-digit' }
        : { dateStyle: 'medium' };
  return new Date(at).toLocaleString(language.value, about);
}
