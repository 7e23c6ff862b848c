// The invitation for whoever has no camera: a short code, and where it is typed. It ends, and is made anew as long as the table fills.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { tableCode } from '../../net/people.ts';
import { words } from '../../words/prefs.ts';

/** Milliseconds until it is asked for again where the house did not answer. */
const AGAIN = 5000;

/** `invitation`: where it is another one, the codes of the one before are worth nothing. */
export function TypedCode({ table, invitation }: { table: string; invitation: string | null }): JSX.Element {
  const t = words.value!.typed;
  const [code, setCode] = useState('');
  useEffect(() => {
    let gone = false;
    let clock: ReturnType<typeof setTimeout>;
    const ask = async (): Promise<void> => {
      const shown = await tableCode(table).catch(() => undefined);
      if (gone) return;
      if (shown) setCode(shown.code);
      clock = setTimeout(() => void ask(), shown ? shown.lasts / 2 : AGAIN);
    };
    void ask();
    return () => {
      gone = true;
      clearTimeout(clock);
    };
  }, [table, invitation]);
  return (
    <p class="typed">
      {t.there} <strong>{`${location.host}/join`}</strong> <output class="typed-code">{code}</output>
    </p>
  );
}
