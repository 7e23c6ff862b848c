// At a table where one tries how it could go on, and all that one did not know is imagined.
import type { JSX } from 'preact';
import { rememberedTable } from '../net/seats.ts';
import { words } from '../words/prefs.ts';

/** Beside the title of such a table: nobody takes it for the real one. */
export function ImaginedMark({ table }: { table: string }): JSX.Element | null {
  const { branch } = rememberedTable(table) ?? {};
  if (branch?.imagined !== true) return null;
  const w = words.value!.past.whatIf;
  return (
    <a class="top-imagined" href={`/table/${branch.of}`} title={w.imaginedMark}>
      {w.imagined}
    </a>
  );
}
