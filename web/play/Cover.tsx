// Between two players at one device: nothing private is on the page, or anywhere in it, until the right one asks.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { SeatToken } from '../art/emblems.tsx';
import { seatIndex } from '../art/seats.ts';
import { words } from '../words/prefs.ts';
import type { TableStore } from './store.ts';

export function Cover({ store, name }: { store: TableStore; name(seat: string): string }): JSX.Element {
  const t = words.value!.cover;
  const next = store.mine.value[0] ?? store.seats.value[0]?.seat ?? 's0';
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [next]);
  return (
    <main class="cover" data-testid="cover">
      <SeatToken seat={seatIndex(next)} size={96} />
      <h1 ref={title} tabindex={-1}>
        {t.title(name(next))}
      </h1>
      <p>{t.about}</p>
      <button type="button" class="primary big" onClick={() => void store.show(next)}>
        {t.show(name(next))}
      </button>
    </main>
  );
}
